import { createStore } from '#lib/store.ts';
import { readText, watchKey, writeText } from './storage.ts';

export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';
/** Printing uses the light theme. */
const paperQuery = 'print';

/** Background colours of the page in both themes, as in index.html, which sets the first one before this code loads. */
const grounds = { light: '#fcfbfc', dark: '#121212' } as const;

const parse = (text: string | null): Theme => (text === 'dark' || text === 'system' ? text : 'light');

/** The chosen theme (APP-02). @default light */
export const theme = createStore<Theme>('light');

function apply(): void {
  const choice = theme.get();
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia(darkQuery).matches);
  const shown = isDark && !matchMedia(paperQuery).matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[shown]);
}

/** Sets and stores the theme. */
export function setTheme(next: Theme): void {
  writeText(key, next);
  theme.set(next);
}

/**
 * Applies the chosen theme and follows changes of the choice, of other tabs and of the system. Printing is always light.
 *
 * @returns a function that stops it
 */
export function followTheme(): () => void {
  theme.set(parse(readText(key)));
  apply();
  const queries = [darkQuery, paperQuery].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', apply);
  const ends = [theme.subscribe(apply), watchKey(key, (text) => theme.set(parse(text)))];
  return () => {
    for (const end of ends) end();
    for (const query of queries) query.removeEventListener('change', apply);
  };
}
