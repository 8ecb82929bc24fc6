import { beforeAll, expect, test } from 'vitest';
import { apiPath } from '#lib/gateway-path.ts';
import { operations } from './contract/contract.ts';
import { Client, openGateway } from './testing/client.ts';

let client: Client;
beforeAll(async () => {
  client = await new Client(await openGateway()).login();
});

const paths = Object.entries(Object.groupBy(operations, ({ path }) => path)).map(([path, here]) => {
  const allowed = (here ?? []).flatMap(({ method, changesState }) =>
    method === 'get' && !changesState ? ['GET', 'HEAD'] : [method.toUpperCase()],
  );
  const url = path.replace(/\{\w+\}/g, 'x');
  return {
    path,
    url,
    allowed,
    others: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (one) => !allowed.includes(one),
    ),
  };
});

test.each(paths)(
  '[CON-05] $path answers other methods with 405 and Allow',
  async ({ url, allowed, others }) => {
    for (const method of others) {
      const response = await client.call(method, url);
      expect([method, response.status, response.headers.get('allow')]).toEqual([
        method,
        405,
        allowed.join(', '),
      ]);
      const text = await response.text();
      if (method === 'HEAD') expect(text).toBe('');
      else
        expect(JSON.parse(text)).toMatchObject({
          status: 405,
          code: 'method-not-allowed',
          path: `${apiPath}${url}`,
        });
    }
  },
);

test('[CON-05] HEAD has the status and headers of GET, without its body', async () => {
  const get = await client.call('GET', '/tile/getTile');
  const head = await client.call('HEAD', '/tile/getTile');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  expect(await head.text()).toBe('');
  expect((await client.call('HEAD', '/user/company/getTilesCompanyAdmin')).status).toBe(403);
});

test('[AUTH-07] HEAD does not sign out', async () => {
  expect((await client.call('HEAD', '/auth/logout?type=ai')).status).toBe(405);
  expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test.each([
  ['a success', '/tile/getTile', 200],
  ['a refusal', '/user/company/getTilesCompanyAdmin', 403],
  ['an invalid call', '/history/getListMessage?chatUuid=x', 400],
  ['an unknown path', '/nothing', 404],
  ['a file', '/doc/download?uuid=6d1f0b20-0001-4a7c-9e35-2c8b4f6d1e01', 200],
])('[CON-05] %s has its request id, in an error also in the body', async (_what, path, status) => {
  const response = await client.call('GET', path);
  expect(response.status).toBe(status);
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(uuid);
  if (status >= 400) expect(await response.json()).toMatchObject({ requestId: id });
});

test('[CON-05] streams and the endpoints for development have request ids too', async () => {
  const stream = await client.send('Привет');
  expect(stream.headers.get('x-request-id')).toMatch(uuid);
  await stream.text();
  const dev = await client.gateway.handle(new Request('http://portal.test/api/dev/mailbox'));
  expect(dev.headers.get('x-request-id')).toMatch(uuid);
});

test('[CON-05] a sane request id of the sender is taken over, any other is replaced', async () => {
  const idFor = async (given: string) => {
    const response = await client.call('GET', '/nothing', { headers: { 'x-request-id': given } });
    return response.headers.get('x-request-id');
  };
  for (const sane of ['3f0c9a52-7d1e-4b86', 'trace_01.a', 'x'.repeat(64)])
    expect(await idFor(sane)).toBe(sane);
  for (const other of ['', 'short', 'x'.repeat(65), 'a b c d e f', '<script>alert(1)', 'ab;cd;ef;gh'])
    expect(await idFor(other)).toMatch(uuid);
});
