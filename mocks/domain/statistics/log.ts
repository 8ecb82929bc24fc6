/**
 * The log of usage: the requests that the statistics count, one by one (administration.md §3, logs; ADM-17). Nothing of it
 * is stored; a month has more than 100,000 of them.
 */
import type { paths } from '#api/generated/gateway.d.ts';
import { checkPeriod, dayOf } from '#mocks/domain/lists/days.ts';
import { dayNumber, midnightOf } from '#mocks/domain/usage/calendar.ts';
import { type DayRequests, NONE, results, sources } from '#mocks/domain/usage/day-requests.ts';
import { serviceUsage } from '#mocks/domain/usage/services.ts';
import { type Usage, usageOf } from '#mocks/domain/usage/usage.ts';
import { type Database, itemsOf, type Schemas, type StoredMessage } from '#mocks/store/database.ts';
import { folded, readingsOf } from '#mocks/store/search.ts';
import { accessTo, accessWithoutContents, mayReadContents } from './content.ts';
import { UsageView } from './grouping.ts';
import { inLogOrder, type Place, type SortColumn } from './log-order.ts';
import type { RequestTest } from './totals.ts';

export type UsageLogQuery = Omit<
  paths['/admin/logs/getListLog']['get']['parameters']['query'],
  'page' | 'size'
>;
export type LogEntry = Schemas['UsageLogEntry'] & {
  readonly source: Schemas['UsageSource'];
  readonly result: Schemas['UsageResult'];
};

/** Longest period, days. */
const MAX_DAYS = 31;
/** Ids of computed requests begin with this, below every random one; then come the day and the place in it. */
const COMPUTED = '00000000-0000-4000-8000-';

const computedId = (day: number, index: number): string =>
  `${COMPUTED}${day.toString(16).padStart(5, '0')}${index.toString(16).padStart(7, '0')}`;

const known = (value: number | undefined): number | null =>
  value === undefined || value === NONE ? null : value;

/** The requests of a query in its order. */
export interface LoggedRequests {
  readonly total: number;
  /** The entries from one place to another one, which is excluded. */
  slice: (start: number, end: number) => LogEntry[];
}

/** What entries are written with. */
class Log {
  readonly #database: Database;
  readonly #usage: Usage;
  readonly #titles: readonly string[];
  readonly #mayRead: boolean;
  readonly view: UsageView;
  /** By the position of the service. */
  readonly isExternal: readonly boolean[];

  constructor(database: Database) {
    this.#database = database;
    this.#usage = usageOf(database);
    this.view = new UsageView(database, this.#usage);
    this.#mayRead = mayReadContents(database);
    this.#titles = this.view.serviceTitles;
    const tiles = new Map(itemsOf(database.tiles).map((tile) => [tile.serviceType, tile.external]));
    this.isExternal = this.#usage.services.map(
      (name, place) => serviceUsage[place]?.isExternal ?? tiles.get(name) ?? false,
    );
  }

  days(from: number, to: number): DayRequests[] {
    return this.#usage.days(from, to);
  }

  /** The request with an id, undefined where there is none. */
  find(id: string): Place | undefined {
    if (id.startsWith(COMPUTED)) {
      const day = Number.parseInt(id.slice(24, 29), 16);
      const index = Number.parseInt(id.slice(29), 16);
      const part = this.days(day, day).find(({ ids }) => !ids);
      return part && index < part.size ? { part, index } : undefined;
    }
    const message = this.#database.messages.get(id);
    if (!message) return undefined;
    const day = dayNumber(dayOf(Date.parse(message.date)));
    const part = this.days(day, day).find(({ ids }) => ids?.includes(id));
    return part && { part, index: part.ids?.indexOf(id) ?? 0 };
  }

  /** The stored request, undefined for a computed one. */
  messageOf({ part, index }: Place): StoredMessage | undefined {
    return this.#database.messages.get(part.ids?.[index] ?? '');
  }

  entryOf(place: Place): LogEntry {
    const { part, index } = place;
    const at = part.service[index] ?? 0;
    const service = this.view.services[at] ?? '';
    const account = this.view.accountAt(part, index);
    const message = this.messageOf(place);
    return {
      uuid: message?.id ?? computedId(part.day, index),
      moment: new Date(midnightOf(part.day) + (part.second[index] ?? 0) * 1000).toISOString(),
      userId: account?.id || null,
      user: account?.title ?? 'неизвестный',
      companyName: account?.companyName ?? null,
      service,
      serviceTitle: this.#titles[at] ?? service,
      model: serviceUsage[at]?.models[part.model[index] ?? 255] ?? null,
      source: sources[part.source[index] ?? 0] ?? 'portal',
      result: results[part.result[index] ?? 0] ?? 'done',
      duration: part.duration[index] ?? 0,
      tokensIn: known(part.tokensIn[index]),
      tokensOut: known(part.tokensOut[index]),
      cost: known(part.cost[index]),
      isExternal: this.isExternal[at] ?? false,
      contentAccess: !this.#mayRead
        ? 'noRight'
        : message
          ? accessTo(this.#database, message)
          : accessWithoutContents,
    };
  }
}

/** Which requests a text finds by their people and models; undefined without a text. */
function requestTest(view: UsageView, searchText: string | undefined): RequestTest | undefined {
  const readings = readingsOf(searchText ?? '');
  if (readings[0]?.length === 0) return undefined;
  const found = readings.map((words) =>
    words.map((word) => ({
      people: Uint8Array.from(view.accounts, (account) => Number(account?.text.includes(word) ?? false)),
      models: serviceUsage.map(({ models: names }) => names.map((name) => folded(name).includes(word))),
    })),
  );
  return ({ person, service, model }, index) =>
    found.some((words) =>
      words.every(
        ({ people, models }) =>
          people[person[index] ?? 0] === 1 || models[service[index] ?? 0]?.[model[index] ?? 255] === true,
      ),
    );
}

/** The test of a query; undefined when it leaves all requests. */
function testOf({ view, isExternal: external }: Log, query: UsageLogQuery): RequestTest | undefined {
  const { user, company, service, source, result, durationMin, durationMax, isExternal, searchText } = query;
  const tests: (RequestTest | undefined)[] = [
    view.test({ user, company, service, source }),
    result && (({ result: code }, index) => result.includes(results[code[index] ?? 0] ?? 'done')),
    durationMin === undefined ? undefined : ({ duration }, index) => (duration[index] ?? 0) >= durationMin,
    durationMax === undefined ? undefined : ({ duration }, index) => (duration[index] ?? 0) <= durationMax,
    isExternal === undefined
      ? undefined
      : ({ service: code }, index) => external[code[index] ?? 0] === isExternal,
    requestTest(view, searchText),
  ];
  const asked = tests.filter((test) => test !== undefined);
  if (asked.length === 0) return undefined;
  return (requests, index) => asked.every((test) => test(requests, index));
}

/** The requests that a query finds. Throws `fields-invalid` for a period of more than `maxDays`. */
export function listLog(database: Database, query: UsageLogQuery, maxDays = MAX_DAYS): LoggedRequests {
  checkPeriod(query.from, query.to, maxDays);
  const log = new Log(database);
  const parts = log.days(dayNumber(query.from), dayNumber(query.to));
  const [column = 'moment', direction] = (query.sort ?? 'moment,desc').split(',');
  const order = { column: column as SortColumn, isDescending: direction === 'desc' };
  const found = inLogOrder(parts, testOf(log, query), order);
  return {
    total: found.length,
    slice: (start, end) => found.places(start, end).map((place) => log.entryOf(place)),
  };
}

/** One request with what is stored of it; undefined where there is none. */
export function readLog(
  database: Database,
  uuid: string,
): { entry: LogEntry; message: StoredMessage | undefined } | undefined {
  const log = new Log(database);
  const place = log.find(uuid.toLowerCase());
  return place && { entry: log.entryOf(place), message: log.messageOf(place) };
}
