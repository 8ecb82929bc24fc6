/** By what requests are grouped, and which of them the filters leave. */

import { dayNamed, weekdayOf } from '#mocks/domain/usage/calendar.ts';
import { type DayRequests, sources } from '#mocks/domain/usage/day-requests.ts';
import type { Usage } from '#mocks/domain/usage/usage.ts';
import { type Database, itemsOf, type Schemas } from '#mocks/store/database.ts';
import type { UsageAccount } from './accounts.ts';
import { Places } from './places.ts';
import type { Grouping, RequestTest } from './totals.ts';

export interface UsageFilter {
  readonly service?: readonly string[] | undefined;
  readonly company?: readonly string[] | undefined;
  readonly department?: readonly string[] | undefined;
  readonly group?: readonly string[] | undefined;
  readonly tariff?: readonly number[] | undefined;
  readonly source?: readonly (typeof sources)[number][] | undefined;
  readonly user?: readonly number[] | undefined;
}

export type Dimension = 'day' | 'service' | 'company' | 'department' | 'tariff' | 'user' | 'source';
export type Step = 'day' | 'week' | 'month' | 'weekHour';

/** A grouping whose groups have names. `keys` and `titles` are in the order of the groups. */
export interface NamedGrouping extends Grouping {
  readonly keys: readonly string[];
  readonly titles: readonly string[];
}

/** A period in numbers of days, both ends included. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** Key of the group of requests without a company, department or tariff. */
const WITHOUT = 'none';

export const sourceTitles: Readonly<Record<(typeof sources)[number], string>> = {
  portal: 'Портал',
  token: 'Токены',
  bot: 'Чат-бот',
};

const has = <T>(values: readonly T[] | undefined, value: T | null): boolean =>
  values === undefined || (value !== null && values.includes(value));

/** Whether a filter leaves an account with its place. */
const fits = ({ company, department, group, tariff, user }: UsageFilter, account: UsageAccount): boolean =>
  has(user, account.id) &&
  has(company, account.companyUuid) &&
  has(department, account.department) &&
  has(tariff, account.tariffId) &&
  (group === undefined || account.groups.some((name) => group.includes(name)));

/** What is known for a query: the accounts and the services at its time. */
export class UsageView {
  readonly #database: Database;
  readonly #usage: Usage;
  readonly #places: Places;

  constructor(database: Database, usage: Usage) {
    this.#database = database;
    this.#usage = usage;
    this.#places = new Places(database);
  }

  /** The accounts by id, with their present places. */
  get accounts(): readonly (UsageAccount | undefined)[] {
    return this.#places.accounts;
  }

  /** The services by the positions that the columns have. */
  get services(): readonly string[] {
    return this.#usage.services;
  }

  /** The accounts that a filter leaves now. */
  people(filter: UsageFilter): UsageAccount[] {
    return this.accounts.filter(
      (account): account is UsageAccount => account !== undefined && fits(filter, account),
    );
  }

  /** The account of a request, with the place of its moment. */
  accountAt(requests: DayRequests, index: number): UsageAccount | undefined {
    return this.#places.all[this.#places.of(requests, index)];
  }

  /**
   * Address, company and department, which distinguish people of the same name. Company and department are the last ones
   * of the period that match the filter: a company is not told where people have moved to.
   */
  personOf(
    id: number,
    { to }: Days,
    filter: UsageFilter,
  ): Pick<Schemas['UsageRow'], 'email' | 'companyName' | 'department'> {
    const account = this.#places.lastOf(id, to, (place) => fits(filter, place));
    return {
      email: account?.isKnown ? account.email : null,
      companyName: account?.companyName ?? null,
      department: account?.department || null,
    };
  }

  /** The test of a filter; undefined when it leaves all requests. */
  test(filter: UsageFilter): RequestTest | undefined {
    const { service, source } = filter;
    if (Object.values(filter).every((values) => values === undefined)) return undefined;
    const { all } = this.#places;
    const places = Uint8Array.from(all, (account) => Number(account !== undefined && fits(filter, account)));
    const services = Uint8Array.from(this.#usage.services, (name) => Number(has(service, name)));
    const ways = Uint8Array.from(sources, (name) => Number(has(source, name)));
    return (requests, index) =>
      places[this.#places.of(requests, index)] === 1 &&
      services[requests.service[index] ?? 0] === 1 &&
      ways[requests.source[index] ?? 0] === 1;
  }

  /** The groups of a dimension in a period. */
  by(dimension: Dimension, period: Days): NamedGrouping {
    switch (dimension) {
      case 'day':
        return this.bySteps('day', period);
      case 'service':
        return this.#byService();
      case 'source':
        return {
          count: sources.length,
          keys: sources,
          titles: sources.map((source) => sourceTitles[source]),
          of: ({ source }, index) => source[index] ?? -1,
        };
      case 'user':
        return this.#byAccount(({ id, title }) => [String(id), title]);
      case 'company':
        return this.#byAccount(({ companyUuid, companyName }) => [companyUuid, companyName], 'Без компании');
      case 'department':
        return this.#byAccount(({ department }) => [department || null, department], 'Без отдела');
      case 'tariff':
        return this.#byAccount(
          ({ tariffId, tariffTitle }) => [tariffId === null ? null : String(tariffId), tariffTitle],
          'Без тарифа',
        );
    }
  }

  /** The buckets of a period; a week or month at its ends has only the days within the period. */
  bySteps(step: Exclude<Step, 'weekHour'>, { from, to }: Days): NamedGrouping {
    const keys: string[] = [];
    const groups = new Int32Array(to - from + 1);
    for (let day = from; day <= to; day++) {
      const key = startOfStep(step, day);
      if (keys.at(-1) !== key) keys.push(key);
      groups[day - from] = keys.length - 1;
    }
    return { count: keys.length, keys, titles: keys, of: ({ day }) => groups[day - from] ?? -1 };
  }

  /** The present titles of the services, by the positions that the columns have. */
  get serviceTitles(): readonly string[] {
    const titles = new Map(itemsOf(this.#database.tiles).map((tile) => [tile.serviceType, tile.title]));
    return this.#usage.services.map((service) => titles.get(service) ?? service);
  }

  #byService(): NamedGrouping {
    const { services } = this.#usage;
    return {
      count: services.length,
      keys: services,
      titles: this.serviceTitles,
      of: ({ service }, index) => service[index] ?? -1,
    };
  }

  #byAccount(
    keyOf: (account: UsageAccount) => readonly [key: string | null, title: string | null],
    without = '',
  ): NamedGrouping {
    const keys: string[] = [];
    const titles: string[] = [];
    const known = new Map<string, number>();
    const groups = Int32Array.from(this.#places.all, (account) => {
      if (!account) return -1;
      const [key, title] = keyOf(account);
      const group = known.get(key ?? WITHOUT);
      if (group !== undefined) return group;
      known.set(key ?? WITHOUT, keys.length);
      titles.push(key === null ? without : (title ?? key));
      return keys.push(key ?? WITHOUT) - 1;
    });
    return {
      count: keys.length,
      keys,
      titles,
      of: (requests, index) => groups[this.#places.of(requests, index)] ?? -1,
    };
  }
}

/** First day of the bucket of a day, `YYYY-MM-DD`; weeks begin on Monday. */
function startOfStep(step: Exclude<Step, 'weekHour'>, day: number): string {
  if (step === 'week') return dayNamed(day - weekdayOf(day) + 1);
  return step === 'month' ? `${dayNamed(day).slice(0, 7)}-01` : dayNamed(day);
}

/** 168 groups: the hours of Monday, of Tuesday and so on. */
export const byWeekHour: Grouping = {
  count: 7 * 24,
  of: ({ day, second }, index) => (weekdayOf(day) - 1) * 24 + Math.floor((second[index] ?? 0) / 3600),
};

/** Every pair of two groupings: group `first.of × second.count + second.of`. */
export const paired = (first: Grouping, second: Grouping): Grouping => ({
  count: first.count * second.count,
  of: (requests, index) => {
    const [one, other] = [first.of(requests, index), second.of(requests, index)];
    return one < 0 || other < 0 ? -1 : one * second.count + other;
  },
});
