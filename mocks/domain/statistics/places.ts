/** Where the person of a request was at its moment (ADM-48). */
import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { dayNumber, midnightOf } from '#mocks/domain/usage/calendar.ts';
import type { DayRequests } from '#mocks/domain/usage/day-requests.ts';
import type { Database, EarlierPlace } from '#mocks/store/database.ts';
import { type UsageAccount, usageAccounts } from './accounts.ts';

const SECONDS = DAY / 1000;

/** A moment (ms) in seconds of Moscow, as day and second of a request are added up. */
function secondOf(moment: number): number {
  const day = dayNumber(dayOf(moment));
  return day * SECONDS + (moment - midnightOf(day)) / 1000;
}

/** An earlier place of an account. */
interface Stay {
  /** Second of Moscow in which it ends, excluded. */
  readonly until: number;
  /** Position in `Places.all`. */
  readonly place: number;
}

const earlierAccount = (
  { companies, tariffs }: Database,
  account: UsageAccount,
  { companyUuid, companyName, department, tariffId }: EarlierPlace,
): UsageAccount => ({
  ...account,
  companyUuid,
  companyName: companies.get(companyUuid ?? '')?.name ?? companyName,
  department,
  tariffId,
  tariffTitle: tariffs.get(String(tariffId))?.title ?? null,
});

export class Places {
  /** The accounts by id, with their present places. */
  readonly accounts: readonly (UsageAccount | undefined)[];
  /** The accounts by id, then the same people with their earlier places. */
  readonly all: readonly (UsageAccount | undefined)[];
  readonly #stays = new Map<number, Stay[]>();
  /** 1 for people who were elsewhere: most were not, and a year has a million requests. */
  readonly #isMoved: Uint8Array;

  constructor(database: Database) {
    const accounts = [...usageAccounts(database)];
    const all = [...accounts];
    this.#isMoved = new Uint8Array(accounts.length);
    const left = [...database.earlierPlaces.values()].sort((a, b) => a.until - b.until);
    for (const one of left) {
      const account = accounts[one.id];
      if (!account) continue;
      const stays = this.#stays.get(one.id) ?? [];
      stays.push({ until: secondOf(one.until), place: all.length });
      this.#stays.set(one.id, stays);
      this.#isMoved[one.id] = 1;
      all.push(earlierAccount(database, account, one));
    }
    // The last known place of a deleted account stands for its present one.
    for (const [id, stays] of this.#stays)
      if (accounts[id]?.isKnown === false) {
        const place = all[stays.at(-1)?.place ?? id];
        accounts[id] = place;
        all[id] = place;
      }
    this.accounts = accounts;
    this.all = all;
  }

  /** The position in `all` of the place of a request. */
  of({ day, second, person }: DayRequests, index: number): number {
    const id = person[index] ?? 0;
    if (this.#isMoved[id] !== 1) return id;
    const moment = day * SECONDS + (second[index] ?? 0);
    return this.#stays.get(id)?.find(({ until }) => moment < until)?.place ?? id;
  }

  /** The last place of a person before a moment that passes a test; the present one where none does. */
  lastOf(id: number, day: number, passes: (account: UsageAccount) => boolean): UsageAccount | undefined {
    const end = (day + 1) * SECONDS;
    const stays = this.#stays.get(id) ?? [];
    // The place after the last stay begins with its end.
    const begins = [0, ...stays.map(({ until }) => until)];
    const places = [...stays.map(({ place }) => place), id];
    const found = places.findLast((place, at) => {
      const account = this.all[place];
      return (begins[at] ?? 0) < end && account !== undefined && passes(account);
    });
    return this.all[found ?? id];
  }
}
