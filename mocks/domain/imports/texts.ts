/** Sets the fields of an account from the texts of a line. */

import { fitsTariff } from '#mocks/domain/accounts/account-fields.ts';
import { newAccount } from '#mocks/domain/accounts/accounts.ts';
import { lastAdmin, losesLastAdmin } from '#mocks/domain/companies/admins.ts';
import { isFree, toGroup } from '#mocks/domain/groups/group.ts';
import type { Refusal } from '#mocks/domain/jobs/rows.ts';
import { companyUuidOf, groupTitle } from '#mocks/domain/people/person.ts';
import type { Database, Schemas, StoredCompany, User } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import type { LineTexts } from './columns.ts';
import { refusal } from './refusal.ts';

/** An import, as far as the lines depend on it. */
export interface ImportRules {
  readonly purpose: Schemas['ImportPurpose'];
  readonly onExisting: Schemas['ImportOnExisting'];
  readonly group?: string;
  readonly reason?: string;
  /** The company whose administrator imports; null for all companies. */
  readonly companyUuid: string | null;
  /** E-mail of who imports. */
  readonly actor: string;
}

/** What lines name, by folded names. */
export interface Names {
  readonly companies: ReadonlyMap<string, StoredCompany>;
  readonly groups: ReadonlyMap<string, Schemas['Group'] & { readonly isFree: boolean }>;
  readonly tariffs: ReadonlyMap<string, number>;
}

/** Companies, groups and tariffs by their names; groups and tariffs also by their titles and ids. */
export function namesOf({ companies, groups, tariffs }: Database): Names {
  const byName = <T>(entries: Iterable<readonly [string, T]>): Map<string, T> =>
    new Map([...entries].map(([name, one]) => [folded(name.trim()), one]));
  return {
    companies: byName([...companies.values()].map((one) => [one.name, one] as const)),
    groups: byName(
      [...groups.values()].flatMap((group) => {
        const own = { ...toGroup(group), isFree: isFree(group) };
        return [[group.title, own] as const, [group.name, own] as const];
      }),
    ),
    tariffs: byName(
      [...tariffs.values()].flatMap(({ id, title }) => [[title, id] as const, [String(id), id] as const]),
    ),
  };
}

/** An account for an address that has none. */
export const newPerson = (database: Database, email: string, id: number, now: Date): User => {
  const account = newAccount(database, email, now);
  return { ...account, version: 0, profile: { ...account.profile, id } };
};

/** Characters that are not seen: control characters, direction marks, blanks without a width. */
const invisible = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
export const hidesText = (text: string): boolean => invisible.test(text);
const MAX_TEXT = 200;

interface Setting {
  readonly database: Database;
  readonly names: Names;
  readonly rules: ImportRules;
  readonly isNew: boolean;
}

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The text that a cell sets: undefined where it is empty or says what the account has already. */
function changedText(cell: string | undefined, old: string): string | undefined | Refusal {
  if (!cell || cell === plain(old)) return undefined;
  if (hidesText(cell)) return refusal('bad-text');
  return cell.length > MAX_TEXT ? refusal('too-long', `Текст длиннее ${MAX_TEXT} знаков`) : cell;
}

/** The domain of an address, and the company that has it. */
function ownerOf({ companies }: Database, email: string) {
  const domain = email.split('@').at(-1) ?? '';
  return { domain, owner: [...companies.values()].find(({ domains }) => domains.includes(domain)) };
}

/** Why a company cannot have an address, whether or not there is an account: another company's are not told (COMP-02). */
export function foreignDomain(database: Database, companyUuid: string, email: string): Refusal | undefined {
  const { domain, owner } = ownerOf(database, email);
  return owner?.uuid === companyUuid
    ? undefined
    : refusal('foreign-domain', `Домена ${domain} нет у\u00a0вашей компании`);
}

function companySet({ database, names, rules, isNew }: Setting, user: User, cell: string | undefined) {
  const old = isNew ? null : companyUuidOf(database, user);
  const named = cell ? names.companies.get(folded(cell)) : undefined;
  if (cell && !named)
    return rules.companyUuid === null
      ? refusal('unknown-company', `Компании «${cell.slice(0, 200)}» нет`)
      : refusal('foreign-company', 'Можно добавлять только в\u00a0свою компанию');
  const wanted = named?.uuid ?? (isNew ? rules.companyUuid : old);
  if (rules.companyUuid !== null && wanted !== rules.companyUuid)
    return refusal('foreign-company', 'Можно добавлять только в\u00a0свою компанию');
  if (!isNew && wanted === old) return {};
  if (rules.companyUuid !== null)
    return foreignDomain(database, rules.companyUuid, user.email) ?? { companyUuid: rules.companyUuid };
  const { domain, owner } = ownerOf(database, user.email);
  if (wanted && owner && owner.uuid !== wanted)
    return refusal('foreign-domain', `Домен ${domain} принадлежит компании «${owner.name}»`);
  return wanted === null ? {} : { companyUuid: wanted };
}

/** Separators in one title of a group at most, so that a long cell is read quickly. */
const MOST_PARTS = 10;

/** The names that a cell lists. A title may contain the separators: the longest one that is known counts. */
function listedNames(cell: string, known: Names['groups']): string[] {
  const parts = cell.split(/(?<=[,;])/);
  const names: string[] = [];
  for (let from = 0; from < parts.length; ) {
    const nameUpTo = (to: number) => plain(parts.slice(from, to).join('').replace(/[,;]$/, ''));
    let to = Math.min(parts.length, from + MOST_PARTS);
    while (to > from + 1 && !known.has(folded(nameUpTo(to)))) to -= 1;
    const name = nameUpTo(to);
    if (name !== '') names.push(name);
    from = to;
  }
  return names;
}

function groupsSet({ database, names, rules }: Setting, user: User, cell: string | undefined) {
  const listed = listedNames(cell ?? '', names.groups);
  if (listed.length === 0) return undefined;
  const found = listed.map((name) => ({ name, group: names.groups.get(folded(name)) }));
  const unknown = found.find(({ group }) => !group);
  if (unknown) return refusal('unknown-group', `Группы «${unknown.name.slice(0, 200)}» нет`);
  const groups = [...new Map(found.flatMap(({ group }) => (group ? [[group.name, group]] : []))).values()];
  const old = user.profile.groups;
  const added = groups.filter(({ name }) => !old.some((one) => one.name === name));
  const removed = old.filter(({ name }) => !groups.some((one) => one.name === name));
  if (added.length + removed.length === 0) return undefined;
  const free = new Set([...names.groups.values()].flatMap(({ name, isFree }) => (isFree ? [name] : [])));
  const foreign = [...added, ...removed].find(({ name }) => !free.has(name));
  if (rules.companyUuid !== null && foreign)
    return refusal(
      'foreign-group',
      `Группой «${groupTitle(database, foreign.name)}» распоряжается администратор портала`,
    );
  return groups.map(({ isFree: _free, ...group }) => group);
}

const isRefusal = (one: unknown): one is Refusal => typeof one === 'object' && one !== null && 'code' in one;

/** The account with the texts of a line; the same object when nothing changes. An empty cell leaves its field. */
export function withTexts(setting: Setting, user: User, texts: LineTexts): { readonly next: User } | Refusal {
  const { database, names, isNew } = setting;
  const { profile } = user;
  const name = changedText(texts.name, profile.name);
  const department = changedText(texts.department, user.department ?? '');
  const company = companySet(setting, user, texts.company);
  const groups = groupsSet(setting, user, texts.groups);
  for (const one of [name, department, company, groups]) if (isRefusal(one)) return one;
  if (isNew && !name) return refusal('required');
  const tariffId = texts.tariff ? names.tariffs.get(folded(texts.tariff)) : user.tariffId;
  if (texts.tariff && tariffId === undefined)
    return refusal('unknown-tariff', `Тарифа «${texts.tariff.slice(0, 200)}» нет`);
  const changes = {
    ...(typeof department === 'string' && { department }),
    ...company,
    ...(tariffId !== user.tariffId && { tariffId }),
    ...((typeof name === 'string' || Array.isArray(groups)) && {
      profile: {
        ...profile,
        ...(typeof name === 'string' && { name }),
        ...(Array.isArray(groups) && { groups }),
      },
    }),
  };
  if (!isNew && Object.keys(changes).length === 0) return { next: user };
  const next: User = { ...user, ...changes } as User;
  if (!isNew && losesLastAdmin(database, user, next)) return lastAdmin;
  const isMoved = next.tariffId !== user.tariffId || next.companyUuid !== user.companyUuid;
  return isMoved && !fitsTariff(database, next) ? refusal('unfit-tariff') : { next };
}
