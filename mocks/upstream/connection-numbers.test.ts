import { expect, test, vi } from 'vitest';
import { dayOf } from '#mocks/domain/lists/days.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { delivered } from '#mocks/store/versioned.ts';
import { moveOn, textOf } from '#mocks/testing/client.ts';
import { connections, twoProviders } from '#mocks/testing/two-providers.ts';

const providers = twoProviders();
const { ask, asked, change, connect, endOf } = providers;

/** Sets the price of all models of a connection. `starts`: since when, a day; @default long ago */
const price = (
  connectionUuid: string,
  tokensIn: number | null,
  tokensOut: number | null,
  starts = '2020-01-01',
): void => {
  const { database } = providers.client.gateway.deps;
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
  const row = await providers.client.json<Schemas['ExternalApi']>(
    'GET',
    `${connections}/getConnection?uuid=${uuid}`,
  );
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
  const { now } = providers.client.gateway.deps;
  const day = () => dayOf(now().getTime());
  price(one, 100_000_000, 200_000_000);
  const first = day();
  await ask('Привет', { service: 'chatGpt' });
  moveOn(providers.client.gateway, 24 * 60 * 60);
  await providers.client.login('admin@neuro.example');
  price(one, 300_000_000, 400_000_000, day());
  await ask('Привет', { service: 'chatGpt' });
  const costs = async (on: string) => {
    const query = `from=${on}&to=${on}&groupBy=service&service=chatGpt&user=2`;
    const { content } = await providers.client.json<Schemas['UsagePage']>(
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
  moveOn(providers.client.gateway, 60);
  expect((await numbersOf(one)).statusReason).toBe('Ошибок за\u00a0сутки 100\u00a0%');
  moveOn(providers.client.gateway, 25 * 60 * 60);
  await providers.client.login('admin@neuro.example');
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
  moveOn(providers.client.gateway, 61);
  expect(await endOf('Привет', { service: 'chatGpt' })).toBe('finished');
  change(other, { budget: 0 });
  expect(await endOf('Привет', { service: 'chatGpt' })).toBe('model-unavailable');
});

test('[ADM-42] no more calls run at the same time than a connection allows', async () => {
  const { one } = await connect('chatGpt', 'silence-in-the-middle');
  change(one, { parallel: 1 });
  const running = await providers.client.send('Привет', { service: 'chatGpt' });
  await vi.waitFor(() => expect(providers.first.requests).toHaveLength(1));
  expect(textOf(await ask('Привет', { service: 'chatGpt' }))).toBe('Привет!');
  expect(asked()).toEqual([1, 1]);
  await running.body?.cancel();
});
