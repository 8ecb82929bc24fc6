/** Brings stored records up to date while a state is opened. */
import { type Step, type StoredRecord, steps } from './steps.ts';
import {
  type Change,
  CorruptState,
  type Persistence,
  StorageError,
  type StoredText,
  unreadable,
} from './store.ts';

function parsed({ collection, key, value }: StoredText): StoredRecord {
  try {
    return JSON.parse(value) as StoredRecord;
  } catch {
    throw unreadable(`${collection}/${key}`);
  }
}

function apply(
  { collection, change }: Step,
  records: ReadonlyMap<string, StoredRecord>,
): Map<string, StoredRecord> {
  try {
    return change(records);
  } catch (error) {
    throw unreadable(
      `${collection} of an earlier version (${error instanceof Error ? error.message : error})`,
    );
  }
}

/**
 * All records in their form of today. Those that a step changes come last; they are stored, all in one transaction, before
 * the first of them is handed out. Throws `CorruptState` when one cannot be read.
 *
 * @param due the steps that the records have not had
 */
export function* upgraded(
  persistence: Persistence,
  due: readonly Step[] = steps.slice(persistence.stepsDone),
): Generator<StoredText> {
  if (due.length === 0) return yield* persistence.load();
  const old = new Map(due.map(({ collection }) => [collection, new Map<string, StoredRecord>()]));
  for (const record of persistence.load()) {
    const records = old.get(record.collection);
    if (records) records.set(record.key, parsed(record));
    else yield record;
  }
  const changes = new Map<string, Change>();
  for (const step of due) {
    const records = old.get(step.collection) ?? new Map<string, StoredRecord>();
    for (const [key, value] of apply(step, records)) {
      records.set(key, value);
      changes.set(`${step.collection} ${key}`, {
        collection: step.collection,
        key,
        value: JSON.stringify(value),
      });
    }
  }
  try {
    persistence.write([...changes.values()], persistence.stepsDone + due.length);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new CorruptState('The state of an earlier version cannot be brought up to date: the disk is full.');
  }
  for (const [collection, records] of old)
    for (const [key, value] of records) yield { collection, key, value: JSON.stringify(value) };
}
