/** Where the search of each list looks. */
import { spellings } from '../../../src/lib/search.ts';
import type { OperationId } from '../contract.ts';
import { type Item, plain, valueAt } from './compare.ts';

/** Where `searchText` looks, by the descriptions of the operations; the first field gives the text to look for. */
const searched: Readonly<Record<string, readonly string[]>> = {
  adminTokenList: ['name', 'owner', 'prefix'],
  adminAgreementList: ['title', 'current.text', 'planned.text'],
  adminAgreementAcceptanceList: ['email', 'name'],
  adminBannerList: ['title', 'text'],
  adminCompanyList: ['name', 'domains'],
  adminTariffList: ['title', 'line'],
  adminErrorList: ['message', 'name', 'place'],
  FeedbackList: ['text', 'author', 'email'],
  BudgetList: ['title', 'companyName'],
  adminGroupList: ['title', 'name'],
  adminLetterList: ['title', 'text', 'author', 'email'],
  adminMailingList: ['title', 'subject', 'body'],
  adminPriceList: ['connectionTitle', 'model'],
  adminTemplateList: ['code', 'subject', 'body'],
  adminRequestList: ['name', 'email', 'tasks'],
  adminSignInList: ['account', 'address'],
  serviceHealthLimitList: ['title'],
  ReportList: ['title', 'author'],
  reportList: ['title', 'author'],
  ScheduleList: ['report.title', 'author'],
  usageList: ['title', 'email'],
  UsageList: ['title', 'email'],
  adminServiceList: ['title', 'name', 'tags'],
  UserList: ['email', 'name', 'description'],
  agentList: ['name', 'description'],
  functionList: ['title', 'name', 'description'],
  presentationReaderFind: ['name'],
  templateList: ['name', 'description', 'command'],
};
/** Lists whose search also looks at what their items do not have, or finds items that are left out without it. */
const partly: Readonly<Record<string, string>> = {
  AuditList: 'actor',
  adminConnectionList: 'title',
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

/** The texts of a field. */
export const textsOf = (item: Item, name: string): string[] =>
  [valueAt(item, name)].flat().map((value) => String(value ?? ''));

/** Whether a list looks for the words of a text (`SearchText`) and not for the text as a whole (`HistorySearchText`). */
export const takesWords = (id: OperationId): boolean => id !== 'historyChatList';

/**
 * Whether the fields together contain each word of a text, compared as texts are; as typed, or as typed in the other keyboard
 * layout if each word has a letter there.
 */
export function contains(item: Item, fields: readonly string[], text: string): boolean {
  const all = fields.flatMap((name) => textsOf(item, name).map(plain)).join('\n');
  return [...new Set(spellings(text).map(plain))].some((one, at) =>
    one.split(' ').every((word) => all.includes(word) && (at === 0 || /\p{L}/u.test(word))),
  );
}

/** The longest word of a text, in capitals and with ё where it had е. */
export function wordOf(text: string): string | undefined {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  return longest?.toUpperCase().replaceAll('Е', 'Ё');
}

/** How many items and words are looked at, and how many common words are tried. */
const [mostItems, mostWords, tried] = [100, 500, 40];

/** Words and their beginnings that several items contain, and not all of them, the most common ones first. */
export function commonWords(items: readonly Item[], fields: readonly string[]): string[] {
  const texts = items
    .slice(0, mostItems)
    .map((item) => fields.flatMap((name) => textsOf(item, name).map(plain)).join('\n'));
  const words = texts.flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []);
  const beginnings = words.map((word) => [...word].slice(0, 3).join(''));
  return [...new Set(words), ...new Set(beginnings)]
    .slice(0, mostWords)
    .map((word) => ({ word, count: texts.filter((text) => text.includes(word)).length }))
    .filter(({ count }) => count < texts.length)
    .sort((one, other) => other.count - one.count)
    .slice(0, tried)
    .map(({ word }) => word);
}
