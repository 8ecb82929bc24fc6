/** Events of a run as server-sent events. */
import type { ChatEvent, Run } from './run.ts';

/** Headers under which nothing between us and the browser holds events back. */
export const streamHeaders = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' } as const;

const encoder = new TextEncoder();

/** Events as `id:` and `data:` lines. */
export function encodeEvents(events: readonly ChatEvent[]): Uint8Array<ArrayBuffer> {
  return encoder.encode(
    events.map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
  );
}

/**
 * The events after number `after` (0 for all), then each as it comes, a comment every `heartbeat` ms of silence, and
 * the end. Pulled by its reader: a slow one holds up neither the run nor other readers. Errors, which breaks the
 * connection, where the run says that connections drop; a reader that came later is not affected.
 */
export function follow(run: Run, after: number, heartbeat: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const cancelled = new AbortController();
  const cut = () => (run.closed || !dropsBehind ? run.droppedAt : undefined);
  const dropsBehind = run.droppedAt !== undefined;
  let index = after;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        while (!cancelled.signal.aborted) {
          const end = Math.min(cut() ?? run.events.length, run.events.length);
          if (index < end) {
            controller.enqueue(encodeEvents(run.events.slice(index, end)));
            index = end;
            return;
          }
          if (cut() !== undefined) return controller.error(new Error('The connection drops'));
          if (run.ended) return controller.close();
          if (!(await run.next(heartbeat, cancelled.signal))) {
            controller.enqueue(encoder.encode(': heartbeat\n\n'));
            return;
          }
        }
      },
      cancel() {
        cancelled.abort();
      },
    },
    { highWaterMark: 0 },
  );
}
