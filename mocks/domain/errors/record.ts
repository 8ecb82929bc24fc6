/** Notes failures for the administrators: each belongs to a group of equal ones. */
import { document } from '#mocks/contract/contract.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import type { Database, StoredError } from '#mocks/store/database.ts';
import { StorageError, type Transaction } from '#mocks/store/store.ts';
import { type FailureFacts, groupKeyOf, isLater } from './grouping.ts';

/** Failures of a group that are kept one by one; of older ones only the numbers. */
const KEPT = 100;
/** Days of which a group keeps the numbers. */
const DAYS = 400;
/** People of a day who are told apart. */
const PEOPLE = 1000;

/** The version of the gateway. */
export const gatewayVersion = (document as { info: { version: string } }).info.version;

export interface NotedFailure extends FailureFacts {
  readonly moment: Date;
  /** Who met it; null without a session. */
  readonly userId: number | null;
  readonly browser: string;
  readonly version: string;
  readonly requestId: string | null;
  readonly stack: string;
}

function countedDays(days: StoredError['days'], day: string, userId: number | null): StoredError['days'] {
  const today = days.find((one) => one.day === day) ?? { day, count: 0, users: [] };
  const isKnown = userId === null || today.users.includes(userId) || today.users.length >= PEOPLE;
  const counted = {
    ...today,
    count: today.count + 1,
    users: isKnown ? today.users : [...today.users, userId],
  };
  return [...days.filter((one) => one.day !== day), counted].slice(-DAYS);
}

/** The group with one failure more; a fixed one that fails in a later version is back (ADM-33). */
function withFailure(group: StoredError | undefined, key: string, failure: NotedFailure): StoredError {
  const { source, place, name, message, moment, userId, version } = failure;
  const date = moment.toISOString();
  const days = countedDays(group?.days ?? [], dayOf(moment.getTime()), userId);
  const text = { name: name.slice(0, 100), message: message.slice(0, 500), last: date };
  if (!group)
    return {
      uuid: crypto.randomUUID(),
      key,
      source,
      place: place.slice(0, 200),
      ...text,
      first: date,
      status: 'new',
      note: '',
      days,
      latestVersion: version,
    };
  const isBack = group.status === 'fixed' && isLater(version, group.latestVersion);
  return {
    ...group,
    ...text,
    days,
    ...(isLater(version, group.latestVersion) && { latestVersion: version }),
    ...(isBack && { status: 'again' as const }),
  };
}

/** Writes a failure to its group. */
export function putFailure(database: Database, transaction: Transaction, failure: NotedFailure): void {
  const key = groupKeyOf(failure);
  const [known] = database.errors.group(key);
  const group = withFailure(known, key, failure);
  transaction.put(database.errors, group);
  const { moment, userId, browser, version, requestId, stack } = failure;
  transaction.put(database.errorEvents, {
    uuid: crypto.randomUUID(),
    groupUuid: group.uuid,
    moment: moment.toISOString(),
    userId,
    browser: browser.slice(0, 100),
    version: version.slice(0, 40),
    requestId,
    stack: stack.slice(0, 4000),
  });
  const [oldest, ...others] = database.errorEvents.group(group.uuid);
  if (oldest && others.length + 1 >= KEPT) transaction.delete(database.errorEvents, oldest.uuid);
}

/** Notes a failure on its own. A full disk loses it: the failure that it tells of has its answer already. */
export function noteFailure(database: Database, failure: NotedFailure): void {
  try {
    database.store.write((transaction) => putFailure(database, transaction, failure));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
}
