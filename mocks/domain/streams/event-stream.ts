/** Events of a run as server-sent events. */
import type { EventLog } from './event-log.ts';

interface Numbered {
  readonly id: string;
}

/** Headers that stop proxies and caches from buffering the events. */
export const streamHeaders = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' } as const;

/** About the maximum length of what a reader gets at once, so that one that stalls holds little memory. */
const MAX_CHUNK = 64_000;

const encoder = new TextEncoder();
const textOf = (event: Numbered) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`;

/** Events as `id:` and `data:` lines. */
export const encodeEvents = (events: readonly Numbered[]): Uint8Array<ArrayBuffer> =>
  encoder.encode(events.map(textOf).join(''));

/**
 * Streams the events of a run: those after number `after` (0 for all), then each new one. After `heartbeat` ms without an
 * event it sends a comment. The reader pulls, so that a slow reader delays neither the run nor other readers. When the
 * run drops its connections, the streams that were open fail; later ones do not.
 */
export function follow<Event extends Numbered, Draft>(
  run: EventLog<Event, Draft>,
  after: number,
  heartbeat: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const cancelled = new AbortController();
  const dropsBefore = run.drops.length;
  const dropIndex = () => (run.closed || run.drops.includes(0, dropsBefore) ? 0 : run.drops[dropsBefore]);
  let index = after;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        while (!cancelled.signal.aborted) {
          const end = Math.min(dropIndex() ?? run.events.length, run.events.length);
          if (index < end) {
            let text = '';
            while (index < end && text.length < MAX_CHUNK) {
              const event = run.events[index++];
              if (event) text += textOf(event);
            }
            controller.enqueue(encoder.encode(text));
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
