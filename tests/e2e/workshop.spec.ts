import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type ServedPage, serveWorkshop } from '../support/workshop.ts';
import { bringAxe, expectAccessibleIn, setTheme, themes } from './axe.ts';

const test = base.extend<{ problems: string[] }, { workshop: ServedPage }>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern
    async ({}, use) => {
      const workshop = await serveWorkshop();
      await use(workshop);
      await workshop.dispose();
    },
    // A build takes seconds, on a busy machine much longer.
    { scope: 'worker', timeout: 120_000 },
  ],
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      await use(problems);
      expect(problems, 'console errors and page errors').toEqual([]);
    },
    { auto: true },
  ],
});

const sources = join(import.meta.dirname, '../../src');
const names = globSync('{ui/components/*,markdown}/*.examples.tsx', { cwd: sources })
  .map((path) => basename(path, '.examples.tsx'))
  .sort();

/** A test opens a group of components in one page, because starting a page takes most of the time. */
const groupSize = 12;
const groups = Array.from({ length: Math.ceil(names.length / groupSize) }, (_, index) =>
  names.slice(index * groupSize, (index + 1) * groupSize),
);

/** The frame of a single state is a page with its own landmarks. */
const landmarkRules = ['landmark-unique', 'landmark-no-duplicate-main'];

/** Opens a component's page and waits for the fonts of the page and its frames. */
async function open(page: Page, url: string, component: string): Promise<void> {
  await page.goto(`${url}?component=${component}&plain`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const frame of page.frames()) {
    await frame.locator('main').waitFor({ state: 'attached' });
    await frame.evaluate(() => document.fonts.ready);
  }
  // Which frame has focus is random, so none gets it.
  await page.evaluate(() => {
    window.focus();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Running animations with motion. Opacity is no motion: with reduced motion the spinner fades. */
async function moving(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
          .flatMap((keyframe) => Object.keys(keyframe)),
      ),
    ),
  );
  const still = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];
  return found.flat().filter((property) => !still.includes(property));
}

test.use({ viewport: { width: 720, height: 600 }, trace: 'off' });

test.describe('every component', () => {
  for (const group of groups) {
    test(`[CHAT-15]${group.includes('Charts') ? '[ADM-32]' : ''} ${group.join(', ')} match their pictures, and axe finds nothing, in both themes`, async ({
      page,
      workshop,
    }) => {
      await bringAxe(page);
      for (const name of group) {
        await open(page, workshop.url, name);
        for (const theme of themes) {
          await setTheme(page, theme);
          await expect.soft(page.locator('main')).toHaveScreenshot(`${name}-${theme}.png`);
          await expectAccessibleIn(page, theme, name, { without: landmarkRules });
        }
        await expect.poll(() => moving(page), `${name}: motion, where less of it is wanted`).toEqual([]);
      }
    });
  }
});

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('[CHAT-15] a skeleton is animated without reduced motion; in forced colours only the selected tab has an outline, and a switch is filled when on and outlined when off', async ({
  page,
  workshop,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, workshop.url, 'Skeleton');
  expect(await moving(page)).not.toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, workshop.url, 'Tabs');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  expect(await styleOf(tabs.and(page.locator('[aria-selected="true"]')), 'outline-style')).toBe('solid');
  expect(await styleOf(tabs.first(), 'outline-style')).toBe('none');
  await open(page, workshop.url, 'Switch');
  const [off, on] = await page
    .locator('label > span:has(> span)')
    .evaluateAll((tracks) => tracks.map((track) => getComputedStyle(track).backgroundColor));
  expect(on).not.toBe(off);
  expect(off).toBe(await styleOf(page.locator('html'), 'background-color'));
});

test('[ADM-04][CHAT-15] of 10 000 rows only the visible ones are rendered, down to the last; the focus ring of a row is above sticky cells', async ({
  page,
  workshop,
}) => {
  await open(page, workshop.url, 'Table');
  const long = page.locator('section').filter({ hasText: '10 000 строк' }).getByRole('grid');
  await expect(long).toHaveAttribute('aria-rowcount', '10001');
  expect(await long.getByRole('row').count()).toBeLessThan(60);
  await long.evaluate((element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).overflowY === 'auto') box.scrollTop = box.scrollHeight;
  });
  await expect(long.getByRole('rowheader', { name: 'Сотрудник 10000' })).toBeVisible();
  await expect(long.getByRole('columnheader', { name: 'Имя' })).toBeVisible();

  await page.goto(`${workshop.url}?component=Table&state=${encodeURIComponent('Сортировка и выбор')}`);
  const grid = page.getByRole('grid');
  await grid.waitFor();
  // Only keyboard focus shows the ring.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const ring = await grid
    .getByRole('row')
    .and(page.locator(':focus'))
    .evaluate((row) => {
      const style = getComputedStyle(row, '::after');
      const cells = [...row.children].map((cell) => Number(getComputedStyle(cell).zIndex) || 0);
      return { outline: style.outlineStyle, isAbove: Number(style.zIndex) > Math.max(...cells) };
    });
  expect(ring).toEqual({ outline: 'solid', isAbove: true });
});

test('[APP-12] a dialog is 470, 500 or 600 px wide, its backdrop blurs by 8 px and appears in 300 ms; it fits into the window and scrolls by keyboard; under reduced motion it has no transition and does not shake', async ({
  page,
  workshop,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const dialogAt = async (state: string) => {
    await page.goto(`${workshop.url}?component=Dialog&state=${encodeURIComponent(state)}`);
    const box = page.getByRole(state.startsWith('Удаление') ? 'alertdialog' : 'dialog');
    await expect(box).toBeVisible();
    return box;
  };
  const styles = (locator: Locator, ...names: string[]) =>
    Promise.all(names.map((name) => styleOf(locator, name)));
  const widths = {
    'Обычная пара кнопок': 470,
    'Сохранить нельзя: не отпускает': 500,
    'Удаление, 600 пикселей': 600,
  };
  for (const [state, width] of Object.entries(widths)) {
    const box = await dialogAt(state);
    await expect.poll(async () => (await box.boundingBox())?.width).toBe(width);
    const backdrop = box.locator('xpath=../..');
    expect(
      await styles(backdrop, 'backdrop-filter', 'transition-duration', 'padding-top', 'padding-bottom'),
    ).toEqual(['blur(8px)', '0.3s', '16px', '16px']);
    expect(await styles(box.locator('xpath=./div'), 'min-height')).toEqual(['150px']);
  }

  await page.setViewportSize({ width: 320, height: 420 });
  const low = await dialogAt('Длинное содержание прокручивается');
  await expect.poll(async () => (await low.boundingBox())?.height ?? 999).toBeLessThanOrEqual(388);
  const body = low.locator('xpath=./div[@tabindex="0"]');
  await body.focus();
  await page.keyboard.press('End');
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Понятно' })).toBeInViewport();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await dialogAt('Сохранить нельзя: не отпускает');
  await page.keyboard.press('Escape');
  expect(await moving(page)).toEqual([]);
  const duration = await styleOf(still.locator('xpath=../..'), 'transition-duration');
  expect(Number.parseFloat(duration)).toBeLessThan(0.001);
  await expect(still).toBeVisible();
});
