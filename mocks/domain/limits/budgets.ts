/**
 * Budgets: what the requests of somebody may cost in a calendar month of Moscow (ADM-63). The costs are those of the usage, so
 * that they agree with statistics and reports.
 */
import { problem, refuseFields, refuseTaken } from '#mocks/contract/failures.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { companyUuidOf, findPerson, groupTitle } from '#mocks/domain/people/person.ts';
import type { UsageAccount } from '#mocks/domain/statistics/accounts.ts';
import { Places } from '#mocks/domain/statistics/places.ts';
import { dayNumber } from '#mocks/domain/usage/calendar.ts';
import { NONE } from '#mocks/domain/usage/day-requests.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Database, Schemas, StoredBudget } from '#mocks/store/database.ts';

/** Whose budget it is. */
type Owner = Pick<StoredBudget, 'scope' | 'companyUuid' | 'department' | 'group' | 'userId'>;
/** A person as far as budgets look at one. */
export type Spender = Pick<UsageAccount, 'id' | 'companyUuid' | 'department' | 'groups'>;

/** The owner that fields name; those that do not belong to the scope are left out. */
export function ownerOf({ scope, companyUuid, department, group, userId }: Owner): Owner {
  return {
    scope,
    companyUuid: scope === 'person' ? null : (companyUuid?.toLowerCase() ?? null),
    department: scope === 'department' ? (department?.trim() ?? null) : null,
    group: scope === 'group' ? group : null,
    userId: scope === 'person' ? userId : null,
  };
}

/** Equal for equal owners. */
const keyOf = (owner: Owner): string => JSON.stringify(ownerOf(owner));

const nobody = { companyUuid: null, department: null, group: null, userId: null };

/** The keys of a person and of the person's company, department and groups: the requests count in the budgets of all of them. */
const keysOf = ({ id, companyUuid, department, groups }: Spender): string[] =>
  [
    { ...nobody, scope: 'person' as const, userId: id },
    { ...nobody, scope: 'company' as const, companyUuid },
    { ...nobody, scope: 'department' as const, companyUuid, department },
    // A group has a budget for one company, or for all of its members.
    ...groups.flatMap((group) =>
      [companyUuid, null].map((of) => ({ ...nobody, scope: 'group' as const, companyUuid: of, group })),
    ),
  ].map(keyOf);

/** Whether the requests of a person count against a budget. */
export const isOf = (budget: Owner, spender: Spender): boolean => keysOf(spender).includes(keyOf(budget));

/** What is spent of budgets in the month of `now`, kopecks. Requests and people are read once for all budgets. */
export function monthSpending(database: Database, now: Date): (budget: Owner) => number {
  const today = dayOf(now.getTime());
  const places = new Places(database);
  const costs = new Float64Array(places.all.length);
  for (const requests of usageOf(database).days(dayNumber(`${today.slice(0, 8)}01`), dayNumber(today)))
    for (let index = 0; index < requests.size; index++) {
      const cost = requests.cost[index] ?? NONE;
      if (cost === NONE || cost === 0) continue;
      const place = places.of(requests, index);
      costs[place] = (costs[place] ?? 0) + cost;
    }
  const sums = new Map<string, number>();
  for (const [place, account] of places.all.entries()) {
    const cost = costs[place] ?? 0;
    if (!account || cost === 0) continue;
    for (const key of new Set(keysOf(account))) sums.set(key, (sums.get(key) ?? 0) + cost);
  }
  return (budget) => sums.get(keyOf(budget)) ?? 0;
}

/** From which part of a budget on its administrators are warned in the list. */
const NEAR = 0.8;

/** The spent share of a budget, rounded down, so that 1 means that it is spent. A budget of 0 is always spent. */
export const shareOf = (spent: number, amount: number): number =>
  amount === 0 ? 1 : Math.floor((spent / amount) * 10_000) / 10_000;

export function statusOf(spent: number, amount: number): Schemas['BudgetStatus'] {
  if (spent >= amount) return 'spent';
  return spent >= amount * NEAR ? 'warned' : 'ok';
}

/** Name of the owner of a budget: company, department, group, or name and address of the person. */
export function ownerTitle(
  database: Database,
  { scope, companyUuid, department, group, userId }: Owner,
): string {
  switch (scope) {
    case 'company':
      return database.companies.get(companyUuid ?? '')?.name ?? 'удалённая компания';
    case 'department':
      return department ?? '';
    case 'group':
      return groupTitle(database, group ?? '');
    case 'person': {
      const person = findPerson(database, userId ?? 0);
      if (!person) return `удалённый № ${userId}`;
      return person.profile.name ? `${person.profile.name}, ${person.email}` : person.email;
    }
  }
}

/** The field that names the owner. */
const ownerField = {
  company: 'companyUuid',
  department: 'department',
  group: 'group',
  person: 'userId',
} as const;

/** Whether the owner exists; `people` are those whom the caller may give budgets. */
function isKnown(database: Database, owner: Owner, isOpen: (id: number) => boolean): boolean {
  const { scope, companyUuid, department, group, userId } = owner;
  if (scope === 'group') return database.groups.get(group ?? '') !== undefined;
  if (scope === 'person')
    return userId !== null && findPerson(database, userId) !== undefined && isOpen(userId);
  if (database.companies.get(companyUuid ?? '') === undefined) return false;
  return (
    scope === 'company' ||
    [...database.users.values()].some(
      (user) => user.department === department && companyUuidOf(database, user) === companyUuid,
    )
  );
}

const unknown: Readonly<Record<Schemas['BudgetScope'], string>> = {
  company: 'Выберите компанию',
  department: 'Выберите отдел этой компании',
  group: 'Выберите группу',
  person: 'Выберите сотрудника',
};

/**
 * Checks the owner of a new budget.
 *
 * @param isOpen whether the caller may give a person a budget
 * @throws Failure `fields-invalid` for one that does not exist, `name-taken` for one that has a budget
 */
export function checkOwner(database: Database, owner: Owner, isOpen: (id: number) => boolean): void {
  const field = ownerField[owner.scope];
  const isCompanyMissing =
    owner.companyUuid !== null && database.companies.get(owner.companyUuid) === undefined;
  const needsCompany = owner.scope === 'department' && owner.companyUuid === null;
  refuseFields([
    isCompanyMissing || needsCompany ? problem('companyUuid', 'unknown', unknown.company) : undefined,
    isKnown(database, owner, isOpen) ? undefined : problem(field, 'unknown', unknown[owner.scope]),
  ]);
  const key = keyOf(owner);
  if ([...database.budgets.values()].some((one) => keyOf(one) === key))
    refuseTaken(field, 'Такой бюджет уже есть. Измените его');
}
