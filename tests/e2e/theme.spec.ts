import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const appliedTheme = (page: Page) => page.locator('html').getAttribute('data-theme');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('[APP-01][APP-02][APP-04] language, title and theme are set before any script of the portal has run', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.abort());
  for (const [stored, system, theme, colour] of [
    [null, 'dark', 'light', 'rgb(252, 251, 252)'],
    ['dark', 'light', 'dark', 'rgb(18, 18, 18)'],
    ['light', 'dark', 'light', 'rgb(252, 251, 252)'],
    ['system', 'dark', 'dark', 'rgb(18, 18, 18)'],
    ['system', 'light', 'light', 'rgb(252, 251, 252)'],
    ['"purple"', 'dark', 'light', 'rgb(252, 251, 252)'],
  ] as const) {
    const choice = `stored ${stored}, system ${system}`;
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await page.evaluate((text) => {
      if (text === null) localStorage.removeItem('theme');
      else localStorage.setItem('theme', text);
    }, stored);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await appliedTheme(page), choice).toBe(theme);
    expect(await background(page), choice).toBe(colour);
    await expect(page.getByRole('progressbar', { name: 'Загрузка портала' })).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveTitle('Нейропортал');
});

test('[APP-02] the button cycles light, dark and system theme; the choice is stored and applied in other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Тема' });
  await expect(button).toHaveAccessibleDescription('Тема: светлая');
  for (const [choice, theme, words] of [
    ['dark', 'dark', 'тёмная'],
    ['system', 'light', 'как в системе'],
  ] as const) {
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(button).toHaveAccessibleDescription(`Тема: ${words}`);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(choice);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(button).toHaveAccessibleDescription('Тема: как в системе');
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByRole('button', { name: 'Тема' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAccessibleDescription('Тема: тёмная');
});

test('[PRE-07] with a storage that throws, the portal starts, signs in and changes its theme', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('No storage here', 'SecurityError');
      },
    });
  });
  await signIn();
  await page.getByRole('button', { name: 'Тема' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Лаборатория' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Лаборатория' })).toBeVisible();
});
