import { describe, expect, test } from 'vitest';
import { eraseRows } from '#mocks/domain/feed/erased.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { companyAdministrator, keyed, otherAdministrator } from '#mocks/testing/company-area.ts';
import { niva } from '#mocks/testing/company-keys.ts';
import { stateOnDisk } from '#mocks/testing/state-on-disk.ts';

type Feed = Schemas['SignInFeed'];

const path = (list: string, query: Record<string, string> = {}) =>
  `${list}?${new URLSearchParams(query).toString()}`;
const signIns = '/admin/logs/getFeedSignIn';
const ownAudit = '/user/company/logs/getFeedAudit';
const ownSignIns = '/user/company/logs/getFeedSignIn';

/** Reads from a cursor to the end, some entries at a time. `between` is called after each answer but the last. */
async function readAll(
  client: Client,
  list: string,
  { cursor, size = '2', between }: { cursor?: string; size?: string; between?: () => Promise<unknown> } = {},
) {
  const found: string[] = [];
  let at = cursor;
  for (;;) {
    const feed = await client.json<Feed>(
      'GET',
      path(list, { size, ...(at !== undefined && { cursor: at }) }),
    );
    found.push(...feed.content.map(({ uuid }) => uuid));
    at = feed.cursor;
    if (!feed.hasMore) return { found, cursor: at };
    await between?.();
  }
}

const toggle = async (client: Client): Promise<unknown> => {
  const now = await client.json<Schemas['CompanySettings']>('GET', '/user/company/settings/getSettings');
  const json = { version: now.version, isSharingOutside: !now.isSharingOutside };
  return client.call('POST', '/user/company/settings/changeSettings', { json });
};

async function tokenOf(admin: Client, ownerId: number, scopes: string[]): Promise<Response> {
  const json = { name: 'SIEM', ownerId, scopes, tiles: [], networks: [], perMinute: 60, lifetime: 30 };
  return admin.call('POST', '/admin/apiToken/addToken', { json, headers: keyed() });
}

describe('[ADM-43] logs for other systems', () => {
  test('have each entry once and in order, while others are written and after a restart', async () => {
    const disk = stateOnDisk();
    const gateway = await openGateway({ persistence: disk.open() });
    const admin = await new Client(gateway).login('admin@neuro.example');
    for (let count = 0; count < 5; count++) await new Client(gateway).login();
    let left = 3;
    const between = async () => left-- > 0 && (await new Client(gateway).login());
    const first = await readAll(admin, signIns, { between });
    const all = [...gateway.deps.database.signIns.values()].map(({ uuid }) => uuid);
    expect(first.found).toEqual(all);
    expect(all).toHaveLength(9);
    const later = gateway.deps.now();
    gateway.close();
    const again = await openGateway({ persistence: disk.open(), now: () => later });
    const client = await new Client(again).login('admin@neuro.example');
    const { cursor } = first;
    expect((await readAll(client, signIns, { cursor })).found).toEqual(
      [...again.deps.database.signIns.values()].map(({ uuid }) => uuid).slice(9),
    );
    expect((await readAll(client, signIns)).found).toHaveLength(10);
    again.close();
  });

  test('begin at a moment, or with entries of earlier versions', async () => {
    const disk = stateOnDisk();
    const gateway = await openGateway({ persistence: disk.open() });
    await new Client(gateway).login();
    const { feed, store } = gateway.deps.database;
    for (const row of feed.values()) store.delete(feed, feed.keyOf(row));
    gateway.close();
    const again = await openGateway({ persistence: disk.open() });
    const admin = await new Client(again).login('admin@neuro.example');
    expect((await readAll(admin, signIns)).found).toHaveLength(2);
    const since = new Date(again.deps.now().getTime() + 60_000).toISOString();
    const none = await admin.json<Feed>('GET', path(signIns, { since }));
    expect([none.content, none.hasMore]).toEqual([[], false]);
    await new Client(again).login();
    expect((await readAll(admin, signIns, { cursor: none.cursor })).found).toHaveLength(1);
    again.close();
  });

  test('of a company have its own entries only, and no network address of the platform’s administrators', async () => {
    const own = await companyAdministrator(40);
    const { gateway } = own;
    const { database } = gateway.deps;
    await toggle(own);
    const theirs = await otherAdministrator(own, niva);
    await toggle(theirs);
    const admin = await new Client(gateway, { address: '203.0.113.9' }).login('admin@neuro.example');
    await admin.call('GET', '/admin/apiToken/downloadListToken?format=csv');
    const json = { selection: { keys: [5] }, action: { kind: 'sessionsEnd' } };
    await admin.call('POST', '/admin/users/changeListUser', { json, headers: keyed() });
    const of = async (client: Client) =>
      (await client.json<Schemas['AuditFeed']>('GET', ownAudit)).content.map(
        ({ actor, entity, address }) => `${actor} ${entity} ${address}`,
      );
    const entries = ['company@neuro.example company ', 'admin@neuro.example user '];
    expect(await of(own)).toEqual(entries);
    database.store.delete(database.users, 'admin@neuro.example');
    expect(await of(own)).toEqual(entries);
    expect(await of(theirs)).toEqual(['employee@neuro.example company ']);
    const login = (email: string) =>
      new Client(gateway).call('POST', '/auth/authentication', { json: { email, password: 'Неверно-2026' } });
    await login('nobody@neuro.example');
    await login('nobody@nowhere.example');
    const feed = await own.json<Feed>('GET', ownSignIns);
    expect(feed.content.map(({ account }) => account)).toEqual([
      'company@neuro.example',
      'admin@neuro.example',
      'nobody@neuro.example',
    ]);
    expect(database.signIns.size).toBe(5);
  });

  test('are read with a token of the scope, whose owner administers the portal or a company', async () => {
    const own = await companyAdministrator(0);
    const { gateway } = own;
    const admin = await new Client(gateway).login('admin@neuro.example');
    const call = async (ownerId: number, scopes: string[], list: string): Promise<number> => {
      const issued = await tokenOf(admin, ownerId, scopes);
      if (issued.status !== 200) return issued.status;
      const { secret } = (await issued.json()) as Schemas['TokenSecret'];
      const headers = { authorization: `Bearer ${secret}` };
      return (await new Client(gateway).call('GET', list, { headers })).status;
    };
    const { users } = gateway.deps.database;
    const idOf = (email: string) => users.get(email)?.profile.id ?? 0;
    const [platform, company] = ['admin@neuro.example', 'company@neuro.example'].map(idOf) as [
      number,
      number,
    ];
    expect(await call(platform, ['audit'], signIns)).toBe(200);
    expect(await call(platform, ['audit'], ownSignIns)).toBe(403);
    expect(await call(platform, ['statistics'], signIns)).toBe(403);
    expect(await call(company, ['audit'], ownAudit)).toBe(200);
    expect(await call(company, ['audit'], signIns)).toBe(403);
    expect(await call(idOf('employee@neuro.example'), ['audit'], signIns)).toBe(422);
  });

  test('refuse the cursor of another list, and tell a caller that entries were erased', async () => {
    const own = await companyAdministrator(0);
    const { database } = own.gateway.deps;
    const admin = await new Client(own.gateway).login('admin@neuro.example');
    const { cursor } = await admin.json<Feed>('GET', path(signIns, { size: '1' }));
    const status = async (client: Client, list: string, query: Record<string, string>) =>
      (await client.call('GET', path(list, query))).status;
    expect(await status(own, ownSignIns, { cursor })).toBe(422);
    expect(await status(admin, '/admin/logs/getFeedAudit', { cursor })).toBe(422);
    expect(await status(admin, signIns, { cursor: 'abc' })).toBe(422);
    expect(await status(admin, signIns, { cursor, since: '2026-11-20T00:00:00Z' })).toBe(422);
    expect(await status(admin, signIns, { since: '2016-12-31T23:59:60Z' })).toBe(200);
    await new Client(own.gateway).login();
    const rows = database.feed.group('signIn');
    database.store.write((transaction) => eraseRows(database, transaction, rows.slice(0, 1)));
    expect(await status(admin, signIns, { cursor })).toBe(200);
    database.store.write((transaction) => eraseRows(database, transaction, rows.slice(1, 2)));
    const late = await admin.call('GET', path(signIns, { cursor }));
    expect(late.status).toBe(410);
    expect(((await late.json()) as Schemas['ErrorResponse']).code).toBe('cursor-expired');
    const fresh = await admin.json<Feed>('GET', signIns);
    expect(fresh.content).toHaveLength(1);
    expect(await status(admin, signIns, { cursor: fresh.cursor })).toBe(200);
  });
});
