/** Erases what is older than the terms of companies, and counts what shorter terms would erase (COMP-08). */
import { eraseRows } from '#mocks/domain/feed/erased.ts';
import { actingKeep, type Keep, shortenedKeep } from '#mocks/domain/people/keep.ts';
import type { Running } from '#mocks/domain/sign-in/sign-in.ts';
import type { Database, FeedRow, Schemas, StoredCompany } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { eraseChats } from './contents.ts';
import { eraseFiles, leftBehind } from './files.ts';
import { type Overdue, overdueOf, overduePlaces, postOf, type Question } from './overdue.ts';

type Erasing = Rows & Clock & Running;

/** Records that are erased at a time, so that no other request waits for longer than 200 ms. */
const PORTION = 200;

/** Collects up to `PORTION` records and erases them in one transaction. The records of a chat are always erased together. */
class Portion {
  readonly #deps: Erasing;
  readonly #erase: ((transaction: Transaction) => void)[] = [];
  #room = PORTION;

  constructor(deps: Erasing) {
    this.#deps = deps;
  }

  get isFull(): boolean {
    return this.#room <= 0;
  }

  /** Takes the first of these, as far as there is room. */
  #take<T>(rows: readonly T[], sizeOf: (row: T) => number = () => 1): T[] {
    const taken: T[] = [];
    for (const row of rows) {
      if (this.isFull) break;
      this.#room -= sizeOf(row);
      taken.push(row);
    }
    return taken;
  }

  add({ chats, shares, files, letters, mails }: Overdue): void {
    const { database } = this.#deps;
    const some = {
      chats: this.#take(chats, ({ uuid }) => database.messages.group(uuid).length + 1),
      shares: this.#take(shares),
      files: this.#take(files),
      letters: this.#take(letters),
      mails: this.#take(mails),
    };
    this.#erase.push((transaction) => {
      if (some.chats.length > 0) eraseChats(this.#deps, transaction, some.chats);
      eraseFiles(database, transaction, some.files);
      for (const { uuid } of some.shares) transaction.delete(database.shares, uuid);
      for (const id of some.letters) transaction.delete(database.letters, id);
      for (const id of some.mails) transaction.delete(database.mails, id);
    });
  }

  addPlaces(rows: readonly FeedRow[]): void {
    const { database } = this.#deps;
    const places = this.#take(rows);
    this.#erase.push((transaction) => {
      for (const { kind, uuid } of places)
        if (kind === 'audit') transaction.delete(database.audit, uuid);
        else transaction.delete(database.signIns, uuid);
      eraseRows(database, transaction, places);
    });
  }

  /** If the disk is full, the change is kept in memory. */
  erase(): void {
    this.#deps.database.store.writeOrKeep((transaction) => {
      for (const erase of this.#erase) erase(transaction);
    });
  }
}

/**
 * Erases what is over its term. Between two portions it yields, so that other requests can be served; then it goes by the
 * terms and contents as they are by then.
 */
export function* eraseByTerms(deps: Erasing): Generator<void> {
  const { database } = deps;
  if (![...database.companies.values()].some(({ keep }) => keep)) return;
  const question = (): Question => {
    const now = deps.now();
    return { database, now, keepOf: (company) => actingKeep(company, now) };
  };
  let portion = new Portion(deps);
  const post = postOf(database);
  for (const { email } of [...database.users.values()]) {
    for (;;) {
      const user = database.users.get(email);
      const found = user && overdueOf(question(), user, post);
      if (found) portion.add(found);
      if (!portion.isFull) break;
      portion.erase();
      portion = new Portion(deps);
      yield;
    }
  }
  for (;;) {
    portion.addPlaces(overduePlaces(question()));
    portion.erase();
    if (!portion.isFull) return;
    portion = new Portion(deps);
    yield;
  }
}

/** Number of stored files that are erased with these chats or by themselves. */
function countFiles(database: Database, { chats, files }: Pick<Overdue, 'chats' | 'files'>): number {
  const messages = chats.flatMap(({ uuid }) => database.messages.group(uuid));
  const ids = new Set([...files, ...leftBehind(database, messages)]);
  return [...ids].filter((id) => database.files.get(id)).length;
}

/** Counts what is older than those of the next terms of a company that are shorter than the ones of now. */
export function countOverdue(
  { database, now }: Rows & Clock,
  company: StoredCompany,
  next: Keep,
): Schemas['KeepErasure'] {
  const moment = now();
  const shortened = shortenedKeep(company, next, moment);
  const question: Question = {
    database,
    now: moment,
    keepOf: (one) => (one.uuid === company.uuid ? shortened : actingKeep(one, moment)),
    only: company.uuid,
  };
  const post = postOf(database);
  const found = [...database.users.values()].flatMap((user) => overdueOf(question, user, post) ?? []);
  const chats = found.flatMap((one) => one.chats.filter(({ hidden }) => !hidden));
  const sum = (of: (one: Overdue) => readonly unknown[]): number =>
    found.reduce((total, one) => total + of(one).length, 0);
  const places = overduePlaces(question);
  return {
    chats: chats.length + sum(({ shares }) => shares),
    files: countFiles(database, { chats, files: found.flatMap(({ files }) => files) }),
    letters: sum(({ letters }) => letters) + sum(({ mails }) => mails),
    audit: places.filter(({ kind }) => kind === 'audit').length,
    signIns: places.filter(({ kind }) => kind === 'signIn').length,
  };
}
