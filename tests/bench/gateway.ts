import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOf } from './answers.ts';

/** An answer that is streamed at a fixed pace. */
export interface Pace {
  /** Its text, by the names of `answers.ts`. */
  kind: 'markdown' | 'paragraphs';
  /** Its length, characters. */
  length: number;
  pieces: number;
  /** Time from the beginning of one piece to that of the next, ms. */
  interval: number;
}

/** The request that is answered at this pace. */
export const requestFor = ({ kind, length, pieces, interval }: Pace): string =>
  `Ответ ${kind}: ${length} знаков, ${pieces} частей через ${interval} мс`;

function paceIn(body: string): Pace | null {
  const found = /Ответ (markdown|paragraphs): (\d+) знаков, (\d+) частей через (\d+) мс/.exec(body);
  if (!found) return null;
  const [length = 0, pieces = 1, interval = 0] = found.slice(2).map(Number);
  return { kind: found[1] === 'paragraphs' ? 'paragraphs' : 'markdown', length, pieces, interval };
}

async function stream(body: string, pace: Pace, response: ServerResponse): Promise<void> {
  let id = 0;
  const send = (event: object): void => {
    id += 1;
    if (!response.destroyed)
      response.write(`id: ${id}\ndata: ${JSON.stringify({ ...event, id: String(id) })}\n\n`);
  };
  const chatUuid = /name="chat"\r\n\r\n([\w-]{36})/.exec(body)?.[1] ?? crypto.randomUUID();
  const date = new Date().toISOString();
  const ids = { requestMessageId: crypto.randomUUID(), messageId: crypto.randomUUID() };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send({ type: 'started', chatUuid, ...ids, date });
  const text = answerOf(pace.kind, pace.length);
  const size = Math.ceil(text.length / pace.pieces);
  const begun = performance.now();
  for (let piece = 0; piece < pace.pieces && !response.destroyed; piece += 1) {
    send({ type: 'delta', text: text.slice(piece * size, (piece + 1) * size) });
    const wait = begun + (piece + 1) * pace.interval - performance.now();
    if (wait > 0) await pause(wait);
  }
  send({ type: 'finished', status: 'complete', reason: 'complete', date });
  response.end();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Starts a gateway on a free port. It answers requests of `requestFor` at their pace, which the stand-in does not keep, and
 * passes all others to the stand-in.
 *
 * @param target address of the stand-in
 */
export async function serveGateway(target: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { url = '/', method, headers } = request;
    const body = await bodyOf(request);
    const pace = url.endsWith('/message') ? paceIn(body.toString()) : null;
    if (pace) return stream(body.toString(), pace, response);
    const passed = httpRequest(`${target}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    passed.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
