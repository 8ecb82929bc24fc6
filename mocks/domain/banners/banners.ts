/** Announcements: what is shown to whom, and their shape in the administration. */

import type { paths } from '#api/generated/gateway.d.ts';
import { Failure, refuseField } from '#mocks/contract/failures.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { among, containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import { companyUuidOf, groupTitle } from '#mocks/domain/people/person.ts';
import { checkGroupNames } from '#mocks/domain/tiles/tile-fields.ts';
import { type BannerRules, type Database, itemsOf, type Schemas, type User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { DELIVERED, delivered } from '#mocks/store/versioned.ts';

type Banner = Schemas['Banner'];
type AdminBanner = Schemas['AdminBanner'];
type Fields = Schemas['BannerFields'];
type Query = NonNullable<paths['/admin/banners/getListBanner']['get']['parameters']['query']>;

/** So many announcements are shown at the same time, at most. */
const MOST_SHOWN = 20;

/** The rules of an announcement without any: shown to everybody since the delivery. */
const open = (uuid: string): BannerRules => ({
  uuid,
  starts: DELIVERED.slice(0, 10),
  ends: null,
  isActive: true,
  companies: [],
  groups: [],
  ...delivered,
});

export const rulesOf = ({ bannerRules }: Database, uuid: string): BannerRules =>
  bannerRules.get(uuid) ?? open(uuid);

/** The rules of the announcements for a company, or for a group. */
export const rulesFor = (
  { bannerRules }: Database,
  audience: 'companies' | 'groups',
  key: string,
): BannerRules[] => [...bannerRules.values()].filter((rules) => rules[audience].includes(key));

type Days = Pick<BannerRules, 'isActive' | 'starts' | 'ends'>;

/** The status on a day. */
export function statusOf({ isActive, starts, ends }: Days, today: string): Schemas['BannerStatus'] {
  if (!isActive) return 'off';
  if (starts === null) return 'draft';
  if (today < starts) return 'waiting';
  return ends !== null && ends < today ? 'ended' : 'shown';
}

/** What a person sees: the announcements of the day for everybody, or for the person's company or groups. */
export function bannersFor({ database, now }: Rows & Clock, user: User): Banner[] {
  const today = dayOf(now().getTime());
  const company = companyUuidOf(database, user) ?? '';
  const isMember = (names: readonly string[]): boolean =>
    user.profile.groups.some(({ name }) => names.includes(name));
  return itemsOf(database.banners).filter(({ uuid }) => {
    const rules = rulesOf(database, uuid);
    const isForAll = rules.companies.length === 0 && rules.groups.length === 0;
    const isMeant = isForAll || rules.companies.includes(company) || isMember(rules.groups);
    return isMeant && statusOf(rules, today) === 'shown';
  });
}

/** The fields that an administrator sets, as they are now. */
export function fieldsOf(database: Database, { uuid, title, text, link, tone, isClosable }: Banner): Fields {
  const { starts, ends, isActive, companies, groups } = rulesOf(database, uuid);
  return {
    title,
    text,
    link: link ?? null,
    tone: tone ?? 'info',
    isClosable: isClosable ?? false,
    starts,
    ends,
    isActive,
    companies: [...companies],
    groups: [...groups],
  };
}

/** All announcements in the shape of the administration, in their order. */
export function allBanners({ database, now }: Rows & Clock): AdminBanner[] {
  const today = dayOf(now().getTime());
  return itemsOf(database.banners).map((banner, position) => {
    const { companies, groups, ...fields } = fieldsOf(database, banner);
    const { version, created, changed, changedBy } = rulesOf(database, banner.uuid);
    return {
      ...fields,
      uuid: banner.uuid,
      position,
      status: statusOf(fields, today),
      companies: companies.map((uuid) => ({
        value: uuid,
        label: database.companies.get(uuid)?.name ?? uuid,
      })),
      groups: groups.map((name) => ({ value: name, label: groupTitle(database, name) })),
      version,
      created,
      changed,
      changedBy,
    };
  });
}

const sortKeys: SortKeys<AdminBanner> = {
  position: ({ position }) => position,
  title: ({ title }) => folded(title),
  starts: ({ starts }) => starts,
};

/** The announcements that the query finds, in its order. */
export function listBanners(deps: Rows & Clock, query: Query): AdminBanner[] {
  const { from, to } = query;
  const found = narrowed(allBanners(deps), [
    containing(query.searchText, ({ title, text }) => folded(`${title}\n${text}`)),
    among(query.tone, ({ tone }) => tone),
    among(query.status, ({ status }) => status),
    from === undefined ? undefined : ({ starts, ends }) => starts !== null && (ends === null || ends >= from),
    to === undefined ? undefined : ({ starts }) => starts !== null && starts <= to,
  ]);
  return sorted(found, query.sort ?? 'position,asc', sortKeys, ({ uuid }) => uuid);
}

/**
 * Checks the fields beyond the schema.
 *
 * @param uuid the announcement that is changed, null for a new one
 * @throws Failure `fields-invalid`, `limit-reached`
 */
export function checkBanner(deps: Rows & Clock, fields: Fields, uuid: string | null): void {
  const { database, now } = deps;
  const { starts, ends } = fields;
  if (ends !== null && starts === null) refuseField('starts', 'required', 'Укажите первый день показа');
  if (starts !== null && ends !== null && ends < starts)
    refuseField('ends', 'period', 'Последний день раньше первого');
  checkGroupNames(database, fields.groups);
  if (fields.companies.some((one) => !database.companies.get(one.toLowerCase())))
    refuseField('companies', 'unknown', 'Такой компании нет');
  const today = dayOf(now().getTime());
  const others = allBanners(deps).filter((one) => one.uuid !== uuid && one.status === 'shown');
  if (others.length >= MOST_SHOWN && statusOf(fields, today) === 'shown')
    throw new Failure('limit-reached', {
      message: `Одновременно показываются не больше ${MOST_SHOWN} объявлений. Выключите другое`,
    });
}

/** The announcement as people see it. */
export function bannerOf(uuid: string, { title, text, link, tone, isClosable }: Fields): Banner {
  return { uuid, title: title.trim(), text: text.trim(), ...(link !== null && { link }), tone, isClosable };
}

/** The announcements in this order are those of the main page. */
export const putBanners = (database: Database, transaction: Transaction, items: readonly Banner[]): void =>
  transaction.put(database.banners, { name: 'all', items });

/** What the audit keeps, by the names of the form. */
export const auditedFields = (database: Database, fields: Fields): object => ({
  ...fields,
  companies: fields.companies.map((uuid) => database.companies.get(uuid)?.name ?? uuid),
  groups: fields.groups.map((name) => groupTitle(database, name)),
});
