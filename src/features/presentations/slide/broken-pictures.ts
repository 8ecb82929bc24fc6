import { createStore } from '#lib/store.ts';

/** Ids of the pictures that failed to load, in all views of slides. */
export const brokenPictures = createStore<ReadonlySet<string>>(new Set());

/**
 * Remembers that a picture failed to load: its views leave it out, because the browser would show its own sign. All are
 * loaded again when the network is back.
 */
export function markBroken(idFile: string): void {
  const before = brokenPictures.get();
  if (before.size === 0) addEventListener('online', () => brokenPictures.set(new Set()), { once: true });
  brokenPictures.set(new Set(before).add(idFile));
}

/** Loads a picture again, in all views. */
export const loadAgain = (idFile: string): void =>
  brokenPictures.set(new Set([...brokenPictures.get()].filter((one) => one !== idFile)));
