/** Events of a run as server-sent events. */
import type { ChatEvent, Run } from './run.ts';

/** Headers that stop proxies and caches from buffering the events. */
export const streamHeaders = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' } as const;

const encoder = new TextEncoder();

/** Events as `id:` and `data:` lines. */
export function encodeEvents(events: readonly ChatEvent[]): Uint8Array<ArrayBuffer> {
  return encoder.encode(
    events.map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
  );
}

/**
 * Streams the events of a run: those after number `after` (0 for all), then each new one. After `heartbeat` ms without an
 * event it sends a comment. The reader pulls, so that a slow reader delays neither the run nor other readers. When the
 * run drops its connections, the streams that were open fail; later ones do not.
 */
export function follow(run: Run, after: number, heartbeat: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const cancelled = new AbortController();
  const wasDroppedBefore = run.droppedAt !== undefined;
  const dropIndex = () => (run.closed || !wasDroppedBefore ? run.droppedAt : undefined);
  let index = after;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        while (!cancelled.signal.aborted) {
          const end = Math.min(dropIndex() ?? run.events.length, run.events.length);
          if (index < end) {
            controller.enqueue(encodeEvents(run.events.slice(index, end)));
            index = end;
            return;
          }
          if (dropIndex() !== undefined) return controller.error(new Error('The connection drops'));
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
