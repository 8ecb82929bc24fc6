import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { Gateway } from '#mocks/gateway.ts';
import { openGateway } from '#mocks/testing/client.ts';
import { limitConnections } from './connections.ts';
import { type Connection, limitTimes, serveApi } from './http.ts';
import type { Arrival } from './serve.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const one of open.splice(0)) one.close();
});

/** Serves a gateway on a free port. */
async function serve(gateway: Gateway, options: Connection = {}): Promise<{ port: number; server: Server }> {
  const server = createServer((incoming, outgoing) => void serveApi(gateway, incoming, outgoing, options));
  limitTimes(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push({
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
  return { port: (server.address() as AddressInfo).port, server };
}

/** A connection that collects what it receives. */
function dial(port: number): { socket: Socket; ended: Promise<string>; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const answer = new Promise<string>((done) => {
    socket.on('data', (bytes) => {
      text += bytes;
      if (text.includes('\r\n\r\n')) done(text);
    });
  });
  const ended = new Promise<string>((done) => socket.on('close', () => done(text)));
  socket.on('error', () => undefined);
  open.push({ close: () => socket.destroy() });
  return { socket, ended, answer };
}

const head = (path: string, ...lines: string[]) =>
  `${[`POST /api/1.0${path} HTTP/1.1`, 'Host: a', ...lines].join('\r\n')}\r\n\r\n`;
const json = 'Content-Type: application/json';

/** A gateway that records chunks of bodies and callers. */
function recorder() {
  const seen: { chunk: (text: string) => void; caller: unknown; failure: unknown } = {
    chunk: () => undefined,
    caller: undefined,
    failure: undefined,
  };
  const handle: Gateway['handle'] = async (request, caller) => {
    seen.caller = caller;
    try {
      for await (const bytes of request.body ?? []) seen.chunk(new TextDecoder().decode(bytes));
      return new Response('done');
    } catch (error) {
      seen.failure = error;
      return new Response('failed', { status: 408 });
    }
  };
  const nextChunk = () =>
    new Promise<string>((done) => {
      seen.chunk = done;
    });
  return { gateway: { handle } as Gateway, seen, nextChunk };
}

test('[PRE-11] [CON-06] a body that is too large is answered before it has arrived; 5 s later the connection ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = await serve(await openGateway());
  const declared = dial(port);
  declared.socket.write(
    head('/feedback/send', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 200000000'),
  );
  expect(await declared.answer).toMatch(/^HTTP\/1\.1 413 /);
  const chunked = dial(port);
  chunked.socket.write(head('/auth/authentication', json, 'Transfer-Encoding: chunked'));
  chunked.socket.write(`fffff\r\n${' '.repeat(0xfffff)}\r\n`);
  expect(await chunked.answer).toMatch(/^HTTP\/1\.1 413 /);
  // A sender that only writes gets the answer first.
  vi.advanceTimersByTime(5000);
  expect(await declared.ended).toMatch(/^HTTP\/1\.1 413 /);
});

test('[CON-06] [APP-19] an upload may take any time, but 60 s that bring less than 4 kB end it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { gateway, seen, nextChunk } = recorder();
  const { port } = await serve(gateway);
  const { socket, answer } = dial(port);
  const send = async (text: string) => {
    const chunk = nextChunk();
    socket.write(text);
    await chunk;
  };
  await send(`${head('/upload', 'Content-Length: 1000000')}a`);
  for (let minute = 0; minute < 10; minute++) {
    vi.advanceTimersByTime(59_999);
    await send('a'.repeat(4096));
  }
  vi.advanceTimersByTime(30_000);
  await send('a');
  vi.advanceTimersByTime(29_999);
  expect(seen.failure).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(seen.failure).toMatchObject({ failure: 'request-timeout' });
});

test('[CON-06] [APP-19] the server limits the time of headers, not that of requests', async () => {
  const { server } = await serve(recorder().gateway);
  expect([server.requestTimeout, server.headersTimeout]).toEqual([0, 15_000]);
});

test('[CON-06] the headers of a proxy count only for an operator who says that there is one', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.9, 203.0.113.7', 'x-forwarded-proto': 'https' };
  const callerOf = async (options?: Connection) => {
    const { gateway, seen } = recorder();
    const { port } = await serve(gateway, options);
    await fetch(`http://127.0.0.1:${port}/api/1.0/data/ping`, { headers });
    return { ...(seen.caller as Arrival), facts: undefined };
  };
  expect(await callerOf()).toEqual({ address: '127.0.0.1', secure: false });
  expect(await callerOf({ trustProxy: true })).toEqual({ address: '203.0.113.7', secure: true });
});

test('[CON-06] headers beyond the limit of the server are refused', async () => {
  const { port } = await serve(await openGateway());
  const { socket, answer } = dial(port);
  socket.write(head('/data/ping', `X: ${'x'.repeat(40_000)}`));
  expect(await answer).toMatch(/^HTTP\/1\.1 431 /);
});

test('[PRE-11] a client that stops reading loses its connection, and its stream ends', async () => {
  const { promise: cancelled, resolve } = Promise.withResolvers<void>();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => resolve(),
  });
  const { port } = await serve({ handle: async () => new Response(endless) } as unknown as Gateway, {
    idleTimeout: 20,
  });
  const { socket } = dial(port);
  socket.pause();
  socket.write(head('/chat/x/stream'));
  await cancelled;
});

test('[CON-06] a request with two hosts is refused', async () => {
  const { port } = await serve(await openGateway());
  const { socket, answer } = dial(port);
  socket.write('GET /api/1.0/data/ping HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('[CON-06] a network has a limited number of connections', async () => {
  const { port, server } = await serve(recorder().gateway);
  limitConnections(server, 2);
  const ask = () => {
    const { socket, ended, answer } = dial(port);
    socket.write(head('/data/ping', 'Content-Length: 0'));
    return { socket, isAnswered: Promise.race([answer.then(() => true), ended.then(() => false)]) };
  };
  const first = ask();
  expect(await first.isAnswered).toBe(true);
  expect(await ask().isAnswered).toBe(true);
  expect(await ask().isAnswered).toBe(false);
  first.socket.destroy();
  await expect.poll(() => ask().isAnswered).toBe(true);
});
