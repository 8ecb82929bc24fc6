import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { frame } from './frame.ts';
import { breakpoints } from './media.ts';
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
    lightColors.surfaceSunken,
    lightColors.border,
    lightColors.text,
    lightColors.brand,
    darkColors.surface,
    darkColors.surfaceSunken,
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

/** The attributes by which the initial shell is chosen, as the second inline script sets them. */
function initialShell(address: string, stored: Readonly<Record<string, string>>): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(inlineScripts[1] ?? '', {
    URL,
    location: { pathname: `/portal${address}` },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document: {
      documentElement: { dataset },
      querySelector: () => ({ href: 'https://portal.example/portal/favicon.svg' }),
    },
  });
  return dataset;
}

const signedIn = { authState: 'AUTHENTICATED', profile: '{"id":7}' };

test.each([
  ['/login', {}, { boot: 'public' }],
  ['/resetPassword', signedIn, { boot: 'public' }],
  ['/chatBot/chatGpt', signedIn, {}],
  ['/', signedIn, { boot: 'panel' }],
  ['/', { ...signedIn, 'panel:7': 'rail' }, { boot: 'panel', bootPanel: 'rail' }],
  ['/', { ...signedIn, 'panel:8': 'rail' }, { boot: 'panel' }],
  ['/', { ...signedIn, profile: 'nonsense' }, { boot: 'panel' }],
  ['/admin/users', signedIn, { boot: 'panel', bootPanel: 'narrow' }],
  ['/companyAdmin', { ...signedIn, 'panel:7': 'rail' }, { boot: 'panel', bootPanel: 'rail' }],
  ['/pres-editor/1', signedIn, { boot: 'panel', bootPanel: 'rail' }],
  ['/pres-editor/1', { ...signedIn, 'panel-of-workplaces:7': 'whole' }, { boot: 'panel' }],
  ['/lab/agents-create-edit', signedIn, { boot: 'panel', bootPanel: 'rail' }],
])('[APP-03] %s with %j in the storage: the initial shell is that of %j', (address, stored, shell) => {
  expect(initialShell(address, stored)).toEqual(shell);
});

test('[APP-03] the initial shell knows which pages have a panel of their own', () => {
  const routes = new URL('../../routes/_main/', import.meta.url);
  const panels = globSync('*.tsx', { cwd: routes }).flatMap((file) => {
    const wish = /\bpanel: '(\w+)'/.exec(readFileSync(new URL(file, routes), 'utf8'))?.[1];
    return wish ? [[`/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`, wish]] : [];
  });
  expect(panels.length).toBeGreaterThan(3);
  for (const [address = '', wish] of panels)
    expect(initialShell(address, signedIn)['bootPanel'], address).toBe(wish === 'own' ? 'narrow' : 'rail');
});

test('[APP-03] the initial shell has the measures of the bar and of the panel', () => {
  const style = inlineStyles.join('');
  expect([...style.matchAll(/--boot-panel: (.+);/g)].map(([, width]) => width)).toEqual([
    frame.panel.width,
    frame.panel.narrow,
    frame.panel.rail,
  ]);
  expect(style).toMatch(new RegExp(`\\.boot-bar \\{[^}]*height: ${frame.bar.height};`));
  expect(style).toContain(`@media screen and (min-width: ${breakpoints.md}px)`);
});
