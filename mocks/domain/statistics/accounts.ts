/** To whom requests belong: the accounts, and what is known of deleted ones. */

import { companyNameOf, companyUuidOf, statusOf, tariffTitleOf } from '#mocks/domain/people/person.ts';
import { pastOf } from '#mocks/domain/usage/past.ts';
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
  /** False of a deleted account, whose address is not known. */
  readonly isKnown: boolean;
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
    isKnown: true,
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
  isKnown: false,
  isActive: false,
  companyUuid: null,
  companyName: null,
  department: '',
  tariffId: null,
  tariffTitle: null,
  groups: [],
};

/** What is known of a deleted account. */
function deletedAccount(database: Database, id: number): UsageAccount {
  const title = `удалённый № ${id}`;
  return { id, title, email: title, text: folded(title), ...nothing, ...pastOf(database).placeOf(id) };
}

/** The accounts of all requests by id, deleted ones too; 0 is for owners who have neither an account nor a number. */
export function usageAccounts(database: Database): readonly (UsageAccount | undefined)[] {
  const { users, retiredIds } = database;
  const accounts: (UsageAccount | undefined)[] = [
    { id: 0, title: 'неизвестный', email: 'неизвестный', text: 'неизвестный', ...nothing },
  ];
  for (const user of users.values()) accounts[user.profile.id] = accountOf(database, user);
  for (const { id } of retiredIds.values()) accounts[id] ??= deletedAccount(database, id);
  return accounts;
}
