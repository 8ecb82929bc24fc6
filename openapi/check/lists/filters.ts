/** What each filter of each list looks at, so that its answers can be compared with the items themselves. */
import type { OperationId } from '../contract.ts';
import { type Item, plain } from './compare.ts';

/** How a value of a parameter decides about an item. */
export type Kind = 'is' | 'from' | 'to' | 'min' | 'max' | 'filled' | 'scope';
export interface Filter {
  readonly kind: Kind;
  /** The first of these properties that an item has a value of. */
  readonly property: string;
  /** An item without a value passes. */
  readonly isOpen?: boolean;
  /** The filter also finds items that the unfiltered list leaves out. */
  readonly isWider?: boolean;
}
export type Reason = string;

const is = (property: string): Filter => ({ kind: 'is', property });

/** Parameters that are called otherwise than the property that they look at; a text says why nobody outside can check it. */
const byParameter: Readonly<Record<string, Filter | Reason>> = {
  'adminBannerList/from': { kind: 'from', property: 'ends', isOpen: true },
  'adminBannerList/to': { kind: 'to', property: 'starts', isOpen: true },
  'adminCompanyList/tariff': is('tariffs'),
  'adminErrorList/from': { kind: 'from', property: 'last' },
  'adminErrorList/to': { kind: 'to', property: 'first' },
  'adminTariffList/tile': { kind: 'is', property: 'tiles', isOpen: true },
  'adminTariffList/isLimited': { kind: 'filled', property: 'dayLimit monthLimit' },
  'adminTokenList/scope': is('scopes'),
  'adminServiceList/group': is('groups'),
  'adminServiceList/isDisabled': 'the service says it of this moment and of the text of its reason',
  'adminServiceList/isExternal': is('external'),
  'adminServiceList/section': is('group'),
  'adminAuditList/key': { kind: 'is', property: 'key', isWider: true },
  'adminAuditList/parent': 'the entries that it finds are in no unfiltered list',
  'adminOptionList/value': { kind: 'is', property: 'value', isWider: true },
  'companyOptionList/value': { kind: 'is', property: 'value', isWider: true },
  'usageLogList/company': 'items name the company of today, not its key',
  'reportList/isMine': 'the number of the own account is in no answer',
  actor: is('actorId'),
  assignee: is('assigneeId'),
  author: is('authorId'),
  company: is('companyUuid'),
  connection: is('connectionUuid'),
  error: is('errorUuid'),
  group: is('groups'),
  hasFile: { kind: 'filled', property: 'fileName' },
  isVisited: { kind: 'filled', property: 'lastVisit' },
  isVisited30: 'its border moves with the clock',
  owner: is('ownerId'),
  requestsMin: { kind: 'min', property: 'requests30' },
  requestsMax: { kind: 'max', property: 'requests30' },
  scope: { kind: 'scope', property: 'right' },
  tariff: is('tariffId'),
  user: is('userId'),
};

/** Lists of numbers: their filters choose what is counted, and no row tells of what it was counted. */
const counted: ReadonlySet<string> = new Set<OperationId>([
  ...(['usageList', 'usageSeriesList', 'companyUsageList', 'companyUsageSeriesList'] as const),
  ...(['serviceHealthSeriesList', 'adminErrorSeriesList'] as const),
]);

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
  if (counted.has(id)) return 'rows do not tell which requests they count';
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

/** Whether an item is among those that a filter with these values lets through. */
export function passes(item: Item, filter: Filter, wanted: readonly (string | number | boolean)[]): boolean {
  const [first] = wanted;
  const values = valuesOf(item, filter);
  if (filter.kind === 'scope') return inScope[String(first)]?.(item) ?? true;
  if (filter.kind === 'filled') return values.length > 0 === first;
  if (typeof first === 'boolean') return (values[0] ?? false) === first;
  if (values.length === 0) return filter.isOpen === true;
  if (filter.kind === 'is')
    return values.some((value) => wanted.some((one) => String(one) === String(value)));
  const [value] = values;
  if (filter.kind === 'from') return dayOf(String(value)) >= String(first);
  if (filter.kind === 'to') return dayOf(String(value)) <= String(first);
  return filter.kind === 'min' ? Number(value) >= Number(first) : Number(value) <= Number(first);
}

/** Where `searchText` looks, by the descriptions of the operations; the first field gives the text to look for. */
const searched: Readonly<Record<string, readonly string[]>> = {
  adminTokenList: ['name', 'owner', 'prefix'],
  adminBannerList: ['title', 'text'],
  adminCompanyList: ['name', 'domains'],
  adminTariffList: ['title', 'line'],
  adminErrorList: ['message', 'name', 'place'],
  FeedbackList: ['text', 'author', 'email'],
  adminGroupList: ['title', 'name'],
  adminLetterList: ['title', 'text', 'author', 'email'],
  adminMailingList: ['title', 'subject', 'body'],
  adminTemplateList: ['code', 'subject', 'body'],
  adminRequestList: ['name', 'email', 'tasks'],
  adminSignInList: ['account', 'address'],
  serviceHealthLimitList: ['title'],
  ReportList: ['title', 'author'],
  reportList: ['title', 'author'],
  usageList: ['title'],
  UsageList: ['title'],
  adminServiceList: ['title', 'name', 'tags'],
  UserList: ['email', 'name', 'description'],
  agentList: ['name', 'description'],
  functionList: ['title', 'name', 'description'],
  templateList: ['name', 'description', 'command'],
};
/** Lists whose search also looks at what their items do not have, or finds items that are left out without it. */
const partly: Readonly<Record<string, string>> = {
  adminAuditList: 'actor',
  adminConnectionList: 'title',
  ScheduleList: 'author',
  usageLogList: 'user',
  HealthList: 'title',
  serviceHealthRuleList: 'serviceTitle',
  OptionList: 'label',
  historyChatList: 'content',
  presentationList: 'title',
};

const under = <Value>(table: Readonly<Record<string, Value>>, id: OperationId): Value | undefined =>
  table[id] ?? table[id.replace(/^(company|admin|report|service)/, '')];

/** Where the search of a list looks; `isWhole` when the items have all of it. */
export function searchOf(id: OperationId): { fields: readonly string[]; isWhole: boolean } | undefined {
  const fields = under(searched, id);
  if (fields) return { fields, isWhole: true };
  const field = under(partly, id);
  return field === undefined ? undefined : { fields: [field], isWhole: false };
}

/** Whether one of the fields contains a text, compared as texts are. */
export const contains = (item: Item, fields: readonly string[], text: string): boolean =>
  fields.some((name) =>
    [item[name]].flat().some((value) => plain(String(value ?? '')).includes(plain(text))),
  );
