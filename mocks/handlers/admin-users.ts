/** Accounts, for the platform's administrators. */
import { audit, auditNow } from '../audit/audit.ts';
import { canonicalEmail } from '../contract/email.ts';
import { Failure } from '../contract/failures.ts';
import type { Schemas } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { pageWith } from '../lists/list.ts';
import { portalOf, sendLink } from '../mail/mailbox.ts';
import { on } from '../on.ts';
import { once } from '../once.ts';
import { dropRegistration, moveAccount, newAccount } from '../people/accounts.ts';
import { changedBy, keptAccess, type UserAction, userBatch } from '../people/actions.ts';
import { checkAddress, checkCompanyRules, checkReferences, checkRole, withFields } from '../people/fields.ts';
import { listPeople, selectedIds } from '../people/people.ts';
import { auditedFields, findPerson, toAdminUser } from '../people/person.ts';
import { userColumns } from '../people/table.ts';
import { tableFile } from '../tables/file.ts';
import { tableWith } from '../tables/table.ts';

const DELETED_AT_ONCE = 100;

function answerOf({ database, now }: Dependencies, id: number): Schemas['AdminUser'] {
  const user = findPerson(database, id);
  if (!user) throw new Failure('not-found');
  return toAdminUser(database, now())(user);
}

function checkAction({ database }: Dependencies, action: UserAction, count: number): void {
  if (action.kind === 'groupsAdd' || action.kind === 'groupsRemove')
    checkReferences(database, { groups: action.groups }, 'action.');
  if (action.kind === 'tariff') checkReferences(database, { tariffId: action.tariffId }, 'action.');
  if (action.kind === 'place')
    checkReferences(database, { companyUuid: action.companyUuid ?? null }, 'action.');
  if (action.kind === 'delete' && count > DELETED_AT_ONCE) {
    const message = `За раз можно удалить не больше ${DELETED_AT_ONCE} пользователей`;
    throw new Failure('fields-invalid', { errors: [{ field: 'selection', code: 'too-many', message }] });
  }
}

export const adminUserRoutes = [
  on('get', '/admin/users/getListUser', (c) => {
    const { database, now } = c.deps;
    const { page, size, ...query } = c.query ?? {};
    const people = listPeople(c.deps, query);
    return c.reply(200, pageWith(people, { page, size }, toAdminUser(database, now())));
  }),

  on('get', '/admin/users/getUser', (c) => {
    return c.reply(200, answerOf(c.deps, c.query.id));
  }),

  on('post', '/admin/users/addUser', (c) => {
    return once(c, async () => {
      const { database, now } = c.deps;
      const { isInvited, ...fields } = c.body;
      const email = canonicalEmail(fields.email);
      checkAddress(database, email);
      checkReferences(database, fields);
      checkRole(fields.role, 'USER');
      const empty = newAccount(database, email, now());
      const user = changedBy(c.user.email, now(), withFields(database, { ...empty, version: 0 }, fields));
      checkCompanyRules(database, null, user);
      database.store.write((transaction) => {
        dropRegistration(c.deps, transaction, email);
        transaction.put(database.users, { ...user, ...(isInvited && { invited: true }) });
        const { id } = user.profile;
        audit(c, transaction, {
          action: 'add',
          entity: 'user',
          key: id,
          object: email,
          after: auditedFields(database, user),
        });
      });
      if (isInvited) sendLink(c.deps, c.request, { email, operationId: 'companyRequestConfirm' });
      return c.reply(200, answerOf(c.deps, user.profile.id));
    });
  }),

  on('post', '/admin/users/changeUser', async (c) => {
    const { database, now } = c.deps;
    const { id, version, ...fields } = c.body;
    const user = findPerson(database, id);
    if (!user) return c.fail('not-found');
    if ((user.version ?? 1) !== version) return c.fail('version-conflict');
    checkReferences(database, fields);
    checkRole(fields.role, user.profile.role);
    const next = changedBy(c.user.email, now(), withFields(database, user, fields));
    checkCompanyRules(database, user, next);
    const change = { before: auditedFields(database, user), after: auditedFields(database, next) };
    const note = { action: 'change', entity: 'user', key: id, object: user.email, ...change } as const;
    if (user.profile.role === 'ADMIN' && fields.role !== 'ADMIN') {
      const refusal = keptAccess(database, c.user.email, user);
      if (refusal) return c.fail(refusal);
    }
    if (next.email === user.email) {
      database.store.write((transaction) => {
        transaction.put(database.users, next);
        audit(c, transaction, note);
      });
    } else {
      const link = { email: next.email, operationId: 'registrationConfirm' } as const;
      sendLink(c.deps, c.request, link, (transaction) => {
        // Creating the link is asynchronous, so account and address are checked again inside the transaction.
        if (database.users.get(user.email) !== user) throw new Failure('version-conflict');
        checkAddress(database, next.email);
        dropRegistration(c.deps, transaction, next.email);
        moveAccount(c.deps, transaction, user, { ...next, confirmed: false });
        audit(c, transaction, note);
      });
    }
    return c.reply(200, answerOf(c.deps, id));
  }),

  on('post', '/admin/users/changeListUser', (c) => {
    return once(c, async () => {
      const { selection, action } = c.body;
      const keys = selectedIds(c.deps, selection);
      checkAction(c.deps, action, keys.length);
      const portal = portalOf(c.deps, c.request);
      const start = { kind: userBatch, action, keys, owner: c.user, portal, address: c.address };
      return c.reply(200, await c.deps.jobs.start(c.deps, start));
    });
  }),

  on('get', '/admin/users/downloadListUser', async (c) => {
    const { database, now } = c.deps;
    const { columns, format, ...query } = c.query ?? {};
    const people = listPeople(c.deps, query).map(toAdminUser(database, now()));
    const table = tableWith(userColumns, people, columns);
    auditNow(c, { action: 'download', entity: 'user', object: 'Пользователи' });
    const { body, headers } = await tableFile('Пользователи', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
