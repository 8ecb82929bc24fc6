import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { expectNoIbmViolations } from './ibm.ts';

export const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];

/** Rules that the colours of a theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Shows the page and its frames in a theme, which changes colours only. Turns transitions off: axe must not judge
 * colours half-way between two themes, and a thousand transitions take a second.
 */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate((chosen) => {
      const { adoptedStyleSheets, documentElement } = document;
      if (adoptedStyleSheets.length === 0) {
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { transition: none !important }');
        adoptedStyleSheets.push(still);
      }
      documentElement.dataset['theme'] = chosen;
    }, theme);
  }
}

/** Runs in the page. axe reads the same few colours a thousand times, which takes a third of its time. */
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

/**
 * Asks axe about the whole screen as it stands: every rule in the light theme, those about colours in the dark one, which
 * has the same elements.
 *
 * axe is called directly: `@axe-core/playwright` loads it anew and opens a second page for every question, which takes
 * three times as long.
 *
 * @param part of the screen, where the rest has been looked at before
 * @param without rules that do not hold here
 */
export async function expectAccessibleIn(
  page: Page,
  theme: Theme,
  screen: string,
  { part, without = [] }: { part?: string | undefined; without?: readonly string[] } = {},
): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(rememberColours);
  }
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(theme === 'dark' ? { runOnly: colourRules } : {}),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const context = { include: [[part ?? 'html']] };
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

/** Asks axe about the screen, or a part of it, in both themes, and IBM's checker in the light one, in which it ends. */
export async function expectAccessible(page: Page, screen: string, part?: string): Promise<void> {
  for (const theme of themes) {
    await setTheme(page, theme);
    await expectAccessibleIn(page, theme, screen, { part });
  }
  await expectNoIbmViolations(page, screen);
}
