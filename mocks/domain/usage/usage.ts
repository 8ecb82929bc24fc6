/**
 * All requests of the stand-in by day: those of the synthetic people, which are computed and kept in memory in columns,
 * and the real ones, from the stored messages. Log, statistics and reports read them here, so that they agree.
 */

import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import type { Database, StoredMessage } from '#mocks/store/database.ts';
import { dayNumber, midnightOf } from './calendar.ts';
import { BAD, DayBuilder, type DayRequests, FAILED, GOOD, NONE, results } from './day-requests.ts';
import { pastOf } from './past.ts';
import { serviceUsage } from './services.ts';

/** Stands for owners who have neither an account nor a number. */
const UNKNOWN_OWNER = 0;

const STOPPED = results.indexOf('stopped');

export class Usage {
  readonly #database: Database;
  readonly #builder = new DayBuilder();
  readonly #synthetic = new Map<number, DayRequests>();
  readonly #services = serviceUsage.map(({ serviceType }) => serviceType);

  constructor(database: Database) {
    this.#database = database;
  }

  /** The services by the positions that the columns have. */
  get services(): readonly string[] {
    return this.#services;
  }

  /** The parts of a period that have requests, oldest day first; a day can have two parts. Both ends are included. */
  days(from: number, to: number): DayRequests[] {
    return [...this.#syntheticDays(from, to), ...this.#realDays(from, to)];
  }

  /** The number of requests to each service in the 30 days before `now`. */
  recentByService(now: Date): ReadonlyMap<string, number> {
    const end = now.getTime();
    const begin = end - 30 * DAY;
    const counts = this.#services.map(() => 0);
    for (const { day, size, service, second } of this.days(dayAt(begin), dayAt(end))) {
      const midnight = midnightOf(day);
      for (let index = 0; index < size; index++) {
        const moment = midnight + (second[index] ?? 0) * 1000;
        const at = service[index] ?? 0;
        if (moment >= begin && moment <= end) counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    return new Map(this.#services.map((name, index) => [name, counts[index] ?? 0]));
  }

  /** The number of each person's requests in the 30 days before `now`, by id of the account. */
  recentCounts(now: Date): ReadonlyMap<number, number> {
    const end = now.getTime();
    const begin = end - 30 * DAY;
    const counts = new Map<number, number>();
    for (const { day, size, person, second } of this.days(dayAt(begin), dayAt(end))) {
      const midnight = midnightOf(day);
      for (let index = 0; index < size; index++) {
        const moment = midnight + (second[index] ?? 0) * 1000;
        if (moment < begin || moment > end) continue;
        const id = person[index] ?? 0;
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    return counts;
  }

  /** Computes the days that are not in memory yet, a day at a time, so that other requests are answered in between. */
  async warm(): Promise<void> {
    const days = pastOf(this.#database).days();
    if (!days) return;
    for (let day = days.last; day >= days.first; day--) {
      this.#syntheticDay(day);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #syntheticDay(day: number): DayRequests {
    let requests = this.#synthetic.get(day);
    if (!requests) {
      pastOf(this.#database).addRequests(day, this.#builder);
      requests = this.#builder.build(day);
      this.#synthetic.set(day, requests);
    }
    return requests;
  }

  #syntheticDays(from: number, to: number): DayRequests[] {
    const known = pastOf(this.#database).days();
    if (!known) return [];
    const days: DayRequests[] = [];
    for (let day = Math.max(from, known.first); day <= Math.min(to, known.last); day++)
      days.push(this.#syntheticDay(day));
    return days;
  }

  #serviceAt(serviceType: string): number {
    const known = this.#services.indexOf(serviceType);
    return known >= 0 ? known : this.#services.push(serviceType) - 1;
  }

  #realDays(from: number, to: number): DayRequests[] {
    const begin = midnightOf(from);
    const end = midnightOf(to + 1);
    const byDay = new Map<number, StoredMessage[]>();
    for (const message of this.#database.messages.values()) {
      if (message.role !== 'user') continue;
      const moment = Date.parse(message.date);
      if (moment < begin || moment >= end) continue;
      const day = dayAt(moment);
      const others = byDay.get(day);
      if (others) others.push(message);
      else byDay.set(day, [message]);
    }
    return [...byDay].sort(([a], [b]) => a - b).map(([day, messages]) => this.#realDay(day, messages));
  }

  #realDay(day: number, messages: readonly StoredMessage[]): DayRequests {
    const { answerCosts, chats, messages: all, users } = this.#database;
    const ids: string[] = [];
    for (const { id, chatUuid, owner, date, source } of messages) {
      const chat = chats.get(chatUuid);
      if (!chat) continue;
      ids.push(id);
      const answer = all
        .group(chatUuid)
        .find(({ parentId, role }) => parentId === id && role === 'assistant');
      const spent = answer && answerCosts.get(answer.id);
      const service = this.#serviceAt(chat.serviceType);
      const user = users.get(owner);
      const models = serviceUsage[service]?.models ?? [];
      const model = models.indexOf(answer?.model ?? '');
      this.#builder.push({
        person: user?.profile.id ?? numberIn(owner),
        service,
        second: Math.floor((Date.parse(date) - midnightOf(day)) / 1000),
        model: model < 0 ? 255 : model,
        source: source === 'token' ? 1 : user?.profile.role === 'Chat_Bot' ? 2 : 0,
        result: answer?.status === 'failed' ? FAILED : answer?.status === 'stopped' ? STOPPED : 0,
        rating: answer?.rating === 'good' ? GOOD : answer?.rating === 'bad' ? BAD : 0,
        duration: answer ? Math.max(0, Date.parse(answer.date) - Date.parse(date)) : 0,
        // Only those of connections are counted.
        tokensIn: spent?.tokensIn ?? NONE,
        tokensOut: spent?.tokensOut ?? NONE,
        cost: spent?.cost == null ? NONE : Math.round(spent.cost),
      });
    }
    return { ...this.#builder.build(day), ids };
  }
}

const dayAt = (moment: number): number => dayNumber(dayOf(moment));

/** The number of a deleted account in «удалённый № 1042». */
const numberIn = (owner: string): number => Number(/№ (\d+)$/.exec(owner)?.[1] ?? UNKNOWN_OWNER);

const known = new WeakMap<Database, Usage>();

/** The usage of a database; the same object for each. */
export function usageOf(database: Database): Usage {
  const usage = known.get(database) ?? new Usage(database);
  known.set(database, usage);
  return usage;
}
