/** The administrators of companies: an active company keeps one (COMP-04). */

import { companyUuidOf, isCompanyAdmin, statusOf } from '#mocks/domain/people/person.ts';
import type { Database, User } from '#mocks/store/database.ts';
import { companyOf, peopleOf } from './company.ts';

export const lastAdmin = {
  code: 'last-company-admin',
  message: 'Это последний администратор действующей компании',
} as const;

/** The refusal of a company that would act without one. */
export const noAdmin = {
  code: lastAdmin.code,
  message: 'Сначала назначьте компании действующего администратора',
} as const;

/** Whether an active company would lose its last administrator; `next` is the account afterwards, null for none. */
export function losesLastAdmin(database: Database, user: User, next: User | null): boolean {
  const company = companyOf(database, user);
  const acts = (one: User) =>
    isCompanyAdmin(one) && statusOf(one) === 'active' && companyUuidOf(database, one) === company?.uuid;
  if (!company || company.blockReason !== null || !acts(user) || (next && acts(next))) return false;
  return ![...database.users.values()].some((one) => one.email !== user.email && acts(one));
}

/** Whether somebody active administers a company. */
export const hasAdmin = (database: Database, uuid: string): boolean =>
  peopleOf(database, uuid).some((one) => isCompanyAdmin(one) && statusOf(one) === 'active');
