/** Lists of budgets as the contract has them, with filters and order, and the table for downloads (ADM-63). */
import type { paths } from '#api/generated/gateway.d.ts';
import { among, containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import { companyOfBudget } from '#mocks/domain/people/person.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Schemas, StoredBudget } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { monthSpending, ownerTitle, shareOf, statusOf } from './budgets.ts';

/** A budget of the contract with known words. */
export type Budget = Schemas['Budget'] & {
  readonly scope: Schemas['BudgetScope'];
  readonly atEnd: Schemas['BudgetEnd'];
  readonly status: Schemas['BudgetStatus'];
};
type Query = NonNullable<paths['/admin/budgets/getListBudget']['get']['parameters']['query']>;

/** Converts budgets to the contract's shape at the time `now`. */
export function toBudget(database: Database, now: Date): (budget: StoredBudget) => Budget {
  const spentOf = monthSpending(database, now);
  return (budget) => {
    const spent = spentOf(budget);
    const companyUuid = companyOfBudget(database, budget);
    return {
      ...budget,
      title: ownerTitle(database, budget),
      companyUuid,
      companyName: database.companies.get(companyUuid ?? '')?.name ?? null,
      spent,
      share: shareOf(spent, budget.amount),
      status: statusOf(spent, budget.amount),
    };
  };
}

const sortKeys: SortKeys<Budget> = {
  title: ({ title }) => folded(title),
  amount: ({ amount }) => amount,
  spent: ({ spent }) => spent,
  share: ({ share }) => share,
  changed: ({ changed }) => changed,
};

/** The budgets that the query finds, in its order. */
export function listBudgets({ database, now }: Rows & Clock, query: Query): Budget[] {
  const of = narrowed(database.budgets.values(), [
    among(query.company, (budget) => companyOfBudget(database, budget)),
    among(query.scope, ({ scope }) => scope),
  ]);
  const found = narrowed(of.map(toBudget(database, now())), [
    containing(query.searchText, ({ title, companyName }) => folded(`${title}\n${companyName ?? ''}`)),
    among(query.status, ({ status }) => status),
  ]);
  return sorted(found, query.sort ?? 'share,desc', sortKeys, ({ uuid }) => uuid);
}

const scopes: Readonly<Record<Schemas['BudgetScope'], string>> = {
  company: 'компания',
  department: 'отдел',
  group: 'группа',
  person: 'сотрудник',
};
const ends: Readonly<Record<Schemas['BudgetEnd'], string>> = {
  stop: 'запросы остановятся',
  cheaper: 'ответит модель дешевле',
  warn: 'только предупреждение',
};
const statuses: Readonly<Record<Schemas['BudgetStatus'], string>> = {
  ok: 'в пределах',
  warned: 'заканчивается',
  spent: 'превышен',
};

export const budgetColumns: TableColumns<Budget> = {
  title: { title: 'Чей бюджет', cell: ({ title }) => title },
  scope: { title: 'Вид', cell: ({ scope }) => scopes[scope] },
  company: { title: 'Компания', cell: ({ companyName }) => companyName ?? '' },
  amount: { title: 'Бюджет на месяц, ₽', cell: ({ amount }) => amount / 100 },
  spent: { title: 'Расход, ₽', cell: ({ spent }) => spent / 100 },
  share: { title: 'Доля, %', cell: ({ share }) => Math.round(share * 1000) / 10 },
  left: { title: 'Осталось, ₽', cell: ({ amount, spent }) => Math.max(0, amount - spent) / 100 },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  atEnd: { title: 'Когда закончится', cell: ({ atEnd }) => ends[atEnd] },
  changedBy: { title: 'Кто изменил', cell: ({ changedBy }) => changedBy ?? '' },
  changed: { title: 'Изменён', cell: ({ changed }) => momentCell(changed) },
};
