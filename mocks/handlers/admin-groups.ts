/** Groups of accounts, for the platform's administrators. */

import { existing, Failure, refuseField } from '#mocks/contract/failures.ts';
import { putTiles, putType, replaceInRules, withReplaced } from '#mocks/domain/accounts/group-members.ts';
import { audit, notesOf, personNote } from '#mocks/domain/audit/audit.ts';
import { rulesFor } from '#mocks/domain/banners/banners.ts';
import { auditedFields, membersOf, newGroup, toAdminGroup } from '#mocks/domain/groups/group.ts';
import { checkGroup, storedFields } from '#mocks/domain/groups/group-fields.ts';
import { groupColumns, listGroups } from '#mocks/domain/groups/group-list.ts';
import { counted, inWords } from '#mocks/domain/lists/in-words.ts';
import { auditedFields as auditedPerson } from '#mocks/domain/people/person.ts';
import { tilesOfGroup } from '#mocks/domain/tiles/rules.ts';
import type { Database, Schemas, StoredGroup } from '#mocks/store/database.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const findGroup = ({ groups }: Database, name: string): StoredGroup => existing(groups.get(name));

const answerOf = (database: Database, { name }: StoredGroup): Schemas['AdminGroup'] =>
  toAdminGroup(database)(findGroup(database, name));

const noteOf = notesOf('group', ({ name, title }: StoredGroup) => ({ key: name, object: title }));

/** The group that takes over, or undefined. Throws `fields-invalid` when it cannot. */
function findReplacement(database: Database, group: StoredGroup, name: string | undefined) {
  if (name === undefined) return undefined;
  const found = database.groups.get(name);
  if (found && found !== group) return found;
  const message = found ? 'Выберите другую группу' : 'Такой группы нет';
  refuseField('replaceWith', 'unknown', message);
}

/** Throws `in-use` with the numbers of members, services and announcements (ADM-27). */
function checkUnused(members: number, services: number, banners: number): void {
  if (members + services + banners === 0) return;
  const users = [
    ...counted(members, 'участник', 'участника', 'участников'),
    ...counted(services, 'сервис', 'сервиса', 'сервисов'),
    ...counted(banners, 'объявление', 'объявления', 'объявлений'),
  ];
  const message = `В\u00a0группе ${inWords(users)}. Выберите, в\u00a0какую группу их перенести`;
  throw new Failure('in-use', { message });
}

export const adminGroupRoutes = [
  on('adminGroupList', (c) => c.page(listGroups(c.deps.database, c.query))),

  on('adminGroupRead', (c) => {
    const { database } = c.deps;
    return c.reply(200, answerOf(database, findGroup(database, c.query.name)));
  }),

  on('adminGroupAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const { name, ...fields } = c.body;
      checkGroup(database, name, fields, null);
      const date = now().toISOString();
      const group = newGroup({ name, ...storedFields(fields), changedBy: c.user.email }, date);
      database.store.write((transaction) => {
        transaction.put(database.groups, group);
        putTiles(c, transaction, name, fields.tiles);
        const after = { ...auditedFields(database, group), tiles: fields.tiles };
        audit(c, transaction, { ...noteOf(group, 'add'), after });
      });
      return c.reply(200, answerOf(database, group));
    }),
  ),

  on('adminGroupChange', (c) => {
    const { database, now } = c.deps;
    const { name, version, ...fields } = c.body;
    const old = findGroup(database, name);
    if (old.version !== version) return c.fail('version-conflict');
    checkGroup(database, name, fields, old);
    const next = { ...changedBy(c.user.email, now(), old), ...storedFields(fields) };
    const before = {
      ...auditedFields(database, old),
      tiles: tilesOfGroup(database, name).map(({ value }) => value),
    };
    const uuid = crypto.randomUUID();
    const isTypeNew = next.groupType !== old.groupType;
    const children = isTypeNew ? membersOf(database, name).length : 0;
    database.store.write((transaction) => {
      transaction.put(database.groups, next);
      putTiles(c, transaction, name, fields.tiles);
      if (isTypeNew) putType(c, transaction, { old, next, parent: uuid });
      const after = { ...auditedFields(database, next), tiles: fields.tiles };
      audit(c, transaction, { ...noteOf(next, 'change'), before, after }, { uuid, children });
    });
    return c.reply(200, answerOf(database, next));
  }),

  on('adminGroupRemove', (c) => {
    const { database, now } = c.deps;
    const { name, version, replaceWith } = c.query;
    const group = findGroup(database, name);
    if (group.isSystem) return c.fail('system-object');
    if (group.version !== version) return c.fail('version-conflict');
    const next = findReplacement(database, group, replaceWith);
    const members = membersOf(database, name);
    const banners = rulesFor(database, 'groups', name).length;
    if (!next) checkUnused(members.length, tilesOfGroup(database, name).length, banners);
    const uuid = crypto.randomUUID();
    database.store.write((transaction) => {
      transaction.delete(database.groups, name);
      const note = { ...noteOf(group, 'remove'), before: auditedFields(database, group) };
      audit(c, transaction, note, { uuid, children: members.length });
      if (!next) return;
      replaceInRules(c, transaction, name, next);
      for (const user of members) {
        const moved = changedBy(c.user.email, now(), withReplaced(user, name, next));
        transaction.put(database.users, moved);
        const change = { before: auditedPerson(database, user), after: auditedPerson(database, moved) };
        const row = personNote(user, 'change');
        audit(c, transaction, { ...row, ...change }, { parent: uuid });
      }
    });
    return c.reply(204);
  }),

  on('adminGroupTableDownload', (c) =>
    sendRows(c, { entity: 'group', object: 'Группы' }, groupColumns, listGroups(c.deps.database, c.query)),
  ),
] as const;
