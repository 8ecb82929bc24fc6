/** Looks besides the theme: text size, density, motion and hatched charts (PROF-05). Loaded only for people who have chosen one. */
import '#ui/theme/looks.css.ts';
import { readText, watchKey, writeText } from './storage.ts';

/** Each is an attribute of the page, which index.html sets before the first paint, and the key in localStorage. */
export const lookKeys = ['textSize', 'density', 'motion', 'charts'] as const;
export type LookKey = (typeof lookKeys)[number];

/** Sets the attribute; null is the initial look. A value that the styles do not know has no effect. */
function apply(key: LookKey, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[key];
  else dataset[key] = value;
}

/** Sets and stores a look; null is the initial one. */
export function setLook(key: LookKey, value: string | null): void {
  writeText(key, value);
  apply(key, value);
}

/**
 * Applies the looks and follows changes by other tabs.
 *
 * @returns a function that stops it
 */
export function followLooks(): () => void {
  const ends = lookKeys.map((key) => {
    apply(key, readText(key));
    return watchKey(key, (value) => apply(key, value));
  });
  return () => {
    for (const end of ends) end();
  };
}
