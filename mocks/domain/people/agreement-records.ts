/** Agreements with their versions: those of the guests, 1 to 6, and further ones for employees (ADM-60). */
import type { paths } from '#api/generated/gateway.d.ts';
import { Failure, refuseField } from '#mocks/contract/failures.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { among, containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import {
  type Database,
  itemsOf,
  type Schemas,
  type StoredAcceptance,
  type StoredAgreement,
  type StoredAgreementVersion,
} from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { delivered } from '#mocks/store/versioned.ts';

type Fields = Schemas['AgreementFields'];
type Query = NonNullable<paths['/admin/agreements/getListAgreement']['get']['parameters']['query']>;

/** The last of the agreements of the guests (portal.md §3). */
export const LAST_OF_GUESTS = 6;
/** Agreements at most. */
export const MOST_AGREEMENTS = 100;
/** Characters of a text beside a checkbox of the guests. */
const MOST_OF_GUESTS = 2000;

/** Names of the agreements of the guests, until an administrator gives another one. */
const titles = [
  'Правила работы с\u00a0сервисами',
  'Конфиденциальные сведения',
  'Только рабочие задачи',
  'Контроль содержания',
  'Сведения личного характера',
  'Проверка ответов',
];

/** An agreement of the guests that no administrator has changed. */
const untouched = ({ id, text, isMandatory, version }: Schemas['AgreementText']): StoredAgreement => ({
  ...delivered,
  id,
  title: titles[id - 1] ?? `Соглашение ${id}`,
  isActive: true,
  versions: [
    {
      textVersion: version,
      text,
      isMandatory,
      audience: 'guests',
      companies: [],
      starts: null,
      created: null,
      author: null,
    },
  ],
});

/** All agreements, by their numbers. */
export function allAgreements(database: Database): StoredAgreement[] {
  const stored = database.agreementRecords;
  const ofGuests = itemsOf(database.agreements).map((text) => stored.get(String(text.id)) ?? untouched(text));
  const further = [...stored.values()].filter(({ id }) => id > LAST_OF_GUESTS);
  return [...ofGuests, ...further].sort((one, other) => one.id - other.id);
}

/** Throws `not-found`. */
export function findAgreement(database: Database, id: number): StoredAgreement {
  const found = allAgreements(database).find((one) => one.id === id);
  if (!found) throw new Failure('not-found');
  return found;
}

const today = (now: Date): string => dayOf(now.getTime());

/** The version in force; undefined before the first one. */
export const currentOf = ({ versions }: StoredAgreement, now: Date): StoredAgreementVersion | undefined =>
  versions.findLast(({ starts }) => starts === null || starts <= today(now));

/** The version that will be in force; undefined without one. */
export const plannedOf = ({ versions }: StoredAgreement, now: Date): StoredAgreementVersion | undefined =>
  versions.find(({ starts }) => starts !== null && starts > today(now));

/** Writes the texts that guests accept, those in force now. Does nothing if they are the same. */
export function startDueTexts({ database, now }: Rows & Clock): void {
  const items = itemsOf(database.agreements);
  const next = items.map((item) => {
    const record = database.agreementRecords.get(String(item.id));
    const current = record && currentOf(record, now());
    return current && current.textVersion !== item.version
      ? { ...item, text: current.text, version: current.textVersion }
      : item;
  });
  if (next.every((one, index) => one === items[index])) return;
  database.store.writeOrKeep((transaction) =>
    transaction.put(database.agreements, { name: 'all', items: next }),
  );
}

/** Stores an agreement, and its text for the guests if it is one of theirs. */
export function putAgreement(
  { database, now }: Rows & Clock,
  transaction: Transaction,
  agreement: StoredAgreement,
): void {
  transaction.put(database.agreementRecords, agreement);
  const current = currentOf(agreement, now());
  if (agreement.id > LAST_OF_GUESTS || !current) return;
  const items = itemsOf(database.agreements).map((item) =>
    item.id === agreement.id ? { ...item, text: current.text, version: current.textVersion } : item,
  );
  transaction.put(database.agreements, { name: 'all', items });
}

/**
 * Checks the fields beyond the schema.
 *
 * @param old the agreement that is changed, null for a new one
 * @throws Failure `fields-invalid`
 */
export function checkAgreement({ database, now }: Rows & Clock, fields: Fields, old: StoredAgreement | null) {
  const { audience, companies, starts, text, isMandatory, isActive } = fields;
  const isOfGuests = old !== null && old.id <= LAST_OF_GUESTS;
  if (isOfGuests !== (audience === 'guests'))
    refuseField(
      'audience',
      'audience',
      isOfGuests ? 'Это соглашение принимают гости' : 'У\u00a0гостей шесть соглашений, новых не\u00a0бывает',
    );
  if (isOfGuests && isMandatory !== old.versions.at(-1)?.isMandatory)
    refuseField('isMandatory', 'system', 'Обязательность соглашений гостей не\u00a0меняется');
  if (isOfGuests && !isActive) refuseField('isActive', 'system', 'Соглашения гостей не\u00a0завершают');
  if (isOfGuests && text.length > MOST_OF_GUESTS)
    refuseField('text', 'too-long', `Не\u00a0больше 2\u00a0000 знаков: текст стоит рядом с\u00a0галочкой`);
  if ((audience === 'companies') !== companies.length > 0)
    refuseField(
      'companies',
      'companies',
      audience === 'companies'
        ? 'Выберите компании'
        : 'Компании выбирают, только когда соглашение для\u00a0них',
    );
  if (companies.some((one) => !database.companies.get(one.toLowerCase())))
    refuseField('companies', 'unknown', 'Такой компании нет');
  if (starts !== null && starts <= today(now()))
    refuseField('starts', 'too-early', 'Выберите день после сегодняшнего');
}

const isSame = (one: StoredAgreementVersion, fields: Fields): boolean =>
  one.text === fields.text &&
  one.isMandatory === fields.isMandatory &&
  one.audience === fields.audience &&
  JSON.stringify([...one.companies].sort()) === JSON.stringify([...fields.companies].sort());

/**
 * The versions after a change: those that were in force, and the next one. The fields of the version in force withdraw
 * the planned one.
 */
export function nextVersions(
  old: StoredAgreement | null,
  fields: Fields,
  author: string,
  now: Date,
): readonly StoredAgreementVersion[] {
  const begun = (old?.versions ?? []).filter(({ starts }) => starts === null || starts <= today(now));
  const current = begun.at(-1);
  if (current && isSame(current, fields)) return begun;
  const { text, isMandatory, audience, companies } = fields;
  const starts = fields.starts ?? today(now);
  const planned = old && plannedOf(old, now);
  if (planned && isSame(planned, fields) && planned.starts === starts) return [...begun, planned];
  const textVersion = (old?.versions.at(-1)?.textVersion ?? 0) + 1;
  const created = now.toISOString();
  return [...begun, { textVersion, text, isMandatory, audience, companies, starts, created, author }];
}

/** What the audit keeps, by the names of the form: the planned version, or else that in force. */
export function auditedAgreement(database: Database, { title, isActive, versions }: StoredAgreement): object {
  const last = versions.at(-1);
  return {
    title,
    isActive,
    text: last?.text,
    isMandatory: last?.isMandatory,
    audience: last?.audience,
    companies: last?.companies.map((uuid) => database.companies.get(uuid)?.name ?? uuid),
    starts: last?.starts,
  };
}

const statusOf = (agreement: StoredAgreement, now: Date): Schemas['AgreementStatus'] => {
  if (!agreement.isActive) return 'ended';
  return currentOf(agreement, now) ? 'inForce' : 'planned';
};

const sortKeys = (acceptedOf: (agreement: StoredAgreement) => number): SortKeys<StoredAgreement> => ({
  id: ({ id }) => id,
  title: ({ title }) => folded(title),
  accepted: acceptedOf,
  changed: ({ changed }) => changed,
});

/** The agreements that the query finds, in its order. */
export function listAgreements(
  { database, now }: Rows & Clock,
  query: Query,
  acceptedOf: (agreement: StoredAgreement) => number,
): StoredAgreement[] {
  const moment = now();
  const textsOf = (agreement: StoredAgreement) =>
    [currentOf(agreement, moment)?.text, plannedOf(agreement, moment)?.text].join('\n');
  const found = narrowed(allAgreements(database), [
    containing(query.searchText, (one) => folded(`${one.title}\n${textsOf(one)}`)),
    among(query.status, (one) => statusOf(one, moment)),
  ]);
  return sorted(found, query.sort ?? 'id,asc', sortKeys(acceptedOf), ({ id }) => id);
}

/** The answers to an agreement. The store finds them by person, as each request of a chat needs them. */
export const answersTo = ({ acceptances }: Database, id: number): StoredAcceptance[] =>
  [...acceptances.values()].filter(({ agreementId }) => agreementId === id);

/** The numbers of the accounts that have agreed to a version. */
export function agreedTo(database: Database, id: number, textVersion: number): ReadonlySet<number> {
  const latest = new Map<number, StoredAcceptance>();
  for (const one of answersTo(database, id)) {
    const known = latest.get(one.userId);
    if (one.textVersion === textVersion && (!known || known.date <= one.date)) latest.set(one.userId, one);
  }
  return new Set([...latest.values()].filter(({ checked }) => checked).map(({ userId }) => userId));
}

/** A version in the shape of the contract. */
export function toVersion(
  database: Database,
  agreement: StoredAgreement,
  version: StoredAgreementVersion,
  now: Date,
): Schemas['AgreementVersion'] {
  const { textVersion, starts, companies } = version;
  const isPlanned = starts !== null && starts > today(now);
  const isCurrent = currentOf(agreement, now)?.textVersion === textVersion;
  return {
    ...version,
    companies: companies.map((uuid) => ({ value: uuid, label: database.companies.get(uuid)?.name ?? uuid })),
    status: isPlanned ? 'planned' : isCurrent ? 'current' : 'past',
    accepted: agreedTo(database, agreement.id, textVersion).size,
  };
}

/**
 * An agreement in the shape of the contract.
 *
 * @param counts how many people it is for, and how many of them agree
 */
export function toAgreement(
  { database, now }: Rows & Clock,
  agreement: StoredAgreement,
  counts: Pick<Schemas['AdminAgreement'], 'accepted' | 'people'>,
): Schemas['AdminAgreement'] {
  const moment = now();
  const { versions: _versions, ...rest } = agreement;
  const [current, planned] = [currentOf(agreement, moment), plannedOf(agreement, moment)];
  return {
    ...rest,
    status: statusOf(agreement, moment),
    current: current ? toVersion(database, agreement, current, moment) : null,
    planned: planned ? toVersion(database, agreement, planned, moment) : null,
    ...counts,
  };
}
