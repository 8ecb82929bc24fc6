import type { Choice, Field, FieldErrors } from '#forms/index.ts';
import { idsOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import type { AdminFilter, Sources } from '../kit/define-admin-page.ts';
import { daysAfter, reportingToday } from '../kit/reporting-days.ts';
import { type Filters, namesOf } from '../state/list-state.ts';

/** Values of a filter's form; each kind of filter uses its own. */
export interface FilterValues {
  choices: readonly string[];
  found: readonly Choice[];
  from: string | null;
  to: string | null;
  min: number | null;
  max: number | null;
  answer: string | null;
}

/** The fields in which the values of a filter are chosen. */
export function filterFields(filter: AdminFilter, sources: Sources): readonly Field<FilterValues>[] {
  const label = filter.title;
  switch (filter.kind) {
    case 'choice':
      return [{ kind: 'multiSelect', name: 'choices', label, options: filter.options }];
    case 'lookup':
      return [{ kind: 'multiLookup', name: 'found', label, source: sources(filter.source) }];
    case 'days':
      return [
        { kind: 'date', name: 'from', label: 'С', today: reportingToday() },
        { kind: 'date', name: 'to', label: 'По', today: reportingToday() },
      ];
    case 'range':
      return [
        { kind: 'number', name: 'min', label: 'От', minValue: 0 },
        { kind: 'number', name: 'max', label: 'До', minValue: 0 },
      ];
    case 'yesNo':
      return [
        {
          kind: 'select',
          name: 'answer',
          label,
          isClearable: true,
          options: [
            { id: 'true', label: filter.yes },
            { id: 'false', label: filter.no },
          ],
        },
      ];
    case 'one':
      return [];
  }
}

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** The form's values for the current filter. `labelOf`: name of a value that a look-up has found. */
export function valuesOf(
  filter: AdminFilter,
  filters: Filters,
  labelOf: (value: string) => string,
): FilterValues {
  const [first = [], second = []] = namesOf(filter).map((name) => filters[name]);
  return {
    choices: first,
    found: first.map((id) => ({ id, label: labelOf(id) })),
    from: first[0] ?? null,
    to: second[0] ?? null,
    min: numberOf(first[0]),
    max: numberOf(second[0]),
    answer: first[0] ?? null,
  };
}

/** The values of the form, by the names of the query. */
export function chosenIn(filter: AdminFilter, values: FilterValues): Filters {
  const list = (value: string | number | null): string[] => (value === null ? [] : [String(value)]);
  switch (filter.kind) {
    case 'choice':
      return { [filter.name]: values.choices };
    case 'lookup':
      return { [filter.name]: idsOf(values.found) };
    case 'days':
      return { [filter.from]: list(values.from), [filter.to]: list(values.to) };
    case 'range':
      return { [filter.min]: list(values.min), [filter.max]: list(values.max) };
    case 'yesNo':
      return { [filter.name]: list(values.answer) };
    case 'one':
      return {};
  }
}

/** Errors of the form: an end before its beginning, a period that is too long. */
export function filterErrors(filter: AdminFilter, values: FilterValues): FieldErrors<FilterValues> {
  const { kind } = filter;
  const { from, to, min, max } = values;
  if (kind === 'days' && from && to && to < from) return { to: 'Этот день раньше начала' };
  if (kind === 'days' && filter.maxDays && from && to && to > daysAfter(from, filter.maxDays - 1))
    return { to: `Выберите не\u00a0больше ${plural(filter.maxDays, 'дня', 'дней', 'дней')}` };
  if (kind === 'range' && min !== null && max !== null && max < min) return { max: 'Меньше нижней границы' };
  return {};
}
