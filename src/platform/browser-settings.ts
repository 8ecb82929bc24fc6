/** Settings that this browser keeps, besides the theme (`theme.ts`) and the other looks (`looks.ts`) (PROF-05). */
import { createStore } from '#lib/store.ts';
import { readText, watchKey, writeText } from './storage.ts';

/** The values of each setting; the first is the initial one. The name is the key in localStorage. */
export const browserValues = {
  dictationLanguage: ['ru', 'en', 'de', 'fr', 'es', 'zh'],
  recognition: ['company', 'off'],
  resultNotice: ['off', 'on'],
  titleFlip: ['on', 'off'],
  resultSound: ['off', 'on'],
  touchEnter: ['line', 'send'],
} as const;

export type BrowserKey = keyof typeof browserValues;
export type BrowserValue<Key extends BrowserKey> = (typeof browserValues)[Key][number];

const changes = createStore(0);

/** Subscribes to changes of a setting, by this tab and by others. */
const subscribe = (key: BrowserKey) => (listener: () => void) => {
  const ends = [changes.subscribe(listener), watchKey(key, listener)];
  return () => {
    for (const end of ends) end();
  };
};

/** A setting of this browser; what is stored is checked. */
export function browserSetting<Key extends BrowserKey>(key: Key) {
  const allowed: readonly BrowserValue<Key>[] = browserValues[key];
  return {
    get(): BrowserValue<Key> {
      const stored = readText(key);
      return allowed.find((value) => value === stored) ?? (allowed[0] as BrowserValue<Key>);
    },
    /** The initial value is not stored. */
    set(next: BrowserValue<Key>): void {
      writeText(key, next === allowed[0] ? null : next);
      changes.set(changes.get() + 1);
    },
    subscribe: subscribe(key),
  };
}
