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
export const theme = createStore<Theme>(parse(readText(key)));

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

/** Keeps the page in the chosen theme: own choice, another tab's, the system's; on paper always the light one. Called once at start. */
export function followTheme(): void {
  apply();
  theme.subscribe(apply);
  for (const query of [darkQuery, paperQuery]) matchMedia(query).addEventListener('change', apply);
  watchKey(key, (text) => theme.set(parse(text)));
}
