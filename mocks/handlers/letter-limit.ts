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

/** The space in use, and the number of records when it was read last. */
const known = new WeakMap<Database, { readonly used: Record<Kind, number>; records: number }>();

/** The space in use, counted at the first call and after letters were erased. */
function usedSpace(database: Database): Record<Kind, number> {
  const records = database.letters.size + database.feedback.size;
  const found = known.get(database);
  if (found && found.records <= records) {
    found.records = records;
    return found.used;
  }
  const used = { visitor: 0, writer: 0 };
  for (const { owner, text } of database.letters.values()) used[kindOf(owner)] += sizeOf(text);
  for (const { owner, text, file } of database.feedback.values())
    used[kindOf(owner)] += sizeOf(text, file?.size);
  known.set(database, { used, records });
  return used;
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
  const used = usedSpace(database);
  if (used[kind] + size > SPACE[kind]) throw new StorageError('No space for letters');
  used[kind] += size;
  calls.note(key, moment);
  bytes.note(key, moment, size);
}
