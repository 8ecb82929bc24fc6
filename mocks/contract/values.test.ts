/** The stand-in keeps the rules of openapi/gateway.yaml, "Values". */
import { beforeAll, expect, test } from 'vitest';
import { Client, openGateway, signedIn } from '#mocks/testing/client.ts';

let client: Client;
beforeAll(async () => {
  client = await signedIn();
});

const addFolder = (name: string) => client.call('POST', '/favoritesFolder/addFolder', { json: { name } });

test('[CON-02] an optional field of a request may be absent, not null', async () => {
  const tileUuid = '5b1f8a40-0001-4c6e-9a51-3d2f6b7c8e01';
  const add = async (json: object) =>
    (await client.call('POST', '/favoritesFolder/tile/addTile', { json })).status;
  expect(await add({ tileUuid, folderUuid: null })).toBe(400);
  expect(await add({ tileUuid })).toBe(204);
  const move = { tileUuid, folderUuid: null };
  expect((await client.call('POST', '/favoritesFolder/tile/moveTile', { json: move })).status).toBe(204);
});

test('[CON-02] an optional field without a value is left out of an answer, a required one is null', async () => {
  const { content } = await client.json<{ content: object[] }>(
    'GET',
    '/history/getListMessage?chatUuid=0c5e2d3a-6f1b-4e0a-9d58-0000000000a1',
  );
  expect(content[0]).toHaveProperty('idFile', null);
  for (const message of content)
    for (const name of ['model', 'reasoning', 'rating', 'error'])
      expect(Object.entries(message)).not.toContainEqual([name, null]);
});

test('[CON-02] lengths are counted in code points, and names lose the blanks at their ends', async () => {
  expect((await addFolder('😀'.repeat(61))).status).toBe(400);
  const added = await addFolder(`  ${'😀'.repeat(58)}`);
  expect(added.status).toBe(200);
  expect(((await added.json()) as { name: string }).name).toBe('😀'.repeat(58));
  expect((await addFolder(' \u00a0 ')).status).toBe(400);
});

test('[CON-02] upper case in a UUID makes no difference', async () => {
  const path = '/history/getListMessage?chatUuid=';
  const chat = '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1';
  expect(await client.json('GET', path + chat.toUpperCase())).toEqual(await client.json('GET', path + chat));
});

test('[CON-02] exactly one of password and token signs a guest in', async () => {
  const guest = new Client(await openGateway());
  const signIn = async (json: object) =>
    (await guest.call('POST', '/chatBot/auth', { json: { email: 'guest@corp.example', ...json } })).status;
  expect(await signIn({})).toBe(400);
  expect(await signIn({ password: 'portal-2026', token: 'x' })).toBe(400);
  expect(await signIn({ password: 'portal-2026' })).toBe(200);
});

test('[PRE-15] timestamps end with Z', async () => {
  const text = JSON.stringify([
    await client.json('GET', '/history/getListChatWithSearch'),
    await client.json('GET', '/notification/getNotificationUser'),
  ]);
  const dates = [...text.matchAll(/"date":"([^"]+)"/g)].map(([, date]) => date);
  expect(dates.length).toBeGreaterThan(10);
  expect(dates.filter((date) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(date ?? ''))).toEqual([]);
});
