/** Accounts, for the administrators of companies: those of their own company (COMP-02). */

import { canonicalEmail } from '#mocks/contract/email.ts';
import { checkBatch } from '#mocks/domain/accounts/actions.ts';
import { companyUserBatch } from '#mocks/domain/accounts/company-actions.ts';
import { addPerson, changePerson } from '#mocks/domain/accounts/save.ts';
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { checkOwn, type OwnCall, ownCompany } from '#mocks/domain/companies/own.ts';
import { checkDomain, checkEditable, checkGrants } from '#mocks/domain/companies/people.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import { userColumns } from '#mocks/domain/people/account-table.ts';
import { listPeople, selectedIds } from '#mocks/domain/people/people.ts';
import { findPerson, toAdminUser } from '#mocks/domain/people/person.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import type { Schemas, User } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

type Filter = Schemas['CompanyUserFilter'];

/** The same filter, within the caller's company. */
const within = <T extends Filter>(call: OwnCall, filter: T) => ({
  ...filter,
  company: [ownCompany(call)?.uuid ?? ''],
});

const findOwn = (call: OwnCall, id: number): User => checkOwn(call, findPerson(call.deps.database, id));

const answerOf = ({ deps: { database, now } }: OwnCall, user: User): Schemas['AdminUser'] =>
  toAdminUser(database, now())(user);

/** The accounts of a selection; keys are not checked, because each of them is a row of the job. */
function chosenIds(call: OwnCall, selection: Schemas['CompanyUserSelection']): number[] {
  if ('keys' in selection) return selection.keys;
  return selectedIds(call.deps, { ...selection, filter: within(call, selection.filter) });
}

export const companyUserRoutes = [
  on('companyUserList', (c) => {
    const { database, now } = c.deps;
    const { page, size, ...query } = c.query ?? {};
    const people = listPeople(c.deps, within(c, query));
    return c.reply(200, pageWith(people, { page, size }, toAdminUser(database, now())));
  }),

  on('companyUserRead', (c) => c.reply(200, answerOf(c, findOwn(c, c.query.id)))),

  on('companyUserAdd', (c) => {
    return once(c, async () => {
      const company = ownCompany(c);
      checkDomain(company, canonicalEmail(c.body.email));
      checkGrants(c.deps.database, c.body.groups, []);
      const fields = { ...c.body, companyUuid: company?.uuid ?? null, role: 'USER' } as const;
      return c.reply(200, answerOf(c, addPerson(c, fields)));
    });
  }),

  on('companyUserChange', async (c) => {
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

  on('companyUserBatchChange', (c) => {
    return once(c, async () => {
      const { selection, action } = c.body;
      const keys = chosenIds(c, selection);
      checkBatch(c.deps, action, keys.length);
      if (action.kind === 'groupsAdd' || action.kind === 'groupsRemove')
        checkGrants(c.deps.database, action.groups, [], 'action.groups');
      const portal = portalOf(c.deps, c.request);
      const start = { kind: companyUserBatch, action, keys, owner: c.user, portal, address: c.address };
      return c.reply(200, await c.deps.jobs.start(c.deps, start));
    });
  }),

  on('companyUserTableDownload', async (c) => {
    const { database, now } = c.deps;
    const { columns, format, ...query } = c.query ?? {};
    const people = listPeople(c.deps, within(c, query)).map(toAdminUser(database, now()));
    auditNow(c, { action: 'download', entity: 'user', object: 'Сотрудники' });
    const table = tableWith(userColumns, people, columns);
    const { body, headers } = await tableFile('Сотрудники', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
