import { createStore } from '#lib/store.ts';
import { readText, watchKey, writeText } from './storage.ts';

export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';
/** Paper is light. */
const paperQuery = 'print';

/** The page's ground in both themes, as in index.html, where the first of them is set before this code is there. */
const grounds = { light: '#fcfbfc', dark: '#121212' } as const;

const parse = (text: string | null): Theme => (text === 'dark' || text === 'system' ? text : 'light');

/** What the person chose; light unless they did (APP-02). */
export const theme = createStore<Theme>('light');

function apply(): void {
  const choice = theme.get();
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia(darkQuery).matches);
  const shown = isDark && !matchMedia(paperQuery).matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[shown]);
}

/** Chooses a theme and remembers it. */
export function setTheme(next: Theme): void {
  writeText(key, next);
  theme.set(next);
}

/**
 * Keeps the page in the chosen theme: the stored choice, a new one, another tab's, the system's. Paper is always light.
 *
 * @returns the function that ends it
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
