/**
 * A browser storage that never throws. What the browser refuses to keep (blocked, full, private mode) lives in memory
 * as long as the page, so that the portal works all the same (PRE-07).
 *
 * @param storage looks the storage up: where it is forbidden, even that throws
 */
function sure(storage: () => Storage) {
  const memory = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        // Memory holds what the store refused: newer than what the store has.
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
        // Only what is in memory, then.
      }
      return [...new Set([...stored, ...memory.keys()])];
    },
    clear(): void {
      memory.clear();
      try {
        storage().clear();
      } catch {
        // Then there is nothing in it.
      }
    },
  };
}

const browser = sure(() => localStorage);
const tab = sure(() => sessionStorage);

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text that this browser keeps, or null. */
export const readText = (key: string): string | null => browser.read(key);

/**
 * Stores a text in this browser; null removes it.
 *
 * @returns false when it is only in memory, gone with the page
 */
export const writeText = (key: string, value: string | null): boolean => browser.write(key, value);

/** The stored JSON as it is, untrusted; undefined when there is none or it is broken. */
export const readJson = (key: string): unknown => parsed(browser.read(key));

/** The text that this tab keeps, through reloads, or null. */
export const readTab = (key: string): string | null => tab.read(key);

/** The JSON that this tab keeps, as it is, untrusted; undefined when there is none or it is broken. */
export const readTabJson = (key: string): unknown => parsed(tab.read(key));

/** Stores a text for as long as this tab lives, or the page where the browser refuses; null removes it. */
export const writeTab = (key: string, value: string | null): void => void tab.write(key, value);

/** Keys of this browser's storage that begin with `prefix`. */
export const keysWith = (prefix: string): string[] => browser.keys().filter((key) => key.startsWith(prefix));

/** A key of one person's own: every such key is made here, so that a sign-out finds them all. */
export const personalKey = (kind: string, userId: number, ...place: string[]): string =>
  [kind, userId, ...place].join(':');

/**
 * Forgets what this browser keeps of a person, and what this tab keeps: a sign-out leaves nothing behind.
 *
 * @param keptInTab keys of the tab whose values say nothing about the person and stay
 */
export function wipePersonal(userId: number, keptInTab: readonly string[] = []): void {
  const own = new RegExp(`^[\\w-]+:${userId}(?::|$)`);
  for (const key of keysWith('')) if (own.test(key)) writeText(key, null);
  const kept = keptInTab.map((key) => [key, tab.read(key)] as const);
  tab.clear();
  for (const [key, value] of kept) writeTab(key, value);
}

/**
 * Tells of a change that another tab made to `key` (null: it was removed or everything was cleared).
 *
 * @returns the function that ends it
 */
export function watchKey(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(readText(key));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
