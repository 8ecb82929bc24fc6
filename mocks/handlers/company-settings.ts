/** The settings of a company, for its administrators. */

import { existing } from '#mocks/contract/failures.ts';
import { audit } from '#mocks/domain/audit/audit.ts';
import { adminsOf, auditedFields, companyNote } from '#mocks/domain/companies/company.ts';
import { type OwnCall, ownCompany } from '#mocks/domain/companies/own.ts';
import type { Schemas, StoredCompany } from '#mocks/store/database.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';

/** The caller's company. Throws `not-found` for an administrator without one. */
const ownOf = (call: OwnCall): StoredCompany => existing(ownCompany(call));

function answerOf(company: StoredCompany): Schemas['CompanySettings'] {
  const { name, isSharingOutside = false, version, created, changed, changedBy: by } = company;
  const { sessionHours = null, sessionIdleMinutes = null } = company;
  const settings = { isSharingOutside, sessionHours, sessionIdleMinutes };
  return { name, ...settings, version, created, changed, changedBy: by };
}

export const companySettingsRoutes = [
  on('companySettingsRead', (c) => c.reply(200, answerOf(ownOf(c)))),

  on('companySettingsChange', (c) => {
    const { database, now } = c.deps;
    const { version, ...settings } = c.body;
    const old = ownOf(c);
    if (old.version !== version) return c.fail('version-conflict');
    const next: StoredCompany = { ...changedBy(c.user.email, now(), old), ...settings };
    const admins = adminsOf(database, old.uuid);
    database.store.write((transaction) => {
      transaction.put(database.companies, next);
      const before = auditedFields(database, old, admins);
      const after = auditedFields(database, next, admins);
      audit(c, transaction, { ...companyNote(next, 'change'), before, after });
    });
    return c.reply(200, answerOf(next));
  }),
] as const;
