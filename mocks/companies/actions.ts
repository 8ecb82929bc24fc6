/** Actions on many companies. */
import type { Schemas } from '../db/database.ts';
import { changedBy } from '../db/versioned.ts';
import type { JobKind } from '../jobs/jobs.ts';

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
