import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { nextTurn } from '#lib/timing.ts';

/** Bytes that are parsed at a time. */
const SLICE_BYTES = 16_384;
/** How long parsing may keep the page from reacting, ms. A burst takes several turns of this length. */
const TURN_MS = 10;

/**
 * A connection without a byte for this time is taken as broken, ms. The gateway sends a heartbeat every 15 s at the latest,
 * and the contract permits this from 45 s on ("Streams of answers").
 */
const SILENCE_MS = 45_000;

/** Reads the next bytes. Throws when the connection is silent for too long. */
async function readInTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TypeError('The connection is silent')), SILENCE_MS);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Parses the messages of an SSE body, however it is split into chunks. Ends when the body ends. A burst is parsed in
 * slices, between which the page can react.
 *
 * @throws the error of the body's reader when the connection breaks; TypeError when it is silent for 45 s
 */
export async function* readMessages(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const queue: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => queue.push(message) });
  // The parser removes the BOM; a decoder that also did would remove a second one (checked with the WPT cases).
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await readInTime(reader);
      if (done) return;
      let begun = performance.now();
      for (let at = 0; at < value.length; at += SLICE_BYTES) {
        if (performance.now() - begun > TURN_MS) {
          await nextTurn();
          begun = performance.now();
        }
        parser.feed(decoder.decode(value.subarray(at, at + SLICE_BYTES), { stream: true }));
        yield* queue.splice(0);
      }
    }
  } finally {
    // Not awaited: a connection that is silent may not confirm it.
    reader.cancel().catch(() => undefined);
  }
}
