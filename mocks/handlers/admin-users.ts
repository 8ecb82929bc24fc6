/** Accounts, for the platform's administrators. */

import { Failure } from '#mocks/contract/failures.ts';
import { checkBatch, userBatch } from '#mocks/domain/accounts/actions.ts';
import { addPerson, changePerson } from '#mocks/domain/accounts/save.ts';
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import { userColumns } from '#mocks/domain/people/account-table.ts';
import { listPeople, selectedIds } from '#mocks/domain/people/people.ts';
import { findPerson, toAdminUser } from '#mocks/domain/people/person.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

function answerOf({ database, now }: Dependencies, id: number): Schemas['AdminUser'] {
  const user = findPerson(database, id);
  if (!user) throw new Failure('not-found');
  return toAdminUser(database, now())(user);
}

export const adminUserRoutes = [
  on('adminUserList', (c) => {
    const { database, now } = c.deps;
    const { page, size, ...query } = c.query ?? {};
    const people = listPeople(c.deps, query);
    return c.reply(200, pageWith(people, { page, size }, toAdminUser(database, now())));
  }),

  on('adminUserRead', (c) => {
    return c.reply(200, answerOf(c.deps, c.query.id));
  }),

  on('adminUserAdd', (c) => {
    return once(c, async () => {
      const { profile } = addPerson(c, c.body);
      return c.reply(200, answerOf(c.deps, profile.id));
    });
  }),

  on('adminUserChange', async (c) => {
    const { id, version, ...fields } = c.body;
    const user = findPerson(c.deps.database, id);
    if (!user) return c.fail('not-found');
    if ((user.version ?? 1) !== version) return c.fail('version-conflict');
    changePerson(c, user, fields);
    return c.reply(200, answerOf(c.deps, id));
  }),

  on('adminUserBatchChange', (c) => {
    return once(c, async () => {
      const { selection, action } = c.body;
      const keys = selectedIds(c.deps, selection);
      checkBatch(c.deps, action, keys.length);
      const portal = portalOf(c.deps, c.request);
      const start = { kind: userBatch, action, keys, owner: c.user, portal, address: c.address };
      return c.reply(200, await c.deps.jobs.start(c.deps, start));
    });
  }),

  on('adminUserTableDownload', async (c) => {
    const { database, now } = c.deps;
    const { columns, format, ...query } = c.query ?? {};
    const people = listPeople(c.deps, query).map(toAdminUser(database, now()));
    const table = tableWith(userColumns, people, columns);
    auditNow(c, { action: 'download', entity: 'user', object: 'Пользователи' });
    const { body, headers } = await tableFile('Пользователи', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
