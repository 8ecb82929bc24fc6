import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Schemas, User } from '#mocks/store/database.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import { sqlitePersistence } from '#mocks/store/sqlite.ts';
import { StorageError } from '#mocks/store/store.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

test('[ADM-12] a job continues after a restart and processes no row twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = async () => {
    const gateway = await openGateway({ persistence: sqlitePersistence(folder), people: 200 });
    return new Client(gateway).login('admin@neuro.example');
  };
  const first = await open();
  const job = await first.json<Schemas['Job']>('POST', '/admin/users/changeListUser', {
    json: {
      selection: { filter: {}, except: [], expectedCount: 210 },
      action: { kind: 'groupsAdd', groups: ['COMMERCE'] },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(job.status).toBe('running');
  first.gateway.close();

  const again = await open();
  onTestFinished(() => again.gateway.close());
  const now = () => again.json<Schemas['Job']>('GET', `/user/jobs/getJob?uuid=${job.uuid}`);
  await expect.poll(async () => (await now()).status, { timeout: 10_000 }).toBe('done');
  const { processed, changed, unchanged, refused } = await now();
  expect([processed, changed + unchanged, refused]).toEqual([210, 210, 0]);
  const rows = await again.json<Schemas['JobRowPage']>('GET', `/user/jobs/getListRow?uuid=${job.uuid}`);
  expect(rows.totalElements).toBe(210);
  const versions = [...again.gateway.deps.database.users.values()].map(({ version = 1 }) => version);
  expect(Math.max(...versions)).toBe(2);
});

test('[ADM-12] a job on a full disk fails and changes nothing', async () => {
  const memory = memoryPersistence();
  const persistence = {
    ...memory,
    write(changes: Parameters<typeof memory.write>[0]) {
      if (changes.some(({ collection }) => collection === 'jobRow')) throw new StorageError('no room');
      memory.write(changes);
    },
  };
  const client = await new Client(await openGateway({ persistence })).login('admin@neuro.example');
  const job = await client.json<Schemas['Job']>('POST', '/admin/users/changeListUser', {
    json: { selection: { keys: [1] }, action: { kind: 'block', reason: 'Уволен' } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(job).toMatchObject({ status: 'failed', processed: 0, finished: expect.any(String) });
  const user = await client.json<Schemas['AdminUser']>('GET', '/admin/users/getUser?id=1');
  expect(user).toMatchObject({ status: 'active', version: 1 });
});

const author: Readonly<Record<string, (user: User) => User>> = {
  blocked: (user) => ({ ...user, blocked: true }),
  'demoted, or without the group': (user) => ({
    ...user,
    profile: { ...user.profile, role: 'USER', groups: [] },
  }),
};

test.each([
  ['admin@neuro.example', '/admin/users', 'blocked'],
  ['admin@neuro.example', '/admin/users', 'demoted, or without the group'],
  ['company@neuro.example', '/user/company/users', 'blocked'],
  ['company@neuro.example', '/user/company/users', 'demoted, or without the group'],
] as const)('[ADM-22] a job of %s at %s ends when its author is %s', async (email, stem, fate) => {
  const client = await new Client(await openGateway()).login(email);
  const { jobs, users, store } = client.gateway.deps.database;
  const { uuid } = await client.json<Schemas['Job']>('POST', `${stem}/changeListUser`, {
    json: {
      selection: { keys: Array.from({ length: 1000 }, (_, index) => 5000 + index) },
      action: { kind: 'sessionsEnd' },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const user = users.get(email) as User;
  store.write((transaction) => transaction.put(users, author[fate]?.(user) ?? user));
  await expect.poll(() => jobs.get(uuid)?.finished).toEqual(expect.any(String));
  expect(jobs.get(uuid)).toMatchObject({ status: 'failed', changed: 0 });
  expect(jobs.get(uuid)?.processed).toBeLessThan(1000);
});
