import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { sqlitePersistence } from '#mocks/store/sqlite.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Mailing = Schemas['Mailing'];
type Fields = Schemas['MailingFields'];

const base = '/admin/letters';
const ADMIN = 'admin@neuro.example';
const fields: Fields = {
  title: 'Работы',
  channel: 'mail',
  level: null,
  subject: 'Работы на портале',
  body: 'Здравствуйте, {{name}}!',
  audience: { searchText: 'neuro.example' },
};

let now: Date;
let admin: Client;
let folder: string | undefined;

async function start(options: object = {}): Promise<void> {
  admin = await new Client(await openGateway({ now: () => now, ...options })).login(ADMIN);
}

beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00Z');
  await start();
});
afterEach(() => {
  admin.gateway.close();
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

const send = (path: string, json: object) =>
  admin.call('POST', `${base}/${path}`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const post = async (path: string, json: object) => (await send(path, json)).json() as Promise<Mailing>;
const add = (change: Partial<Fields> = {}) => post('addMailing', { ...fields, ...change });
const read = (uuid: string) => admin.json<Mailing>('GET', `${base}/getMailing?uuid=${uuid}`);
const tryOut = ({ uuid, version }: Mailing) => post('sendMailingTest', { uuid, version });
const check = (audience: object) =>
  admin.json<Schemas['MailingAudience']>('POST', `${base}/checkAudience`, { json: { audience } });
const recipients = async (uuid: string) =>
  (await admin.json<Schemas['RecipientPage']>('GET', `${base}/getListRecipient?uuid=${uuid}&size=100`))
    .content;
const confirm = ({ uuid, version }: Mailing, expectedCount: number, startsAt: string | null = null) =>
  send('confirmMailing', { uuid, version, expectedCount, startsAt });
const codeOf = async (response: Response) => ((await response.json()) as Schemas['ErrorResponse']).code;
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
/** Letters of the mailing, without tests. */
const mailed = () =>
  [...admin.gateway.deps.database.mails.values()]
    .filter(({ subject }) => subject === fields.subject)
    .map(({ to }) => to);

/** A mailing that waits for its start. */
async function begun(change: Partial<Fields> = {}): Promise<Mailing> {
  const tested = await tryOut(await add(change));
  const { count } = await check(tested.audience);
  const response = await confirm(tested, count);
  expect(response.status).toBe(200);
  return response.json() as Promise<Mailing>;
}

describe('[ADM-29] a mailing', () => {
  test('needs a test of its last version, which goes to the administrator only', async () => {
    const draft = await add();
    const { count } = await check(fields.audience);
    expect(await codeOf(await confirm(draft, count))).toBe('fields-invalid');
    const tested = await tryOut(draft);
    expect([...admin.gateway.deps.database.mails.values()].map(({ to }) => to)).toEqual([ADMIN]);
    const changed = await post('changeMailing', {
      ...fields,
      body: 'Иначе',
      uuid: tested.uuid,
      version: tested.version,
    });
    expect(changed.tested).toBeNull();
    expect(await codeOf(await confirm(changed, count))).toBe('fields-invalid');
    expect((await confirm(await tryOut(changed), count)).status).toBe(200);
  });

  test('does not begin for another number of people than the one that was typed', async () => {
    const draft = await tryOut(await add());
    const { count } = await check(fields.audience);
    expect(await codeOf(await confirm(draft, count + 1))).toBe('selection-changed');
    expect(await codeOf(await confirm({ ...draft, version: 7 }, count))).toBe('version-conflict');
    expect(await codeOf(await confirm(draft, count, '2026-11-20T09:04:00Z'))).toBe('fields-invalid');
    expect((await read(draft.uuid)).status).toBe('draft');
    expect((await confirm(draft, count)).status).toBe(200);
    const waiting = await read(draft.uuid);
    expect(await codeOf(await confirm(waiting, count))).toBe('already-started');
  });

  test('begins after five minutes, and until then is cancelled without a trace', async () => {
    const { uuid } = await begun();
    pass(4);
    expect((await read(uuid)).status).toBe('waiting');
    expect(await post('stopMailing', { uuid })).toMatchObject({ status: 'draft', count: null });
    pass(10);
    await read(uuid);
    expect(mailed()).toEqual([]);
    expect(await recipients(uuid)).toEqual([]);
  });

  test('to more than 600 people is in the mailbox whole, with the letters before it', async () => {
    admin.gateway.close();
    await start({ people: 800 });
    const { mails } = admin.gateway.deps.database;
    const key = [...admin.gateway.deps.database.users.values()].find(({ confirmed }) => confirmed === false);
    await admin.call('POST', '/admin/users/changeListUser', {
      json: { selection: { keys: [key?.profile.id] }, action: { kind: 'invitation' } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const [invitation] = mails.values();
    const { uuid, count } = await begun({ audience: {} });
    expect(count).toBeGreaterThan(600);
    pass(5);
    await expect.poll(async () => (await read(uuid)).status, { timeout: 10_000 }).toBe('sent');
    const { delivered } = await read(uuid);
    expect(delivered).toBeGreaterThan(600);
    expect(mailed()).toHaveLength(delivered);
    expect(invitation?.link && mails.get(invitation.id)).toEqual(invitation);
  });

  test('begins at the time that was chosen, within 30 days', async () => {
    const draft = await tryOut(await add());
    const { count } = await check(fields.audience);
    expect(await codeOf(await confirm(draft, count, '2026-12-20T09:01:00Z'))).toBe('fields-invalid');
    const response = await confirm(draft, count, '2026-11-20T14:00:00+03:00');
    expect(await response.json()).toMatchObject({ startsAt: '2026-11-20T11:00:00.000Z', status: 'waiting' });
    pass(119);
    expect((await read(draft.uuid)).status).toBe('waiting');
    pass(1);
    expect((await read(draft.uuid)).status).toBe('sent');
  });

  test('reaches nobody who was not counted, and says whom it did not reach', async () => {
    const { count, sample } = await check(fields.audience);
    expect(sample).toHaveLength(3);
    const { uuid } = await begun();
    const { database } = admin.gateway.deps;
    const blocked = database.users.get('commerce@neuro.example');
    const model = database.users.get('employee@neuro.example');
    if (!blocked || !model) throw new Error('No such account');
    database.store.write((transaction) => {
      transaction.put(database.users, { ...blocked, blocked: true });
      const email = 'late@neuro.example';
      transaction.put(database.users, { ...model, email, profile: { ...model.profile, id: 900, email } });
    });
    expect((await check(fields.audience)).count).toBe(count);
    pass(5);
    const report = await recipients(uuid);
    expect(report).toHaveLength(count);
    const failed = report.filter(({ status }) => status === 'failed');
    expect(failed.map(({ message }) => message).sort()).toEqual(['Вход закрыт', 'Нет адреса', 'Нет адреса']);
    expect(mailed()).toHaveLength(count - 3);
    expect(mailed()).not.toContain('late@neuro.example');
    expect(await read(uuid)).toMatchObject({ status: 'sent', count, delivered: count - 3, failed: 3 });
  });

  test('is stopped on its way: who has it keeps it, the others do not get it', async () => {
    admin.gateway.close();
    await start({ people: 120 });
    const audience = { status: ['active' as const] };
    const { uuid, count } = await begun({ audience });
    pass(5);
    expect(await read(uuid)).toMatchObject({ status: 'sending' });
    const stopped = await post('stopMailing', { uuid });
    expect(stopped.status).toBe('stopped');
    const reached = mailed().length;
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(count ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mailed()).toHaveLength(reached);
    expect((await recipients(uuid)).at(-1)?.status).toBe('skipped');
  });

  test('goes on after a restart, and nobody gets it twice', async () => {
    admin.gateway.close();
    folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
    await start({ people: 120, persistence: sqlitePersistence(folder) });
    const { uuid, count } = await begun({ audience: { status: ['active'] } });
    pass(5);
    await read(uuid);
    admin.gateway.close();
    await start({ people: 120, persistence: sqlitePersistence(folder) });
    await vi.waitFor(async () => expect((await read(uuid)).status).toBe('sent'));
    const { delivered, failed } = await read(uuid);
    expect(delivered + failed).toBe(count);
    expect(mailed()).toHaveLength(delivered);
    expect(new Set(mailed()).size).toBe(delivered);
  });

  test('is changed and deleted only as a draft', async () => {
    const { uuid, version } = await begun();
    const change = await send('changeMailing', { ...fields, uuid, version });
    expect(change.status).toBe(409);
    const remove = (number: number) =>
      admin.call('DELETE', `${base}/deleteMailing?uuid=${uuid}&version=${number}`);
    expect(await codeOf(await remove(version))).toBe('in-use');
    const draft = await post('stopMailing', { uuid });
    await post('stopMailing', { uuid });
    const stops = [...admin.gateway.deps.database.audit.values()].filter(({ action }) => action === 'stop');
    expect(
      stops.map(({ result }) => result),
      '[ADM-19]',
    ).toEqual(['done', 'unchanged']);
    expect((await remove(draft.version)).status).toBe(204);
  });
});

describe('[ADM-29] a notification', () => {
  const notes = async (email: string) =>
    (await new Client(admin.gateway).login(email)).json<Schemas['Notification'][]>(
      'GET',
      '/notification/getNotificationUser',
    );
  const notice = { channel: 'notification' as const, level: 666 as const, subject: 'Для {{name}}' };

  test('comes to the people of the filter with its level, and what they wrote as text', async () => {
    const { database } = admin.gateway.deps;
    const user = database.users.get('commerce@neuro.example');
    if (!user) throw new Error('No such account');
    const name = '[Сюда](https://evil.example)';
    database.store.write((transaction) =>
      transaction.put(database.users, { ...user, profile: { ...user.profile, name } }),
    );
    await begun({ ...notice, audience: { group: ['COMMERCE'] } });
    pass(5);
    const [first] = await notes('commerce@neuro.example');
    expect(first).toMatchObject({ levelImportance: 666, title: `Для ${name}` });
    expect(first?.text).toContain('\\[Сюда\\]');
    expect((await notes('employee@neuro.example')).map(({ title }) => title)).not.toContain(`Для ${name}`);
  });

  test('is tested on oneself without hiding the agents', async () => {
    await tryOut(await add(notice));
    const own = (await notes(ADMIN)).find(({ title }) => title.startsWith('[Тест]'));
    expect(own?.levelImportance).toBe(100);
    expect((await notes('employee@neuro.example')).some(({ title }) => title.startsWith('[Тест]'))).toBe(
      false,
    );
  });
});

test('[ADM-20] an unknown variable and a long notification are faults at their fields', async () => {
  const faultOf = async (change: Partial<Fields>) =>
    ((await (await send('addMailing', { ...fields, ...change })).json()) as Schemas['ErrorResponse'])
      .errors?.[0]?.field;
  expect(await faultOf({ subject: '{{password}}' })).toBe('subject');
  expect(await faultOf({ body: '{{link}}' })).toBe('body');
  expect(await faultOf({ channel: 'notification', body: 'я'.repeat(4001) })).toBe('body');
  expect(await faultOf({ body: 'я'.repeat(4001) })).toBeUndefined();
});
