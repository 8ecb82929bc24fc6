import type { UsageDimension } from '#api/generated/model/usageDimension.ts';
import type { UsageListParams } from '#api/generated/model/usageListParams.ts';
import type { UsageMetric } from '#api/generated/model/usageMetric.ts';
import type { Earlier } from '#lib/change-words.ts';
import { dayText } from '../kit/reporting-days.ts';
import { comparableBefore, type Days, haveSameWeekdays, stepOf, yearBefore } from './periods.ts';

/** With which period the numbers are compared. */
export type Comparison = 'before' | 'year' | 'none';

/** What is chosen on the page «Статистика»; only the series are asked for with the metric. */
export type StatisticsQuery = Omit<
  UsageListParams,
  'page' | 'size' | 'sort' | 'compareFrom' | 'compareTo'
> & { compare: Comparison; metric: UsageMetric };

/** The names of the dimensions, in the order of the choice. */
export const dimensions: Readonly<Record<UsageDimension, string>> = {
  day: 'День',
  service: 'Сервис',
  company: 'Компания',
  department: 'Отдел',
  tariff: 'Тариф',
  user: 'Сотрудник',
  source: 'Источник',
};

export const comparisons: Readonly<Record<Comparison, string>> = {
  before: 'с предыдущим периодом',
  year: 'с прошлым годом',
  none: 'не сравнивать',
};

/** The compared period in a sentence. */
export const earlier = (compare: Comparison): Earlier =>
  compare === 'year'
    ? { of: 'прошлого года', during: 'год назад' }
    : { of: 'прошлого периода', during: 'за прошлый период' };

/** What the charts show. */
export const metrics: Readonly<Record<UsageMetric, string>> = {
  requests: 'Запросы',
  users: 'Сотрудники',
  tokens: 'Токены',
  errors: 'Ошибки',
  cost: 'Стоимость',
};

export const sources = { portal: 'Портал', token: 'Токены', bot: 'Чат-бот' } as const;

/** The days to compare with; undefined for none. */
export function comparedDays(compare: Comparison, period: Days): Days | undefined {
  if (compare === 'none') return undefined;
  return compare === 'year' ? yearBefore(period) : comparableBefore(period);
}

/** «Для сравнения с 03.10.2026 по 30.10.2026, дни недели те же.» Undefined without a comparison. */
export function comparedText(compare: Comparison, period: Days): string | undefined {
  const days = comparedDays(compare, period);
  if (!days) return undefined;
  const last = `по\u00a0${dayText(days.to)}`;
  const weekdays = haveSameWeekdays(period, days) ? 'те\u00a0же' : 'другие';
  // Weeks and months have all days of the week.
  return `Для\u00a0сравнения с\u00a0${dayText(days.from)} ${last}${stepOf(period) === 'day' ? `, дни недели ${weekdays}` : ''}.`;
}

/** The query of the gateway, with the days to compare with. */
export function usageQuery<Query extends Days & { compare: Comparison; metric?: UsageMetric }>({
  compare,
  metric: _charts,
  ...query
}: Query): Omit<Query, 'compare' | 'metric'> & Pick<UsageListParams, 'compareFrom' | 'compareTo'> {
  const days = comparedDays(compare, query);
  return { ...query, ...(days && { compareFrom: days.from, compareTo: days.to }) };
}

/** What the sums and charts depend on: all but the search and the grouping of the table. */
export function totalsQuery({ searchText: _search, groupBy: _rows, ...query }: StatisticsQuery) {
  return query;
}

/** A row without a company, department or tariff, which no filter finds. */
const WITHOUT = 'none';

/** Filters that show what a row consists of: a day by services, anything else by days; null where there are none. */
export function drillInto(
  key: string,
  { groupBy }: Pick<StatisticsQuery, 'groupBy'>,
): Readonly<Record<string, readonly string[]>> | null {
  if (key === WITHOUT) return null;
  return groupBy === 'day'
    ? { from: [key], to: [key], groupBy: ['service'] }
    : { [groupBy]: [key], groupBy: ['day'] };
}
