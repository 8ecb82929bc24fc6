/**
 * Limits of what a caller may try. All of them remember a bounded number of keys. When there is no room for another key,
 * those whose time is over are forgotten first, then the one with the fewest attempts: a flood of other keys does not
 * make a limit forget the key that it holds back.
 */

import { Failure } from '#mocks/contract/failures.ts';

interface Attempts {
  readonly count: number;
  /** From this time on the attempts are forgotten, ms. */
  readonly until: number;
}

class Counted<T extends Attempts> {
  readonly #entries = new Map<string, T>();
  readonly #capacity: number;
  readonly #time: number;
  readonly #shortened: (entry: T, now: number) => T;

  /**
   * @param time the longest time that an entry can have left, ms
   * @param shortened returns an entry as if it had been made now; called when more time is left, after the clock was set back
   */
  constructor(capacity: number, time: number, shortened: (entry: T, now: number) => T) {
    this.#capacity = capacity;
    this.#time = time;
    this.#shortened = shortened;
  }

  get(key: string, now: number): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.until <= now) return undefined;
    if (entry.until <= now + this.#time) return entry;
    const shortened = this.#shortened(entry, now);
    this.#entries.set(key, shortened);
    return shortened;
  }

  set(key: string, entry: T, now: number): void {
    if (!this.#entries.has(key) && this.#entries.size >= this.#capacity) this.#makeRoom(now);
    this.#entries.set(key, entry);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  #makeRoom(now: number): void {
    let least: [key: string, count: number] | undefined;
    for (const [key, { count, until }] of this.#entries) {
      if (until <= now) this.#entries.delete(key);
      else if (!least || count < least[1]) least = [key, count];
    }
    if (least && this.#entries.size >= this.#capacity) this.#entries.delete(least[0]);
  }
}

const CAPACITY = 20_000;
/** Attempts before the first pause. */
const TRIES = 10;
const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST_PAUSE = 15 * MINUTE;

/** Seconds from `now` to `until`, whole and not negative. */
const seconds = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

interface Failed extends Attempts {
  readonly next: number;
}

/**
 * Ten attempts, then a pause of a minute, and after each further attempt a pause twice as long, up to 15 minutes. After
 * an hour without an attempt the count starts anew.
 */
export class AttemptLimit {
  /** Attempts without a pause. */
  readonly limit = TRIES;
  readonly #attempts: Counted<Failed>;

  constructor(capacity = CAPACITY) {
    this.#attempts = new Counted(capacity, HOUR, (entry, now) => ({
      ...entry,
      next: Math.min(entry.next, now + LONGEST_PAUSE),
      until: now + HOUR,
    }));
  }

  /** Seconds until the next attempt; 0 when it may be made now. */
  wait(key: string, now: number): number {
    return seconds(this.#attempts.get(key, now)?.next ?? 0, now);
  }

  /** Counts an attempt. */
  note(key: string, now: number): void {
    const count = (this.#attempts.get(key, now)?.count ?? 0) + 1;
    const beyond = count - TRIES;
    const pause = beyond < 0 ? 0 : Math.min(MINUTE * 2 ** beyond, LONGEST_PAUSE);
    this.#attempts.set(key, { count, next: now + pause, until: now + HOUR }, now);
  }

  /** Takes an attempt back that was not made. */
  forgive(key: string, now: number): void {
    const failed = this.#attempts.get(key, now);
    if (failed) this.#attempts.set(key, { ...failed, count: failed.count - 1, next: now }, now);
  }

  /** Forgets a key after a success. */
  forget(key: string): void {
    this.#attempts.delete(key);
  }
}

/** A number of calls, or of bytes, in a time that begins with the first of them. */
export class RateLimit {
  /** The greatest number in the time. */
  readonly limit: number;
  readonly #time: number;
  readonly #calls: Counted<Attempts>;

  /** @param time ms */
  constructor(most: number, time: number, capacity = CAPACITY) {
    this.limit = most;
    this.#time = time;
    this.#calls = new Counted(capacity, time, (entry, now) => ({ ...entry, until: now + time }));
  }

  /** Seconds until the next call; 0 when it may be made now. */
  wait(key: string, now: number): number {
    const calls = this.#calls.get(key, now);
    return calls && calls.count >= this.limit ? seconds(calls.until, now) : 0;
  }

  /** Counts a call, or `amount` bytes. */
  note(key: string, now: number, amount = 1): void {
    const calls = this.#calls.get(key, now);
    this.#calls.set(
      key,
      { count: (calls?.count ?? 0) + amount, until: calls?.until ?? now + this.#time },
      now,
    );
  }

  /** Forgets a key. */
  forget(key: string): void {
    this.#calls.delete(key);
  }

  /** Takes a call back. */
  forgive(key: string, now: number): void {
    const calls = this.#calls.get(key, now);
    if (calls) this.#calls.set(key, { ...calls, count: calls.count - 1 }, now);
  }
}

/**
 * Throws `too-many-requests` when one of these limits of calls holds its key back, with the longest wait and the number of
 * calls of that limit.
 */
export function checkLimits(
  moment: number,
  ...checks: [limit: AttemptLimit | RateLimit, key: string][]
): void {
  const waits = checks.map(([limit, key]) => ({ limit: limit.limit, retryAfter: limit.wait(key, moment) }));
  const longest = waits.reduce((one, other) => (other.retryAfter > one.retryAfter ? other : one));
  if (longest.retryAfter > 0) throw new Failure('too-many-requests', longest);
}

/** The limits of the gateway. Keys are e-mail addresses, accounts and networks. */
export function createLimits() {
  return {
    /** Wrong passwords of one caller for one account. */
    login: new AttemptLimit(),
    /** Wrong passwords for one account, from all callers who were never signed in to it. */
    account: new RateLimit(100, 15 * MINUTE),
    /** Wrong passwords from one network. */
    network: new RateLimit(100, 15 * MINUTE),
    /** Letters to one address. */
    mail: new AttemptLimit(),
    /** Letters that one network asks for. */
    mailNetwork: new RateLimit(60, 15 * MINUTE),
    /** Wrong e-mail codes from one network. */
    code: new RateLimit(30, 15 * MINUTE),
    /** Questions of one network whether an address is registered. */
    question: new RateLimit(60, 15 * MINUTE),
    /** Letters and feedback of one account. */
    writer: new RateLimit(30, HOUR),
    /** Their bytes in a day. */
    writerBytes: new RateLimit(100 * MEGABYTE, 24 * HOUR),
    /** Letters and feedback without a session from one network. */
    visitor: new RateLimit(20, HOUR),
    /** Shows that one network opens by links. */
    shows: new RateLimit(600, 15 * MINUTE),
    /** Their pictures. */
    showPictures: new RateLimit(6000, 15 * MINUTE),
    /** Searches of one account for people, and people of other companies that it names. */
    searches: new RateLimit(120, MINUTE),
    /** The same for a day. */
    searchesOfDay: new RateLimit(3000, 24 * HOUR),
    /** Texts of slides that one account has written anew. */
    slideTexts: new RateLimit(200, HOUR),
    /** Pages of the internet that one account has asked for. */
    pages: new RateLimit(60, HOUR),
    /** Errors that the portal of one account reports. */
    portalErrors: new RateLimit(10, MINUTE),
    /** Their bytes in a day. */
    visitorBytes: new RateLimit(50 * MEGABYTE, 24 * HOUR),
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** What counts as one caller of an IP address: an IPv4 address, or the 64 bits that one IPv6 customer has. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [left = '', right] = address.toLowerCase().split('::');
  const first = left === '' ? [] : left.split(':');
  const last = right ? right.split(':') : [];
  const zeros = right === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
