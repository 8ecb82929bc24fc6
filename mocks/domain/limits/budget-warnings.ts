/** Letters and notices at 50, 80 and 100 % of a budget, each once a month (ADM-64). */
import { escapedMarkdown } from '#lib/letter-variables.ts';
import { formatMoney } from '#lib/numbers.ts';
import { adminsOf } from '#mocks/domain/companies/company.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { type Post, sendMails } from '#mocks/domain/mail/mailbox.ts';
import { companyOfBudget, findPerson, statusOf } from '#mocks/domain/people/person.ts';
import type { BudgetWarning, Database, Schemas, StoredBudget, User } from '#mocks/store/database.ts';
import { monthSpending, ownerTitle } from './budgets.ts';

/** Parts of a budget that are told, %, the greatest first. */
const LEVELS = [100, 80, 50] as const;

/** Who is told: of the budget of a person the person, else the administrators of the company, of a whole one the platform's, too. */
function recipientsOf(database: Database, budget: StoredBudget): User[] {
  const { scope, userId } = budget;
  if (scope === 'person') return [findPerson(database, userId ?? 0) ?? []].flat().filter(isActive);
  const company = companyOfBudget(database, budget);
  const own = company === null ? [] : adminsOf(database, company);
  const platform = [...database.users.values()].filter(({ profile }) => profile.role === 'ADMIN');
  const all = scope === 'company' || company === null ? [...own, ...platform] : own;
  return [...new Set(all)].filter(isActive);
}

const isActive = (user: User): boolean => statusOf(user) === 'active';

const ends: Readonly<Record<Schemas['BudgetEnd'], string>> = {
  stop: 'Платные запросы остановлены до\u00a0конца месяца.',
  cheaper: 'До\u00a0конца месяца отвечает самая дешёвая модель сервиса.',
  warn: 'Запросы продолжаются.',
};

function subjectOf(database: Database, budget: StoredBudget, { level }: BudgetWarning): string {
  const part = level === 100 ? 'израсходован' : `израсходован на\u00a0${level}\u00a0%`;
  return budget.scope === 'person'
    ? `Ваш бюджет на\u00a0месяц ${part}`
    : `Бюджет на\u00a0месяц ${part}: ${ownerTitle(database, budget)}`;
}

function textOf({ atEnd }: StoredBudget, { level, spent, amount }: BudgetWarning): string {
  const figures = `С\u00a0начала месяца израсходовано ${formatMoney(spent)} из\u00a0${formatMoney(amount)}.`;
  return level === 100 ? `${figures} ${ends[atEnd]}` : figures;
}

const monthOf = (now: Date): string => dayOf(now.getTime()).slice(0, 7);

/** What was told of a budget in this month; another amount is told anew. */
const toldOf = ({ budgetWarnings }: Database, { uuid, amount }: StoredBudget, month: string) =>
  budgetWarnings.group(uuid).filter((one) => one.month === month && one.amount === amount);

/** Tells of the budgets that have reached another part since the last call. Of several parts at a time the greatest is told. */
export function warnOfBudgets(deps: Post): void {
  const { database, now, portalUrl } = deps;
  // A budget of nothing is closed on purpose.
  const budgets = [...database.budgets.values()].filter(({ amount }) => amount > 0);
  if (budgets.length === 0) return;
  const spentOf = monthSpending(database, now());
  const month = monthOf(now());
  for (const budget of budgets) {
    const { uuid, amount } = budget;
    const spent = spentOf(budget);
    const level = LEVELS.find((one) => spent * 100 >= amount * one);
    const isTold = toldOf(database, budget, month).some((one) => one.level >= (level ?? 0));
    if (level === undefined || isTold) continue;
    const date = now().toISOString();
    const warning = { uuid: crypto.randomUUID(), budgetUuid: uuid, month, amount, spent, level, date };
    const mails = recipientsOf(database, budget).map(({ email, profile }) => {
      const area = profile.role === 'ADMIN' ? 'admin' : 'companyAdmin';
      const hasLink = portalUrl !== undefined && budget.scope !== 'person';
      return {
        to: email,
        subject: subjectOf(database, budget, warning),
        text: textOf(budget, warning),
        ...(hasLink && { link: `${portalUrl}/${area}/budgets` }),
      };
    });
    sendMails(deps, mails, (transaction) => {
      for (const old of database.budgetWarnings.group(uuid))
        if (old.month !== month) transaction.delete(database.budgetWarnings, old.uuid);
      transaction.put(database.budgetWarnings, warning);
    });
  }
}

/** The notices of a person about budgets of this month: the last one of each budget. */
export function budgetNotices({ database, now }: Post, user: User): Schemas['Notification'][] {
  const month = monthOf(now());
  return [...database.budgets.values()].flatMap((budget) => {
    const warning = toldOf(database, budget, month).reduce<BudgetWarning | undefined>(
      (last, one) => (last && last.level > one.level ? last : one),
      undefined,
    );
    if (!warning || !recipientsOf(database, budget).includes(user)) return [];
    const title = subjectOf(database, budget, warning).slice(0, 200);
    const text = escapedMarkdown(textOf(budget, warning));
    return [{ uuid: warning.uuid, title, text, date: warning.date, levelImportance: 100 }];
  });
}
