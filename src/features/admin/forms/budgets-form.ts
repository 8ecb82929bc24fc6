import type { AdminBudgetListParams } from '#api/generated/model/adminBudgetListParams.ts';
import type { Budget } from '#api/generated/model/budget.ts';
import type { BudgetEnd } from '#api/generated/model/budgetEnd.ts';
import type { BudgetScope } from '#api/generated/model/budgetScope.ts';
import type { BudgetStatus } from '#api/generated/model/budgetStatus.ts';
import type { NewBudget } from '#api/generated/model/newBudget.ts';
import type { Choice, FieldErrors } from '#forms/index.ts';
import { isKeyOf, optionsOf } from '#lib/options.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';
import { inKopecks, inRubles } from '../kit/money.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

/** The types of the page of budgets. */
export interface BudgetTypes {
  row: Budget;
  query: Omit<AdminBudgetListParams, 'page' | 'size' | 'sort'>;
  form: BudgetForm;
  body: NewBudget;
  action: never;
  actionForm: object;
}

/** The form; its fields are named as in the contract, so that errors of the gateway match them. Money in roubles. */
interface BudgetForm {
  companyUuid: Choice | null;
  department: Choice | null;
  group: Choice | null;
  userId: Choice | null;
  amount: number | null;
  atEnd: string | null;
}

const scopes: Readonly<Record<BudgetScope, string>> = {
  company: 'Компания',
  department: 'Отдел',
  group: 'Группа',
  person: 'Сотрудник',
};
export const scopeText = (scope: BudgetScope | null): string => (scope ? scopes[scope] : unknownText);
export const scopeOptions = optionsOf(scopes);

const ends: Readonly<Record<BudgetEnd, string>> = {
  stop: 'Остановить платные запросы',
  cheaper: 'Отвечать моделью дешевле',
  warn: 'Только предупредить',
};
export const endText = (end: BudgetEnd | null): string => (end ? ends[end] : unknownText);
export const endOptions = optionsOf(ends);
const endOf = (id: string | null): BudgetEnd => (isKeyOf(ends, id) ? id : 'warn');

const statuses: Readonly<Record<BudgetStatus, StatusWords>> = {
  ok: { label: 'В\u00a0пределах', tone: 'positive' },
  warned: { label: 'Заканчивается', tone: 'warning' },
  spent: { label: 'Превышен', tone: 'negative' },
};
/** Label and tone of a status; null is one that the portal does not know (PRE-13). */
export const statusOf = (status: BudgetStatus | null): StatusWords =>
  status ? statuses[status] : unknownStatus;
export const statusOptions = optionsOf(statuses);

/** Whose budget the chosen owners make: the narrowest one of them. */
function scopeOf({ department, group, userId }: BudgetForm): NewBudget['scope'] {
  if (userId) return 'person';
  if (group) return 'group';
  return department ? 'department' : 'company';
}

/** Faults that the gateway would find, told while the form is filled in; an existing budget keeps its owner. */
export function budgetErrors(values: BudgetForm, row: Budget | null): FieldErrors<BudgetForm> {
  // Less than a kopeck would be rounded, and 0,004 ₽ would close everything.
  const isRound = values.amount === null || Number((values.amount * 100).toFixed(6)) % 1 === 0;
  const amount = isRound ? undefined : 'Не\u00a0больше двух знаков после запятой';
  if (row) return { amount };
  const { companyUuid, department, group, userId } = values;
  const one = 'Выберите что-нибудь одно: отдел, группу или сотрудника';
  const isMany = [department, group, userId].filter(Boolean).length > 1;
  return {
    amount,
    department: department && isMany ? one : undefined,
    group: group && isMany ? one : undefined,
    userId: userId && companyUuid && !isMany ? 'Сотрудника выбирают без\u00a0компании' : undefined,
  };
}

export const budgetForm: AdminForm<BudgetTypes> = {
  fields: (sources, row, area) => [
    ...(row
      ? []
      : ([
          ...(area === 'admin'
            ? ([
                {
                  kind: 'lookup',
                  name: 'companyUuid',
                  label: 'Компания',
                  source: sources('company'),
                  description: 'Если больше ничего не\u00a0выбрать, бюджет всей компании',
                },
              ] as const)
            : []),
          {
            kind: 'lookup',
            name: 'department',
            label: 'Отдел',
            source: sources('department'),
            ...(area === 'admin' && { description: 'Выберите и\u00a0компанию отдела' }),
          },
          {
            kind: 'lookup',
            name: 'group',
            label: 'Группа',
            source: sources('group'),
            description:
              'На\u00a0всех участников вместе. С\u00a0компанией\u00a0— только на\u00a0её сотрудников',
          },
          { kind: 'lookup', name: 'userId', label: 'Сотрудник', source: sources('user') },
        ] as const)),
    {
      kind: 'number',
      name: 'amount',
      label: 'Бюджет на\u00a0месяц, ₽',
      minValue: 0,
      maxValue: 10_000_000_000,
      isRequired: true,
      description:
        'С\u00a0первого числа по\u00a0московскому времени. Считаются запросы в\u00a0чатах. С\u00a0нулём и\u00a0остановкой платные сервисы закрыты',
    },
    {
      kind: 'select',
      name: 'atEnd',
      label: 'Когда закончится',
      options: endOptions,
      isRequired: true,
      description: 'Сервисы без\u00a0цены в\u00a0прайс-листе отвечают в\u00a0любом случае',
    },
  ],
  toValues: (row) => ({
    companyUuid: null,
    department: null,
    group: null,
    userId: null,
    amount: inRubles(row?.amount),
    atEnd: row?.atEnd ?? 'warn',
  }),
  validate: budgetErrors,
  toBody: (values) => {
    const { companyUuid, department, group, userId, amount, atEnd } = values;
    return {
      scope: scopeOf(values),
      companyUuid: companyUuid?.id ?? null,
      department: department?.id ?? null,
      group: group?.id ?? null,
      userId: userId ? Number(userId.id) : null,
      amount: inKopecks(amount) ?? 0,
      atEnd: endOf(atEnd),
    };
  },
};
