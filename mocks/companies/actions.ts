/** Actions on many companies, and on many people of one. */
import type { Schemas, User } from '../db/database.ts';
import { changedBy } from '../db/versioned.ts';
import type { Dependencies } from '../dependencies.ts';
import type { JobKind, RowOutcome } from '../jobs/jobs.ts';
import { missingPerson, userBatch } from '../people/actions.ts';
import { findPerson } from '../people/person.ts';
import { isOwn } from './own.ts';
import { platformAdmin } from './people.ts';

type Action = Schemas['CompanyAction'];

export const companyBatch: JobKind<Action, string> = {
  kind: 'companyBatch',
  entity: 'company',
  auditedAs: ({ kind }) => kind,
  titleOf: ({ kind }) => (kind === 'block' ? 'Заблокировать' : 'Разблокировать'),
  changeRow({ database, now }, { actor, action }, uuid) {
    const company = database.companies.get(uuid.toLowerCase());
    if (!company) {
      const refusal = { code: 'not-found', message: 'Такой компании нет' };
      return { label: uuid, result: 'refused', ...refusal };
    }
    const label = company.name;
    const blockReason = action.kind === 'block' ? action.reason.trim() : null;
    if ((company.blockReason === null) === (blockReason === null)) return { label, result: 'unchanged' };
    const next = changedBy(actor, now(), { ...company, blockReason });
    return {
      ...{ label, result: 'changed' },
      before: { blockReason: company.blockReason },
      after: { blockReason },
      write: (transaction) => transaction.put(database.companies, next),
    };
  },
};

/** The account with this id if it belongs to the company of the administrator who started the job. */
function findOwn(deps: Dependencies, actor: string, id: number): User | undefined {
  const user = deps.database.users.get(actor);
  const person = findPerson(deps.database, id);
  return user && person && isOwn({ deps, user }, person) ? person : undefined;
}

/** What the administrator of a company does with people: only with those of the own company (COMP-02). */
export const companyUserBatch: JobKind<Schemas['CompanyUserAction']> = {
  kind: 'companyUserBatch',
  entity: 'user',
  auditedAs: userBatch.auditedAs,
  titleOf: (action) => (action.kind === 'place' ? 'Сменить отдел' : userBatch.titleOf(action)),
  changeRow(deps, job, id): RowOutcome {
    const person = findOwn(deps, job.actor, id);
    if (person?.profile.role === 'ADMIN') return { label: person.email, result: 'refused', ...platformAdmin };
    // Of another company's account not even the address is told.
    return person ? userBatch.changeRow(deps, job, id) : missingPerson(id);
  },
};
