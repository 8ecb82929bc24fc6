/** What a person has on the portal: profile, tiles, favourites, history, letters. */
import type { OperationId } from '../contract.ts';
import { unique } from '../names.ts';
import type { Journey } from '../run.ts';

const reads: readonly OperationId[] = [
  ...(['profileRead', 'settingsRead', 'sessionList', 'storageRead', 'fileList', 'limitList'] as const),
  ...(['balanceRead', 'balanceOperationList', 'dataExportList', 'tileList', 'tileRecentList'] as const),
  ...(['bannerList', 'chatModelList', 'chatOptionList', 'documentList', 'exerciseList'] as const),
  ...(['notificationList', 'agreementCheck', 'agreementList', 'chatActivityList', 'userFind'] as const),
];

const reading: Journey = {
  name: 'What a person reads',
  covers: [...reads, 'availabilityCheck'],
  async run(run) {
    await run.call(run.visitor, 'availabilityCheck');
    const person = await run.person('employee');
    for (const id of reads) await run.call(person, id);
  },
};

const favourites: Journey = {
  name: 'Favourites',
  covers: [
    ...([
      'favouriteFolderList',
      'favouriteFolderAdd',
      'favouriteFolderRename',
      'favouriteFolderMove',
    ] as const),
    ...(['favouriteTileAdd', 'favouriteTileMove', 'favouriteFolderRemove', 'favouriteTileRemove'] as const),
  ],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'favouriteFolderList');
    const { json: tiles } = await run.call(person, 'tileList');
    const [tile] = tiles as { uuid: string }[];
    const { json: folder } = await run.call(person, 'favouriteFolderAdd', {
      body: { name: unique('Папка') },
    });
    const folderUuid = (folder as { uuid: string }).uuid;
    run.owned.set(folderUuid, person);
    await run.call(person, 'favouriteFolderRename', { body: { folderUuid, name: unique('Папка') } });
    await run.call(person, 'favouriteFolderMove', { body: { folderUuid, position: 0 } });
    if (tile) {
      await run.call(person, 'favouriteTileAdd', { body: { tileUuid: tile.uuid } });
      await run.call(person, 'favouriteTileMove', { body: { tileUuid: tile.uuid, folderUuid, position: 0 } });
    }
    if (tile) await run.call(person, 'favouriteTileRemove', { query: { tileUuid: tile.uuid } });
    await run.call(person, 'favouriteFolderRemove', { query: { folderUuid } });
  },
};

export const fallback: readonly Journey[] = [reading, favourites];
