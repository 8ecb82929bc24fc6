/** Limits of all services together: of a person by groups and tariff, and of a company. */

import { Failure } from '#mocks/contract/failures.ts';
import { companyOf, countMonth } from '#mocks/domain/companies/company.ts';
import { dayOf, startOf } from '#mocks/domain/lists/days.ts';
import { tariffOf } from '#mocks/domain/tariffs/tariff.ts';
import type { Database, User } from '#mocks/store/database.ts';

interface Bound {
  readonly limit: number | null | undefined;
  readonly used: () => number;
  /** When the count begins anew, as `startOf` writes it. */
  readonly resets: string;
  readonly message: string;
}

/** The largest limit of a day of the groups of a person, null without any. */
function groupLimitOf({ groups }: Database, { profile }: User): number | null {
  const limits = profile.groups.flatMap(({ name }) => groups.get(name)?.dayLimit ?? []);
  return limits.length === 0 ? null : Math.max(...limits);
}

/** The first day of the next month. */
export function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/**
 * Checks a request against them; days and months are those of Moscow.
 *
 * @param countSince number of requests of the person since a moment
 * @throws Failure `limit-exceeded`
 */
export function checkOverallLimits(
  database: Database,
  user: User,
  now: Date,
  countSince: (start: string) => number,
): void {
  const today = dayOf(now.getTime());
  const month = startOf(`${today.slice(0, 8)}01`);
  const tomorrow = startOf(today, 1);
  const monthEnd = startOf(nextMonth(today));
  const tariff = tariffOf(database, user);
  const company = companyOf(database, user);
  const usedToday = () => countSince(startOf(today));
  const byGroup = groupLimitOf(database, user);
  const bounds: readonly Bound[] = [
    {
      limit: byGroup,
      used: usedToday,
      resets: tomorrow,
      message: `Вашей группе открыто запросов в\u00a0день: ${byGroup}`,
    },
    {
      limit: tariff?.dayLimit,
      used: usedToday,
      resets: tomorrow,
      message: `По\u00a0вашему тарифу открыто запросов в\u00a0день: ${tariff?.dayLimit}`,
    },
    {
      limit: tariff?.monthLimit,
      used: () => countSince(month),
      resets: monthEnd,
      message: `По\u00a0вашему тарифу открыто запросов в\u00a0месяц: ${tariff?.monthLimit}`,
    },
    {
      limit: company?.monthLimit,
      used: () => countMonth(database, now)(company?.uuid ?? ''),
      resets: monthEnd,
      message: 'Лимит вашей компании на\u00a0этот месяц исчерпан',
    },
  ];
  for (const { limit, used, resets, message } of bounds) {
    if (limit === null || limit === undefined || used() < limit) continue;
    const retryAfter = Math.ceil((Date.parse(resets) - now.getTime()) / 1000);
    const text = `Превышено количество обращений. ${message}`;
    throw new Failure('limit-exceeded', { limit, retryAfter, message: text });
  }
}
