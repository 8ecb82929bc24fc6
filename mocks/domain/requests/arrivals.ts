/** How requests come: with a confirmed registration, an accepted invitation, or from a message of the feedback. */

import { existing, refuseField } from '#mocks/contract/failures.ts';
import { companyUuidOf } from '#mocks/domain/people/person.ts';
import {
  type Database,
  type Feedback,
  itemsOf,
  type StoredRequest,
  type User,
} from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { createdBy } from '#mocks/store/versioned.ts';

type Asked = Pick<StoredRequest, 'kind' | 'userId' | 'email' | 'name'> & Partial<StoredRequest>;

/** The number of the next request; none is ever removed. */
const nextNumber = ({ requests }: Database): number => requests.size + 1;

/** A request that nobody has looked at. */
export const newRequest = (database: Database, asked: Asked, now: Date): StoredRequest => ({
  uuid: crypto.randomUUID(),
  number: nextNumber(database),
  companyUuid: null,
  tile: null,
  tasks: '',
  priority: 'normal',
  status: 'new',
  decision: null,
  questions: [],
  feedbackUuid: null,
  ...createdBy(null, now),
  ...asked,
});

const askerOf = ({ email, profile: { id, name } }: User) => ({ email, name, userId: id });

/** Somebody without a company has confirmed a registration: an administrator gives company, groups and tariff. */
export function askForPlace(database: Database, transaction: Transaction, user: User, now: Date): void {
  if (companyUuidOf(database, user) !== null) return;
  const asked = { kind: 'registration', ...askerOf(user) } as const;
  transaction.put(database.requests, newRequest(database, asked, now));
}

/** Somebody has accepted the invitation of a company; an administrator moves the account. */
export function askForCompany(
  database: Database,
  transaction: Transaction,
  user: User,
  { company, now }: { company: string; now: Date },
): void {
  const name = folded(company);
  const joined = [...database.companies.values()].find((one) => folded(one.name) === name);
  if (!joined || joined.uuid === companyUuidOf(database, user)) return;
  const asked = { kind: 'company', ...askerOf(user), companyUuid: joined.uuid } as const;
  transaction.put(database.requests, newRequest(database, asked, now));
}

/** Categories that are no wish for access: comments on ratings and reports of errors. */
const OTHER: readonly number[] = [0, 3];
/** What the portal writes for a person who asks for a service or a higher limit. */
const SERVICE = /^Прошу (?:открыть доступ к сервису|открыть мне сервис|увеличить лимит сервиса) «(.+?)»/;
const LIMIT = /^Прошу увеличить лимит/;

/**
 * The request of a message of the feedback: the one that it has, or a new one that is to be stored.
 *
 * @throws Failure `not-found`, `fields-invalid` for a message that asks for no access
 */
export function requestOf(database: Database, uuid: string, now: Date): StoredRequest {
  const feedback = existing(database.feedback.get(uuid.toLowerCase()));
  const [made] = database.requests.group(feedback.id);
  if (made) return made;
  const { email } = feedback;
  if (email === null || OTHER.includes(feedback.groupId))
    refuseField('feedbackUuid', 'unfit', 'Из этого обращения запрос не создать');
  const owner = feedback.owner === null ? undefined : database.users.get(feedback.owner);
  const author = owner ?? database.users.get(email);
  const asker = author && !author.isRegistration ? askerOf(author) : { name: '', userId: null };
  const asked = { ...asker, email, tasks: feedback.text, feedbackUuid: feedback.id };
  return newRequest(database, { ...asked, ...wishOf(database, feedback, asker.userId) }, now);
}

function wishOf(database: Database, { text }: Feedback, userId: number | null) {
  const title = SERVICE.exec(text)?.[1];
  const tile = itemsOf(database.tiles).find((one) => one.title === title)?.value ?? null;
  const kind = userId === null ? 'registration' : LIMIT.test(text) ? 'limit' : 'service';
  return { kind, tile } as const;
}
