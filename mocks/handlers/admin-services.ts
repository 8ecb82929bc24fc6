/** Services and their tiles, for the platform's administrators. */

import { plural } from '#lib/text.ts';
import { existing, Failure } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { serviceBatch } from '#mocks/domain/tiles/actions.ts';
import { rulesOf } from '#mocks/domain/tiles/rules.ts';
import { allServices, auditedFields, fieldsOf } from '#mocks/domain/tiles/service.ts';
import { moveTile, putRules, putTile, removeTile, withFields } from '#mocks/domain/tiles/store.ts';
import { checkGroupNames, checkService } from '#mocks/domain/tiles/tile-fields.ts';
import { listServices, serviceColumns } from '#mocks/domain/tiles/tile-list.ts';
import { type Database, itemsOf, type Schemas, type Tile } from '#mocks/store/database.ts';
import { startBatch } from './kit/batch.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const findTile = ({ tiles }: Database, uuid: string): Tile =>
  existing(itemsOf(tiles).find((one) => one.uuid === uuid.toLowerCase()));

const answerOf = ({ database, now }: Dependencies, uuid: string): Schemas['AdminService'] =>
  existing(allServices(database, now()).find((one) => one.uuid === uuid));

const noteOf = notesOf('tile', ({ uuid, title }: Tile) => ({ key: uuid, object: title }));

/** A new tile without what an administrator sets. */
const emptyTile = (value: string, serviceType: string): Tile => ({
  uuid: crypto.randomUUID(),
  value,
  serviceType,
  title: '',
  description: '',
  group: 'other',
  isPopular: false,
  fromFavorite: false,
  disabled: true,
  tags: [],
});

/** Throws `in-use` with the number of chats with a service (ADM-27). */
function checkUnused({ chats }: Database, { serviceType }: Tile): void {
  const count = [...chats.values()].filter((chat) => chat.serviceType === serviceType).length;
  if (count === 0) return;
  const found = plural(count, 'чат', 'чата', 'чатов');
  throw new Failure('in-use', {
    message: `Удалить нельзя: с\u00a0сервисом есть ${found}. Его можно выключить`,
  });
}

export const adminServiceRoutes = [
  on('adminServiceList', (c) => c.page(listServices(c.deps, c.query))),

  on('adminServiceRead', (c) => c.reply(200, answerOf(c.deps, c.query.uuid.toLowerCase()))),

  on('adminServiceAdd', (c) =>
    c.once(() => {
      const { database } = c.deps;
      const { name, serviceType, ...fields } = c.body;
      checkService(database, fields, null, name);
      const tile = withFields(emptyTile(name, serviceType), fields);
      database.store.write((transaction) => {
        putTile(database, transaction, tile);
        putRules(c, transaction, tile, fields);
        audit(c, transaction, {
          ...noteOf(tile, 'add'),
          after: { ...auditedFields(database, fields), name },
        });
      });
      return c.reply(200, answerOf(c.deps, tile.uuid));
    }),
  ),

  on('adminServiceChange', (c) => {
    const { database } = c.deps;
    const { uuid, version, ...fields } = c.body;
    const old = findTile(database, uuid);
    if (rulesOf(database, old.value).version !== version) return c.fail('version-conflict');
    checkService(database, fields, old, old.value);
    const next = withFields(old, fields);
    const before = auditedFields(database, fieldsOf(database, old));
    database.store.write((transaction) => {
      putTile(database, transaction, next);
      putRules(c, transaction, next, fields);
      audit(c, transaction, { ...noteOf(next, 'change'), before, after: auditedFields(database, fields) });
    });
    return c.reply(200, answerOf(c.deps, next.uuid));
  }),

  on('adminServiceBatchChange', (c) =>
    c.once(async () => {
      const { keys, action } = c.body;
      if (action.kind === 'groups') checkGroupNames(c.deps.database, action.groups, 'action.groups');
      return c.reply(200, await startBatch(c, serviceBatch, action, keys));
    }),
  ),

  on('adminServiceRemove', (c) => {
    const { database } = c.deps;
    const tile = findTile(database, c.query.uuid);
    if (rulesOf(database, tile.value).version !== c.query.version) return c.fail('version-conflict');
    checkUnused(database, tile);
    const before = auditedFields(database, fieldsOf(database, tile));
    database.store.write((transaction) => {
      removeTile(database, transaction, tile);
      audit(c, transaction, { ...noteOf(tile, 'remove'), before });
    });
    return c.reply(204);
  }),

  on('adminServiceMove', (c) => {
    const { database } = c.deps;
    const tile = findTile(database, c.body.uuid);
    const place = itemsOf(database.tiles).indexOf(tile);
    const position = Math.min(c.body.position, itemsOf(database.tiles).length - 1);
    database.store.write((transaction) => {
      moveTile(database, transaction, tile, position);
      const change = { before: { position: place + 1 }, after: { position: position + 1 } };
      audit(c, transaction, { ...noteOf(tile, 'move'), ...change });
    });
    return c.reply(204);
  }),

  on('adminServiceTableDownload', (c) =>
    sendRows(c, { entity: 'tile', object: 'Сервисы' }, serviceColumns, listServices(c.deps, c.query)),
  ),
] as const;
