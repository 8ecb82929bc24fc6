/** What happens to a request when a budget is spent (ADM-63). */
import { Failure } from '#mocks/contract/failures.ts';
import { adminsOf } from '#mocks/domain/companies/company.ts';
import { wayOf } from '#mocks/domain/connections/connection.ts';
import { priceOn, type Rates } from '#mocks/domain/connections/prices.ts';
import { dayOf, startOf } from '#mocks/domain/lists/days.ts';
import { companyOfBudget, companyUuidOf, statusOf } from '#mocks/domain/people/person.ts';
import { type Database, itemsOf, type StoredBudget, type User } from '#mocks/store/database.ts';
import { isOf, monthSpending, ownerTitle } from './budgets.ts';
import { nextMonth } from './overall-limits.ts';

/** A request that is about to be sent. */
export interface Asked {
  readonly serviceType: string;
  /** The model that would answer; undefined where the service has no choice. */
  readonly model: string | undefined;
}

const sumOf = ({ tokensIn, tokensOut, picture, minute }: Rates): number =>
  (tokensIn ?? 0) + (tokensOut ?? 0) + (picture ?? 0) + (minute ?? 0);

/** The price of a model of a service today, all its kinds added up, to compare models; null where none is charged. */
function priceOf(database: Database, { serviceType, model = '' }: Asked, day: string): number | null {
  const prices = (wayOf(database, serviceType) ?? []).flatMap(
    ({ uuid, model: own }) => priceOn(database, { connectionUuid: uuid, model: own ?? model }, day) ?? [],
  );
  const sum = Math.max(0, ...prices.map(sumOf));
  return sum === 0 ? null : sum;
}

/** The cheapest model of a service; undefined where its models do not differ in price. */
function cheapestModel(database: Database, serviceType: string, day: string): string | undefined {
  const models = itemsOf(database.models)
    .filter((one) => one.serviceType === serviceType)
    .map(({ value: model }) => ({ model, price: priceOf(database, { serviceType, model }, day) ?? 0 }))
    .sort((a, b) => a.price - b.price);
  const [cheapest, dearest] = [models[0], models.at(-1)];
  return cheapest && dearest && cheapest.price < dearest.price ? cheapest.model : undefined;
}

/** Who can raise a budget, in words. */
function whoRaises(database: Database, budget: StoredBudget): string {
  const company = companyOfBudget(database, budget);
  const admins =
    company === null || budget.scope === 'company'
      ? []
      : adminsOf(database, company).filter((user) => statusOf(user) === 'active');
  const emails = admins.slice(0, 3).map(({ email }) => email);
  if (emails.length === 0) return 'Увеличить его может администратор портала';
  return `Увеличить его может администратор компании: ${emails.join(', ')}`;
}

/** The budgets of a person that are spent at the time `now` and do more than warn. */
function spentBudgets(database: Database, user: User, now: Date): StoredBudget[] {
  const spender = {
    id: user.profile.id,
    companyUuid: companyUuidOf(database, user),
    department: user.department ?? '',
    groups: user.profile.groups.map(({ name }) => name),
  };
  const own = [...database.budgets.values()].filter(
    (budget) => budget.atEnd !== 'warn' && isOf(budget, spender),
  );
  // Most people have none, and the requests of a month are many.
  if (own.length === 0) return [];
  const spentOf = monthSpending(database, now);
  return own.filter((budget) => spentOf(budget) >= budget.amount);
}

/**
 * Checks the budgets of a person for a request. A service without a price costs nothing and goes on.
 *
 * @returns the model that answers: a cheaper one where a spent budget says so
 * @throws Failure `budget-spent`
 */
export function modelWithinBudgets(
  database: Database,
  user: User,
  asked: Asked,
  now: Date,
): string | undefined {
  const today = dayOf(now.getTime());
  if (priceOf(database, asked, today) === null) return asked.model;
  const spent = spentBudgets(database, user, now);
  if (spent.length === 0) return asked.model;
  const cheapest = cheapestModel(database, asked.serviceType, today);
  const budget = spent.find(({ atEnd }) => atEnd === 'stop' || cheapest === undefined);
  if (!budget) return cheapest;
  const retryAfter = Math.ceil((Date.parse(startOf(nextMonth(today))) - now.getTime()) / 1000);
  const reason =
    budget.scope === 'person'
      ? 'Ваш бюджет на\u00a0этот месяц израсходован'
      : `Бюджет на\u00a0этот месяц израсходован: ${ownerTitle(database, budget)}`;
  // A guest is told nobody's address.
  const isGuest = user.profile.role === 'Chat_Bot';
  const message = isGuest
    ? 'Бюджет на\u00a0этот месяц израсходован'
    : `${reason}. ${whoRaises(database, budget)}`;
  throw new Failure('budget-spent', { message, retryAfter });
}

/**
 * A choice of a service and a model with the model that the budgets of a person leave.
 *
 * @throws Failure `budget-spent`
 */
export function withinBudgets<Choice extends { serviceType: string; model: string | null }>(
  { database, now }: { database: Database; now: () => Date },
  user: User,
  choice: Choice,
): Choice {
  const { serviceType } = choice;
  const models = itemsOf(database.models).filter((one) => one.serviceType === serviceType);
  const asked = choice.model ?? models.find(({ isDefault }) => isDefault)?.value;
  const model = modelWithinBudgets(database, user, { serviceType, model: asked }, now());
  return model === asked ? choice : { ...choice, model: model ?? null };
}
