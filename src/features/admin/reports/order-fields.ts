import type { Field } from '#forms/index.ts';
import { optionsOf } from '#lib/options.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { dimensions } from '../statistics/query.ts';
import { comparisonOptions, formatOptions, hourOptions, periodOptions } from '../words/report-words.ts';
import { choicesIn } from './kinds.ts';
import { type OrderValues, once } from './order.ts';

type OrderField = Field<OrderValues>;

/** In the area of a company there is only one company. */
const groupOptions = (area: AdminArea) =>
  optionsOf(dimensions).filter(({ id }) => area === 'admin' || id !== 'company');
const repeatOptions = [{ id: once, label: 'Один раз, сейчас' }, ...periodOptions];

/** What the report consists of; fields of another kind, and the days of a repeated report, are left out. */
export function contentFields({ kind, repeat }: OrderValues, area: AdminArea): readonly OrderField[] {
  const choices = choicesIn(area, kind);
  const days: readonly OrderField[] =
    choices?.hasPeriod && repeat === once
      ? [
          { kind: 'date', name: 'from', label: 'Первый день', isRequired: true, today: reportingToday() },
          { kind: 'date', name: 'to', label: 'Последний день', isRequired: true, today: reportingToday() },
        ]
      : [];
  const grouping: readonly OrderField[] = choices?.isGrouped
    ? [
        {
          kind: 'select',
          name: 'groupBy',
          label: 'Группировка',
          options: groupOptions(area),
          isRequired: true,
        },
        { kind: 'select', name: 'compare', label: 'Сравнение', options: comparisonOptions, isRequired: true },
      ]
    : [];
  return [
    ...days,
    ...grouping,
    {
      kind: 'multiSelect',
      name: 'columns',
      label: 'Столбцы',
      description: 'Если не выбрать, в\u00a0отчёт войдут все',
      options: choices?.columns ?? [],
    },
    { kind: 'text', name: 'searchText', label: 'Только строки с\u00a0текстом', maxLength: 200 },
  ];
}

/** How and when it is made. */
export function makingFields({ repeat }: OrderValues): readonly OrderField[] {
  const hour: readonly OrderField[] =
    repeat === once
      ? []
      : [
          {
            kind: 'select',
            name: 'hour',
            label: 'Час',
            description: 'Московское время',
            options: hourOptions,
            isRequired: true,
          },
        ];
  return [
    { kind: 'text', name: 'title', label: 'Название', maxLength: 200, isRequired: true },
    { kind: 'select', name: 'format', label: 'Формат', options: formatOptions, isRequired: true },
    { kind: 'select', name: 'repeat', label: 'Когда', options: repeatOptions, isRequired: true },
    ...hour,
    { kind: 'switch', name: 'isMailed', label: 'Прислать письмо, когда отчёт готов' },
  ];
}
