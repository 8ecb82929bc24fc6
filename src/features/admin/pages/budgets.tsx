import {
  adminBudgetAdd,
  adminBudgetChange,
  adminBudgetList,
  adminBudgetRead,
  adminBudgetRemove,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import {
  companyBudgetAdd,
  companyBudgetChange,
  companyBudgetList,
  companyBudgetRead,
  companyBudgetRemove,
  companyOptionList,
} from '#api/generated/hooks/company/company.ts';
import type { Budget } from '#api/generated/model/budget.ts';
import { formatMoney, formatShare } from '#lib/numbers.ts';
import { downloadTable } from '#platform/downloads.ts';
import {
  type BudgetTypes,
  budgetForm,
  endText,
  scopeOptions,
  scopeText,
  statusOf,
  statusOptions,
} from '../forms/budgets-form.ts';
import type { AdminArea, AdminScope, CallOptions } from '../kit/admin-scope.ts';
import { type CallAction, defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { uuidPattern } from '../kit/patterns.ts';
import { StatusText } from '../kit/StatusText.tsx';

const table = 'Бюджеты';

const adminBudgets: AdminScope<BudgetTypes> = {
  list: adminBudgetList,
  read: (uuid, options) => adminBudgetRead({ uuid }, options),
  add: adminBudgetAdd,
  change: ({ uuid, version }, { amount, atEnd }) => adminBudgetChange({ uuid, version, amount, atEnd }),
  options: adminOptionList,
  download: (query) => downloadTable('/admin/budgets/downloadListBudget', query, table),
};

/** A filter without what only the platform filters by; an address may contain it. */
const within = <Query extends BudgetTypes['query']>({ company: _company, ...filter }: Query) => filter;

const companyBudgets: AdminScope<BudgetTypes> = {
  list: (query, options) => companyBudgetList(within(query), options),
  read: (uuid, options) => companyBudgetRead({ uuid }, options),
  mayChange: ({ scope }) => scope !== 'company' || 'Бюджет всей компании задаёт администратор портала.',
  add: ({ scope, companyUuid: _company, ...body }, options) =>
    companyBudgetAdd({ ...body, scope: scope === 'company' ? 'department' : scope }, options),
  change: ({ uuid, version }, { amount, atEnd }) => companyBudgetChange({ uuid, version, amount, atEnd }),
  options: companyOptionList,
  download: (query) => downloadTable('/user/company/budgets/downloadListBudget', within(query), table),
};

const removals: Readonly<
  Record<AdminArea, (key: { uuid: string; version: number }, options: CallOptions) => Promise<unknown>>
> = { admin: adminBudgetRemove, companyAdmin: companyBudgetRemove };

const removal = (area: AdminArea): CallAction<BudgetTypes> => ({
  id: `remove-${area}`,
  area,
  title: 'Удалить',
  on: 'one',
  level: 'type',
  isDanger: true,
  isRemoval: true,
  question: (_count, [row]) => `Удалить бюджет «${row?.title ?? ''}»?`,
  effect: 'Расход больше ничем не\u00a0ограничен; посчитанное останется в\u00a0статистике.',
  call: ({ uuid, version }, _values, options) => removals[area]({ uuid, version }, options),
  done: ({ title }) => `Бюджет удалён: ${title}`,
});

const leftOf = ({ amount, spent }: Budget): number => Math.max(0, amount - spent);

/** What a month may cost, by company, department, group and person, and who has spent more (ADM-63). */
export const budgets = defineAdminPage<BudgetTypes>({
  page: 'budgets',
  title: 'Бюджеты',
  entity: 'budget',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ title }) => title,
  scopes: { admin: adminBudgets, companyAdmin: companyBudgets },
  search: { label: 'Чей бюджет или компания', isPersonal: true },
  sort: 'share,desc',
  columns: [
    { id: 'title', title: 'Чей бюджет', isSortable: true, minWidth: 220, render: ({ title }) => title },
    {
      id: 'scope',
      isFact: true,
      under: 'title',
      title: 'Вид',
      minWidth: 120,
      render: ({ scope }) => scopeText(scope),
    },
    {
      id: 'company',
      area: 'admin',
      title: 'Компания',
      minWidth: 170,
      render: ({ companyName }) => companyName ?? '—',
    },
    {
      id: 'spent',
      isFact: true,
      title: 'Расход',
      isSortable: true,
      align: 'end',
      minWidth: 140,
      render: ({ spent }) => formatMoney(spent),
    },
    {
      id: 'amount',
      isFact: true,
      under: 'spent',
      title: 'Бюджет',
      isSortable: true,
      align: 'end',
      minWidth: 150,
      render: ({ amount }) => `из\u00a0${formatMoney(amount)}`,
    },
    {
      id: 'left',
      title: 'Осталось',
      isHidden: true,
      align: 'end',
      minWidth: 130,
      render: (row) => formatMoney(leftOf(row)),
    },
    {
      id: 'share',
      isFact: true,
      title: 'Доля',
      isSortable: true,
      align: 'end',
      minWidth: 100,
      render: ({ share }) => formatShare(share),
    },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 220,
      render({ status }) {
        const { label, tone } = statusOf(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    {
      id: 'atEnd',
      under: 'status',
      title: 'Когда закончится',
      minWidth: 220,
      render: ({ atEnd }) => endText(atEnd),
    },
    {
      id: 'changedBy',
      isHidden: true,
      title: 'Кто изменил',
      minWidth: 180,
      render: ({ changedBy }) => changedBy || '—',
    },
    {
      id: 'changed',
      isHidden: true,
      title: 'Изменён',
      isSortable: true,
      minWidth: 180,
      render: ({ changed }) => <Moment isShort value={changed} />,
    },
  ],
  filters: [
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
    { kind: 'choice', name: 'scope', title: 'Вид', options: scopeOptions },
    {
      kind: 'lookup',
      name: 'company',
      title: 'Компания',
      area: 'admin',
      source: 'company',
      pattern: uuidPattern,
    },
  ],
  actions: [removal('admin'), removal('companyAdmin')],
  actionValues: {},
  drawer: { form: budgetForm, newTitle: 'Новый бюджет' },
  empty: {
    title: 'Бюджетов нет',
    text: 'Без\u00a0них расход ничем не\u00a0ограничен. Добавьте бюджет компании, отделу, группе или сотруднику.',
  },
});
