import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectNoIbmViolations } from './ibm.ts';

/** Half as long as `axe.source`, which every page would have to be sent and to compile. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** Rules that the colours of a theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Sets the theme of the page and its frames, which changes colours only. Turns transitions off, so that axe does not
 * measure colours between two themes, and because a thousand transitions take a second.
 */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate((chosen) => {
      const { adoptedStyleSheets, documentElement } = document;
      if (documentElement.dataset['still'] === undefined) {
        documentElement.dataset['still'] = '';
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { transition: none !important }');
        adoptedStyleSheets.push(still);
      }
      documentElement.dataset['theme'] = chosen;
    }, theme);
  }
}

/** Runs in the page: caches parsed colours. axe parses the same few colours a thousand times, a third of its time. */
function rememberColours(): void {
  const { prototype } = Reflect.get(window, 'axe').commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, object>();
  prototype.parseString = function (text: string) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Gives axe to all pages and frames that this page opens, for tests that check most of them. */
export const bringAxe = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: `${source};(${rememberColours})()` });

/**
 * Checks the current screen with axe: all rules in the light theme, only those about colours in the dark one, which has
 * the same elements.
 *
 * axe is called directly, because `@axe-core/playwright` loads it again and opens a second page for every check, which
 * takes three times as long.
 *
 * @param part selector of a part, if the rest of the screen has been checked before
 * @param without rules that do not apply here
 */
export async function expectAccessibleIn(
  page: Page,
  theme: Theme,
  screen: string,
  { part, without = [] }: { part?: string | undefined; without?: readonly string[] } = {},
): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(source);
    await frame.evaluate(rememberColours);
  }
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // No style sheets: only an experimental rule reads them, and the policy forbids to copy one that is still loading.
    preload: { assets: ['media'] },
    ...(theme === 'dark' ? { runOnly: colourRules } : {}),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  // For seconds, React Aria keeps announcements that refer to controls which may be gone.
  const context = { include: [[part ?? 'html']], exclude: [['[data-live-announcer]']] };
  const found = await page.evaluate(
    async ([where, how]) => {
      const { violations } = await Reflect.get(window, 'axe').run(where, how);
      return violations;
    },
    [context, options] as const,
  );
  const texts = (found as axe.Result[]).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(texts, `${screen}, ${theme}`).toEqual([]);
}

/** Checks that Safari would zoom into no field of the screen: on a touch screen each has text of at least 16 px. */
async function expectNoZoom(page: Page, screen: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .filter((field) => !['checkbox', 'radio', 'file', 'range', 'hidden'].includes(field.type))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
  expect.soft(small, `${screen}: case 52-ios-zoom`).toEqual([]);
}

/**
 * Checks the screen, or a part of it, with axe alone, in both themes: for another state of a screen that `expectAccessible`
 * has read, and for what IBM's checker cannot read.
 */
export async function expectAccessibleByAxe(page: Page, screen: string, part?: string): Promise<void> {
  for (const theme of themes) {
    await setTheme(page, theme);
    await expectAccessibleIn(page, theme, screen, { part });
  }
}

/**
 * Checks the screen, or a part of it, with axe in both themes, then with IBM's checker in the light one, and its fields on
 * a touch screen.
 */
export async function expectAccessible(page: Page, screen: string, part?: string): Promise<void> {
  await expectAccessibleByAxe(page, screen, part);
  await expectNoIbmViolations(page, screen);
  await expectNoZoom(page, screen);
}
