import { beforeAll, describe, expect, test } from 'vitest';
import { type Operation, operations } from './contract/contract.ts';
import { callTo, linkTo, unfit } from './testing/calls.ts';
import { Client, openGateway } from './testing/client.ts';

let client: Client;
let admin: Client;
let company: Client;
let guestCookie: string;
beforeAll(async () => {
  client = await new Client(await openGateway()).login();
  admin = await new Client(client.gateway).login('admin@neuro.example');
  company = await new Client(client.gateway).login('company@neuro.example');
  guestCookie = (await new Client(client.gateway).guestLogin()).cookie;
});

/** Who may call an operation. */
function callerOf({ access }: Operation): Client {
  if (access.includes('admin')) return admin;
  return access.includes('companyAdmin') ? company : client;
}

async function refused(
  method: string,
  path: string,
  call: object,
  status: number | number[] = 400,
  caller = client,
): Promise<void> {
  const response = await caller.call(method, path, call);
  const body = await response.text();
  expect([status].flat(), `${method} ${path}: ${body}`).toContain(response.status);
  expect(JSON.parse(body)).toMatchObject({
    status: response.status,
    message: expect.stringMatching(/[А-я]/),
  });
  expect(body).not.toMatch(/\bat .+:\d+|node_modules|\.ts\b/);
}

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  '[CON-06] %s',
  (_, operation) => {
    test.each(operation.parameters.map((parameter) => [parameter.name, parameter] as const))(
      'refuses what %s must not be',
      async (name, parameter) => {
        for (const value of unfit(parameter)) {
          // An empty path segment is another path, and a header cannot contain every character.
          if (parameter.in === 'path' && value === '') continue;
          if (parameter.in === 'header' && /[^\x20-\x7e]/.test(value)) continue;
          const { method, path, ...call } = callTo(operation, { [name]: value });
          const link = await linkTo(client, operation);
          const headers = { ...call.headers, ...link };
          await refused(method, path, { ...call, headers }, 400, callerOf(operation));
        }
        if (!parameter.required || parameter.in === 'path') return;
        const { method, path, ...call } = callTo(operation, { [name]: undefined });
        const link = await linkTo(client, operation);
        const headers = { ...call.headers, ...link };
        await refused(method, path, { ...call, headers }, 400, callerOf(operation));
      },
    );

    test('answers with each of its errors on demand', async () => {
      const { method, path, headers } = callTo(operation);
      for (const [name, { message, status }] of operation.failures) {
        const response = await client.call(method, path, {
          headers: { ...headers, prefer: `example=${name}` },
        });
        expect(await response.json()).toMatchObject({
          status,
          message,
          path: expect.stringContaining('/api/1.0/'),
        });
        expect(response.status).toBe(status);
        expect(response.headers.has('retry-after')).toBe(status === 429);
        const sign = path.includes('?') ? '&' : '?';
        const byQuery = await client.call(method, `${path}${sign}prefer=${name}`, { headers });
        expect(await byQuery.json()).toMatchObject({ status, message });
      }
      const byCode = await client.call(method, path, { headers: { ...headers, prefer: 'code=503' } });
      expect(byCode.status).toBe(503);
    });
  },
);

describe('[CON-06] bodies and sessions', () => {
  const jsonBodies = operations.filter(({ body }) => body?.mediaType === 'application/json');
  test.each(jsonBodies.map((operation) => [operation.id, operation] as const))(
    '%s refuses other bodies',
    async (_, operation) => {
      const { method, path, headers } = callTo(operation);
      const { 'content-type': type = '', ...own } = headers;
      const link = { ...own, ...(await linkTo(client, operation)) };
      const json = { ...link, 'content-type': type };
      const caller = callerOf(operation);
      for (const body of [
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '{}',
        '{"email":1,"password":[]}',
        '\u0000',
        '[[[[[[[[',
      ]) {
        await refused(method, path, { body, headers: json }, 400, caller);
      }
      const wrong = { uuid: 'x', hidden: 'yes', tileUuid: 7, action: '', email: 'a', password: '' };
      await refused(method, path, { json: wrong, headers: link }, 400, caller);
      const text = { ...link, 'content-type': 'text/plain' };
      await refused(method, path, { body: '{}', headers: text }, 415, caller);
      await refused(method, path, { body: new URLSearchParams({ a: '1' }), headers: link }, 415, caller);
    },
  );

  const guarded = operations.filter(({ admits }) => admits.has('session'));
  test.each(guarded.map((operation) => [operation.id, operation] as const))(
    '%s refuses callers without a session, or with one that is not ours',
    async (_, operation) => {
      const { method, path, headers } = callTo(operation);
      const visitor = new Client(client.gateway);
      const none = await visitor.call(method, path, { headers });
      expect(await none.json()).toMatchObject({ status: 401, message: 'Требуется вход' });
      visitor.cookie = 'NEURO_SESSION=%00; x';
      const odd = await visitor.call(method, path, { headers });
      expect(await odd.json()).toMatchObject({
        status: 401,
        message: expect.stringMatching(/^Malformed JWT JSON/),
      });
    },
  );
});

describe('[AUTH-04] links', () => {
  const linked = operations.filter(({ admits }) => admits.has('mailToken'));
  test.each(linked.map((operation) => [operation.id, operation] as const))(
    '%s refuses callers without a token, with another operation’s and with what is none',
    async (_, operation) => {
      const { method, path, ...call } = callTo(operation);
      const messageOf = async (headers: Record<string, string>) => {
        const response = await client.call(method, path, {
          ...call,
          headers: { ...call.headers, ...headers },
        });
        expect(response.status).toBe(401);
        return ((await response.json()) as { message: string }).message;
      };
      const other = linked.find(({ id }) => id !== operation.id);
      expect(await messageOf({})).toBe('Ссылка недействительна или уже использована');
      expect(await messageOf({ authorization: `Bearer ${'0'.repeat(64)}` })).toMatch(
        /^Ссылка недействительна/,
      );
      expect(await messageOf(other ? await linkTo(client, other) : {})).toMatch(/^Ссылка недействительна/);
      for (const authorization of ['Bearer', 'Bearer x.y.z', 'Basic eA==', 'Bearer null'])
        expect(await messageOf({ authorization })).toMatch(/^Malformed JWT JSON/);
    },
  );
});

describe('[CON-06] unknown ids', () => {
  const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  const byId = operations.filter(({ failures, ...operation }) => {
    const { path, body } = callTo({ failures, ...operation });
    return failures.has('not-found') && `${path} ${typeof body === 'string' ? body : ''}`.search(uuid) >= 0;
  });
  test.each(byId.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const { method, path, headers, body } = callTo(operation);
    const unknown = (text: string) => text.replace(uuid, () => crypto.randomUUID());
    const call = { headers, ...(typeof body === 'string' && { body: unknown(body) }) };
    // An unknown referenced id is an error of its field.
    const status = operation.failures.has('fields-invalid') ? [404, 422] : 404;
    await refused(method, unknown(path), call, status, callerOf(operation));
  });

  test('the list is not empty', () => expect(byId.length).toBeGreaterThan(15));
});

describe('[CON-06] roles and sessions without access', () => {
  const areas = operations.filter(
    ({ path }) => path.startsWith('/admin/') || path.startsWith('/user/company/'),
  );
  test.each(areas.map((operation) => [operation.id, operation] as const))(
    '%s refuses an employee',
    async (_, operation) => {
      const { method, path, ...call } = callTo(operation);
      await refused(method, path, call, 403);
    },
  );

  test.each(
    operations
      .filter(({ admits }) => admits.has('session') && !admits.has('guestSession'))
      .map((operation) => [operation.id, operation] as const),
  )('%s does not know a guest', async (_, operation) => {
    const guest = new Client(client.gateway);
    guest.cookie = guestCookie;
    const { method, path, ...call } = callTo(operation);
    await expect(guest.call(method, path, call)).resolves.toMatchObject({ status: 401 });
  });
});

describe('[CON-06] forms', () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    [
      'POST',
      '/chat/chatGpt/message',
      { body, headers: { 'idempotency-key': crypto.randomUUID(), ...headers } },
    ] as const;

  function form(...parts: [string, string | Blob][]): FormData {
    const data = new FormData();
    for (const [name, value] of parts) data.append(name, value);
    return data;
  }

  test('refuses invalid forms and forms with missing or repeated fields', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of ['', '--x', '--y\r\n\r\n--y--', '--x\r\nfoo\r\n\r\n--x--', '\u0000'.repeat(100)]) {
      await refused(...send(body, multipart));
    }
    await refused(...send('x', { 'content-type': 'multipart/form-data' }));
    const request = '{"text":"Привет"}';
    await refused(...send(form()));
    await refused(...send(form(['request', '{'])));
    await refused(...send(form(['request', '[]'])));
    await refused(...send(form(['request', '{"text":7}'])));
    await refused(...send(form(['request', '{"text":"Привет","role":"admin"}'])));
    await refused(...send(form(['request', '{"text":"  \\n "}'])));
    await refused(...send(form(['request', request], ['request', request])));
    await refused(...send(form(['request', request], ['chat', 'x'])));
    await refused(...send(form(['request', request], ['files', 'not a file'])));
    await refused(...send(form(['request', '{"text":"Привет","model":"no-such"}'])));
    await refused(
      ...send(
        form(
          ['request', request],
          ...Array.from({ length: 11 }, () => ['files', new File([], 'a.txt')] as [string, File]),
        ),
      ),
    );
    await refused(...send(JSON.stringify({ text: 'Привет' }), { 'content-type': 'application/json' }), 415);
  });

  test('[PRE-11] refuses what is too large: a text over 100 000 characters, a file over 50 MB', async () => {
    await refused(...send(form(['request', JSON.stringify({ text: 'я'.repeat(100_001) })])), 413);
    const limit = 50 * 1024 * 1024;
    const request: [string, string] = ['request', '{"text":"Прочитай"}'];
    await refused(...send(form(request, ['files', new File([new Uint8Array(limit + 1)], 'big.txt')])), 413);
    const fits = await client.call(...send(form(['request', JSON.stringify({ text: 'я'.repeat(100_000) })])));
    expect(fits.status).toBe(200);
  });

  test('unknown services, unknown chats and messages are not found', async () => {
    const body = form(['request', '{"text":"Привет"}']);
    for (const service of ['midjourney', 'constructor']) {
      const response = await client.send('Привет', { service });
      expect(response.status).toBe(404);
    }
    body.set('chat', crypto.randomUUID());
    await refused(...send(body), 404);
    expect((await client.send('Привет', { parentId: crypto.randomUUID() })).status).toBe(404);
  });
});

test('[CON-06] unknown paths and broken escapes get a response', async () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/tile'],
    ['GET', '/tile/getTile/'],
    ['GET', '/__proto__'],
  ] as const) {
    const response = await client.call(method, path);
    expect(await response.json()).toMatchObject({ status: 404, path: `/api/1.0${path}` });
  }
  await refused('GET', '/chat/%E0%A4%A/stream', {});
});
