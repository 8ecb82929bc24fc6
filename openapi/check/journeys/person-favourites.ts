/** Tiles and favourites. */
import { expectError, expectGone, expectListed } from '../expect.ts';
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

/** The name of another folder, in another spelling. */
async function expectTaken(run: Run, person: Person, name: string): Promise<void> {
  const exchange = await run.send(person, 'favouriteFolderAdd', { body: { name } });
  expectError(run, exchange, {
    ...{ status: 409, code: 'folder-name-taken', rule: 'status', place: 'a taken name' },
    says: "Names are unique among the person's folders; case, ё and kinds of blanks make no difference",
  });
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
    const { json: folder } = await run.call(person, 'favouriteFolderAdd', {
      body: { name: unique('Папка') },
    });
    const folderUuid = folder.uuid;
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
    const tileUuid = all.find(({ fromFavorite, disabled }) => !fromFavorite && !disabled)?.uuid;
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
    }
    await run.call(person, 'favouriteFolderRemove', { query: { folderUuid } });
    const { json: rest, ...exchange } = await run.call(person, 'favouriteFolderList');
    expectListed(
      run,
      exchange,
      rest.map(({ uuid }) => uuid),
      {
        ...{ key: folderUuid, listed: false, place: 'removed folder' },
      },
    );
    await expectGone(run, person, 'favouriteFolderRemove', { query: { folderUuid } });
  },
};
