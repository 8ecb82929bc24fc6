import { beforeEach, expect, test, vi } from 'vitest';

let isSystemDark: boolean;
let isPaper: boolean;
/** Listeners by media query. */
let changes: Map<string, () => void>;
const onSystemChange = (): void => changes.get('(prefers-color-scheme: dark)')?.();

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  isSystemDark = false;
  isPaper = false;
  changes = new Map();
  delete document.documentElement.dataset['theme'];
  document.head.innerHTML = '<meta name="theme-color" content="">';
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'print' ? isPaper : isSystemDark && query === '(prefers-color-scheme: dark)',
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'change') changes.set(query, listener);
    },
  }));
});

/** Starts the theme with a stored value. */
async function start(stored: string | null) {
  if (stored !== null) localStorage.setItem('theme', stored);
  const module = await import('./theme.ts');
  module.followTheme();
  return module;
}
const shown = (): string | undefined => document.documentElement.dataset['theme'];
/** Content of the theme-color element. */
const bars = (): unknown => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
/** Changes the stored value like another tab. */
function storeFromOtherTab(value: string | null): void {
  if (value === null) localStorage.removeItem('theme');
  else localStorage.setItem('theme', value);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }));
}

test.each([
  [null, 'light', 'light'],
  ['light', 'light', 'light'],
  ['dark', 'dark', 'dark'],
  ['system', 'system', 'light'],
  ['hotdog', 'light', 'light'],
] as const)('[APP-02] %j in storage is %s, and the page is %s', async (stored, choice, page) => {
  const { theme } = await start(stored);
  expect(theme.get()).toBe(choice);
  expect(shown()).toBe(page);
});

test('[APP-02] a chosen theme is applied at once and stored', async () => {
  const { setTheme, theme } = await start(null);
  setTheme('dark');
  expect([theme.get(), shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark']);
  expect(bars()).toBe('#121212');
  setTheme('light');
  expect([theme.get(), shown(), localStorage.getItem('theme')]).toEqual(['light', 'light', 'light']);
  expect(bars()).toBe('#fcfbfc');
});

test('[APP-02] the system theme follows the system and its changes', async () => {
  isSystemDark = true;
  const { setTheme } = await start('system');
  expect(shown()).toBe('dark');
  isSystemDark = false;
  onSystemChange();
  expect(shown()).toBe('light');
  setTheme('light');
  isSystemDark = true;
  onSystemChange();
  expect(shown(), 'an own choice does not follow the system').toBe('light');
});

test('[APP-02] a change in another tab is followed', async () => {
  const { theme } = await start(null);
  storeFromOtherTab('dark');
  expect([theme.get(), shown()]).toEqual(['dark', 'dark']);
  storeFromOtherTab(null);
  expect([theme.get(), shown()]).toEqual(['light', 'light']);
});

test('[APP-02] printing is light, then the chosen theme is restored', async () => {
  const { theme } = await start('dark');
  isPaper = true;
  changes.get('print')?.();
  expect([theme.get(), shown()]).toEqual(['dark', 'light']);
  isPaper = false;
  changes.get('print')?.();
  expect(shown()).toBe('dark');
});
