/** Companies, for the platform's administrators. */

import { existing, Failure } from '#mocks/contract/failures.ts';
import { findGroups } from '#mocks/domain/accounts/account-fields.ts';
import { companyBatch } from '#mocks/domain/accounts/company-actions.ts';
import { type AuditedCall, audit, personNote } from '#mocks/domain/audit/audit.ts';
import { rulesFor } from '#mocks/domain/banners/banners.ts';
import {
  adminsOf,
  auditedFields,
  companyNote,
  peopleOf,
  toCompany,
} from '#mocks/domain/companies/company.ts';
import { checkCompany, storedFields } from '#mocks/domain/companies/company-fields.ts';
import { companyColumns, listCompanies } from '#mocks/domain/companies/company-list.ts';
import { stopForbiddenLinks } from '#mocks/domain/companies/show-links.ts';
import { countOverdue } from '#mocks/domain/erasure/terms.ts';
import { counted, inWords } from '#mocks/domain/lists/in-words.ts';
import { noTerms, withKeep } from '#mocks/domain/people/keep.ts';
import {
  ADMINS,
  auditedFields as auditedPerson,
  companyUuidOf,
  findPerson,
  isCompanyAdmin,
} from '#mocks/domain/people/person.ts';
import { tilesOfCompany } from '#mocks/domain/tiles/rules.ts';
import type { Database, Schemas, StoredCompany, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { startBatch } from './kit/batch.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const findCompany = ({ companies }: Database, uuid: string): StoredCompany =>
  existing(companies.get(uuid.toLowerCase()));

const answerOf = ({ database, now }: Dependencies, { uuid }: StoredCompany): Schemas['Company'] =>
  toCompany(database, now())(findCompany(database, uuid));

/**
 * Throws `in-use` with the numbers of people, services and announcements (ADM-27): without its only company a service or
 * an announcement would be open to everybody.
 */
function checkUnused(database: Database, uuid: string): void {
  const people = peopleOf(database, uuid).length;
  const services = tilesOfCompany(database, uuid).length;
  const banners = rulesFor(database, 'companies', uuid).length;
  if (people + services + banners === 0) return;
  const own = [
    ...counted(services, 'сервис', 'сервиса', 'сервисов'),
    ...counted(banners, 'объявление', 'объявления', 'объявлений'),
  ];
  const users = [
    ...counted(people, 'пользователь', 'пользователя', 'пользователей').map(
      (text) => `в\u00a0компании ${text}`,
    ),
    ...(own.length > 0 ? [`на\u00a0неё указывают ${inWords(own)}`] : []),
  ];
  throw new Failure('in-use', { message: `Удалить нельзя: ${users.join('; ')}` });
}

const peopleWith = (database: Database, ids: readonly number[]): User[] =>
  ids.flatMap((id) => findPerson(database, id) ?? []);

/**
 * Writes a company, and makes exactly these people its administrators: who is new belongs to it from then on, who stays
 * does so also without its old domains (COMP-04), and nobody becomes one by a new domain.
 */
function putCompany(
  c: AuditedCall,
  transaction: Transaction,
  company: StoredCompany,
  ids: readonly number[],
): void {
  const { database, now } = c.deps;
  const { uuid } = company;
  const companies = database.companies.copy();
  companies.set(uuid, company);
  const after = { ...database, companies };
  transaction.put(database.companies, company);
  const put = (user: User, changed: User): void => {
    transaction.put(database.users, changedBy(c.user.email, now(), changed));
    const note = personNote(user, 'change');
    const change = { before: auditedPerson(database, user), after: auditedPerson(after, changed) };
    audit(c, transaction, { ...note, ...change });
  };
  const before = adminsOf(database, uuid);
  const next = peopleWith(database, ids);
  for (const user of new Set([...before, ...adminsOf(after, uuid)])) {
    if (next.includes(user)) continue;
    const groups = user.profile.groups.filter(({ name }) => name !== ADMINS);
    put(user, { ...user, profile: { ...user.profile, groups } });
  }
  for (const user of next) {
    const isAdmin = isCompanyAdmin(user);
    if (isAdmin && companyUuidOf(after, user) === uuid) continue;
    const groups = isAdmin
      ? user.profile.groups
      : [...user.profile.groups, ...findGroups(database, [ADMINS])];
    put(user, { ...user, companyUuid: uuid, profile: { ...user.profile, groups } });
  }
}

export const adminCompanyRoutes = [
  on('adminCompanyList', (c) => c.page(listCompanies(c.deps, c.query))),

  on('adminCompanyRead', (c) => c.reply(200, answerOf(c.deps, findCompany(c.deps.database, c.query.uuid)))),

  on('adminCompanyAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      checkCompany(database, c.body, null);
      const fresh = { uuid: crypto.randomUUID(), blockReason: null, ...createdBy(c.user.email, now()) };
      const company = withKeep({ ...fresh, ...storedFields(c.body) }, c.body.keep, now());
      database.store.write((transaction) => {
        putCompany(c, transaction, company, c.body.adminIds);
        const after = auditedFields(database, company, peopleWith(database, c.body.adminIds));
        audit(c, transaction, { ...companyNote(company, 'add'), after });
      });
      return c.reply(200, answerOf(c.deps, company));
    }),
  ),

  on('adminCompanyChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, dryRun, ...fields } = c.body;
    const { keep } = fields;
    const old = findCompany(database, uuid);
    if (dryRun) {
      const answer = toCompany(database, now())(withKeep(old, keep, now()));
      return c.reply(200, { ...answer, erases: countOverdue(c.deps, old, keep ?? noTerms) });
    }
    if (old.version !== version) return c.fail('version-conflict');
    checkCompany(database, fields, old);
    const next = withKeep({ ...changedBy(c.user.email, now(), old), ...storedFields(fields) }, keep, now());
    const before = auditedFields(database, old, adminsOf(database, old.uuid));
    database.store.write((transaction) => {
      putCompany(c, transaction, next, fields.adminIds);
      stopForbiddenLinks(database, transaction, next);
      const after = auditedFields(database, next, peopleWith(database, fields.adminIds));
      audit(c, transaction, { ...companyNote(next, 'change'), before, after });
    });
    return c.reply(200, answerOf(c.deps, next));
  }),

  on('adminCompanyBatchChange', (c) =>
    c.once(async () => {
      const { keys, action } = c.body;
      return c.reply(200, await startBatch(c, companyBatch, action, keys));
    }),
  ),

  on('adminCompanyRemove', (c) => {
    const { database } = c.deps;
    const company = findCompany(database, c.query.uuid);
    if (company.version !== c.query.version) return c.fail('version-conflict');
    checkUnused(database, company.uuid);
    database.store.write((transaction) => {
      transaction.delete(database.companies, company.uuid);
      transaction.delete(database.brands, company.uuid);
      const before = auditedFields(database, company, []);
      audit(c, transaction, { ...companyNote(company, 'remove'), before });
    });
    return c.reply(204);
  }),

  on('adminCompanyTableDownload', (c) =>
    sendRows(c, { entity: 'company', object: 'Компании' }, companyColumns, listCompanies(c.deps, c.query)),
  ),
] as const;
