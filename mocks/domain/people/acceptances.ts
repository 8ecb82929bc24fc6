/** Who has answered which version of an agreement: the proof (ADM-61). */
import type { paths } from '#api/generated/gateway.d.ts';
import { Failure } from '#mocks/contract/failures.ts';
import { containing, equal, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type {
  Database,
  Schemas,
  StoredAcceptance,
  StoredAgreement,
  StoredAgreementVersion,
  User,
} from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { agreedTo, allAgreements, answersTo, currentOf } from './agreement-records.ts';
import { agreementsInForce, hasAccepted, isCorporate } from './agreements.ts';
import { companyNameOf, companyUuidOf, statusOf } from './person.ts';

type Query = paths['/admin/agreements/getListAcceptance']['get']['parameters']['query'];

/** An answer: to which version, and what. */
interface Answer {
  readonly id: number;
  readonly version: number;
  readonly checked: boolean;
}

/** Keeps what a person answered, with the name, address and company of this moment. */
export function keepAnswers(
  { database, now }: Rows & Clock,
  transaction: Transaction,
  user: User,
  answers: readonly Answer[],
  place: StoredAcceptance['place'],
): void {
  for (const { id, version, checked } of answers)
    transaction.put(database.acceptances, {
      uuid: crypto.randomUUID(),
      agreementId: id,
      userId: user.profile.id,
      email: user.email,
      name: user.profile.name ?? '',
      company: companyNameOf(database, user) ?? '',
      textVersion: version,
      checked,
      date: now().toISOString(),
      place,
    });
}

const isGuest = ({ profile }: User): boolean => profile.role === 'Chat_Bot';

/** Whether a version is for a person: guests of a company, all employees, or those of the chosen companies. */
export function isFor(
  database: Database,
  { audience, companies }: Pick<StoredAgreementVersion, 'audience' | 'companies'>,
  user: User,
): boolean {
  if (audience === 'guests') return isGuest(user) && isCorporate(database, user.email);
  if (isGuest(user)) return false;
  return audience === 'employees' || companies.includes(companyUuidOf(database, user) ?? '');
}

/** The last version of an agreement that a person agreed to; undefined without one. */
function lastAgreed({ acceptances }: Database, { id, versions }: StoredAgreement, userId: number) {
  const agreed = acceptances.group(String(userId)).filter((one) => one.agreementId === id && one.checked);
  const latest = Math.max(0, ...agreed.map(({ textVersion }) => textVersion));
  return versions.find(({ textVersion }) => textVersion === latest);
}

/** The agreements of employees that a person has not answered in the version in force (ADM-62). */
export function requiredOf({ database, now }: Rows & Clock, user: User): Schemas['RequiredAgreement'][] {
  return allAgreements(database).flatMap((agreement) => {
    const current = currentOf(agreement, now());
    const { id, title, isActive } = agreement;
    if (!current || !isActive || current.audience === 'guests' || !isFor(database, current, user)) return [];
    const { text, textVersion, isMandatory } = current;
    const answers = database.acceptances
      .group(String(user.profile.id))
      .filter((one) => one.agreementId === id && one.textVersion === textVersion);
    // A mandatory agreement is open until it is accepted: it may have been optional when it was answered.
    if (answers.some(({ checked }) => checked || !isMandatory)) return [];
    const agreedText = lastAgreed(database, agreement, user.profile.id)?.text ?? null;
    return [{ id, title, text, textVersion, isMandatory, agreedText }];
  });
}

/**
 * Refuses the request of a guest of the company who has not accepted the agreements, and of an employee who has not
 * accepted a mandatory one. Throws `agreement-required`.
 */
export function requireAgreements(deps: Rows & Clock, user: User): void {
  const { database } = deps;
  const isAsked = isGuest(user) && isCorporate(database, user.email);
  const isOpen = isAsked && !hasAccepted(database, user);
  if (isOpen || requiredOf(deps, user).some(({ isMandatory }) => isMandatory))
    throw new Failure('agreement-required');
}

/** How many active people the version in force is for, and how many of them agree to it. */
export function countsOf(
  { database, now }: Rows & Clock,
  agreement: StoredAgreement,
): Pick<Schemas['AdminAgreement'], 'accepted' | 'people'> {
  const current = currentOf(agreement, now());
  if (!current || !agreement.isActive) return { accepted: 0, people: 0 };
  const people = [...database.users.values()].filter(
    (user) => statusOf(user) === 'active' && isFor(database, current, user),
  );
  const agreed = agreedTo(database, agreement.id, current.textVersion);
  // Guests of earlier states have a choice and no kept answers.
  const agrees = (user: User) =>
    current.audience === 'guests'
      ? agreementsInForce(database, user).includes(agreement.id)
      : agreed.has(user.profile.id);
  return { people: people.length, accepted: people.filter(agrees).length };
}

const sortKeys: SortKeys<StoredAcceptance> = {
  date: ({ date }) => date,
  email: ({ email }) => folded(email),
  name: ({ name }) => folded(name),
  textVersion: ({ textVersion }) => textVersion,
};

/** The answers that the query finds, in its order. */
export function listAcceptances(database: Database, query: Query): StoredAcceptance[] {
  const found = narrowed(answersTo(database, query.id), [
    containing(query.searchText, ({ email, name }) => folded(`${email}\n${name}`)),
    equal(query.textVersion, ({ textVersion }) => textVersion),
  ]);
  return sorted(found, query.sort ?? 'date,desc', sortKeys, ({ uuid }) => uuid);
}

/** An answer in the shape of the contract. */
export function toAcceptance({
  agreementId: _id,
  ...rest
}: StoredAcceptance): Schemas['AgreementAcceptance'] {
  return rest;
}

const places: Readonly<Record<StoredAcceptance['place'], string>> = {
  guest: 'экран гостя',
  portal: 'вопрос портала',
};

/** The columns of the proof. */
export const acceptanceColumns: TableColumns<StoredAcceptance> = {
  email: { title: 'E-mail', cell: ({ email, userId }) => email || `удалённый № ${userId}` },
  name: { title: 'Имя', cell: ({ name }) => name },
  company: { title: 'Компания', cell: ({ company }) => company },
  userId: { title: 'Номер учётной записи', cell: ({ userId }) => userId },
  textVersion: { title: 'Версия', cell: ({ textVersion }) => textVersion },
  checked: { title: 'Ответ', cell: ({ checked }) => (checked ? 'принято' : 'не\u00a0отмечено') },
  date: { title: 'Когда', cell: ({ date }) => momentCell(date) },
  place: { title: 'Где', cell: ({ place }) => places[place] },
};
