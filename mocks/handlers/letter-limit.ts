/**
 * Limits of what people send to the administrators: letters and feedback. What comes without a session has limits and
 * space of its own, so that a flood of it cannot displace what the employees write.
 */

import { Failure } from '#mocks/contract/failures.ts';
import { checkLimits, networkOf } from '#mocks/domain/sign-in/attempt-limit.ts';
import type { Database, User } from '#mocks/store/database.ts';
import { StorageError } from '#mocks/store/store.ts';
import type { Dependencies } from './kit/dependencies.ts';

const MEGABYTE = 1024 * 1024;
/** Space of everything that was sent, bytes. */
const SPACE = { visitor: 500 * MEGABYTE, writer: 5000 * MEGABYTE };
/** What a letter takes at least, bytes. */
const LEAST = 1024;

type Kind = keyof typeof SPACE;

const kindOf = (owner: string | null): Kind => (owner === null ? 'visitor' : 'writer');
/** Size of a text and a file, bytes. */
const sizeOf = (text: string, file = 0): number => LEAST + Buffer.byteLength(text) + file;

interface Space {
  /** Bytes. */
  readonly used: Record<Kind, number>;
  /** Number of records that take them. */
  records: number;
}

const known = new WeakMap<Database, Space>();

/** The space in use. It is counted anew when the number of records is another one, for example after an erasure. */
function spaceOf(database: Database): Space {
  const records = database.letters.size + database.feedback.size;
  const found = known.get(database);
  if (found?.records === records) return found;
  const used = { visitor: 0, writer: 0 };
  for (const { owner, text } of database.letters.values()) used[kindOf(owner)] += sizeOf(text);
  for (const { owner, text, file } of database.feedback.values())
    used[kindOf(owner)] += sizeOf(text, file?.size);
  const space = { used, records };
  known.set(database, space);
  return space;
}

interface Caller {
  readonly deps: Dependencies;
  readonly address: string;
  readonly visitor: User | null;
}

/**
 * Counts something that is sent to the administrators, before it is stored. Throws `too-many-requests`, and
 * `StorageError` when the space is used up.
 *
 * @param fileSize bytes
 */
export function limitLetters({ deps, address, visitor }: Caller, text: string, fileSize = 0): void {
  const { database, limits, now } = deps;
  const moment = now().getTime();
  const kind = kindOf(visitor?.email ?? null);
  const [calls, bytes] =
    kind === 'visitor' ? [limits.visitor, limits.visitorBytes] : [limits.writer, limits.writerBytes];
  const key = visitor?.email ?? networkOf(address);
  checkLimits(moment, [calls, key]);
  const wait = bytes.wait(key, moment);
  if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait });
  const size = sizeOf(text, fileSize);
  const space = spaceOf(database);
  if (space.used[kind] + size > SPACE[kind]) throw new StorageError('No space for letters');
  space.used[kind] += size;
  // The caller stores it.
  space.records += 1;
  calls.note(key, moment);
  bytes.note(key, moment, size);
}
