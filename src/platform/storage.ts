/**
 * Creates a browser storage that never throws. What the browser refuses to store (blocked, full, private mode) is kept in
 * memory until the page closes, so that the portal still works (PRE-07).
 *
 * @param storage returns the storage; even this access throws where storage is forbidden
 */
function createSafeStorage(storage: () => Storage) {
  const memory = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        // Memory has the values that the storage refused, which are newer.
        return memory.get(key) ?? storage().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key: string, value: string | null): boolean {
      if (value === null) memory.delete(key);
      else memory.set(key, value);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        return false;
      }
    },
    keys(): string[] {
      let stored: string[] = [];
      try {
        stored = Object.keys(storage());
      } catch {
        // Only the keys in memory.
      }
      return [...new Set([...stored, ...memory.keys()])];
    },
    clear(): void {
      memory.clear();
      try {
        storage().clear();
      } catch {
        // Nothing is stored.
      }
    },
  };
}

const browser = createSafeStorage(() => localStorage);
const tab = createSafeStorage(() => sessionStorage);

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text from localStorage, or null. */
export const readText = (key: string): string | null => browser.read(key);

/**
 * Writes a text to localStorage; null removes it.
 *
 * @returns false when it is only in memory, until the page closes
 */
export const writeText = (key: string, value: string | null): boolean => browser.write(key, value);

/** Unchecked JSON from localStorage; undefined when it is missing or invalid. */
export const readJson = (key: string): unknown => parsed(browser.read(key));

/** A text from sessionStorage, or null. */
export const readTab = (key: string): string | null => tab.read(key);

/** Unchecked JSON from sessionStorage; undefined when it is missing or invalid. */
export const readTabJson = (key: string): unknown => parsed(tab.read(key));

/** Writes a text to sessionStorage, or to memory where the browser refuses; null removes it. */
export const writeTab = (key: string, value: string | null): void => void tab.write(key, value);

/** Keys of localStorage that start with `prefix`. */
export const keysWith = (prefix: string): string[] => browser.keys().filter((key) => key.startsWith(prefix));

/** A key for data of one user. All such keys are made here, so that a sign-out finds them. */
export const personalKey = (kind: string, userId: number, ...place: string[]): string =>
  [kind, userId, ...place].join(':');

/** Keys of localStorage with data of a user. */
export function personalKeys(userId: number): string[] {
  const own = new RegExp(`^[\\w-]+:${userId}(?::|$)`);
  return keysWith('').filter((key) => own.test(key));
}

/** Name of the database with a user's records (`records.ts`). */
export const recordsName = (userId: number): string => `records:${userId}`;

/**
 * Removes a user's data from localStorage and IndexedDB, and all data from sessionStorage, for a sign-out.
 *
 * @param keptInTab keys of sessionStorage that are kept, because they contain nothing about the user
 */
export function wipePersonal(userId: number, keptInTab: readonly string[] = []): void {
  for (const key of personalKeys(userId)) writeText(key, null);
  try {
    indexedDB.deleteDatabase(recordsName(userId));
  } catch {
    // The browser has none.
  }
  const kept = keptInTab.map((key) => [key, tab.read(key)] as const);
  tab.clear();
  for (const [key, value] of kept) writeTab(key, value);
}

/**
 * Calls the listener for changes of `key` by other tabs (null: it was removed or the storage was cleared).
 *
 * @returns a function that stops it
 */
export function watchKey(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(readText(key));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
