import { expect, test } from 'vitest';
import { connectionsOf } from '#mocks/domain/connections/connections.ts';
import { moveOn, textOf } from '#mocks/testing/client.ts';
import { recording } from '#mocks/testing/sample-files.ts';
import { connectionFields, connections, providerKey, twoProviders } from '#mocks/testing/two-providers.ts';
import { startUpstream } from '#mocks/testing/upstream.ts';
import type { HabitName } from '#mocks/testing/upstream-habits.ts';
import { mayReach } from './guard.ts';

const providers = twoProviders();
const { ask, asked, change, connect, endOf } = providers;

test('[ADM-38] a service is asked at its connection with its key and model, and others are rehearsed', async () => {
  await connect('chatGpt', 'plain');
  expect(textOf(await ask('Привет', { service: 'chatGpt' }))).toBe('Привет!');
  expect(asked()).toEqual([1, 0]);
  expect(providers.first.requests[0]?.headers.authorization).toBe(`Bearer ${providerKey}`);
  expect(JSON.parse(providers.first.requests[0]?.body ?? '')).toMatchObject({ model: 'm-1' });
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
  expect(providers.first.elsewhere()).toBe(0);
  expect(JSON.stringify(providers.log.mock.calls)).not.toContain(providerKey);
});

test('[ADM-38] a provider that nobody reaches is replaced, too', async () => {
  const { one } = await connect('chatGpt');
  const closed = await startUpstream();
  change(one, { baseUrl: closed.url() });
  closed.close();
  // The key is sealed for the other port, so the connection goes without one.
  providers.client.gateway.deps.database.store.delete(
    providers.client.gateway.deps.database.connectionKeys,
    one,
  );
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
  const totals = connectionsOf(providers.client.gateway.deps.database).totals();
  for (const uuid of [one, other]) expect(totals.get(uuid)).toEqual({ calls: 1, failed: 1 });
});

test('[ADM-41] after three failures in a row a provider is left out, and tried again after a while', async () => {
  await connect('chatGpt', 'server-error');
  for (let count = 1; count <= 5; count++) await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([3, 5]);
  moveOn(providers.client.gateway, 31);
  for (let count = 1; count <= 2; count++) await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([4, 7]);
  moveOn(providers.client.gateway, 31);
  await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([4, 8]);
  moveOn(providers.client.gateway, 31);
  await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([5, 9]);
});

test('[ADM-41] a provider that names a pause gets it, and a change of the connection ends it', async () => {
  const { one } = await connect('chatGpt', 'busy-seconds');
  for (let count = 1; count <= 2; count++) await ask('Привет', { service: 'chatGpt' });
  expect(asked()).toEqual([1, 2]);
  moveOn(providers.client.gateway, 21);
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
  const refused = await providers.client.send('', { service: 'ocr', files: [recording(1)] });
  expect(await refused.json()).toMatchObject({ status: 424, code: 'service-not-connected' });
  expect(asked()).toEqual([0, 0]);
});

test('[ADM-38] what is invented does not stand in for a real provider', async () => {
  const { other } = await connect('chatGpt', 'server-error', 'server-error');
  const { database } = providers.client.gateway.deps;
  const invented = [...database.connections.values()].find(({ title }) => title === 'Модели контура');
  change(other, { fallbackUuid: invented?.uuid ?? null });
  expect(await endOf('Привет', { service: 'chatGpt' })).toBe('upstream-failed');
  const json = {
    ...connectionFields,
    title: 'Третий',
    baseUrl: 'http://127.0.0.1:1/',
    fallbackUuid: invented?.uuid,
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const refused = await providers.client.call('POST', `${connections}/addConnection`, { json, headers });
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'fallbackUuid', code: 'unfit' }] });
});

test('[ADM-40] an address is refused when its name leads to a private network, or its row was changed', async () => {
  const { one } = await connect('chatGpt', 'plain');
  const { database } = providers.client.gateway.deps;
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
    (await providers.client.call('POST', `${connections}/checkConnection`, { json: { uuid } })).json();
  expect(await check(one)).toMatchObject({
    isOk: false,
    message: expect.stringMatching(/^Модель недоступна/),
  });
  expect(await check(other)).toMatchObject({ isOk: true, latency: expect.any(Number) });
  expect(asked()).toEqual([1, 1]);
});
