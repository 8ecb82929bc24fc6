/** The settings of a company, for its administrators. */

import { existing } from '#mocks/contract/failures.ts';
import { audit } from '#mocks/domain/audit/audit.ts';
import { adminsOf, auditedFields, companyNote, peopleOf } from '#mocks/domain/companies/company.ts';
import { type OwnCall, ownCompany } from '#mocks/domain/companies/own.ts';
import { countShowLinks, stopForbiddenLinks } from '#mocks/domain/companies/show-links.ts';
import { countOverdue } from '#mocks/domain/erasure/terms.ts';
import { usedByAll } from '#mocks/domain/files/space.ts';
import { noTerms, shownKeep, withKeep } from '#mocks/domain/people/keep.ts';
import type { Schemas, StoredCompany } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';

/** The caller's company. Throws `not-found` for an administrator without one. */
const ownOf = (call: OwnCall): StoredCompany => existing(ownCompany(call));

function answerOf({ database, now }: Rows & Clock, company: StoredCompany): Schemas['CompanySettings'] {
  const { name, isSharingOutside = false, version, created, changed, changedBy: by } = company;
  const { sessionHours = null, sessionIdleMinutes = null, storageMb = null } = company;
  const { isShowingByLink = false } = company;
  const showLinks = countShowLinks(database, now())(company.uuid);
  const settings = { isSharingOutside, isShowingByLink, showLinks, sessionHours, sessionIdleMinutes };
  const room = { storage: usedByAll(database, peopleOf(database, company.uuid)), storageMb };
  const change = { version, created, changed, changedBy: by };
  return { name, ...settings, ...shownKeep(company, now()), ...room, ...change };
}

export const companySettingsRoutes = [
  on('companySettingsRead', (c) => c.reply(200, answerOf(c.deps, ownOf(c)))),

  on('companySettingsChange', (c) => {
    const { database, now } = c.deps;
    const { version, keep, dryRun, ...settings } = c.body;
    const old = ownOf(c);
    if (dryRun) {
      const answer = answerOf(c.deps, withKeep(old, keep, now()));
      return c.reply(200, { ...answer, erases: countOverdue(c.deps, old, keep ?? noTerms) });
    }
    if (old.version !== version) return c.fail('version-conflict');
    const next = withKeep({ ...changedBy(c.user.email, now(), old), ...settings }, keep, now());
    const admins = adminsOf(database, old.uuid);
    database.store.write((transaction) => {
      transaction.put(database.companies, next);
      stopForbiddenLinks(database, transaction, next);
      const before = auditedFields(database, old, admins);
      const after = auditedFields(database, next, admins);
      audit(c, transaction, { ...companyNote(next, 'change'), before, after });
    });
    return c.reply(200, answerOf(c.deps, next));
  }),
] as const;
