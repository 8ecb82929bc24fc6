import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectionsOf } from '#mocks/domain/connections/connections.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import type { Schemas, StoredConnection } from '#mocks/store/database.ts';
import { delivered } from '#mocks/store/versioned.ts';
import { allEvents, Client, moveOn, openGateway, textOf } from '#mocks/testing/client.ts';
import { recording } from '#mocks/testing/sample-files.ts';
import { startUpstream, type TestUpstream } from '#mocks/testing/upstream.ts';
import type { HabitName } from '#mocks/testing/upstream-habits.ts';
import { mayReach } from './guard.ts';

/** Two providers: the first one has the habit of a test, the second one answers. */
let [first, second]: TestUpstream[] = [];
let client: Client;
const key = 'sk-live-5b0e9d7c4a1f8e63-tail';
const log = vi.spyOn(console, 'error').mockReturnValue(undefined);

beforeAll(async () => {
  [first, second] = await Promise.all([startUpstream(), startUpstream()]);
});
afterAll(() => {
  first?.close();
  second?.close();
  log.mockRestore();
});
beforeEach(async () => {
  log.mockClear();
  client = await new Client(await openGateway({ masterKeys: [Buffer.alloc(32, 1)] })).login(
    'admin@neuro.example',
  );
});

const base = '/admin/externalApi';
const fields = {
  provider: 'own',
  model: 'm-1',
  isInternal: true,
  timeout: 2,
  parallel: 5,
  perMinute: null,
  budget: null,
  warnAt: null,
  isDisabled: false,
};

async function add(title: string, baseUrl: string, fallbackUuid: string | null): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const json = { ...fields, title, baseUrl, fallbackUuid };
  const added = await client.call('POST', `${base}/addConnection`, { json, headers });
  const { uuid } = (await added.json()) as Schemas['ExternalApi'];
  const sealed = await client.call('POST', `${base}/changeKey`, {
    json: { uuid, version: 1, key, keyExpires: null },
  });
  expect(sealed.status).toBe(200);
  return uuid;
}

/** Lets a service be answered by the first provider with this habit and, after it, by the second one. */
async function connect(service: string, habit?: HabitName, next: HabitName | undefined = 'plain') {
  if (!first || !second) throw new Error('not started');
  const { database } = client.gateway.deps;
  const other = await add('Второй', second.url(service === 'chatGpt' ? next : undefined), null);
  const connectionUuid = await add('Первый', first.url(habit), other);
  database.store.put(database.tileConnections, { value: service, connectionUuid });
  first.requests.length = 0;
  second.requests.length = 0;
  return { one: connectionUuid, other };
}
const asked = () => [first?.requests.length, second?.requests.length];
const ask = async (...call: Parameters<Client['send']>) => allEvents(await client.send(...call));
const endOf = async (...call: Parameters<Client['send']>) => {
  const last = (await ask(...call)).at(-1);
  return last?.type === 'failed' ? last.error.code : last?.type;
};
const change = (uuid: string, changed: Partial<StoredConnection>): void => {
  const { database } = client.gateway.deps;
  const row = database.connections.get(uuid);
  if (row) database.store.put(database.connections, { ...row, ...changed, version: row.version + 1 });
};

test('[ADM-38] a service is asked at its connection with its key and model, and others are rehearsed', async () => {
  await connect('chatGpt', 'plain');
  expect(textOf(await ask('Привет', { service: 'chatGpt' }))).toBe('Привет!');
  expect(asked()).toEqual([1, 0]);
  expect(first?.requests[0]?.headers.authorization).toBe(`Bearer ${key}`);
  expect(JSON.parse(first?.requests[0]?.body ?? '')).toMatchObject({ model: 'm-1' });
  expect(textOf(await ask('Привет', { service: 'claude' }))).toMatch(/епетиц/);
  expect(asked()).toEqual([1, 0]);
});

test.each<HabitName>([
  'wrong-key',
  'busy-seconds',
  'server-error',
  'no-model',
  'html',
  'empty',
  'empty-json',
  'redirect-elsewhere',
  'silence',
])('[ADM-38] a provider that fails before its first word (%s) is replaced by the next one', async (habit) => {
  const { one } = await connect('chatGpt', habit);
  if (habit === 'silence') change(one, { timeout: 0.05 });
  expect(textOf(await ask('Привет', { service: 'chatGpt' }))).toBe('Привет!');
  expect(asked()[1]).toBe(1);
  expect(first?.elsewhere()).toBe(0);
  expect(JSON.stringify(log.mock.calls)).not.toContain(key);
});

test('[ADM-38] a provider that nobody reaches is replaced, too', async () => {
  const { one } = await connect('chatGpt');
  const closed = await startUpstream();
  change(one, { baseUrl: closed.url() });
  closed.close();
  // The key is sealed for the other port, so the connection goes without one.
  client.gateway.deps.database.store.delete(client.gateway.deps.database.connectionKeys, one);
  expect(textOf(await ask('Привет', { service: 'chatGpt' }))).toBe('Привет!');
});

test.each<HabitName>(['early-end', 'reset', 'no-json', 'error-in-stream'])(
  '[ADM-38] after the first word (%s) no other provider is asked, and the text is kept',
  async (habit) => {
    await connect('chatGpt', habit);
    const events = await ask('Привет', { service: 'chatGpt' });
    expect(textOf(events)).toBe('Привет!');
    expect(events.at(-1)?.type).toBe('failed');
    expect(asked()[1]).toBe(0);
  },
);

test.each<[HabitName, string]>([
  ['context-openai', 'context-too-long'],
  ['filter-azure', 'content-refused'],
])('[ADM-38] a request that a provider refuses (%s) is not carried to the next one', async (habit, code) => {
  await connect('chatGpt', habit);
  expect(await endOf('Привет', { service: 'chatGpt' })).toBe(code);
  expect(asked()[1]).toBe(0);
});

test('[ADM-38] [PILOT-06] when all fail, the person reads the failure of the last one, and each failure is counted', async () => {
  const { one, other } = await connect('chatGpt', 'server-error', 'wrong-key');
  expect(await endOf('Привет', { service: 'chatGpt' })).toBe('model-unavailable');
  const totals = connectionsOf(client.gateway.deps.database).totals();
  for (const uuid of [one, other]) expect(totals.get(uuid)).toEqual({ calls: 1, failed: 1 });
});

test('[ADM-41] after three failures in a row a provider is left out, and tried again after a while', async () => {
  await connect('chatGpt', 'server-error');
  for (let count = 1; count <= 5; count++) await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([3, 5]);
  moveOn(client.gateway, 31);
  for (let count = 1; count <= 2; count++) await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([4, 7]);
  moveOn(client.gateway, 31);
  await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([4, 8]);
  moveOn(client.gateway, 31);
  await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([5, 9]);
});

test('[ADM-41] a provider that names a pause gets it, and a change of the connection ends it', async () => {
  const { one } = await connect('chatGpt', 'busy-seconds');
  for (let count = 1; count <= 2; count++) await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([1, 2]);
  moveOn(client.gateway, 21);
  await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([2, 3]);
  change(one, {});
  await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([3, 4]);
});

test('[ADM-38] pictures, speech and transcripts go the same way', async () => {
  for (const service of ['img', 'speech', 'whisper']) {
    const { one, other } = await connect(service, 'server-error');
    const files = service === 'whisper' ? { files: [recording(1)] } : {};
    const events = await ask(service === 'whisper' ? '' : 'Кот', { service, ...files });
    expect(events.at(-1)?.type, service).toBe('finished');
    expect(events.filter(({ type }) => type === 'result').length, service).toBeGreaterThan(0);
    expect(asked()).toEqual([1, 1]);
    for (const [at, uuid] of [one, other].entries()) change(uuid, { title: `${service} ${at}` });
  }
});

test('[ADM-38] a service whose results no provider makes is not connected', async () => {
  await connect('ocr');
  const refused = await client.send('', { service: 'ocr', files: [recording(1)] });
  expect(await refused.json()).toMatchObject({ status: 424, code: 'service-not-connected' });
  expect(asked()).toEqual([0, 0]);
});

test('[ADM-38] what is invented does not stand in for a real provider', async () => {
  const { other } = await connect('chatGpt', 'server-error', 'server-error');
  const { database } = client.gateway.deps;
  const invented = [...database.connections.values()].find(({ title }) => title === 'Модели контура');
  change(other, { fallbackUuid: invented?.uuid ?? null });
  expect(await endOf('Привет', { service: 'chatGpt' })).toBe('upstream-failed');
  const json = { ...fields, title: 'Третий', baseUrl: 'http://127.0.0.1:1/', fallbackUuid: invented?.uuid };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const refused = await client.call('POST', `${base}/addConnection`, { json, headers });
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'fallbackUuid', code: 'unfit' }] });
});

test('[ADM-40] an address is refused when its name leads to a private network, or its row was changed', async () => {
  const { one } = await connect('chatGpt', 'plain');
  const { database } = client.gateway.deps;
  database.store.delete(database.connectionKeys, one);
  for (const baseUrl of ['http://169.254.169.254/v1', 'ftp://127.0.0.1/']) {
    change(one, { baseUrl });
    expect(textOf(await ask('Привет', { service: 'chatGpt' }))).toBe('Привет!');
  }
  expect(asked()).toEqual([0, 2]);
  expect(mayReach(['93.184.215.14'], false)).toBe(true);
  for (const addresses of [['127.0.0.1'], ['93.184.215.14', '10.0.0.8'], ['::ffff:10.0.0.8'], ['fd00::1']]) {
    expect(mayReach(addresses, false)).toBe(false);
    expect(mayReach(addresses, true)).toBe(true);
  }
  for (const address of ['169.254.169.254', 'fe80::1%eth0', '::ffff:169.254.169.254', 'fd00:ec2::254'])
    expect(mayReach([address], true)).toBe(false);
});

test('[ADM-38] a check calls the address, with the key, and ends a pause', async () => {
  const { one, other } = await connect('chatGpt', 'wrong-key');
  const check = async (uuid: string) =>
    (await client.call('POST', `${base}/checkConnection`, { json: { uuid } })).json();
  expect(await check(one)).toMatchObject({
    isOk: false,
    message: expect.stringMatching(/^Модель недоступна/),
  });
  expect(await check(other)).toMatchObject({ isOk: true, latency: expect.any(Number) });
  expect(asked()).toEqual([1, 1]);
});

/** Sets the price of all models of a connection. `starts`: since when, a day; @default long ago */
const price = (
  connectionUuid: string,
  tokensIn: number | null,
  tokensOut: number | null,
  starts = '2020-01-01',
): void => {
  const { database } = client.gateway.deps;
  const fields = { connectionUuid, connectionTitle: '', model: null, picture: null, minute: null };
  database.store.put(database.prices, {
    uuid: crypto.randomUUID(),
    ...fields,
    tokensIn,
    tokensOut,
    starts,
    ...delivered,
  });
};

const numbersOf = async (uuid: string) => {
  const row = await client.json<Schemas['ExternalApi']>('GET', `${base}/getConnection?uuid=${uuid}`);
  const { status, statusReason, p95, errorShare, tokens, isEstimated, spent } = row;
  return { status, statusReason, p95, errorShare, tokens, isEstimated, spent };
};

test('[ADM-42] tokens that a provider tells are counted and paid, others are estimated and marked', async () => {
  const { one, other } = await connect('chatGpt', 'usage', 'plain');
  for (const uuid of [one, other]) price(uuid, 100_000_000, 200_000_000);
  expect(await numbersOf(one)).toMatchObject({ p95: null, errorShare: null, tokens: 0, spent: 0 });
  await ask('Привет', { service: 'chatGpt' });
  const told = { tokens: 12, isEstimated: false, spent: 5 * 100 + 7 * 200, errorShare: 0 };
  expect(await numbersOf(one)).toMatchObject({ ...told, p95: expect.any(Number) });
  change(one, { isDisabled: true });
  await ask('Привет', { service: 'chatGpt' });
  expect(await numbersOf(other)).toMatchObject({
    tokens: 2 + 3,
    isEstimated: true,
    spent: 2 * 100 + 3 * 200,
  });
});

test('[ADM-49] statistics have the tokens and the cost of an answer at the price of its day, whatever it costs later', async () => {
  const { one } = await connect('chatGpt', 'usage');
  const { now } = client.gateway.deps;
  const day = () => dayOf(now().getTime());
  price(one, 100_000_000, 200_000_000);
  const first = day();
  await ask('Привет', { service: 'chatGpt' });
  moveOn(client.gateway, 24 * 60 * 60);
  await client.login('admin@neuro.example');
  price(one, 300_000_000, 400_000_000, day());
  await ask('Привет', { service: 'chatGpt' });
  const costs = async (on: string) => {
    const query = `from=${on}&to=${on}&groupBy=service&service=chatGpt&user=2`;
    const { content } = await client.json<Schemas['UsagePage']>(
      'GET',
      `/admin/statistics/getListUsage?${query}`,
    );
    return content.map(({ requests, tokens, cost }) => ({ requests, tokens, cost }));
  };
  expect(await costs(day())).toEqual([{ requests: 1, tokens: 12, cost: 5 * 300 + 7 * 400 }]);
  expect(await costs(first)).toEqual([{ requests: 1, tokens: 12, cost: 5 * 100 + 7 * 200 }]);
});

test('[ADM-42] the status follows from errors, and its reason says so', async () => {
  const { one } = await connect('chatGpt', 'server-error');
  for (let count = 1; count <= 3; count++) await ask('Привет', { service: 'chatGpt' });
  const paused = await numbersOf(one);
  expect(paused).toMatchObject({ status: 'failing', errorShare: 1, spent: 0, tokens: 0 });
  expect(paused.statusReason).toMatch(
    /^Несколько сбоев подряд: не\u00a0спрашиваем до\u00a0\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}\u00a0МСК.*Ошибок за\u00a0сутки 100\u00a0%$/,
  );
  moveOn(client.gateway, 60);
  expect((await numbersOf(one)).statusReason).toBe('Ошибок за\u00a0сутки 100\u00a0%');
  moveOn(client.gateway, 25 * 60 * 60);
  await client.login('admin@neuro.example');
  expect(await numbersOf(one)).toMatchObject({ status: 'unchecked', statusReason: '', errorShare: null });
});

test('[ADM-42] a spent budget and a limit a minute hand over to the next one, and say so without one', async () => {
  const { one, other } = await connect('chatGpt', 'usage', 'usage');
  price(one, 100_000_000, null);
  change(one, { budget: 500 });
  for (let count = 1; count <= 2; count++) await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([1, 1]);
  expect(await numbersOf(one)).toMatchObject({
    status: 'failing',
    statusReason: 'Бюджет месяца израсходован',
  });
  change(other, { perMinute: 1 });
  const busy = (await ask('Привет', { service: 'chatGpt' })).at(-1);
  expect(busy).toMatchObject({
    type: 'failed',
    error: { code: 'model-busy' },
    retryAfter: expect.any(Number),
  });
  expect(asked()).toEqual([1, 1]);
  moveOn(client.gateway, 61);
  expect(await endOf('Привет', { service: 'chatGpt' })).toBe('finished');
  change(other, { budget: 0 });
  expect(await endOf('Привет', { service: 'chatGpt' })).toBe('model-unavailable');
});

test('[ADM-42] no more calls run at the same time than a connection allows', async () => {
  const { one } = await connect('chatGpt', 'silence-in-the-middle');
  change(one, { parallel: 1 });
  const running = await client.send('Привет', { service: 'chatGpt' });
  await vi.waitFor(() => expect(first?.requests).toHaveLength(1));
  expect(textOf(await ask('Привет', { service: 'chatGpt' }))).toBe('Привет!');
  expect(asked()).toEqual([1, 1]);
  await running.body?.cancel();
});
