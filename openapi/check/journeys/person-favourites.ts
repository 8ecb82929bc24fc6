/** Tiles and favourites. */
import type { OperationId } from '../contract.ts';
import { after, expectConflict, expectGone, expectInList, expectListed } from '../expect.ts';
import { unique } from '../names.ts';
import type { Journey, Person, Run } from '../run.ts';

/** Services on the home page. */
export const tiles: Journey = {
  name: 'Tiles',
  covers: ['tileList', 'tileRecentList', 'favouriteFolderList'],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'tileList');
    await run.call(person, 'tileRecentList');
    await run.call(person, 'favouriteFolderList');
  },
};

/** A folder that is made of two tiles, which change their places, leave it for another one, and outlive it. */
async function checkTiles(
  run: Run,
  person: Person,
  folderUuid: string,
  tileUuids: readonly [string, string],
): Promise<void> {
  const [tileUuid, otherUuid] = tileUuids;
  const { json: made } = await run.call(person, 'favouriteFolderAdd', {
    body: { name: unique('Папка'), tileUuids: [...tileUuids] },
  });
  const inside = async (id: OperationId, uuid: string, expected: readonly string[], place: string) => {
    const { json, ...exchange } = await run.call(person, 'favouriteFolderList');
    const found = json.find((one) => one.uuid === uuid)?.tiles.map((one) => one.uuid);
    run.same(after(id, exchange), { [place]: found }, { [place]: expected });
  };
  await inside('favouriteFolderAdd', made.uuid, tileUuids, 'tiles of a new folder');
  const first = { tileUuid: otherUuid, folderUuid: made.uuid, position: 0 };
  await run.call(person, 'favouriteTileMove', { body: first });
  await inside('favouriteTileMove', made.uuid, [otherUuid, tileUuid], 'position in a folder');
  await run.call(person, 'favouriteTileAdd', { body: { tileUuid, folderUuid } });
  await inside('favouriteTileAdd', made.uuid, [otherUuid], 'tiles of the folder before');
  await inside('favouriteTileAdd', folderUuid, [tileUuid], 'tiles of another folder');
  await run.call(person, 'favouriteFolderRemove', { query: { folderUuid: made.uuid } });
  const { json: all, ...listing } = await run.call(person, 'tileList');
  const place = 'tile of a removed folder';
  const { fromFavorite } = all.find(({ uuid }) => uuid === otherUuid) ?? {};
  run.same(after('favouriteFolderRemove', listing), { [place]: fromFavorite }, { [place]: true });
  for (const one of tileUuids) await run.call(person, 'favouriteTileRemove', { query: { tileUuid: one } });
}

/** The name of another folder, in another spelling. */
async function expectTaken(run: Run, person: Person, name: string): Promise<void> {
  const exchange = await run.send(person, 'favouriteFolderAdd', { body: { name } });
  const says = "Names are unique among the person's folders; case, ё and kinds of blanks make no difference";
  expectConflict(run, exchange, 'folder-name-taken', 'a taken name', says);
}

/** A folder, and a tile in it. */
export const favourites: Journey = {
  name: 'Favourites',
  covers: [
    ...(['favouriteFolderAdd', 'favouriteFolderRename', 'favouriteFolderMove', 'favouriteTileAdd'] as const),
    ...(['favouriteTileMove', 'favouriteTileRemove', 'favouriteFolderRemove'] as const),
  ],
  async run(run) {
    const person = await run.person('employee');
    const { json: all } = await run.call(person, 'tileList');
    const body = { name: unique('Папка') };
    const { uuid: folderUuid } = (await run.call(person, 'favouriteFolderAdd', { body })).json;
    run.owned.set(folderUuid, person);
    const name = unique('Ёлки');
    // Names lose the blanks at both ends.
    await run.call(person, 'favouriteFolderRename', { body: { folderUuid, name: `  ${name} ` } });
    await run.call(person, 'favouriteFolderMove', { body: { folderUuid, position: 0 } });
    const first = await run.call(person, 'favouriteFolderList');
    run.same(first, { uuid: first.json[0]?.uuid, name: first.json[0]?.name }, { uuid: folderUuid, name });
    await expectTaken(run, person, name.replace('Ё', 'Е').toUpperCase());
    const { json: top } = await run.call(person, 'favouriteFolderAdd', {
      body: { name: unique('Папка'), position: 0 },
    });
    const { json: placed, ...placing } = await run.call(person, 'favouriteFolderList');
    run.same(placing, { 'first folder': placed[0]?.uuid }, { 'first folder': top.uuid });
    await run.call(person, 'favouriteFolderRemove', { query: { folderUuid: top.uuid } });
    const free = all.filter(({ fromFavorite, disabled }) => !fromFavorite && !disabled);
    const [tileUuid, otherUuid] = free.map(({ uuid }) => uuid);
    if (tileUuid !== undefined) {
      const held = async (listed: boolean, place: string) => {
        const { json, ...exchange } = await run.call(person, 'favouriteFolderList');
        const inside = json.find(({ uuid }) => uuid === folderUuid)?.tiles.map(({ uuid }) => uuid) ?? [];
        expectListed(run, exchange, inside, { key: tileUuid, listed, place });
      };
      const marked = async (fromFavorite: boolean) => {
        const { json, ...exchange } = await run.call(person, 'tileList');
        run.same(exchange, { ...json.find(({ uuid }) => uuid === tileUuid) }, { fromFavorite });
      };
      await run.call(person, 'favouriteTileAdd', { body: { tileUuid, folderUuid } });
      await held(true, 'added tile');
      await marked(true);
      await run.call(person, 'favouriteTileMove', { body: { tileUuid, folderUuid: null } });
      await held(false, 'moved tile');
      await marked(true);
      await run.call(person, 'favouriteTileRemove', { query: { tileUuid } });
      await marked(false);
      if (otherUuid !== undefined) await checkTiles(run, person, folderUuid, [tileUuid, otherUuid]);
    }
    await run.call(person, 'favouriteFolderRemove', { query: { folderUuid } });
    const removed = { key: folderUuid, listed: false, place: 'removed folder' };
    await expectInList(run, person, 'favouriteFolderList', {}, removed);
    await expectGone(run, person, 'favouriteFolderRemove', { query: { folderUuid } });
  },
};
