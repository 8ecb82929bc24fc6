import { expect, test } from 'vitest';
import { paired, UsageView } from '#mocks/domain/statistics/grouping.ts';
import { totalsOf } from '#mocks/domain/statistics/totals.ts';
import { addRequests, DAYS_BEFORE, seedDays, usageSeed } from '#mocks/rehearsal/people/usage.ts';
import { administrator, listUsers } from '#mocks/testing/admin-users.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { dayNumber, midnightOf } from './calendar.ts';
import { DayBuilder, type DayRequests, results, sources } from './day-requests.ts';
import { serviceUsage } from './services.ts';
import { usageOf } from './usage.ts';

const START = new Date('2026-11-23T09:00:00Z');
const november = { from: dayNumber('2026-11-01'), to: dayNumber('2026-11-30') };

function requestsOf(day: string, people = 300): DayRequests {
  const builder = new DayBuilder();
  addRequests(usageSeed(START, people), dayNumber(day), builder);
  return builder.build(dayNumber(day));
}

async function usageOfPeople(people = 120) {
  const gateway = await openGateway({ people, now: () => START });
  const usage = usageOf(gateway.deps.database);
  return { gateway, usage, view: new UsageView(gateway.deps.database, usage) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('[ADM-05] the usage of a day is a function of first start, person and day', () => {
  const day = requestsOf('2026-11-12');
  expect(requestsOf('2026-11-12')).toEqual(day);
  const few = requestsOf('2026-11-12', 10);
  expect(few.size).toBeGreaterThan(0);
  // More people change nothing for the first ones.
  expect(day.second.slice(0, few.size)).toEqual(few.second);
});

test('[ADM-05] weekends and holidays are quiet, working hours are busy, and the usage grows', () => {
  const wednesday = requestsOf('2026-11-18').size;
  expect(requestsOf('2026-11-22').size).toBeLessThan(wednesday / 3);
  // Day of National Unity, a Wednesday.
  expect(requestsOf('2026-11-04').size).toBeLessThan(wednesday / 5);
  expect(requestsOf('2025-11-19').size).toBeLessThan(wednesday * 0.7);
  const hours = [...requestsOf('2026-11-18').second].map((second) => Math.floor(second / 3600));
  expect(hours.filter((hour) => hour >= 9 && hour < 18).length).toBeGreaterThan(hours.length * 0.75);
});

test('[ADM-05] there are 400 days of usage, the last one until the first start, and nobody is there before the account', () => {
  const seed = usageSeed(START, 300);
  expect(seedDays(seed)).toEqual({ first: dayNumber('2025-10-19'), last: dayNumber('2026-11-23') });
  expect(requestsOf('2025-10-19').size).toBeGreaterThan(0);
  expect([requestsOf('2025-10-18').size, requestsOf('2026-11-24').size]).toEqual([0, 0]);
  expect(DAYS_BEFORE).toBe(400);
  const since = new Map(seed.people.map((person) => [person.id, person]));
  for (const day of ['2026-11-23', '2026-05-14', '2025-10-20']) {
    const { size, person, second } = requestsOf(day);
    for (let index = 0; index < size; index++) {
      const moment = midnightOf(dayNumber(day)) + (second[index] ?? 0) * 1000;
      const owner = since.get(person[index] ?? 0);
      expect(moment).toBeGreaterThanOrEqual(owner?.since ?? Number.POSITIVE_INFINITY);
      expect(moment).toBeLessThanOrEqual(owner?.until ?? 0);
    }
  }
});

test('[ADM-05] two outages: a slow service the day before the first start, no external service months earlier', () => {
  const claude = serviceUsage.findIndex(({ serviceType }) => serviceType === 'claude');
  const share = (day: string, of: (service: number) => boolean) => {
    const { size, service, result } = requestsOf(day, 2000);
    const chosen = Array.from({ length: size }, (_, index) => index).filter((index) =>
      of(service[index] ?? 0),
    );
    return chosen.filter((index) => results[result[index] ?? 0] === 'failed').length / chosen.length;
  };
  expect(share('2026-11-22', (service) => service === claude)).toBeGreaterThan(0.08);
  expect(share('2026-11-22', (service) => service !== claude)).toBeLessThan(0.03);
  const isExternal = (service: number) => serviceUsage[service]?.isExternal === true;
  expect(share('2026-08-19', isExternal)).toBeGreaterThan(0.15);
  expect(share('2026-08-18', isExternal)).toBeLessThan(0.03);
});

test('[ADM-31] the requests of the days, and of each other grouping, add up to the period', async () => {
  const { usage, view } = await usageOfPeople();
  const days = usage.days(november.from, november.to);
  const total = sum(days.map(({ size }) => size));
  expect(total).toBeGreaterThan(1000);
  for (const dimension of ['day', 'service', 'source', 'user', 'company', 'department', 'tariff'] as const) {
    const totals = totalsOf(days, undefined, view.by(dimension, november), view.accounts.length);
    expect(sum(totals.map(({ requests }) => requests)), dimension).toBe(total);
  }
  const pairs = paired(view.by('day', november), view.by('service', november));
  expect(sum(totalsOf(days, undefined, pairs, 0).map(({ requests }) => requests))).toBe(total);
});

test('[ADM-31] the totals are those of the single requests, and people are counted once', async () => {
  const { usage, view } = await usageOfPeople();
  const days = usage.days(november.from, november.to);
  const test = view.test({ source: ['portal'], service: ['gigaChat', 'chatGpt'] });
  const grouping = view.by('service', november);
  const totals = totalsOf(days, test, grouping, view.accounts.length)[grouping.keys.indexOf('gigaChat')];
  const rows = days
    .flatMap((day) =>
      Array.from({ length: day.size }, (_, index) => ({
        person: day.person[index],
        service: usage.services[day.service[index] ?? 0],
        source: sources[day.source[index] ?? 0],
        result: results[day.result[index] ?? 0],
        cost: day.cost[index] ?? 0,
      })),
    )
    .filter(({ service, source }) => service === 'gigaChat' && source === 'portal');
  expect(totals).toMatchObject({
    requests: rows.length,
    users: new Set(rows.map(({ person }) => person)).size,
    errors: rows.filter(({ result }) => result === 'failed').length,
    cost: sum(rows.map(({ cost }) => cost)),
  });
  expect(totals?.users).toBeLessThan(rows.length);
});

test('[ADM-31] the number of requests within 30 days in the users table is that of the usage', async () => {
  const client = await administrator();
  const { database, now } = client.gateway.deps;
  const { content } = await listUsers(client, { sort: 'requests30,desc', size: '100' });
  const counts = usageOf(database).recentCounts(now());
  expect(content[0]?.requests30).toBeGreaterThan(100);
  for (const { id, requests30 } of content) expect(requests30).toBe(counts.get(id) ?? 0);
});

test('[ADM-05] real requests are counted with their service, result and rating', async () => {
  const { gateway, usage, view } = await usageOfPeople(0);
  const client = await new Client(gateway).login();
  const today = { from: dayNumber('2026-11-23'), to: dayNumber('2026-11-23') };
  const services = view.by('service', today);
  const totals = () =>
    totalsOf(usage.days(today.from, today.to), view.test({ user: [1] }), services, view.accounts.length);
  expect(sum(totals().map(({ requests }) => requests))).toBe(0);
  await (await client.send('Здравствуйте', { service: 'claude' })).text();
  await (await client.send('ошибка', { service: 'claude' })).text();
  const counted = { requests: 2, users: 1, errors: 1, tokens: null, cost: null, good: 0 };
  expect(totals()[services.keys.indexOf('claude')]).toMatchObject(counted);
});

test('[ADM-21] the usage of a deleted person stays with the department', async () => {
  const { gateway, usage } = await usageOfPeople();
  const { database } = gateway.deps;
  const [person] = usageSeed(START, 120).people;
  const user = database.users.group(String(person?.id))[0];
  expect(user?.department).toBeTruthy();
  database.store.write((transaction) => {
    transaction.delete(database.users, user?.email ?? '');
    transaction.put(database.retiredIds, { id: person?.id ?? 0 });
  });
  const view = new UsageView(database, usage);
  expect(view.accounts[person?.id ?? 0]).toMatchObject({
    title: `удалённый № ${person?.id}`,
    department: user?.department,
    companyUuid: user?.companyUuid,
  });
});
