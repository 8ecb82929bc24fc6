/** To whom requests belong: the accounts, and what is known of deleted ones. */

import { companyNameOf, companyUuidOf, statusOf, tariffTitleOf } from '#mocks/domain/people/person.ts';
import { companyOf, departmentOf, FIRST_ID } from '#mocks/rehearsal/people/synthetic.ts';
import { seededCompanies } from '#mocks/rehearsal/seeds/companies.ts';
import type { Database, User } from '#mocks/store/database.ts';
import { folded, foldedOnce } from '#mocks/store/search.ts';

/** The account of a request as far as filters and groups look at it. */
export interface UsageAccount {
  readonly id: number;
  readonly title: string;
  /** Address, or what stands for that of a deleted account. */
  readonly email: string;
  /** Both, normalised for the search. */
  readonly text: string;
  /** True when the account may sign in. */
  readonly isActive: boolean;
  readonly companyUuid: string | null;
  readonly companyName: string | null;
  readonly department: string;
  readonly tariffId: number | null;
  readonly tariffTitle: string | null;
  readonly groups: readonly string[];
}

const titleOf = (user: User): string => user.profile.name || user.email;
const textOf = foldedOnce((user: User) => `${titleOf(user)}\n${user.email}`);

function accountOf(database: Database, user: User): UsageAccount {
  return {
    id: user.profile.id,
    title: titleOf(user),
    email: user.email,
    text: textOf(user),
    isActive: statusOf(user) === 'active',
    companyUuid: companyUuidOf(database, user),
    companyName: companyNameOf(database, user),
    department: user.department ?? '',
    tariffId: user.tariffId ?? null,
    tariffTitle: tariffTitleOf(database, user),
    groups: user.profile.groups.map(({ name }) => name),
  };
}

const nothing = {
  isActive: false,
  companyUuid: null,
  companyName: null,
  department: '',
  tariffId: null,
  tariffTitle: null,
  groups: [],
};

/** What is known of a deleted account: the place of a synthetic one. */
function deletedAccount(id: number, synthetic: number): UsageAccount {
  const title = `удалённый № ${id}`;
  const account = { id, title, email: title, text: folded(title), ...nothing };
  if (id < FIRST_ID || id >= FIRST_ID + synthetic) return account;
  const company = seededCompanies[companyOf(id)];
  return {
    ...account,
    companyUuid: company?.uuid ?? null,
    companyName: company?.name ?? null,
    department: departmentOf(id),
  };
}

/** The accounts of all requests by id, deleted ones too; 0 is for owners who have neither an account nor a number. */
export function usageAccounts(database: Database): readonly (UsageAccount | undefined)[] {
  const { users, retiredIds, syntheticUsage } = database;
  const accounts: (UsageAccount | undefined)[] = [
    { id: 0, title: 'неизвестный', email: 'неизвестный', text: 'неизвестный', ...nothing },
  ];
  for (const user of users.values()) accounts[user.profile.id] = accountOf(database, user);
  for (const { id } of retiredIds.values())
    accounts[id] ??= deletedAccount(id, syntheticUsage.get('people')?.count ?? 0);
  return accounts;
}
