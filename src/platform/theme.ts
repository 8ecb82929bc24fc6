import { createStore } from '#lib/store.ts';
import { readText, watchKey, writeText } from './storage.ts';

export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';

const parse = (text: string | null): Theme => (text === 'dark' || text === 'system' ? text : 'light');

/** What the person chose; light unless they did (APP-02). */
export const theme = createStore<Theme>(parse(readText(key)));

function apply(): void {
  const choice = theme.get();
  const dark = choice === 'dark' || (choice === 'system' && matchMedia(darkQuery).matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Chooses a theme and remembers it. */
export function setTheme(next: Theme): void {
  writeText(key, next);
  theme.set(next);
}

/** Keeps the page in the chosen theme: own choice, another tab's, the system's. Called once at start. */
export function followTheme(): void {
  apply();
  theme.subscribe(apply);
  matchMedia(darkQuery).addEventListener('change', apply);
  watchKey(key, (text) => theme.set(parse(text)));
}
