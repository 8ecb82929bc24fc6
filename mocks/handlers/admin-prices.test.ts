import { beforeEach, expect, test } from 'vitest';
import { countCall, countsOf } from '#mocks/domain/connections/counts.ts';
import { listOldPrices } from '#mocks/domain/connections/prices.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Price = Schemas['Price'];
const base = '/admin/externalApi';
const openAi = '6e2b9d40-0001-4a7f-b1c8-5d3f9a0e2c01';
const deepSeek = '6e2b9d40-0006-4a7f-b1c8-5d3f9a0e2c01';
const own = '6e2b9d40-0007-4a7f-b1c8-5d3f9a0e2c01';
const DAY = 86_400_000;

let client: Client;
let now = new Date('2026-11-23T09:00:00Z');
beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z');
  client = await new Client(await openGateway({ now: () => now })).login('admin@neuro.example');
});

const fields = {
  connectionUuid: openAi,
  model: null,
  tokensIn: 100,
  tokensOut: null,
  picture: null,
  minute: null,
  starts: '2026-11-24',
};
const send = (name: string, json: object) =>
  client.call('POST', `${base}/${name}`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const add = async (changed: Partial<Schemas['PriceFields']> = {}) => {
  const answer = await send('addPrice', { ...fields, ...changed });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Price;
};
const list = async (query: string) =>
  (await client.json<Schemas['PricePage']>('GET', `${base}/getListPrice?size=100&${query}`)).content;
/** The field and the code of a refusal. */
const refusal = async (answer: Response) => {
  const { errors } = (await answer.json()) as Schemas['ErrorResponse'];
  return [answer.status, errors?.[0]?.field, errors?.[0]?.code];
};
const remove = ({ uuid, version }: Price) =>
  client.call('DELETE', `${base}/deletePrice?uuid=${uuid}&version=${version}`);

test('[ADM-49] a new price ends the one before it on the day before, and the list is the history of a connection', async () => {
  const price = await add();
  expect(price).toMatchObject({ status: 'planned', ends: '2026-12-31', currency: 'RUB' });
  const all = (await list(`connection=${openAi}&sort=starts,asc`)).filter(({ model }) => model === null);
  expect(all.map(({ starts, ends, status }) => [starts, ends, status])).toEqual([
    ['2025-08-01', '2026-07-31', 'past'],
    ['2026-08-01', '2026-11-23', 'current'],
    ['2026-11-24', '2026-12-31', 'planned'],
    ['2027-01-01', null, 'planned'],
  ]);
  expect(all[2]).toMatchObject({ changedBy: 'admin@neuro.example', changed: now.toISOString() });
  expect(await list(`connection=${openAi}&status=current`)).toHaveLength(2);
});

test('[ADM-49] prices go forward only: no past day, no second one of a day, no change of one that has begun', async () => {
  for (const starts of ['2026-11-22', '2026-11-23'])
    expect(await refusal(await send('addPrice', { ...fields, starts }))).toEqual([422, 'starts', 'past']);
  const price = await add();
  expect(await refusal(await send('addPrice', fields))).toEqual([422, 'starts', 'taken']);
  expect(await refusal(await send('addPrice', { ...fields, tokensIn: null }))).toEqual([
    422,
    'tokensIn',
    'required',
  ]);
  expect(await refusal(await send('addPrice', { ...fields, connectionUuid: crypto.randomUUID() }))).toEqual([
    422,
    'connectionUuid',
    'unknown',
  ]);
  now = new Date(now.getTime() + DAY);
  await client.login('admin@neuro.example');
  const { uuid, version } = price;
  const later = { ...fields, uuid, version, starts: '2026-11-30' };
  expect(await refusal(await send('changePrice', later))).toEqual([422, 'starts', 'begun']);
  expect(await refusal(await remove(price))).toEqual([422, 'starts', 'begun']);
});

test('[ADM-49] a planned price is changed and removed, and the price before it goes on', async () => {
  const price = await add();
  const { uuid, version } = price;
  const answer = await send('changePrice', { ...fields, uuid, version, starts: '2026-11-30', picture: 250 });
  const next = (await answer.json()) as Price;
  expect(next).toMatchObject({ starts: '2026-11-30', picture: 250, version: version + 1 });
  expect((await send('changePrice', { ...fields, uuid, version })).status).toBe(409);
  expect((await remove(next)).status).toBe(204);
  const [current] = await list(`connection=${openAi}&status=current&searchText=OpenAI&sort=model,desc`);
  expect((await list(`connection=${openAi}`)).some((one) => one.uuid === uuid)).toBe(false);
  expect(current?.status).toBe('current');
});

test('[ADM-49] the first price of a connection holds from today on', async () => {
  expect(await add({ connectionUuid: own, starts: '2026-11-23' })).toMatchObject({ status: 'current' });
});

test('[ADM-49] a call costs what the price of its day and model says, and the count stays', async () => {
  const { database } = client.gateway.deps;
  await add({ connectionUuid: deepSeek, tokensIn: 5_000_000, tokensOut: null });
  await add({ connectionUuid: deepSeek, model: 'cheap', tokensIn: 1_000_000, tokensOut: null });
  const call = { duration: 10, tokensIn: 100, tokensOut: 0, isEstimated: false, end: 'complete' } as const;
  const count = (model: string | null) =>
    countCall(database, { uuid: deepSeek }, { ...call, model, moment: now.getTime() });
  const spent = () => countsOf(database, deepSeek, now).spent;
  count('deepseek-chat');
  expect(spent()).toBe(1);
  now = new Date(now.getTime() + DAY);
  count('deepseek-chat');
  expect(spent()).toBe(1 + 500);
  count('cheap');
  expect(spent()).toBe(1 + 500 + 100);
});

test('[ADM-49] a connection shows today’s price, and its form does not change it', async () => {
  const row = await client.json<Schemas['ExternalApi']>('GET', `${base}/getConnection?uuid=${openAi}`);
  expect(row).toMatchObject({ priceIn: 62_000, priceOut: 118_000 });
  const { title, baseUrl, model, isInternal, timeout, parallel, perMinute, budget, warnAt } = row;
  const { fallbackUuid, isDisabled, version } = row;
  const same = { title, baseUrl, model, isInternal, timeout, parallel, perMinute, budget, warnAt };
  const change = { ...same, provider: 'openai', fallbackUuid, isDisabled, uuid: openAi, isKeyErased: false };
  const dearer = await send('changeConnection', { ...change, version, priceIn: 70_000 });
  expect(await refusal(dearer)).toEqual([422, 'priceIn', 'price-list']);
  expect((await send('changeConnection', { ...change, version, priceIn: 62_000 })).status).toBe(200);
  const fresh = { ...same, provider: 'other', fallbackUuid: null, isDisabled: false, title: 'Новое' };
  const made = await send('addConnection', { ...fresh, priceIn: 300, priceOut: null });
  const { uuid, priceIn } = (await made.json()) as Schemas['ExternalApi'];
  expect(priceIn).toBe(300);
  expect(await list(`connection=${uuid}`)).toMatchObject([{ starts: '2026-11-23', tokensIn: 300 }]);
});

test('[ADM-49] prices that a connection of an earlier version has move into the price list', async () => {
  const { database } = client.gateway.deps;
  const row = database.connections.get(own);
  if (!row) throw new Error('a connection is missing');
  database.store.put(database.connections, { ...row, priceIn: 40, priceOut: 50 });
  listOldPrices(client.gateway.deps);
  listOldPrices(client.gateway.deps);
  expect(await list(`connection=${own}`)).toMatchObject([
    { tokensIn: 40, tokensOut: 50, starts: row.created.slice(0, 10), status: 'current' },
  ]);
});
