import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#mocks/domain/lists/days.ts';
import { isWithin } from '#mocks/domain/tokens/caller.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type TokenSecret = Schemas['TokenSecret'];
type Page = Schemas['ApiTokenPage'];

const start = Date.parse('2026-11-20T09:41:07Z');
let moment: number;
let admin: Client;
/** Everything that was written to disk. */
let written: string[];

beforeEach(async () => {
  moment = start;
  written = [];
  const memory = memoryPersistence();
  const persistence = {
    ...memory,
    write(changes: Parameters<typeof memory.write>[0]) {
      written.push(JSON.stringify(changes));
      memory.write(changes);
    },
  };
  const gateway = await openGateway({ now: () => new Date(moment), persistence });
  admin = await new Client(gateway).login('admin@neuro.example');
});

const newToken: Schemas['NewToken'] = {
  name: 'Склад',
  ownerId: 1,
  scopes: ['chat'],
  tiles: [],
  networks: [],
  perMinute: 30,
  lifetime: 90,
};
const post = (path: string, json: object, key: string = crypto.randomUUID()) =>
  admin.call('POST', `/admin/apiToken/${path}`, { json, headers: { 'idempotency-key': key } });
async function issue(fields: Partial<Schemas['NewToken']> = {}): Promise<{ uuid: string; secret: string }> {
  const { token, secret } = (await (
    await post('addToken', { ...newToken, ...fields })
  ).json()) as TokenSecret;
  return { uuid: token.uuid, secret: secret ?? '' };
}
const listed = (query = '') => admin.json<Page>('GET', `/admin/apiToken/getListToken?${query}`);
const revoke = (...keys: string[]) => post('changeListToken', { keys, action: { kind: 'revoke' } });

/** Sends a request to a service with a token, as another system does. */
function sendBy(secret: string, { service = 'chatGpt', address = '' } = {}): Promise<Response> {
  const form = new FormData();
  form.set('request', new Blob(['{"text":"Привет"}'], { type: 'application/json' }));
  return new Client(admin.gateway, { address }).call('POST', `/chat/${service}/message`, {
    body: form,
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': crypto.randomUUID() },
  });
}
const statusBy = async (...call: Parameters<typeof sendBy>) => (await sendBy(...call)).status;

test('[AUTH-13][ADM-25] the owner of a token whose secret an administrator has gets a letter', async () => {
  const lettersTo = async (email: string) =>
    (await admin.mailbox(email)).filter(({ subject }) => subject === 'Токен от вашего имени');
  const { uuid } = await issue({ ownerId: 1 });
  const [letter] = await lettersTo('employee@neuro.example');
  expect(letter?.text).toMatch(/^Администратор admin@neuro\.example выпустил токен «Склад»/);
  await post('resetToken', { uuid, keepHours: 0 });
  expect(await lettersTo('employee@neuro.example')).toHaveLength(2);
  const own = [...admin.gateway.deps.database.users.values()].find(
    ({ email }) => email === 'admin@neuro.example',
  );
  await issue({ name: 'Свой', ownerId: own?.profile.id ?? 0 });
  expect(await lettersTo('admin@neuro.example')).toEqual([]);
});

describe('[ADM-25] the secret of a token', () => {
  test('is said once, and lies neither on disk nor in the audit nor in later answers', async () => {
    const key = crypto.randomUUID();
    const first = (await (await post('addToken', newToken, key)).json()) as TokenSecret;
    const secret = first.secret ?? '';
    expect(secret).toMatch(/^neuro_[\w-]{43}$/);
    expect(await (await post('addToken', newToken, key)).json()).toEqual({ ...first, secret: null });
    const { uuid } = first.token;
    const reset = (await (await post('resetToken', { uuid, keepHours: 1 })).json()) as TokenSecret;
    const later = [
      await listed(),
      await admin.json('GET', `/admin/apiToken/getToken?uuid=${uuid}`),
      await admin.json('GET', '/admin/logs/getListAudit?from=2026-11-01&to=2026-11-30'),
      [...admin.gateway.deps.database.audit.values()],
    ];
    for (const said of [secret, reset.secret ?? ''])
      expect(JSON.stringify([later, written]).includes(said)).toBe(false);
    expect(JSON.stringify(written)).toContain(uuid);
  });

  test('is said to one of two simultaneous calls with the same key', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([post('addToken', newToken, key), post('addToken', newToken, key)]);
    const secrets = await Promise.all(answers.map(async (one) => ((await one.json()) as TokenSecret).secret));
    expect(secrets.filter((secret) => secret !== null)).toHaveLength(1);
  });

  test.each([
    [0, 401, 401],
    [1, 200, 401],
    [24, 200, 200],
  ])('works %d hours more after another one was issued', async (keepHours, atOnce, afterTwoHours) => {
    const { uuid, secret } = await issue();
    const reset = (await (await post('resetToken', { uuid, keepHours })).json()) as TokenSecret;
    expect(await statusBy(secret)).toBe(atOnce);
    expect(await statusBy(reset.secret ?? '')).toBe(200);
    moment += 2 * 60 * 60_000;
    expect(await statusBy(secret)).toBe(afterTwoHours);
  });
});

describe('[ADM-25] a token opens the calls', () => {
  test('of its owner, whose history gets the chat, and is counted', async () => {
    const { uuid, secret } = await issue();
    expect(await statusBy(secret)).toBe(200);
    const { database } = admin.gateway.deps;
    const [request] = [...database.messages.values()].filter(({ source }) => source === 'token');
    expect(request?.owner).toBe('employee@neuro.example');
    const token = await admin.json<Schemas['ApiToken']>('GET', `/admin/apiToken/getToken?uuid=${uuid}`);
    expect(token).toMatchObject({ requests30: 1, lastUsed: new Date(start).toISOString() });
  });

  test('of its scopes, services and networks only', async () => {
    const { secret } = await issue({ scopes: ['chat', 'translate'], tiles: ['chatGpt', 'translate'] });
    expect(await statusBy(secret)).toBe(200);
    expect(await statusBy(secret, { service: 'translate' })).toBe(200);
    expect(await statusBy(secret, { service: 'claude' })).toBe(403);
    const images = await issue({ scopes: ['images'] });
    expect(await statusBy(images.secret)).toBe(403);
    const near = await issue({ networks: ['10.20.0.0/16'] });
    expect(await statusBy(near.secret, { address: '10.20.3.4' })).toBe(200);
    expect(await statusBy(near.secret, { address: '10.21.3.4' })).toBe(403);
  });

  test('of the scope `statistics` only for an administrator, and none without a scope', async () => {
    const system = new Client(admin.gateway);
    const read = (secret: string, path: string) =>
      system.call('GET', path, { headers: { authorization: `Bearer ${secret}` } });
    const summary = '/admin/statistics/getSummary?from=2026-11-01&to=2026-11-19';
    const refused = await post('addToken', { ...newToken, scopes: ['statistics'] });
    expect(await refused.json()).toMatchObject({ status: 422, errors: [{ field: 'scopes' }] });
    const { secret } = await issue({ scopes: ['statistics'], ownerId: 2 });
    expect((await read(secret, summary)).status).toBe(200);
    expect((await read(secret, '/admin/users/getListUser')).status).toBe(401);
    expect((await read((await issue({ ownerId: 2 })).secret, summary)).status).toBe(403);
  });

  test('as often as its limit allows in a minute', async () => {
    const { secret } = await issue({ perMinute: 2 });
    const statuses = [await statusBy(secret), await statusBy(secret), await statusBy(secret)];
    expect(statuses).toEqual([200, 200, 429]);
    moment += 60_000;
    expect(await statusBy(secret)).toBe(200);
  });

  test('as often as its limit allows, refused calls included', async () => {
    const { secret } = await issue({ perMinute: 3, networks: ['10.0.0.0/8'] });
    const statuses = [
      await statusBy(secret),
      await statusBy(secret),
      await statusBy(secret),
      await statusBy(secret),
    ];
    expect(statuses).toEqual([403, 403, 403, 429]);
  });

  test('until it expires, is revoked, or its owner is blocked', async () => {
    const expiring = await issue({ lifetime: 1 });
    const revoked = await issue();
    const blocked = await issue({ ownerId: 5 });
    await revoke(revoked.uuid);
    await admin.call('POST', '/admin/users/changeListUser', {
      json: { selection: { keys: [5] }, action: { kind: 'block', reason: 'Проверка' } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(await statusBy(revoked.secret)).toBe(401);
    expect(await statusBy(blocked.secret)).toBe(401);
    const suspended = (await listed('status=suspended')).content;
    expect(suspended.map(({ uuid }) => uuid)).toContain(blocked.uuid);
    expect((await post('resetToken', { uuid: blocked.uuid, keepHours: 0 })).status).toBe(422);
    expect(await statusBy(expiring.secret)).toBe(200);
    moment += DAY;
    expect(await statusBy(expiring.secret)).toBe(401);
    expect(await statusBy('neuro_unknown')).toBe(401);
  });

  test('until its owner is deleted, and the list says so', async () => {
    const { uuid, secret } = await issue({ ownerId: 5 });
    const people = (action: Schemas['UserAction']) =>
      admin.call('POST', '/admin/users/changeListUser', {
        json: { selection: { keys: [5] }, action },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    await people({ kind: 'block', reason: 'Уволен' });
    await people({ kind: 'delete' });
    expect(await statusBy(secret)).toBe(401);
    const { content } = await listed('status=revoked');
    expect(content.find((token) => token.uuid === uuid)).toMatchObject({ status: 'revoked', owner: '' });
    expect(admin.gateway.deps.database.tokens.get(uuid)?.revoked).toBe(new Date(moment).toISOString());
  });

  test.each([
    ['::ffff:10.0.0.1', ['10.0.0.0/8'], true],
    ['2001:db8::7', ['10.0.0.0/8', '2001:db8::/32'], true],
    ['', ['10.0.0.0/8'], false],
    ['192.0.2.7', [], true],
  ])('from %s within %j: %s', (address, networks, expected) => {
    expect(isWithin(address, networks)).toBe(expected);
  });
});

describe('the list of tokens', () => {
  test('has five at first, of every status', async () => {
    const { content } = await listed('sort=name,asc');
    expect(content.map(({ status }) => status).sort()).toEqual([
      'active',
      'active',
      'expired',
      'expiring',
      'revoked',
    ]);
    expect((await listed('status=expired&scope=statistics&owner=2')).totalElements).toBe(1);
    expect((await listed('searchText=БУХГАЛТЕРИЯ')).totalElements).toBe(1);
  });

  test('[ADM-20] a token is refused at the field, and one that ended is not issued anew', async () => {
    const wrong = { ...newToken, ownerId: 7, tiles: ['midjourney'], networks: ['10.0.0.0/40'] };
    const { errors } = (await (await post('addToken', wrong)).json()) as Schemas['ErrorResponse'];
    expect(errors?.map(({ field }) => field)).toEqual(['ownerId', 'tiles', 'networks']);
    const { uuid } = await issue();
    await revoke(uuid);
    expect((await post('resetToken', { uuid, keepHours: 0 })).status).toBe(422);
    const { ownerId: _owner, ...fields } = newToken;
    expect((await post('changeToken', { ...fields, uuid, version: 2 })).status).toBe(422);
  });

  test('[ADM-14] a change keeps the end or moves it, and a stale one is refused', async () => {
    const { uuid } = await issue({ lifetime: 10 });
    const { ownerId: _owner, ...fields } = newToken;
    const change = { ...fields, uuid, version: 1, perMinute: 5, lifetime: null };
    const changed = (await (await post('changeToken', change)).json()) as Schemas['ApiToken'];
    expect(changed).toMatchObject({ perMinute: 5, expires: new Date(start + 10 * DAY).toISOString() });
    expect((await post('changeToken', change)).status).toBe(409);
    const longer = (await (
      await post('changeToken', { ...change, version: 2, lifetime: 30 })
    ).json()) as object;
    expect(longer).toMatchObject({ expires: new Date(start + 30 * DAY).toISOString() });
  });
});
