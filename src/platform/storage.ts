/**
 * localStorage that never throws. Where the browser refuses it (blocked, full, private mode) the value lives in
 * memory until the tab closes, so that the portal works all the same (PRE-07).
 */
const memory = new Map<string, string>();

/** The stored text, or null. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores a text; null removes it. */
export function writeText(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    // Kept in memory above.
  }
}

/** The stored JSON as it is, untrusted; undefined when there is none or it is broken. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keys that begin with `prefix`. */
export function keysWith(prefix: string): string[] {
  let stored: string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // Only what is in memory, then.
  }
  return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
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
