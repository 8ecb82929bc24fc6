import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Gateway } from '#mocks/gateway.ts';
import { ORDER, PURCHASES, rest, waiting } from '#mocks/testing/agent-calls.ts';
import { eventsOf, signedIn } from '#mocks/testing/client.ts';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';
import { Drain } from './drain.ts';
import { serveApi } from './http.ts';

/** Serves a gateway on a free port. Returns the address of its API. */
async function addressOf(gateway: Gateway, drain: Drain): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    drain.watch(outgoing);
    void serveApi(gateway, incoming, outgoing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/1.0`;
}

test('[CON-06] at the end an upload goes on, new calls get 503 with Retry-After', async () => {
  const client = await signedIn();
  const drain = new Drain(client.gateway);
  const address = await addressOf(client.gateway, drain);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const body = writable.getWriter();
  const write = (text: string) => body.write(new TextEncoder().encode(text));
  const upload = fetch(`${address}/upload`, {
    method: 'POST',
    headers: {
      cookie: client.cookie,
      'content-type': 'multipart/form-data; boundary=x',
      'idempotency-key': crypto.randomUUID(),
    },
    body: readable,
    duplex: 'half',
  } as RequestInit);
  await write('--x\r\ncontent-disposition: form-data; name="request"\r\n\r\n{"serviceType":"chatGpt"}\r\n');
  await expect.poll(() => drain.open).toBe(1);
  let isOver = false;
  const over = drain.finish().then(() => {
    isOver = true;
  });
  const refused = await fetch(`${address}/data/ping`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(refused.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect(await refused.json()).toMatchObject({ code: 'unavailable', path: '/api/1.0/data/ping' });
  expect(isOver).toBe(false);
  await write(
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nИтог\r\n--x--\r\n',
  );
  await body.close();
  expect((await upload).status).toBe(200);
  await over;
});

test('[CON-06] an answer that nobody reads is waited for, but not longer than the limit', async () => {
  const model = new SteppedModel();
  const client = await signedIn({ model });
  const { gateway } = client;
  const response = await client.send('Привет');
  await response.body?.cancel();
  await new Drain(gateway, 1).finish();
  expect(gateway.deps.runs.active()).toHaveLength(1);
  const over = new Drain(gateway).finish();
  model.end();
  await over;
  expect(gateway.deps.runs.active()).toEqual([]);
});

test('[CON-06] [LAB-18] an answer that waits for consent is not waited for', async () => {
  const client = await signedIn();
  const events = eventsOf(await client.send(ORDER, { service: 'claude', agentId: PURCHASES }));
  await waiting(events);
  expect(client.gateway.drain()).toBe(0);
  await expect(rest(events)).rejects.toThrow('The connection drops');
});
