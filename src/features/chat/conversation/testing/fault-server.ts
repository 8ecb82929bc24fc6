/** An HTTP server that answers the calls of a chat as a test says, wrongly too, over real connections. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { unavailable } from '#platform/availability.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { toast } from '#ui/index.ts';
import { chatUuid, started } from './stand-in.ts';

/** Writes an answer; it need not end it. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

const calls = {
  send: /^POST .*\/message$/,
  resume: /^GET .*\/stream/,
  stop: /^DELETE .*\/stream/,
  list: /^GET .*\/getListMessage/,
};
export type CallName = keyof typeof calls;

/** Begins an event stream and writes these parts, each on its own. */
export async function write(response: ServerResponse, ...parts: (string | Uint8Array)[]): Promise<void> {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const part of parts) {
    response.write(part);
    // The next part arrives on its own.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** An event stream of these parts, which ends. */
export const whole =
  (...parts: (string | Uint8Array)[]): Answer =>
  async (response) => {
    await write(response, ...parts);
    response.end();
  };

/** An event stream of these parts, whose connection is reset then. */
export const reset =
  (...parts: (string | Uint8Array)[]): Answer =>
  async (response) => {
    await write(response, ...parts);
    response.destroy();
  };

/** An error page of a proxy. */
export const proxyPage =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Bad gateway</title>\n\n<p>data: {"type":"delta"}\n\n');
  };

/** A page of stored messages. */
export const stored =
  (content: object[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ content, totalElements: 2, totalPages: 1, number: 0, size: 30, last: true }),
    );
  };

/**
 * Starts a server whose answers to each call are given one after another; the last one is repeated. The real transport
 * of the portal uses it until the test ends.
 *
 * @returns the calls that arrived, with the resumed event's id
 */
export async function startFaultServer(answers: Partial<Record<CallName, Answer[]>>): Promise<string[]> {
  const log: string[] = [];
  const server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`;
    // The gateway is up; only calls of the chat fail.
    if (line.endsWith('/data/ping')) {
      response.writeHead(204).end();
      return;
    }
    const name = (Object.keys(calls) as CallName[]).find((one) => calls[one].test(line));
    log.push([name ?? line, request.headers['last-event-id']].filter(Boolean).join(' after '));
    const own = name && answers[name];
    const answer = own && own.length > 1 ? own.shift() : own?.[0];
    request.resume();
    if (answer) void answer(response, request);
    else response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/chat/neuron/claude`));
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    closeDialogs();
    toast.clear();
    unavailable.set(false);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return log;
}

/** The stored exchange that goes with `started`. */
export const exchange = (content: string, own: object = { status: 'complete' }): object[] => {
  const common = { date: started.date, idFile: null, files: [], chatUuid };
  return [
    { ...common, id: started.requestMessageId, role: 'user', content: 'Эй', status: 'complete' },
    { ...common, id: started.messageId, role: 'assistant', content, ...own },
  ];
};
