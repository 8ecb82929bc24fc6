import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { connectionsOf } from './domain/connections/connections.ts';
import { Drain } from './http/drain.ts';
import { measure } from './http/metrics.ts';
import { listenerOf } from './listener.ts';
import { jsonLog } from './log/json-log.ts';
import { writeLogTo } from './log/log.ts';
import { SEED_PASSWORD } from './rehearsal/seeds/seed.ts';
import { openGateway } from './testing/client.ts';

const mail = {
  server: { host: 'mail.corp.example', port: 465, secure: true, requireTLS: false },
  from: { name: '', address: 'portal@corp.example' },
};
const pilot = { admin: 'boss@corp.example', mail, logLevel: 'info' } as const;

/** A gateway behind the listener: its address, and the lines of the log so far. */
async function served({ isPilot = true, metricsKey = undefined as string | undefined } = {}) {
  const gateway = await openGateway({ disk: () => ({ size: 200e6, free: 80e6 }) });
  const lines: string[] = [];
  onTestFinished(writeLogTo(jsonLog('info', { write: (line) => void lines.push(line) })));
  const settings = {
    trustProxy: false,
    portalUrl: undefined,
    securityContact: undefined,
    pilot: isPilot ? pilot : undefined,
    metricsKey,
  };
  const drain = new Drain(gateway);
  const metrics = metricsKey ? measure({ deps: gateway.deps, folder: tmpdir() }) : undefined;
  const server = createServer(listenerOf({ settings, site: undefined, gateway, drain, metrics }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { drain, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, lines, gateway };
}

const login = (address: string, password: string, headers = {}) =>
  fetch(`${address}/api/1.0/auth/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'employee@neuro.example', password }),
  });

test('[PILOT-04] each request has one line with its id, operation, account, status, bytes and time', async () => {
  const { address, lines, gateway } = await served();
  const signedIn = await login(address, SEED_PASSWORD, { 'x-request-id': 'given-id-1' });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const tiles = await fetch(`${address}/api/1.0/tile/getTile`, { headers: { cookie } });
  await tiles.text();
  await fetch(`${address}/api/1.0/tile/getTile`);
  await expect.poll(() => lines.length).toBe(3);
  const [first, second, third] = lines.map((line) => JSON.parse(line));
  const account = gateway.deps.database.users.get('employee@neuro.example')?.profile.id;
  expect(first).toMatchObject({
    msg: 'request',
    requestId: 'given-id-1',
    operation: 'authLogin',
    account: null,
    method: 'POST',
    status: 200,
  });
  expect(second).toMatchObject({ operation: 'tileList', account, method: 'GET', status: 200 });
  expect(second.requestId).toBe(tiles.headers.get('x-request-id'));
  expect(second.bytes).toBeGreaterThan(1000);
  expect(second.ms).toBeGreaterThanOrEqual(0);
  expect(third).toMatchObject({ operation: 'tileList', account: null, status: 401 });
});

test('[PILOT-04] no secret of a request is in the log: address, query, body, cookie and headers', async () => {
  const { address, lines } = await served();
  const headers = {
    cookie: 'NEURO_SESSION=tayna-cookie',
    authorization: 'Bearer tayna-token',
    'user-agent': 'tayna-browser',
    'idempotency-key': '3f1c2d6e-0000-4000-8000-7461796e6161',
    referer: 'http://tayna.example/',
  };
  await login(address, 'tayna-password', headers);
  await fetch(`${address}/api/1.0/tile/getTile?token=tayna-query`, { headers });
  await fetch(`${address}/api/1.0/auth/forgotPassword?email=tayna@corp.example`, { headers });
  await fetch(`${address}/api/tayna-path/boss@corp.example`, { headers });
  await fetch(`${address}/api/1.0/auth/authentication`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"password": tayna-broken',
  });
  await expect.poll(() => lines.length).toBe(5);
  expect(lines.join('')).not.toMatch(/tayna|7461796e|@|neuro\.example|corp\.example/i);
});

test('[PILOT-04] the demonstration writes no line for a request', async () => {
  const { address, lines } = await served({ isPilot: false });
  await fetch(`${address}/api/1.0/tile/getTile`);
  await fetch(`${address}/api/1.0/data/ping`);
  expect(lines).toEqual([]);
});

const ready = async (address: string) => {
  const response = await fetch(`${address}/api/ready`);
  return { status: response.status, body: await response.json() };
};

test('[PILOT-05] it is ready until it ends, and the log has no line for the question', async () => {
  const { address, drain, lines } = await served();
  expect(await ready(address)).toEqual({ status: 200, body: { status: 'ready' } });
  await drain.finish();
  expect(await ready(address)).toEqual({ status: 503, body: { status: 'draining' } });
  expect(lines).toEqual([]);
});

const metricsOf = (address: string, authorization?: string) =>
  fetch(`${address}/api/metrics`, { headers: { ...(authorization && { authorization }) } });

test('[PILOT-06] the figures are for the holder of their key; without a key there are none', async () => {
  const { address, lines } = await served({ metricsKey: 'key-of-the-figures' });
  for (const wrong of [undefined, 'Bearer ', 'Bearer key-of-the-figure', 'key-of-the-figures'])
    expect((await metricsOf(address, wrong)).status, wrong).toBe(401);
  const right = await metricsOf(address, 'Bearer key-of-the-figures');
  expect(right.status).toBe(200);
  expect(right.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(lines).toEqual([]);
  const closed = await served();
  expect((await metricsOf(closed.address, 'Bearer key-of-the-figures')).status).toBe(404);
});

test('[PILOT-06] requests, streams, work, disk and models are counted; unknown paths share a label', async () => {
  const { address, lines, gateway } = await served({ metricsKey: 'key-of-the-figures' });
  await login(address, SEED_PASSWORD);
  await login(address, 'wrong');
  for (const path of ['a', 'b', 'c']) await fetch(`${address}/api/1.0/${path}`);
  connectionsOf(gateway.deps.database).noteCall('environment', true);
  connectionsOf(gateway.deps.database).noteCall('gone', true);
  await expect.poll(() => lines.length).toBe(5);
  const text = await (await metricsOf(address, 'Bearer key-of-the-figures')).text();
  for (const line of [
    'portal_requests_total{operation="authLogin",status="200"} 1',
    'portal_requests_total{operation="authLogin",status="400"} 1',
    'portal_requests_total{operation="none",status="404"} 3',
    'portal_request_seconds_count{operation="authLogin"} 2',
    'portal_upstream_failures_total{connection="environment"} 1',
    'portal_open_streams 0',
    'portal_running_answers 0',
    'portal_waiting_letters 0',
    'portal_open_jobs 0',
    `portal_state_bytes ${gateway.deps.database.store.contentBytes()}`,
    'portal_disk_bytes 200000000',
    'portal_disk_free_bytes 80000000',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).not.toMatch(/gone|@/);
});
