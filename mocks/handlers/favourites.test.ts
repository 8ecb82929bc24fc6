import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, errorOf, signedIn } from '#mocks/testing/client.ts';

type Folder = Schemas['FavouriteFolder'];
const uuidOf = (number: number) => `5b1f8a40-${String(number).padStart(4, '0')}-4c6e-9a51-3d2f6b7c8e01`;

const foldersOf = (client: Client) => client.json<Folder[]>('GET', '/favoritesFolder/getFolders');
const add = (client: Client, name: string) =>
  client.call('POST', '/favoritesFolder/addFolder', { json: { name } });
const move = (client: Client, tileUuid: string, folderUuid: string | null, position?: number) =>
  client.call('POST', '/favoritesFolder/tile/moveTile', {
    json: { tileUuid, folderUuid, ...(position !== undefined && { position }) },
  });

async function newFolder(client: Client, name = 'Отчёты'): Promise<Folder> {
  return (await (await add(client, name)).json()) as Folder;
}

async function tilesIn(client: Client, uuid: string): Promise<string[]> {
  const folder = (await foldersOf(client)).find((one) => one.uuid === uuid);
  return folder?.tiles.map((tile) => tile.uuid) ?? [];
}

test('[HOME-04] folders are created, renamed and deleted; names are unique, ignoring case', async () => {
  const client = await signedIn();
  const before = (await foldersOf(client)).length;
  const { uuid } = await newFolder(client, '  Отчёты ');
  expect((await foldersOf(client)).at(-1)).toMatchObject({ uuid, name: 'Отчёты', tiles: [] });
  expect(await errorOf(await add(client, 'ОТЧЁТЫ'))).toEqual({
    status: 409,
    message: 'Папка с таким названием уже есть',
  });
  expect((await add(client, '   ')).status).toBe(400);
  const rename = (folderUuid: string, name: string) =>
    client.call('POST', '/favoritesFolder/renameFolder', { json: { folderUuid, name } });
  expect((await rename(uuid, 'отчёты')).status).toBe(204);
  const other = await newFolder(client, 'Письма');
  expect((await rename(other.uuid, 'Отчёты')).status).toBe(409);
  expect((await client.call('DELETE', `/favoritesFolder/deleteFolder?folderUuid=${uuid}`)).status).toBe(204);
  expect((await client.call('DELETE', `/favoritesFolder/deleteFolder?folderUuid=${uuid}`)).status).toBe(404);
  expect(await foldersOf(client)).toHaveLength(before + 1);
});

test('[HOME-04] tiles are moved into, within and out of a folder', async () => {
  const client = await signedIn();
  const { uuid } = await newFolder(client);
  const [a, b, c] = [uuidOf(1), uuidOf(2), uuidOf(3)];
  for (const tile of [a, b, c]) expect((await move(client, tile, uuid)).status).toBe(204);
  expect(await tilesIn(client, uuid)).toEqual([a, b, c]);
  await move(client, c, uuid, 0);
  expect(await tilesIn(client, uuid)).toEqual([c, a, b]);
  await move(client, c, uuid, 400);
  expect(await tilesIn(client, uuid)).toEqual([a, b, c]);
  await move(client, b, null);
  expect(await tilesIn(client, uuid)).toEqual([a, c]);
  const tiles = await client.json<Schemas['Tile'][]>('GET', '/tile/getTile');
  expect(tiles.find((tile) => tile.uuid === b)?.fromFavorite).toBe(true);
  await client.call('DELETE', `/favoritesFolder/tile/deleteTile?tileUuid=${a}`);
  expect(await tilesIn(client, uuid)).toEqual([c]);
});

test('[HOME-04] a tile is in one folder; adding it again keeps it there; deleting the folder releases it', async () => {
  const client = await signedIn();
  const [first, second] = [await newFolder(client, 'Раз'), await newFolder(client, 'Два')];
  const tile = uuidOf(1);
  const addTile = (json: object) => client.call('POST', '/favoritesFolder/tile/addTile', { json });
  await addTile({ tileUuid: tile, folderUuid: first.uuid });
  await addTile({ tileUuid: tile });
  expect(await tilesIn(client, first.uuid)).toEqual([tile]);
  await addTile({ tileUuid: tile, folderUuid: second.uuid });
  expect([await tilesIn(client, first.uuid), await tilesIn(client, second.uuid)]).toEqual([[], [tile]]);
  await client.call('DELETE', `/favoritesFolder/deleteFolder?folderUuid=${second.uuid}`);
  const tiles = await client.json<Schemas['Tile'][]>('GET', '/tile/getTile');
  expect(tiles.find(({ uuid }) => uuid === tile)?.fromFavorite).toBe(true);
});

test('[HOME-04] another user’s folder is not found; at most fifty folders', async () => {
  const client = await signedIn();
  const { uuid } = await newFolder(client);
  const other = await new Client(client.gateway).login('admin@neuro.example');
  expect((await move(other, uuidOf(1), uuid)).status).toBe(404);
  expect((await other.call('DELETE', `/favoritesFolder/deleteFolder?folderUuid=${uuid}`)).status).toBe(404);
  expect((await foldersOf(other)).some((folder) => folder.uuid === uuid)).toBe(false);
  for (let count = (await foldersOf(client)).length; count < 50; count++)
    expect((await add(client, `Папка ${count}`)).status).toBe(200);
  expect((await add(client, 'Лишняя')).status).toBe(409);
  expect(await (await add(client, 'Лишняя')).json()).toMatchObject({ code: 'limit-reached' });
});

test('[HOME-04] folder names are compared as texts: case, ё and kinds of blanks make no difference', async () => {
  const client = await signedIn();
  expect((await add(client, 'Отчёты за год')).status).toBe(200);
  const again = await add(client, ' отчеты  за год ');
  expect([again.status, (await again.json()).code]).toEqual([409, 'folder-name-taken']);
});

test('[HOME-15] a deleted folder is restored by one call: name, place, tiles in their order; a tile that is gone is left out', async () => {
  const client = await signedIn();
  const [first] = await foldersOf(client);
  if (!first) throw new Error('no folder');
  const [a, b] = [uuidOf(4), uuidOf(5)];
  for (const tile of [a, b]) await move(client, tile, first.uuid, 0);
  const tileUuids = await tilesIn(client, first.uuid);
  await client.call('DELETE', `/favoritesFolder/deleteFolder?folderUuid=${first.uuid}`);
  await move(client, a, (await newFolder(client, 'Другая')).uuid);
  const restored = await client.call('POST', '/favoritesFolder/addFolder', {
    json: { name: first.name, position: 0, tileUuids: [...tileUuids, crypto.randomUUID()] },
  });
  expect(restored.status).toBe(200);
  const folders = await foldersOf(client);
  expect(folders[0]).toMatchObject({ name: first.name });
  expect(folders[0]?.tiles.map(({ uuid }) => uuid)).toEqual(tileUuids);
  expect(folders.find(({ name }) => name === 'Другая')?.tiles).toEqual([]);
});

test('[HOME-14] folders are kept in the person’s own order', async () => {
  const client = await signedIn();
  const third = await newFolder(client, 'Третья');
  const names = async () => (await foldersOf(client)).map(({ name }) => name);
  const moveFolder = (folderUuid: string, position: number) =>
    client.call('POST', '/favoritesFolder/moveFolder', { json: { folderUuid, position } });
  const [one, two] = await names();
  expect((await moveFolder(third.uuid, 1)).status).toBe(204);
  expect(await names()).toEqual([one, 'Третья', two]);
  await moveFolder(third.uuid, 50);
  expect(await names()).toEqual([one, two, 'Третья']);
  expect((await moveFolder(crypto.randomUUID(), 0)).status).toBe(404);
});
