/** Accounts, for the platform's administrators. */

import { existing } from '#mocks/contract/failures.ts';
import { checkBatch, userBatch } from '#mocks/domain/accounts/actions.ts';
import { cancelAddress } from '#mocks/domain/accounts/email-change.ts';
import { addPerson, changePerson } from '#mocks/domain/accounts/save.ts';
import { listPeople, selectedIds, userColumns } from '#mocks/domain/people/people.ts';
import { findPerson, toAdminUser } from '#mocks/domain/people/person.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { startBatch } from './kit/batch.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

function answerOf({ database, now }: Dependencies, id: number): Schemas['AdminUser'] {
  const user = existing(findPerson(database, id));
  return toAdminUser(database, now())(user);
}

export const adminUserRoutes = [
  on('adminUserList', (c) => {
    const { database, now } = c.deps;
    const people = listPeople(c.deps, c.query);
    return c.page(people, toAdminUser(database, now()));
  }),

  on('adminUserRead', (c) => c.reply(200, answerOf(c.deps, c.query.id))),

  on('adminUserAdd', (c) =>
    c.once(async () => {
      const { profile } = addPerson(c, c.body);
      return c.reply(200, answerOf(c.deps, profile.id));
    }),
  ),

  on('adminUserChange', (c) => {
    const { id, version, ...fields } = c.body;
    const user = existing(findPerson(c.deps.database, id));
    if ((user.version ?? 1) !== version) return c.fail('version-conflict');
    changePerson(c, user, fields);
    return c.reply(200, answerOf(c.deps, id));
  }),

  on('adminUserPendingEmailRemove', (c) => {
    cancelAddress(c, existing(findPerson(c.deps.database, c.query.id)));
    return c.reply(204);
  }),

  on('adminUserBatchChange', (c) =>
    c.once(async () => {
      const { selection, action } = c.body;
      const keys = selectedIds(c.deps, selection);
      checkBatch(c.deps, action, keys);
      return c.reply(200, await startBatch(c, userBatch, action, keys));
    }),
  ),

  on('adminUserTableDownload', (c) => {
    const { database, now } = c.deps;
    const people = listPeople(c.deps, c.query).map(toAdminUser(database, now()));
    return sendRows(c, { entity: 'user', object: 'Пользователи' }, userColumns, people);
  }),
] as const;
