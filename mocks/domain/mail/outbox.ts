/** The queue of letters to the mail server: it is stored, and attempts have growing pauses (PILOT-03). */
import type { Mail, OutgoingLetter } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a letter without an end of its own is tried, ms. */
const PATIENCE = 3 * DAY;
/** How long a failed letter is listed, ms. */
const LISTED = 30 * DAY;
/** Failed letters that are listed; the oldest are removed first. */
const MAX_FAILED = 5000;
/** Letters that are sent at the same time. */
const PARALLEL = 3;
/** The longest time until the queue is looked at again, ms. */
const MOST_WAIT = MINUTE;

/** Pauses after a first, second … attempt, ms; the last one repeats. */
const pauses = [1, 5, 15, 60, 180].map((minutes) => minutes * MINUTE);

const pauseAfter = (attempts: number): number =>
  pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] ?? MINUTE;

/** The result of an attempt; `reason` in Russian, for the administrator. */
export type Outcome =
  | { readonly result: 'sent' }
  /** `refused`: for good; `later`: this letter is to be tried again; `unreachable`: no letter can be sent now. */
  | { readonly result: 'refused' | 'later' | 'unreachable'; readonly reason: string };

/** Sends single letters to the mail server. */
export interface Transport {
  /** Sends a letter; its text is Markdown. Never rejects. */
  send(letter: Pick<OutgoingLetter, 'uuid' | 'to' | 'subject' | 'text'>): Promise<Outcome>;
  close(): void;
}

/**
 * A new letter of the queue.
 *
 * @param mail `expiresAt` is the end of its link or code, ms
 */
export function outgoingLetter(
  mail: Omit<Mail, 'id' | 'date'> & { readonly expiresAt?: number },
  now: Date,
): OutgoingLetter {
  const { to, subject, text, link, code, expiresAt } = mail;
  return {
    uuid: crypto.randomUUID(),
    to,
    subject,
    text,
    isSecret: link !== undefined || code !== undefined,
    status: 'waiting',
    created: now.toISOString(),
    tried: null,
    attempts: 0,
    nextAt: now.getTime(),
    until: expiresAt ?? now.getTime() + PATIENCE,
    reason: null,
  };
}

/** A letter that is given up. Its text, which may have a link or a code, is erased. */
const failedLetter = (letter: OutgoingLetter, reason: string): OutgoingLetter => ({
  ...letter,
  status: 'failed',
  reason,
  text: '',
});

interface OutboxTools extends Rows, Clock {
  /** Prints a line for the operator. */
  print(line: string): void;
  /** Tells the administrators of a letter that was given up. */
  onFailed(letter: OutgoingLetter): void;
}

export class Outbox {
  readonly #deps: OutboxTools;
  readonly #transport: Transport;
  /** Uuids of the letters that are being sent. */
  readonly #busy = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** Attempts in a row that did not reach the server, and when the next one is due, ms. */
  #unreached = 0;
  #quietUntil = 0;
  #isClosed = false;

  constructor(deps: OutboxTools, transport: Transport) {
    this.#deps = deps;
    this.#transport = transport;
  }

  /** Sends what is due, now and later. Called after letters were added, at the start and each minute. */
  wake(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    const now = this.#deps.now().getTime();
    const waiting = this.#giveUp(now);
    const due = waiting
      .filter(({ nextAt }) => Math.max(nextAt, this.#quietUntil) <= now)
      .sort((a, b) => a.nextAt - b.nextAt);
    // After a failure to reach the server only one letter is tried.
    const room = (this.#unreached > 0 ? 1 : PARALLEL) - this.#busy.size;
    for (const letter of due.slice(0, Math.max(0, room))) void this.#attempt(letter);
    const next = Math.min(...waiting.map(({ nextAt }) => Math.max(nextAt, this.#quietUntil)));
    if (this.#busy.size > 0 || !Number.isFinite(next)) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(MOST_WAIT, Math.max(0, next - now))).unref();
  }

  /** Ends the sending. Letters whose attempt is not over are sent again after the next start. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#transport.close();
  }

  /** Gives up letters whose time is over, removes old failures. Returns the letters that wait and are not being sent. */
  #giveUp(now: number): OutgoingLetter[] {
    const { store, outgoing } = this.#deps.database;
    const all = [...outgoing.values()].filter(({ uuid }) => !this.#busy.has(uuid));
    const late = all
      .filter(({ status, until }) => status === 'waiting' && until <= now)
      .map((letter) => failedLetter(letter, lateReason(letter)));
    const failed = all.filter(({ status }) => status === 'failed');
    const old = failed.filter(
      ({ created }, at) => Date.parse(created) < now - LISTED || at < failed.length - MAX_FAILED,
    );
    store.writeOrKeep((transaction) => {
      for (const letter of late) transaction.put(outgoing, letter);
      for (const { uuid } of old) transaction.delete(outgoing, uuid);
    });
    for (const letter of late) this.#deps.onFailed(letter);
    return all.filter(({ status, until }) => status === 'waiting' && until > now);
  }

  async #attempt(letter: OutgoingLetter): Promise<void> {
    this.#busy.add(letter.uuid);
    const outcome = await this.#transport.send(letter);
    this.#busy.delete(letter.uuid);
    if (this.#isClosed) return;
    this.#note(letter, outcome);
    this.wake();
  }

  #note(letter: OutgoingLetter, outcome: Outcome): void {
    const { database, now, print } = this.#deps;
    const moment = now().getTime();
    if (outcome.result === 'unreachable') {
      // Attempts that were made at the same time count as one.
      if (moment >= this.#quietUntil) {
        this.#unreached += 1;
        this.#quietUntil = moment + pauseAfter(this.#unreached);
        if (this.#unreached === 1) print(`Letters wait: ${outcome.reason}`);
      }
    } else if (this.#unreached > 0) {
      this.#unreached = 0;
      this.#quietUntil = 0;
      print('Letters are sent again.');
    }
    // Removed by an administrator, or with its account, while it was being sent.
    if (!database.outgoing.get(letter.uuid)) return;
    if (outcome.result === 'sent') {
      this.#store(letter.uuid, undefined);
      return;
    }
    const { reason } = outcome;
    const tried = { ...letter, tried: now().toISOString(), reason };
    const attempts = letter.attempts + (outcome.result === 'unreachable' ? 0 : 1);
    if (outcome.result === 'refused') {
      const failed = failedLetter({ ...tried, attempts }, reason);
      this.#store(letter.uuid, failed);
      this.#deps.onFailed(failed);
      return;
    }
    // The letters that have waited longer are tried first: one at which the server hangs must not hold up the others.
    const nextAt = outcome.result === 'later' ? moment + pauseAfter(attempts) : moment;
    this.#store(letter.uuid, { ...tried, attempts, nextAt });
  }

  /** Writes a letter, or deletes it. On a full disk the change is kept in memory, so that no letter is sent twice. */
  #store(uuid: string, letter: OutgoingLetter | undefined): void {
    const { store, outgoing } = this.#deps.database;
    store.writeOrKeep((transaction) =>
      letter ? transaction.put(outgoing, letter) : transaction.delete(outgoing, uuid),
    );
  }
}

/** The reason with which a letter is given up when its time is over. */
function lateReason({ isSecret, reason }: OutgoingLetter): string {
  const why = isSecret
    ? 'Срок ссылки или\u00a0кода истёк раньше, чем письмо приняли'
    : 'Письмо не\u00a0удалось отправить за\u00a0три дня';
  return reason === null ? why : `${why}. ${reason}`;
}
