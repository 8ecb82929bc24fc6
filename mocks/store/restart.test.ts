import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import type { Schemas } from './database.ts';
import { sqlitePersistence } from './sqlite.ts';

let folder: string;
const close: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
});
afterEach(() => {
  for (const end of close.splice(0)) end();
  rmSync(folder, { recursive: true });
});

/** Restarts the stand-in with the state of the folder. */
async function start(): Promise<Client> {
  for (const end of close.splice(0)) end();
  const gateway = await openGateway({ persistence: sqlitePersistence(folder) });
  close.push(() => gateway.close());
  return new Client(gateway);
}

test('[CON-06] a restart keeps accounts, links, folders, files, letters, agreements and pins', async () => {
  const first = await start();
  await first.login();
  const json = {
    email: 'new@neuro.example',
    name: 'Вера',
    password: 'portal-2027',
    tariffId: 14,
    promo: true,
  };
  await first.call('POST', '/auth/registration', { json });
  await first.call('POST', '/favoritesFolder/addFolder', { json: { name: 'Отчёты' } });
  const [folder1] = await first.json<Schemas['FavouriteFolder'][]>('GET', '/favoritesFolder/getFolders');
  await first.call('DELETE', `/favoritesFolder/deleteFolder?folderUuid=${folder1?.uuid}`);
  const { content } = await first.json<Schemas['HistoryChatPage']>('GET', '/history/getListChatWithSearch');
  await first.call('POST', '/history/pin', { json: { uuid: content[5]?.uuid, pinned: true } });
  const form = new FormData();
  form.set('request', '{"serviceType":"chatGpt"}');
  form.set('file', new File(['Итог'], 'Отчёт.txt'));
  const [file] = (await (
    await first.call('POST', '/upload', { body: form })
  ).json()) as Schemas['MessageFile'][];
  await first.call('POST', '/notification/sendA', { json: { title: 'Письмо', text: 'Текст' } });
  await first.guestLogin();
  const agreements = [1, 2, 3, 4, 5, 6].map((id) => ({ id, checked: true, text: '', version: 1 }));
  await first.call('POST', '/auth/agreement', {
    json: { agreements },
    headers: { 'session-type': 'chatBot' },
  });
  const folders = await first.json('GET', '/favoritesFolder/getFolders');
  const { cookie } = first;

  const again = await start();
  again.cookie = cookie;
  expect(await again.json('GET', '/favoritesFolder/getFolders')).toEqual(folders);
  const list = await again.json<Schemas['HistoryChatPage']>('GET', '/history/getListChatWithSearch');
  expect(list.content[0]).toMatchObject({ uuid: content[5]?.uuid, pinned: true });
  expect(await (await again.call('GET', `/download?idFile=${file?.idFile}`)).text()).toBe('Итог');
  const accepted = await again.call('GET', '/auth/checkAgreement', {
    headers: { 'session-type': 'chatBot' },
  });
  expect(await accepted.json()).toBe(true);
  const headers = await again.mailed('new@neuro.example');
  const confirm = `/auth/confirmationRegistration?email=${json.email}`;
  expect((await again.call('GET', confirm, { headers })).status).toBe(204);
  const admin = await new Client(again.gateway).login('admin@neuro.example');
  const notes = await admin.json<Schemas['Notification'][]>('GET', '/notification/getNotificationUser');
  expect(notes.map(({ title }) => title)).toContain('Письмо');
});

test('[CON-06] a state of an older version opens, gets the missing collections and loses nothing', async () => {
  const first = await (await start()).login();
  await first.call('POST', '/history/hide', {
    json: { uuid: '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1', hidden: true },
  });
  const history = await first.json('GET', '/history/getListChatWithSearch');
  const { cookie } = first;
  for (const end of close.splice(0)) end();
  const file = new DatabaseSync(join(folder, 'portal.sqlite'));
  file.exec(`
    DELETE FROM record WHERE collection IN ('seed', 'menus', 'documents', 'guestPass', 'folder', 'visit');
    DELETE FROM record WHERE collection = 'user' AND key IN ('dismissed@neuro.example', 'operator@neuro.example');
    UPDATE record SET value = json_remove(value, '$.description') WHERE collection = 'user';
    UPDATE record SET value = json_remove(value, '$.folderUuid', '$.place') WHERE collection = 'favourite';`);
  file.close();

  const again = await start();
  again.cookie = cookie;
  expect(await again.json('GET', '/history/getListChatWithSearch')).toEqual(history);
  expect(await again.json('GET', '/favoritesFolder/getFolders')).toEqual([]);
  expect(await again.json('GET', '/doc/getDocuments')).toHaveLength(3);
  const token = { email: 'guest@other.example', token: 'guest-other-2026' };
  expect((await again.call('POST', '/chatBot/auth', { json: token })).status).toBe(200);
  const found = await again.json(
    'GET',
    `/data/searchUsersByEmailNameDescription?searchText=${encodeURIComponent('экономист')}`,
  );
  expect(found).toHaveLength(1);
});

test('[CON-06] seeded items that a user deleted are not seeded again', async () => {
  const first = await (await start()).login();
  const folders = await first.json<Schemas['FavouriteFolder'][]>('GET', '/favoritesFolder/getFolders');
  expect(folders).toHaveLength(2);
  for (const { uuid } of folders)
    await first.call('DELETE', `/favoritesFolder/deleteFolder?folderUuid=${uuid}`);
  await first.call('GET', '/auth/forgotPassword?email=employee@neuro.example');
  const headers = await first.mailed('employee@neuro.example');
  await first.call('POST', '/auth/resetPassword', { json: { password: 'portal-2027' }, headers });

  const again = await start();
  const login = (password: string) =>
    again.call('POST', '/auth/authentication', { json: { email: 'employee@neuro.example', password } });
  expect((await login(SEED_PASSWORD)).status).toBe(400);
  expect((await login('portal-2027')).status).toBe(200);
  expect(await again.json('GET', '/favoritesFolder/getFolders')).toEqual([]);
});
