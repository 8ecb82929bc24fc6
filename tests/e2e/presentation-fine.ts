import type { Page } from '@playwright/test';
import { expectAccessibleByAxe } from './axe.ts';
import { expectNoSideScroll } from './fixtures.ts';

/** Widths at which every state of the journeys must pass (PRES-29), px. The last ones are checked last. */
const widths = [320, 1024, 1440] as const;

/**
 * Checks a state of the journeys (PRES-29): nothing stands out sideways, and axe finds nothing in either theme, at every
 * width. Restores the width at the end.
 *
 * By axe alone: IBM's checker cannot read headings by role in the slides of the list.
 *
 * @param part selector of the checked part
 * @param at the widths, where narrow ones have another screen, which the state would not survive
 */
export async function expectFine(
  page: Page,
  screen: string,
  { part = 'main', at = widths }: { part?: string; at?: readonly (typeof widths)[number][] } = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const width of at) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    await expectNoSideScroll(page, `${screen}, ${width}`);
    await expectAccessibleByAxe(page, `${screen}, ${width}`, part);
  }
  if (before) await page.setViewportSize(before);
}

/** The wide widths: below 600 px the editor is another screen, in which the state would be lost. */
export const wide = [1024, 1440] as const;
