/**
 * Records of a person in IndexedDB, for what is too large for localStorage. Each person has a database of their own, so
 * that a sign-out removes all of it. A record is in localStorage where the browser has no IndexedDB or refuses it, and when
 * it is written while the page closes.
 */
import { personalKey, readJson, readText, recordsName, writeText } from './storage.ts';

const storeName = 'records';
const textKey = (userId: number, key: string): string => personalKey('record', userId, key);

const opened = new Map<number, Promise<IDBDatabase | null>>();

function open(userId: number): Promise<IDBDatabase | null> {
  const known = opened.get(userId);
  if (known) return known;
  const opening = new Promise<IDBDatabase | null>((resolve) => {
    try {
      const request = indexedDB.open(recordsName(userId), 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      request.onerror = () => resolve(null);
      request.onsuccess = () => {
        const database = request.result;
        const forget = (): void => void opened.delete(userId);
        // Another tab signs out: it waits until the database is closed.
        database.onversionchange = () => {
          forget();
          database.close();
        };
        database.onclose = forget;
        resolve(database);
      };
    } catch {
      resolve(null);
    }
  });
  opened.set(userId, opening);
  return opening;
}

/** Runs one request; undefined without a database, or when it fails. */
async function run<Result>(
  userId: number,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => Pick<IDBRequest<Result>, 'result'>,
): Promise<{ result: Result } | undefined> {
  const database = await open(userId);
  if (!database) return undefined;
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(storeName, mode);
      const request = ask(transaction.objectStore(storeName));
      // Without it, a record that is written while the page closes is lost: nothing commits the transaction then.
      transaction.commit?.();
      transaction.oncomplete = () => resolve({ result: request.result });
      transaction.onabort = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

/** An unchecked record of a person; undefined when there is none. */
export async function readRecord(userId: number, key: string): Promise<unknown> {
  const found = await run<unknown>(userId, 'readonly', (store) => store.get(key));
  // What is in localStorage is newer: storing a record in IndexedDB removes it there.
  return readJson(textKey(userId, key)) ?? found?.result;
}

/**
 * Stores a record of a person; undefined removes it. Records that are written one after the other are stored in this order.
 *
 * @param isClosing whether the page may be closing. IndexedDB can lose what is written then, so the record is in localStorage
 * until IndexedDB has it.
 * @returns false when it is only in memory, until the page closes
 */
export async function writeRecord(
  userId: number,
  key: string,
  value: object | undefined,
  isClosing = false,
): Promise<boolean> {
  const place = textKey(userId, key);
  if (isClosing) writeText(place, value ? JSON.stringify(value) : null);
  const before = readText(place);
  const stored = await run<unknown>(userId, 'readwrite', (store) =>
    value === undefined ? store.delete(key) : store.put(value, key),
  );
  if (!stored) return writeText(place, value === undefined ? null : JSON.stringify(value));
  // Another text was written meanwhile by a call that is still storing it.
  if (readText(place) === before) writeText(place, null);
  return true;
}
