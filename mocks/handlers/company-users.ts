/** Accounts, for the administrators of companies: those of their own company (COMP-02). */

import { canonicalEmail } from '#mocks/contract/email.ts';
import { checkBatch } from '#mocks/domain/accounts/actions.ts';
import { companyUserBatch } from '#mocks/domain/accounts/company-actions.ts';
import { cancelAddress } from '#mocks/domain/accounts/email-change.ts';
import { addPerson, changePerson } from '#mocks/domain/accounts/save.ts';
import { checkOwn, isOwn, type OwnCall, ownCompany, withinOwn } from '#mocks/domain/companies/own.ts';
import { checkDomain, checkEditable, checkGrants } from '#mocks/domain/companies/people.ts';
import { listPeople, selectedIds, userColumns } from '#mocks/domain/people/people.ts';
import { findPerson, toAdminUser } from '#mocks/domain/people/person.ts';
import type { Schemas, User } from '#mocks/store/database.ts';
import { startBatch } from './kit/batch.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const findOwn = (call: OwnCall, id: number): User => checkOwn(call, findPerson(call.deps.database, id));

const answerOf = ({ deps: { database, now } }: OwnCall, user: User): Schemas['AdminUser'] =>
  toAdminUser(database, now())(user);

/** The accounts of a selection; keys are not checked, because each of them is a row of the job. */
function chosenIds(call: OwnCall, selection: Schemas['CompanyUserSelection']): number[] {
  if ('keys' in selection) return selection.keys;
  return selectedIds(call.deps, { ...selection, filter: withinOwn(call, selection.filter) });
}

export const companyUserRoutes = [
  on('companyUserList', (c) => {
    const { database, now } = c.deps;
    const people = listPeople(c.deps, withinOwn(c, c.query));
    return c.page(people, toAdminUser(database, now()));
  }),

  on('companyUserRead', (c) => c.reply(200, answerOf(c, findOwn(c, c.query.id)))),

  on('companyUserAdd', (c) =>
    c.once(async () => {
      const company = ownCompany(c);
      checkDomain(company, canonicalEmail(c.body.email));
      checkGrants(c.deps.database, c.body.groups, []);
      const fields = { ...c.body, companyUuid: company?.uuid ?? null, role: 'USER' } as const;
      return c.reply(200, answerOf(c, addPerson(c, fields)));
    }),
  ),

  on('companyUserChange', (c) => {
    const { id, version, ...fields } = c.body;
    const user = findOwn(c, id);
    if ((user.version ?? 1) !== version) return c.fail('version-conflict');
    checkEditable(user);
    const company = ownCompany(c);
    const email = canonicalEmail(fields.email);
    if (email !== user.email) checkDomain(company, email);
    const names = user.profile.groups.map(({ name }) => name);
    checkGrants(c.deps.database, fields.groups, names);
    const { role } = user.profile;
    const next = { ...fields, role, companyUuid: company?.uuid ?? null };
    return c.reply(200, answerOf(c, changePerson(c, user, next)));
  }),

  on('companyUserPendingEmailRemove', (c) => {
    const user = findOwn(c, c.query.id);
    checkEditable(user);
    cancelAddress(c, user);
    return c.reply(204);
  }),

  on('companyUserBatchChange', (c) =>
    c.once(async () => {
      const { selection, action } = c.body;
      const keys = chosenIds(c, selection);
      checkBatch(c.deps, action, keys, (person) => isOwn(c, person));
      if (action.kind === 'groupsAdd' || action.kind === 'groupsRemove')
        checkGrants(c.deps.database, action.groups, [], 'action.groups');
      return c.reply(200, await startBatch(c, companyUserBatch, action, keys));
    }),
  ),

  on('companyUserTableDownload', (c) => {
    const { database, now } = c.deps;
    const people = listPeople(c.deps, withinOwn(c, c.query)).map(toAdminUser(database, now()));
    return sendRows(c, { entity: 'user', object: 'Сотрудники' }, userColumns, people);
  }),
] as const;
