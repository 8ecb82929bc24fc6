/** What each filter of each list looks at, so that its answers can be compared with the items themselves. */
import type { OperationId } from '../contract.ts';
import type { Item } from './compare.ts';

/** How a value of a parameter decides about an item. */
export type Kind = 'is' | 'from' | 'to' | 'min' | 'max' | 'filled' | 'scope' | 'recent' | 'own' | 'counted';
export interface Filter {
  readonly kind: Kind;
  /** The first of these properties that an item has a value of. */
  readonly property: string;
  /** An item without a value passes. */
  readonly isOpen?: boolean;
  /** An item without a value of this property does not pass. */
  readonly needs?: string;
  /** An item with a value of one of these properties does not pass. */
  readonly lacks?: readonly string[];
  /** The filter also finds items that the unfiltered list leaves out. */
  readonly isWider?: boolean;
  /** The values are those of `adminOptionList` with this kind, whose labels the property has. */
  readonly options?: 'company';
  /** The value that finds what belongs to an item of the unfiltered list, which says how many that is. */
  readonly children?: (item: Item) => { readonly value: string; readonly count: number } | null;
}
export type Reason = string;
/** A value of a filter. */
export type Value = string | number | boolean;

const is = (property: string): Filter => ({ kind: 'is', property });

/** The entries of a change of many objects. */
const ofBatch: Filter = {
  kind: 'is',
  property: 'parentUuid',
  isWider: true,
  children: ({ uuid, children }) =>
    Number(children) > 0 ? { value: String(uuid), count: Number(children) } : null,
};
/** Parameters that are called otherwise than the property that they look at; a text says why nobody outside can check it. */
const byParameter: Readonly<Record<string, Filter | Reason>> = {
  // A draft is shown on no day.
  'adminBannerList/from': { kind: 'from', property: 'ends', isOpen: true, needs: 'starts' },
  'adminBannerList/to': { kind: 'to', property: 'starts' },
  'adminCompanyList/tariff': is('tariffs'),
  'adminErrorList/from': { kind: 'from', property: 'last' },
  'adminErrorList/to': { kind: 'to', property: 'first' },
  'adminPriceList/connection': is('connectionUuid'),
  'adminTariffList/tile': { kind: 'is', property: 'tiles', isOpen: true },
  'adminTariffList/isLimited': { kind: 'filled', property: 'dayLimit monthLimit' },
  'adminTokenList/scope': is('scopes'),
  'adminServiceList/group': is('groups'),
  'adminServiceList/isDisabled': is('disabled'),
  'adminServiceList/isExternal': is('external'),
  'adminServiceList/section': is('group'),
  'adminAuditList/key': { kind: 'is', property: 'key', isWider: true },
  'adminAuditList/parent': ofBatch,
  'companyAuditList/key': { kind: 'is', property: 'key', isWider: true },
  'companyAuditList/parent': ofBatch,
  'adminOptionList/value': { kind: 'is', property: 'value', isWider: true },
  'companyOptionList/value': { kind: 'is', property: 'value', isWider: true },
  'usageLogList/company': { kind: 'is', property: 'companyName', options: 'company' },
  // The chats with agents and the runs of templates are in other lists.
  'historyChatList/serviceType': { kind: 'is', property: 'serviceType', lacks: ['agentId', 'templateId'] },
  'reportList/isMine': { kind: 'own', property: 'authorId' },
  actor: is('actorId'),
  assignee: is('assigneeId'),
  author: is('authorId'),
  company: is('companyUuid'),
  connection: is('connectionUuid'),
  // `cursor` and `since` select no rows by a property. The journey of logs (`journeys/company-logs.ts`) checks them.
  cursor: 'a place in a log',
  error: is('errorUuid'),
  group: is('groups'),
  hasFile: { kind: 'filled', property: 'fileName' },
  isVisited: { kind: 'filled', property: 'lastVisit' },
  isVisited30: { kind: 'recent', property: 'lastVisit' },
  owner: is('ownerId'),
  requestsMin: { kind: 'min', property: 'requests30' },
  requestsMax: { kind: 'max', property: 'requests30' },
  scope: { kind: 'scope', property: 'right' },
  since: 'a place in a log',
  tariff: is('tariffId'),
  user: is('userId'),
};

/** Lists of statistics: their numbers are compared with other rows (`counted.ts`). */
const counted: ReadonlySet<string> = new Set<OperationId>([
  ...(['usageList', 'usageSeriesList', 'companyUsageList', 'companyUsageSeriesList'] as const),
  ...(['serviceHealthSeriesList', 'adminErrorSeriesList'] as const),
]);
const uncounted = 'rows do not tell which requests they count';
const byCounted: Readonly<Record<string, Reason>> = {
  group: uncounted,
  'serviceHealthSeriesList/metric': uncounted,
  'serviceHealthSeriesList/step': uncounted,
  'adminErrorSeriesList/place': uncounted,
};

const suffixes: readonly (readonly [string, Kind])[] = [
  ['From', 'from'],
  ['To', 'to'],
  ['Min', 'min'],
  ['Max', 'max'],
];

/**
 * What a parameter of a list looks at.
 *
 * @returns the reason where it cannot be checked from outside; undefined where the kit does not know the parameter
 */
export function filterOf(
  id: OperationId,
  name: string,
  properties: Readonly<Record<string, unknown>>,
): Filter | Reason | undefined {
  if (counted.has(id))
    return byCounted[`${id}/${name}`] ?? byCounted[name] ?? { kind: 'counted', property: 'key' };
  const own = byParameter[`${id}/${name}`];
  if (own) return own;
  const general = byParameter[name];
  if (typeof general === 'string') return general;
  if (general?.property.split(' ').some((one) => one in properties)) return general;
  if (name in properties) return is(name);
  if (name === 'from' || name === 'to') {
    const property = ['moment', 'date', 'created'].find((one) => one in properties);
    return property === undefined ? undefined : { kind: name, property };
  }
  for (const [suffix, kind] of suffixes) {
    const property = name.endsWith(suffix) ? name.slice(0, -suffix.length) : '';
    if (property in properties) return { kind, property };
  }
  return undefined;
}

/** The day in Moscow of a timestamp; a day is itself. */
export const dayOf = (value: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value)
    ? value
    : Number.isNaN(Date.parse(value))
      ? ''
      : new Date(Date.parse(value) + 10_800_000).toISOString().slice(0, 10);

/** A reference to something else stands for its key. */
const keyOf = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  const { uuid, id, name } = value as Item;
  return uuid ?? id ?? name;
};

/** The values of an item that a filter looks at, without null. */
export const valuesOf = (item: Item, { property }: Filter): unknown[] =>
  property
    .split(' ')
    .flatMap((name) => [item[name] ?? []].flat().map(keyOf))
    .filter((value) => value !== '');

const inScope: Readonly<Record<string, (item: Item) => boolean>> = {
  all: (item) => item['hidden'] !== true,
  mine: (item) => item['right'] === 'owner' && item['hidden'] !== true,
  shared: (item) => item['right'] !== 'owner' && item['hidden'] !== true,
  pinned: (item) => item['pinned'] === true && item['hidden'] !== true,
  archive: (item) => item['hidden'] === true,
};

const dayLength = 86_400_000;

/** Whether a moment lies in the last 30 days; undefined near the border, which moves with the clock. */
function isRecent(value: unknown, now = Date.now()): boolean | undefined {
  const age = (now - Date.parse(String(value))) / dayLength;
  return age < 29 ? true : age > 31 ? false : undefined;
}

/** Whether an item is among those that a filter with these values lets through; undefined where nobody outside can say. */
export function passes(item: Item, filter: Filter, wanted: readonly Value[]): boolean | undefined {
  const [first] = wanted;
  const values = valuesOf(item, filter);
  if (filter.needs && item[filter.needs] == null) return false;
  if (filter.lacks?.some((name) => item[name] != null)) return false;
  if (filter.kind === 'scope') return inScope[String(first)]?.(item) ?? true;
  if (filter.kind === 'filled') return values.length > 0 === first;
  if (filter.kind === 'own' || filter.kind === 'counted') return undefined;
  if (filter.kind === 'recent') {
    const recent = values.length === 0 ? false : isRecent(values[0]);
    return recent === undefined ? undefined : recent === first;
  }
  if (typeof first === 'boolean') return (values[0] ?? false) === first;
  if (values.length === 0) return filter.isOpen === true;
  if (filter.kind === 'is')
    return values.some((value) => wanted.some((one) => String(one) === String(value)));
  const [value] = values;
  if (filter.kind === 'from') return dayOf(String(value)) >= String(first);
  if (filter.kind === 'to') return dayOf(String(value)) <= String(first);
  return filter.kind === 'min' ? Number(value) >= Number(first) : Number(value) <= Number(first);
}
