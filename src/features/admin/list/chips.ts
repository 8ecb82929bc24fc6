import type { AdminFilter } from '../kit/define-admin-page.ts';
import { dayText } from '../kit/reporting-days.ts';
import { type Filters, namesOf } from '../state/list-state.ts';

const numbers = new Intl.NumberFormat('ru-RU');

const span = (from: string | undefined, to: string | undefined, words: readonly [string, string]): string =>
  [from && `${words[0]}\u00a0${from}`, to && `${words[1]}\u00a0${to}`].filter(Boolean).join(' ');

/**
 * The values of a filter in words: «администратор, гость», «с 01.11.2026 по 20.11.2026», «от 10».
 *
 * @param labelOf name of a value that a look-up has found
 * @returns an empty text where the filter has no values
 */
export function filterText(
  filter: AdminFilter,
  filters: Filters,
  labelOf: (value: string) => string,
): string {
  const [first = [], second = []] = namesOf(filter).map((name) => filters[name]);
  switch (filter.kind) {
    case 'choice':
    case 'one':
      return filter.options.flatMap(({ id, label }) => (first.includes(id) ? label : [])).join(', ');
    case 'lookup':
      return first.map(labelOf).join(', ');
    case 'days':
      return span(first.map(dayText)[0], second.map(dayText)[0], ['с', 'по']);
    case 'range': {
      const [min, max] = [first, second].map((list) => list.map((text) => numbers.format(Number(text)))[0]);
      return span(min, max, ['от', 'до']);
    }
    case 'yesNo':
      return first.map((value) => (value === 'true' ? filter.yes : filter.no)).join('');
  }
}

/** The filters in use as chips; the id of a chip is that of its filter. */
export const chipsOf = (
  filters: readonly AdminFilter[],
  chosen: Filters,
  labelOf: (value: string) => string,
): { id: string; label: string }[] =>
  filters.flatMap((filter) => {
    const text = filterText(filter, chosen, labelOf);
    return text ? [{ id: idOfFilter(filter), label: `${filter.title}: ${text}` }] : [];
  });

export const idOfFilter = (filter: AdminFilter): string => namesOf(filter).join();
