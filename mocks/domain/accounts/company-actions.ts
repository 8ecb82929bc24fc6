/** Actions on many companies, and on many people of one. */

import { hasAdmin, noAdmin } from '#mocks/domain/companies/admins.ts';
import { peopleOf } from '#mocks/domain/companies/company.ts';
import { isOwn } from '#mocks/domain/companies/own.ts';
import { platformAdmin } from '#mocks/domain/companies/people.ts';
import { type JobCall, type JobKind, type JobTools, startedIn } from '#mocks/domain/jobs/jobs.ts';
import { missingRow } from '#mocks/domain/jobs/rows.ts';
import { findPerson, isShutOut } from '#mocks/domain/people/person.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { inTurn, missingPerson, type PersonOutcome, personRow, userBatch } from './actions.ts';

type Action = Schemas['CompanyAction'];

export const companyBatch: JobKind<Action, string> = {
  kind: 'companyBatch',
  entity: 'company',
  auditedAs: ({ kind }) => kind,
  titleOf: ({ kind }) => (kind === 'block' ? 'Заблокировать' : 'Разблокировать'),
  changer:
    ({ database, now, runs }, { actor, action }) =>
    (uuid) => {
      const company = database.companies.get(uuid.toLowerCase());
      if (!company) return missingRow(uuid, 'Такой компании нет');
      const label = company.name;
      const blockReason = action.kind === 'block' ? action.reason.trim() : null;
      if ((company.blockReason === null) === (blockReason === null)) return { label, result: 'unchanged' };
      if (blockReason === null && !hasAdmin(database, company.uuid))
        return { label, result: 'refused', ...noAdmin };
      const next = changedBy(actor, now(), { ...company, blockReason });
      return {
        label,
        result: 'changed',
        before: { blockReason: company.blockReason },
        after: { blockReason },
        write: (transaction) => transaction.put(database.companies, next),
        async finish() {
          for (const person of peopleOf(database, company.uuid))
            if (isShutOut(database, person)) runs.stopAll(person.email);
        },
      };
    },
};

type PeopleAction = Schemas['CompanyUserAction'];

/** The result of an action on the account with this id if it belongs to the company of who started the job. */
function ownRow(deps: JobTools, seen: Database, job: JobCall<PeopleAction>, id: number): PersonOutcome {
  const user = seen.users.get(job.actor);
  const person = findPerson(seen, id);
  // Of another company's account not even the address is told.
  if (!user || !person || !isOwn({ deps, user }, person)) return missingPerson(id);
  if (person.profile.role === 'ADMIN') return { label: person.email, result: 'refused', ...platformAdmin };
  return personRow(deps, seen, job, id);
}

/** What the administrator of a company does with people: only with those of the own company (COMP-02). */
export const companyUserBatch: JobKind<PeopleAction> = {
  kind: 'companyUserBatch',
  entity: 'user',
  auditedAs: userBatch.auditedAs,
  companyOf: startedIn,
  titleOf: (action) => (action.kind === 'place' ? 'Сменить отдел' : userBatch.titleOf(action)),
  changer: (deps, job) => inTurn(deps, (seen, id) => ownRow(deps, seen, job, id)),
};
