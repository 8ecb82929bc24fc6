import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const START = new Date('2026-11-23T09:00:00Z');
const BASE = '/admin/statistics';
const november = 'from=2026-11-01&to=2026-11-30';
const october = 'compareFrom=2026-10-01&compareTo=2026-10-31';
const niva = '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01';

let client: Client;
beforeAll(async () => {
  const gateway = await openGateway({ people: 120, now: () => START });
  client = await new Client(gateway).login('admin@neuro.example');
});

const rows = async (query: string) =>
  (await client.json<Schemas['UsagePage']>('GET', `${BASE}/getListUsage?size=100&${query}`)).content;
const summary = (query: string) => client.json<Schemas['UsageSummary']>('GET', `${BASE}/getSummary?${query}`);
const series = (query: string) => client.json<Schemas['Point'][]>('GET', `${BASE}/getSeries?${query}`);
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

test('[ADM-31] days, services, series and the numbers of a period agree', async () => {
  const { current, period, isPartial } = await summary(november);
  expect(period).toEqual({ from: '2026-11-01', to: '2026-11-30', timeZone: 'Europe/Moscow' });
  expect(isPartial).toBe(true);
  expect(current.requests).toBeGreaterThan(1000);
  const days = await rows(`${november}&groupBy=day&sort=title,asc`);
  expect(days.map(({ key }) => key)).toEqual(
    Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`),
  );
  for (const groupBy of ['day', 'service', 'department', 'source']) {
    const found = await rows(`${november}&groupBy=${groupBy}`);
    expect(sum(found.map(({ requests }) => requests)), groupBy).toBe(current.requests);
    expect(sum(found.map(({ cost }) => cost)), groupBy).toBe(current.cost);
  }
  for (const query of ['', '&step=week', '&step=month', '&step=weekHour', '&groupBy=department&step=week'])
    expect(sum((await series(`${november}${query}`)).map(({ value }) => value)), query).toBe(
      current.requests,
    );
});

test('[ADM-31] a period is compared with the days that were asked for', async () => {
  const { current, previous } = await summary(`${november}&${october}`);
  const whole = await summary('from=2026-10-01&to=2026-10-31');
  expect(previous).toEqual(whole.current);
  expect(whole.isPartial).toBe(false);
  const services = await rows(`${november}&${october}&groupBy=service`);
  expect(sum(services.map(({ previous: old }) => old))).toBe(previous?.requests);
  expect(sum(services.map(({ requests }) => requests))).toBe(current.requests);
  const changes = (await rows(`${november}&${october}&groupBy=service&sort=change,desc`))
    .filter((row) => row.previous)
    .map((row) => row.requests / (row.previous ?? 1));
  expect(changes).toEqual([...changes].sort((a, b) => b - a));
  expect((await rows(`${november}&groupBy=service`)).every((row) => row.previous === null)).toBe(true);
});

test('[ADM-05] filters narrow rows, numbers and seats; the rows of a filter are those of the row it came from', async () => {
  const companies = await rows(`${november}&groupBy=company`);
  const row = companies.find(({ key }) => key === niva);
  expect(row?.title).toBe('Агрохолдинг «Нива»');
  const { current, seats } = await summary(`${november}&company=${niva}`);
  expect(current).toMatchObject({ requests: row?.requests, users: row?.users, cost: row?.cost });
  expect(seats).toBeLessThan((await summary(november)).seats);
  const people = await rows(`${november}&company=${niva}&groupBy=user`);
  expect(people).toHaveLength(row?.users ?? 0);
  expect((await summary(`${november}&user=${people[0]?.key}`)).current.requests).toBe(people[0]?.requests);
});

test('[ADM-05] a chart has the ten largest series and the rest as one; the future is a gap', async () => {
  const points = await series(`${november}&groupBy=service`);
  const keys = new Set(points.map(({ key }) => key));
  expect(keys.size).toBe(11);
  expect(keys).toContain('other');
  const top = (await rows(`${november}&groupBy=service`)).slice(0, 10).map(({ key }) => key);
  expect(keys).toEqual(new Set([...top, 'other']));
  const gaps = points.filter(({ value }) => value === null).map(({ start }) => start);
  expect(new Set(gaps)).toEqual(
    new Set(points.map(({ start }) => start).filter((start) => start > '2026-11-23')),
  );
});

test.each([
  ['to', 'from=2026-11-30&to=2026-11-01'],
  ['to', 'from=2025-11-01&to=2026-11-30'],
  ['compareTo', `${november}&compareFrom=2026-10-01`],
])('[ADM-20] a wrong period is refused at %s', async (field, query) => {
  for (const path of ['getListUsage?groupBy=day&', 'getSummary?', 'getSeries?']) {
    const isCompared = query.includes('compare');
    if (isCompared && path === 'getSeries?') continue;
    const response = await client.call('GET', `${BASE}/${path}${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'fields-invalid', errors: [{ field }] });
  }
});

test('[ADM-06] the download of a dimension has the rows of the page, in their order, and their sums', async () => {
  const query = `${november}&groupBy=department&sort=title,asc&company=${niva}`;
  const text = await (await client.call('GET', `${BASE}/downloadFile?${query}`)).text();
  const lines = text.trimEnd().split('\r\n').slice(1);
  const found = await rows(query);
  const { current: whole } = await summary(`${november}&company=${niva}`);
  expect(lines.map((line) => line.split(';').slice(0, 2))).toEqual([
    ...found.map(({ title, requests }) => [title, String(requests)]),
    ['Итого', String(whole.requests)],
  ]);
  const [people, cost] = [lines.at(-1)?.split(';')[4], lines.at(-1)?.split(';').at(-1)];
  expect([people, cost]).toEqual(['', String((whole.cost ?? 0) / 100).replace('.', ',')]);
  const days = await client.call('GET', `${BASE}/downloadFile?from=2026-11-12&to=2026-11-12&company=${niva}`);
  const counts = (await days.text()).trimEnd().split('\r\n').slice(1);
  const { current } = await summary(`from=2026-11-12&to=2026-11-12&company=${niva}`);
  expect(sum(counts.map((line) => Number(line.split(';')[3])))).toBe(current.requests);
});

test('[ADM-15] the download of the statistics has the columns that were asked for, in their order', async () => {
  const lines = async (query: string): Promise<string[]> => {
    const response = await client.call('GET', `${BASE}/downloadFile?${query}`);
    return (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
  };
  const query = `${november}&${october}&groupBy=service`;
  const [heading, first] = await lines(`${query}&columns=change&columns=title&columns=requests`);
  expect(heading).toBe('Изменение, %;Сервис;Запросы');
  const [row] = await rows(query);
  const change = Math.round(((row?.requests ?? 0) / (row?.previous ?? 1) - 1) * 1000) / 10;
  expect(first?.replace(',', '.')).toBe(`${change};${row?.title};${row?.requests}`);
  expect((await lines('columns=requests&columns=day'))[0]).toBe('Запросов;Дата');
  for (const part of ['groupBy=day&', ''])
    expect(
      (await client.call('GET', `${BASE}/downloadFile?${part}${november}&columns=password`)).status,
    ).toBe(422);
});
