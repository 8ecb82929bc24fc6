import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { companyUuidOf } from '#mocks/domain/people/person.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, errorOf, signedIn } from '#mocks/testing/client.ts';

const START = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

type Terms = Partial<Pick<Schemas['CompanyFields'], 'sessionHours' | 'sessionIdleMinutes'>>;

/** Sets the terms of the company of the signed-in employee. */
function setTerms(client: Client, terms: Terms): void {
  const { database } = client.gateway.deps;
  const user = database.users.get('employee@neuro.example');
  const company = user && database.companies.get(companyUuidOf(database, user) ?? '');
  if (!company) throw new Error('The employee has no company');
  database.store.put(database.companies, { ...company, ...terms });
}

const at = (minutes: number) => void vi.setSystemTime(START + minutes * MINUTE);
const statusOf = async (client: Client, path = '/tile/getTile') => (await client.call('GET', path)).status;

test('[AUTH-15] a session ends after the time of the company without a request, and is told as expired', async () => {
  const client = await signedIn();
  setTerms(client, { sessionIdleMinutes: 30 });
  for (const minutes of [29, 58, 87]) {
    at(minutes);
    expect(await statusOf(client)).toBe(200);
  }
  at(87 + 32);
  expect(await errorOf(await client.call('GET', '/tile/getTile'))).toMatchObject({
    status: 401,
    message: expect.stringMatching(/^JWT expired at 2026-11-20T10:58:00Z/),
  });
  expect(await new Client(client.gateway).login().then((other) => statusOf(other))).toBe(200);
});

test('[AUTH-15] what the portal asks for by itself keeps no session alive', async () => {
  const client = await signedIn();
  setTerms(client, { sessionIdleMinutes: 10 });
  for (const minutes of [2, 4, 6, 8, 10]) {
    at(minutes);
    expect(await statusOf(client, '/notification/getNotificationUser')).toBe(200);
  }
  at(12);
  expect(await statusOf(client)).toBe(401);
});

test('[AUTH-15] a shorter lifetime ends open sessions, a longer one begins with the next sign-in', async () => {
  const client = await signedIn();
  setTerms(client, { sessionHours: 1 });
  at(61);
  expect(await statusOf(client)).toBe(401);
  const other = await new Client(client.gateway).login();
  setTerms(client, { sessionHours: 24 });
  const long = await new Client(client.gateway).login();
  at(61 + 10 * 60);
  expect(await statusOf(other)).toBe(401);
  expect(await statusOf(long)).toBe(200);
});

test('[AUTH-15] without a setting a session lives eight hours, that of a guest always', async () => {
  const client = await signedIn();
  const guest = await new Client(client.gateway).guestLogin();
  at(8 * 60 - 1);
  expect(await statusOf(client)).toBe(200);
  const { database } = client.gateway.deps;
  for (const company of [...database.companies.values()])
    database.store.put(database.companies, { ...company, sessionHours: 1, sessionIdleMinutes: 5 });
  expect(await statusOf(guest, '/notification/getNotificationUser')).toBe(200);
  at(8 * 60);
  expect(await statusOf(guest, '/notification/getNotificationUser')).toBe(401);
});

test('[AUTH-15] sessions that are over by the time of the company are not listed', async () => {
  const client = await signedIn();
  await new Client(client.gateway).login();
  setTerms(client, { sessionIdleMinutes: 30 });
  at(20);
  await statusOf(client);
  at(40);
  const sessions = await client.json<Schemas['UserSession'][]>('GET', '/user/sessions');
  expect(sessions.filter(({ device }) => device === '')).toMatchObject([{ isThis: true }]);
});
