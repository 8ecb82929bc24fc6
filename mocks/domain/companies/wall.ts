/** Who may find whom, and who may share with whom, across companies (COMP-06). Search, sharing and reading use this rule. */
import { canonicalEmail } from '#mocks/contract/email.ts';
import type { Database, Schemas, User } from '#mocks/store/database.ts';
import { companyOf } from './company.ts';

/** Relation of one person to another: a colleague, somebody of another company with whom sharing is allowed, or neither. */
export type Reach = 'colleague' | 'outside' | 'closed';

/**
 * Relation of `other` to `person`. For an administrator of the portal everybody is a colleague. A person without a company
 * has no colleagues, and nobody can share with them.
 */
export function reachOf(database: Database, person: User, other: User): Reach {
  if (person.profile.role === 'ADMIN' || person.email === other.email) return 'colleague';
  const [own, foreign] = [companyOf(database, person), companyOf(database, other)];
  if (!own || !foreign) return 'closed';
  if (own.uuid === foreign.uuid) return 'colleague';
  return own.isSharingOutside && foreign.isSharingOutside ? 'outside' : 'closed';
}

/** Whether an owner may share with a person, and the person may read what is shared. */
export const mayBeGiven = (database: Database, owner: User, reader: User): boolean =>
  reachOf(database, owner, reader) !== 'closed';

/** Whether a text is the whole address of a person who does not hide it. Others than colleagues are found only so. */
export const isAddressOf = ({ email, profile }: User, text: string): boolean =>
  profile.email !== null && email === canonicalEmail(text);

/** The error at a field that names a person with whom sharing is not allowed, or an unknown account. */
export const otherCompany = (field: string): Schemas['FieldError'] => ({
  field,
  code: 'other-company',
  message:
    'Этот человек не\u00a0из\u00a0вашей компании. Делиться за\u00a0её пределами можно, когда это разрешили администраторы обеих компаний',
});
