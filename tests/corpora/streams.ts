/** Public test data of event streams and of UTF-8, through the parser of the portal (PRE-18). */
import { readMessages } from '#api/event-stream.ts';

interface StreamCase {
  id: string;
  title: string;
  chunks_b64: string[];
  expected: { event: string; data: string; lastEventId: string }[];
  /** HTTP status of the response, if it is not 200. */
  status?: number;
  /** `fail`: the response is refused by its status or its type, before anything is parsed. */
  expectConnection?: 'fail';
}

interface Utf8Case {
  id: string;
  bytes_b64: string;
  replaced: string;
}

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** The messages of a body in these pieces, with the last id so far, which a message without an id keeps. */
async function messagesOf(pieces: readonly Uint8Array[]): Promise<string> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const messages = [];
  let lastEventId = '';
  for await (const { event = 'message', data, id } of readMessages(body)) {
    lastEventId = id ?? lastEventId;
    messages.push({ event, data, lastEventId });
  }
  return JSON.stringify(messages);
}

/** The bytes as they are, and split in two at every place. */
function* splitsOf(pieces: readonly Uint8Array[]): Generator<readonly Uint8Array[]> {
  yield pieces;
  const bytes = new Uint8Array(Buffer.concat(pieces));
  for (let at = 0; at <= bytes.length; at += 1) yield [bytes.subarray(0, at), bytes.subarray(at)];
}

/**
 * The event streams, whole and split at every byte. Cases whose response is refused by its status or its type do not
 * apply: the portal's transport decides about those before the parser gets the body.
 *
 * @returns how many cases apply, and the wrong ones
 */
export async function checkStreams(all: readonly StreamCase[]): Promise<{ count: number; wrong: string[] }> {
  const cases = all.filter(({ expectConnection }) => expectConnection !== 'fail');
  const wrong: string[] = [];
  for (const { id, title, chunks_b64, expected } of cases) {
    for (const pieces of splitsOf(chunks_b64.map(bytesOf))) {
      if ((await messagesOf(pieces)) === JSON.stringify(expected)) continue;
      wrong.push(`${id} ${title}, as ${pieces.map(({ length }) => length).join(' + ')} bytes`);
      break;
    }
  }
  return { count: cases.length, wrong };
}

/** UTF-8 as the data of one message, whole and split at every byte. */
export async function checkUtf8(cases: readonly Utf8Case[]): Promise<string[]> {
  const [before, after] = ['data: <', '>\n\n'].map((text) => new TextEncoder().encode(text));
  const wrong: string[] = [];
  for (const { id, bytes_b64, replaced } of cases) {
    const expected = JSON.stringify([{ event: 'message', data: `<${replaced}>`, lastEventId: '' }]);
    for (const pieces of splitsOf([
      before ?? new Uint8Array(),
      bytesOf(bytes_b64),
      after ?? new Uint8Array(),
    ]))
      if ((await messagesOf(pieces)) !== expected) {
        wrong.push(`${id} ${bytes_b64}`);
        break;
      }
  }
  return wrong;
}
