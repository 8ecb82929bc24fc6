import { beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const START = new Date('2026-11-23T09:00:00Z');
const base = '/user/company/monitoring';
const november = 'from=2026-11-01&to=2026-11-30';
const october = 'compareFrom=2026-10-01&compareTo=2026-10-31';

let admin: Client;
let company: Client;
/** Uuid of the caller's company. */
let own: string;

beforeAll(async () => {
  const gateway = await openGateway({ people: 300, now: () => START });
  admin = await new Client(gateway).login('admin@neuro.example');
  company = await new Client(gateway).login('company@neuro.example');
  const { database } = gateway.deps;
  const neuro = [...database.companies.values()].find(({ name }) => name === 'Нейро');
  if (!neuro) throw new Error('The company of the administrator is missing');
  own = neuro.uuid;
  database.store.write((transaction) => transaction.put(database.companies, { ...neuro, monthLimit: 5000 }));
});

const rows = async (client: Client, path: string, query: string) =>
  (await client.json<Schemas['UsagePage']>('GET', `${path}?size=100&${november}&${query}`)).content;

describe('[COMP-05] numbers of a company are those of the platform filtered by it', () => {
  test.each(['day', 'service', 'department', 'user', 'tariff', 'source'])('rows by %s', async (groupBy) => {
    const query = `${october}&groupBy=${groupBy}`;
    const found = await rows(company, `${base}/getListUsage`, query);
    expect(found).not.toEqual([]);
    expect(found).toEqual(await rows(admin, '/admin/statistics/getListUsage', `${query}&company=${own}`));
  });

  test.each(['', '&step=week&groupBy=service', '&step=weekHour', '&metric=cost'])(
    'series %s',
    async (query) => {
      const found = await company.json('GET', `${base}/getSeries?${november}${query}`);
      expect(found).toEqual(
        await admin.json('GET', `/admin/statistics/getSeries?${november}${query}&company=${own}`),
      );
    },
  );

  test('sums, and the limit of the month', async () => {
    const summary = await company.json<Schemas['UsageSummary']>('GET', `${base}/getSummary?${november}`);
    expect(summary.current.requests).toBeGreaterThan(100);
    expect(summary).toEqual(
      await admin.json('GET', `/admin/statistics/getSummary?${november}&company=${own}`),
    );
    const [limit] = await company.json<Schemas['LimitRow'][]>('GET', `${base}/getListLimit`);
    expect(limit).toMatchObject({ key: own, limit: 5000, used: summary.current.requests });
  });
});

test('[COMP-02] only figures of the own company are given, of the services only their status', async () => {
  const [stranger] = await rows(
    admin,
    '/admin/statistics/getListUsage',
    'groupBy=user&company=7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01',
  );
  expect(stranger?.requests).toBeGreaterThan(0);
  expect(await rows(company, `${base}/getListUsage`, `groupBy=user&user=${stranger?.key}`)).toEqual([]);
  expect((await rows(company, `${base}/getListUsage`, 'groupBy=company')).map(({ key }) => key)).toEqual([
    own,
  ]);
  const limits = await company.json<Schemas['LimitRow'][]>('GET', `${base}/getListLimit`);
  expect(limits.map(({ key }) => key)).toEqual([own]);
  const health = await company.json<object[]>('GET', `${base}/getListHealth`);
  expect(health.length).toBeGreaterThan(10);
  for (const one of health)
    expect(Object.keys(one).sort()).toEqual(['checked', 'service', 'status', 'title']);
  expect(await company.json('GET', `${base}/getListHealth?searchText=anthropic`)).toEqual([]);
  const table = await company.call('GET', `${base}/downloadListHealth?sort=title,desc&format=csv`);
  expect((await table.text()).trim().split('\r\n')).toHaveLength(health.length + 1);
});
