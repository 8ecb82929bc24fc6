import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openZip } from '#mocks/domain/formats/zip.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, errorOf, openGateway, signedIn } from '#mocks/testing/client.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const storageOf = (client: Client) => client.json<Schemas['UserStorage']>('GET', '/user/storage');
const filesOf = async (client: Client) =>
  (await client.json<Schemas['UserFilePage']>('GET', '/user/files?page=0&size=100')).content;
const chatsOf = async (client: Client) =>
  (await client.json<Schemas['HistoryChatPage']>('GET', '/history/getListChatWithSearch?page=0&size=100'))
    .content;
const remove = (client: Client, json: Partial<Schemas['HistoryRemoval']>) =>
  client.json<Schemas['HistoryRemoved']>('POST', '/history/remove', {
    json: { keepPinned: true, removed: true, ...json },
  });
/** Sends a file in a new chat. */
async function sendFile(client: Client, name: string, size: number): Promise<void> {
  const files = [new File(['а'.repeat(size / 2)], name)];
  await (await client.send('Смотри', { files, accept: 'application/json' })).json();
}
const sumOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);

/** Bar and list have the same sums, in all and by kind. */
async function expectAgreement(client: Client): Promise<void> {
  const [storage, files] = [await storageOf(client), await filesOf(client)];
  expect([storage.files, storage.size]).toEqual([files.length, sumOf(files)]);
  for (const { kind, size, files: count } of storage.kinds) {
    const own = files.filter((file) => file.kind === kind);
    expect([kind, own.length, sumOf(own)]).toEqual([kind, count, size]);
  }
  expect(sumOf(storage.kinds)).toBe(storage.size);
}

test('[PROF-09] bar and list agree: with a new file, without a removed one, after a removal of the history', async () => {
  const client = await signedIn();
  const before = await storageOf(client);
  await sendFile(client, 'Большой.txt', 20_000);
  await sendFile(client, 'Таблица.csv', 8_000);
  // An upload of somebody else that is not sent yet.
  const { database } = client.gateway.deps;
  database.store.write((transaction) => {
    const file = {
      idFile: crypto.randomUUID(),
      owner: 'admin@neuro.example',
      name: 'Чужой.txt',
      waitingSince: 0,
    };
    transaction.put(database.files, file);
    transaction.blob(file.idFile, new Uint8Array(10));
  });
  expect((await storageOf(client)).size).toBe(before.size + 28_000);
  await expectAgreement(client);
  const [largest] = await filesOf(client);
  expect(largest).toMatchObject({ name: 'Большой.txt', size: 20_000, kind: 'document' });
  expect(largest?.chat?.value).toBe('chatGpt');

  const path = `/user/files?idFile=${largest?.idFile}`;
  const stranger = await new Client(client.gateway).login('admin@neuro.example');
  expect((await stranger.call('DELETE', path)).status).toBe(404);
  expect((await client.call('DELETE', path)).status).toBe(204);
  expect((await client.call('DELETE', path)).status).toBe(404);
  expect((await client.call('GET', `/download?idFile=${largest?.idFile}`)).status).toBe(404);
  expect((await storageOf(client)).size).toBe(before.size + 8_000);
  await expectAgreement(client);

  await remove(client, { keepPinned: false });
  expect(await storageOf(client)).toMatchObject({ size: 0, files: 0, kinds: [] });
  await expectAgreement(client);
});

test('[PROF-08] a removal takes what was named, spares pinned chats, and is taken back within 10 minutes', async () => {
  const client = await signedIn();
  const all = await chatsOf(client);
  const [pinned, hidden] = all;
  await client.call('POST', '/history/pin', { json: { uuid: pinned?.uuid, pinned: true } });
  await client.call('POST', '/history/hide', { json: { uuid: hidden?.uuid, hidden: true } });
  const visible = await chatsOf(client);

  const asked = await remove(client, { dryRun: true });
  expect(asked.undoUntil).toBeNull();
  expect(await chatsOf(client)).toEqual(visible);
  const removed = await remove(client, {});
  expect(removed).toEqual({ ...asked, undoUntil: '2026-11-20T09:10:00.000Z' });
  expect(removed.files).toBeGreaterThan(0);
  expect((await chatsOf(client)).map(({ uuid }) => uuid)).toEqual([pinned?.uuid]);
  expect((await storageOf(client)).removal).toEqual(removed);

  vi.setSystemTime(new Date('2026-11-20T09:09:59Z'));
  expect(await remove(client, { removed: false })).toEqual({ ...asked, undoUntil: null });
  expect(await chatsOf(client), 'what was hidden before stays hidden').toEqual(visible);
  expect((await storageOf(client)).removal).toBeUndefined();

  await remove(client, {});
  vi.setSystemTime(new Date('2026-11-20T09:19:59Z'));
  expect(await remove(client, { removed: false })).toEqual({ chats: 0, files: 0, undoUntil: null });
  expect(await chatsOf(client)).toHaveLength(1);
});

test('[PROF-08] a service and a day narrow a removal; two removals are taken back together', async () => {
  const client = await signedIn();
  const all = await chatsOf(client);
  await remove(client, { serviceType: 'chatGpt', before: '2026-10-20' });
  const left = await chatsOf(client);
  const isNamed = ({ serviceType, date }: Schemas['HistoryChat']) =>
    serviceType === 'chatGpt' && date < '2026-10-19T21:00:00Z';
  expect(left).toEqual(all.filter((chat) => !isNamed(chat)));
  expect(left.length).toBeLessThan(all.length);
  await remove(client, { serviceType: 'claude' });
  await remove(client, { removed: false });
  expect(await chatsOf(client)).toEqual(all);
});

test('[PROF-08] nobody else’s chats are removed', async () => {
  const client = await signedIn();
  const other = await new Client(client.gateway).login('admin@neuro.example');
  const before = await chatsOf(other);
  await remove(client, { keepPinned: false });
  expect(await chatsOf(other)).toEqual(before);
});

const exportsOf = (client: Client) => client.json<Schemas['DataExport'][]>('GET', '/user/export');

test('[PROF-07] the zip has the profile and exactly the person’s visible chats and files', async () => {
  const gateway = await openGateway();
  const stranger = await new Client(gateway).login('admin@neuro.example');
  await sendFile(stranger, 'Чужой.txt', 100);
  const client = await new Client(gateway).login();
  await sendFile(client, 'Мой.txt', 100);
  const [hidden] = await chatsOf(client);
  await sendFile(client, 'Второй.txt', 100);
  await client.call('POST', '/history/hide', { json: { uuid: hidden?.uuid, hidden: true } });

  const started = await client.json<Schemas['DataExport']>('POST', '/user/export');
  expect(started).toMatchObject({ status: 'profile', percent: 0 });
  await expect.poll(async () => (await exportsOf(client))[0]?.status, { timeout: 10_000 }).toBe('done');
  const [done] = await exportsOf(client);
  const zip = await client.call('GET', `/download?idFile=${done?.idFile}`);
  const bytes = new Uint8Array(await zip.arrayBuffer());
  expect(bytes).toHaveLength(done?.size ?? 0);
  const archive = openZip(bytes);
  const textOf = (name: string) => new TextDecoder().decode(archive.read(name));

  expect(JSON.parse(textOf('profile.json'))).toMatchObject({ email: 'employee@neuro.example' });
  expect(textOf('profile.json')).not.toContain('password');
  const own = [...gateway.deps.database.chats.values()].filter(
    (chat) => chat.owner === 'employee@neuro.example' && !chat.hidden,
  );
  const jsons = archive.names.filter((name) => /^chats\/.*\.json$/.test(name));
  expect(jsons.map((name) => JSON.parse(textOf(name)).uuid).sort()).toEqual(
    own.map(({ uuid }) => uuid).sort(),
  );
  expect(archive.names.filter((name) => /^chats\/.*\.md$/.test(name))).toHaveLength(own.length);
  const files = archive.names.filter((name) => name.startsWith('files/'));
  expect(files).toHaveLength((await filesOf(client)).length);
  expect(files).toContain('files/Второй.txt');
  expect(textOf('files/Второй.txt')).toBe('а'.repeat(50));
  expect(files.join()).not.toMatch(/Чужой|Мой\.txt/);

  const notices = await client.json<Schemas['Notification'][]>('GET', '/notification/getNotificationUser');
  expect(notices[0]).toMatchObject({ uuid: done?.uuid, title: 'Выгрузка данных готова' });
  expect((await stranger.call('GET', `/download?idFile=${done?.idFile}`)).status).toBe(404);
  expect(await exportsOf(stranger)).toEqual([]);
  expect(
    (await filesOf(client)).map(({ name }) => name),
    'the zip is no file of a chat',
  ).not.toContain('Мои данные.zip');
});

test('[PROF-07] one export a day, then `export-too-soon`: an export a day; its link is good for 24 hours', async () => {
  const client = await signedIn();
  await client.json('POST', '/user/export');
  await expect.poll(async () => (await exportsOf(client))[0]?.status, { timeout: 10_000 }).toBe('done');
  // Each round of the poll has moved the clock.
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  const refused = await client.call('POST', '/user/export');
  expect(refused.headers.get('retry-after')).toBe('86400');
  expect(await errorOf(refused)).toEqual({
    status: 429,
    message: 'Данные можно выгружать раз в сутки. Следующая выгрузка — с 21.11.2026 12:00 (МСК)',
  });
  const [done] = await exportsOf(client);
  const { exports, store } = client.gateway.deps.database;
  const created = '2026-11-20T09:00:00.000Z';
  store.put(exports, { uuid: 'failed', owner: 'x', status: 'failed', percent: 0, created });
  vi.setSystemTime(new Date('2026-11-21T09:01:00Z'));
  await client.login();
  expect(await exportsOf(client)).toEqual([]);
  expect((await client.call('GET', `/download?idFile=${done?.idFile}`)).status).toBe(404);
  expect((await client.call('POST', '/user/export')).status).toBe(200);
  expect(
    [...exports.values()].map(({ status }) => status),
    'neither the old one nor the failed one',
  ).toEqual(['profile']);
});
