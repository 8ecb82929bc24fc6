import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { darkColors, lightColors } from './palette.ts';

const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
const inlineScripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
const inlineStyles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, code = '']) => code);

/** Runs the page's first inline script as a browser would before the first paint. */
function firstPaint(getItem: (key: string) => string | null, systemIsDark: boolean) {
  const dataset: { theme?: string } = {};
  const themeColor = { content: lightColors.surface };
  runInNewContext(inlineScripts[0] ?? '', {
    URL,
    location: { href: 'https://portal/login' },
    localStorage: { getItem },
    matchMedia: (query: string) => ({ matches: query.includes('dark') && systemIsDark }),
    document: { documentElement: { dataset }, querySelector: () => themeColor },
  });
  return [dataset.theme, themeColor.content];
}

test.each([
  [null, false, 'light'],
  [null, true, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['nonsense', true, 'light'],
])('[APP-02] stored %j, system dark %j: painted %s from the start', (stored, systemIsDark, theme) => {
  const colors = theme === 'dark' ? darkColors : lightColors;
  const getItem = (key: string) => (key === 'theme' ? stored : null);
  expect(firstPaint(getItem, systemIsDark)).toEqual([theme, colors.surface]);
});

test('[APP-02] the theme is light if storage throws', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  expect(firstPaint(refuse, true)[0]).toBe('light');
});

test('[APP-01] the page is Russian', () => {
  expect(html).toContain('<html lang="ru"');
});

test('the style is one element and no attribute carries style or script: the CSP allows elements by their hashes', () => {
  expect(inlineStyles).toHaveLength(1);
  expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
});

test('[APP-03] the initial shell has the colours of the themes', () => {
  const known = [
    lightColors.surface,
    lightColors.border,
    lightColors.text,
    lightColors.brand,
    darkColors.surface,
    darkColors.border,
    darkColors.text,
  ];
  const used = inlineStyles.join('').match(/#[0-9a-f]{6}/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const color of used) expect(known).toContain(color);
});

test('[APP-03] the initial shell is outside the root, which is empty while the code of the first page loads', () => {
  expect(html).toContain('<div id="root"></div>');
  expect(html).toMatch(/#root:not\(:empty\) \+ \.boot \{\s*display: none;/);
});
