/**
 * The company is a wall (COMP-06): who may find whom, and who may be given what. Search, sharing, editors, groups and reading
 * all ask here.
 */
import { canonicalEmail } from '#mocks/contract/email.ts';
import type { Database, Schemas, User } from '#mocks/store/database.ts';
import { companyOf } from './company.ts';

/** What somebody is to a person: a colleague, of another company that may be given something, or out of reach. */
export type Reach = 'colleague' | 'outside' | 'closed';

/**
 * What `other` is to `person`. An administrator of the portal has everybody as a colleague; people without a company have
 * none, and are in nobody's reach.
 */
export function reachOf(database: Database, person: User, other: User): Reach {
  if (person.profile.role === 'ADMIN' || person.email === other.email) return 'colleague';
  const [own, foreign] = [companyOf(database, person), companyOf(database, other)];
  if (!own || !foreign) return 'closed';
  if (own.uuid === foreign.uuid) return 'colleague';
  return own.isSharingOutside && foreign.isSharingOutside ? 'outside' : 'closed';
}

/** Whether something of an owner may be opened to a person, and while it is, be read. */
export const mayBeGiven = (database: Database, owner: User, reader: User): boolean =>
  reachOf(database, owner, reader) !== 'closed';

/** Whether a text finds a person who is no colleague: it is the whole address, which is not hidden. */
export const isAddressOf = ({ email, profile }: User, text: string): boolean =>
  profile.email !== null && email === canonicalEmail(text);

/** The error at a field for somebody to whom nothing may be opened, an unknown account too. */
export const otherCompany = (field: string): Schemas['FieldError'] => ({
  field,
  code: 'other-company',
  message:
    'Этот человек не\u00a0из\u00a0вашей компании. Делиться за\u00a0её пределами можно, когда это разрешили администраторы обеих компаний',
});
