import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { changeUser, listUsers, readUser } from '#mocks/testing/admin-users.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const START = new Date('2026-11-23T09:00:00Z');
const niva = '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01';
const lyceum = '7d3f2c10-0003-4b6e-8a52-1c9e4d7f6a01';
const today = 'from=2026-11-23&to=2026-11-23';
const october = 'from=2026-10-01&to=2026-10-31';

let client: Client;
let now = START;
beforeEach(async () => {
  now = START;
  const gateway = await openGateway({ people: 200, now: () => now });
  client = await new Client(gateway).login('admin@neuro.example');
});

const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const rows = async (query: string) =>
  (await client.json<Schemas['UsagePage']>('GET', `/admin/statistics/getListUsage?size=100&${query}`))
    .content;
const usedBy = async (uuid: string) =>
  (await client.json<Schemas['CompanyPage']>('GET', '/admin/company/getListCompany')).content.find(
    (company) => company.uuid === uuid,
  )?.used;

async function move(keys: number[], action: Schemas['UserAction']): Promise<void> {
  const json = { selection: { keys }, action };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const job = await client.json<Schemas['Job']>('POST', '/admin/users/changeListUser', { json, headers });
  expect(job.changed).toBe(keys.length);
}

/** Ids of people of Нива, those with the most requests first. */
const peopleOfNiva = async (count: number) =>
  (await listUsers(client, { company: niva, sort: 'requests30,desc', size: '100' })).content
    .slice(0, count)
    .map(({ id }) => id);

/** October as all lists tell it. */
const told = () =>
  Promise.all([
    ...['company', 'department', 'tariff', 'user'].map((groupBy) => rows(`${october}&groupBy=${groupBy}`)),
    rows(`${october}&groupBy=service&company=${niva}`),
    rows(`${october}&groupBy=user&company=${lyceum}`),
    client.json('GET', `/admin/statistics/getSeries?${october}&groupBy=company&step=week&metric=cost`),
    client.json('GET', `/admin/logs/getListLog?from=2026-10-12&to=2026-10-14&company=${niva}&size=100`),
  ]);

test('[ADM-48] 40 people who move to another company, department and tariff change no closed month, to the kopeck', async () => {
  const before = await told();
  expect(before[0]).toContainEqual(expect.objectContaining({ key: niva, cost: expect.any(Number) }));
  const used = await usedBy(niva);
  const people = await peopleOfNiva(40);
  expect(people).toHaveLength(40);
  await move(people, { kind: 'tariff', tariffId: null });
  await move(people, { kind: 'place', companyUuid: lyceum, department: 'Учебная часть' });
  expect(await told()).toEqual(before);
  // The limit of the month counts what was asked before the move.
  expect(await usedBy(niva)).toBe(used);
  wait(1);
  await move(people.slice(0, 1), { kind: 'place', companyUuid: niva });
  expect(await told()).toEqual(before);
});

test('[ADM-48] what is asked after the move belongs to the new company', async () => {
  const employee = await new Client(client.gateway).login();
  await (await employee.send('До перевода')).text();
  const { companyUuid } = await readUser(client, 1);
  wait(1);
  expect((await changeUser(client, 1, { companyUuid: lyceum, department: 'Кафедра' })).status).toBe(200);
  wait(1);
  await (await employee.send('После перевода')).text();
  const found = await rows(`${today}&groupBy=company&user=1`);
  expect(found.map(({ key, requests }) => [key, requests]).sort()).toEqual(
    [
      [companyUuid, 1],
      [lyceum, 1],
    ].sort(),
  );
});

test('[ADM-48] a company that is founded for the addresses of people has none of their earlier requests', async () => {
  const employee = await new Client(client.gateway).login();
  await (await employee.send('До новой компании')).text();
  const { companyUuid } = await readUser(client, 1);
  const { database } = client.gateway.deps;
  const stored = database.companies.get(companyUuid ?? '');
  if (!stored) throw new Error('a company is missing');
  const before = await rows(`${today}&groupBy=company&user=1`);
  wait(1);
  const fresh = { ...stored, uuid: crypto.randomUUID(), name: 'Новая', domains: stored.domains };
  database.store.write((transaction) => {
    transaction.put(database.companies, { ...stored, domains: [] });
    transaction.put(database.companies, fresh);
  });
  expect((await readUser(client, 1)).companyUuid).toBe(fresh.uuid);
  expect(await rows(`${today}&groupBy=company&user=1`)).toEqual(before);
});

test('[ADM-48] a deleted account leaves its requests with its last department', async () => {
  await changeUser(client, 1, { department: 'Учебная часть' });
  wait(1);
  const employee = await new Client(client.gateway).login();
  await (await employee.send('Последний запрос')).text();
  await move([1], { kind: 'block', reason: 'Уволен' });
  await move([1], { kind: 'delete' });
  const [row] = await rows(`${today}&groupBy=department&user=1`);
  expect(row).toMatchObject({ key: 'Учебная часть', requests: 1 });
});
