/** The area of a company's administrator: it ends at the caller's company (COMP-02). */
import { Failure } from '#mocks/contract/failures.ts';
import { companyUuidOf } from '#mocks/domain/people/person.ts';
import type { StoredCompany, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { companyOf, peopleOf } from './company.ts';

/** Who called: every context of a handler is one. */
export interface OwnCall {
  readonly deps: Rows & Clock;
  readonly user: User;
}

/** The caller's company; undefined for an administrator without one, whose lists are empty. */
export const ownCompany = ({ deps, user }: OwnCall): StoredCompany | undefined =>
  companyOf(deps.database, user);

/** The same query within the caller's company; no company has an empty uuid. */
export const withinOwn = <Query extends object>(
  call: OwnCall,
  query: Query,
): Query & { company: string[] } => ({ ...query, company: [ownCompany(call)?.uuid ?? ''] });

/** The people of the caller's company. */
export function ownPeople(call: OwnCall): User[] {
  const company = ownCompany(call);
  return company ? peopleOf(call.deps.database, company.uuid) : [];
}

/** Whether somebody belongs to the caller's company. */
export function isOwn(call: OwnCall, person: User): boolean {
  const company = ownCompany(call);
  return company !== undefined && companyUuidOf(call.deps.database, person) === company.uuid;
}

/**
 * Checks that an object belongs to the caller's company.
 *
 * @param owner the person whose object it is, undefined where nobody is
 * @returns the owner
 * @throws Failure `not-found` for another company's, as for what does not exist
 */
export function checkOwn(call: OwnCall, owner: User | undefined): User {
  if (!owner || !isOwn(call, owner)) throw new Failure('not-found');
  return owner;
}
