import { beforeAll, expect, test, vi } from 'vitest';
import { apiPath } from '#lib/gateway-path.ts';
import type { Gateway } from '#mocks/gateway.ts';
import { callTo, linkTo } from '#mocks/testing/calls.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { type Operation, operations } from './contract.ts';
import { isForeign } from './origin.ts';

let gateway: Gateway;
let cookie: string;
beforeAll(async () => {
  gateway = await openGateway();
  const client = await new Client(gateway).login('admin@neuro.example');
  await client.guestLogin();
  cookie = client.cookie;
});

async function requestOf(operation: Operation, headers: Record<string, string>): Promise<Request> {
  const { method, path, ...call } = callTo(operation);
  const link = await linkTo(new Client(gateway), operation);
  return new Request(`http://portal.test${apiPath}${path}`, {
    ...call,
    method,
    headers: { ...call.headers, cookie, ...link, ...headers },
  });
}

const foreign: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://portal.test' },
  { origin: 'https://evil.example' },
  { origin: 'http://sub.portal.test' },
  { origin: 'null' },
];
const own: readonly Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://portal.test' },
  // Vite's proxy keeps the page's origin but names itself as the host.
  { origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'same-origin' },
];
const changing = operations.filter(({ changesState }) => changesState);
const reading = operations.filter(({ changesState }) => !changesState);
const named = (list: readonly Operation[]) => list.map((operation) => [operation.id, operation] as const);

test('[CON-06] GETs that send letters, confirm or sign out change state', () => {
  const gets = changing.filter(({ method }) => method === 'get').map(({ id }) => id);
  expect(gets.sort()).toEqual([
    'authLogout',
    'passwordLinkSend',
    'registrationConfirm',
    'registrationLinkSend',
  ]);
});

test.each(named(changing))(
  '[CON-06] [PRE-11] another site cannot make %s do anything',
  async (_id, operation) => {
    const { store } = gateway.deps.database;
    const requests = await Promise.all(foreign.map((headers) => requestOf(operation, headers)));
    const write = vi.spyOn(store, 'write');
    const writeOrKeep = vi.spyOn(store, 'writeOrKeep');
    for (const request of requests) {
      const response = await gateway.handle(request);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'cross-site' });
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(request.bodyUsed).toBe(false);
    }
    expect(write).not.toHaveBeenCalled();
    expect(writeOrKeep).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  },
);

test.each(named(reading))('[CON-06] %s only reads, which any page may cause', async (_id, operation) => {
  const navigation = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  const response = await gateway.handle(await requestOf(operation, navigation));
  const text = await response.text();
  expect(text).not.toContain('cross-site');
  const isOfCompany = operation.access.length === 1 && operation.access[0] === 'companyAdmin';
  if (!isOfCompany) expect(response.status).not.toBe(403);
});

test.each(own)('[CON-06] a call with %o is not from another site', async (headers) => {
  for (const operation of changing) {
    expect([operation.id, isForeign(await requestOf(operation, headers))]).toEqual([operation.id, false]);
  }
});

test('[APP-19] a download by navigation works', async () => {
  const list = operations.find(({ id }) => id === 'documentDownload');
  if (!list) throw new Error('The contract has no documentDownload');
  const navigation = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  const response = await gateway.handle(await requestOf(list, navigation));
  expect(response.status).toBe(200);
});
