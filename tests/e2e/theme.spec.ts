import type { Page } from '@playwright/test';
import { expect, settle, test } from './fixtures.ts';

const appliedTheme = (page: Page) => page.locator('html').getAttribute('data-theme');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const [stored, system, theme, colour] of [
  [null, 'dark', 'light', 'rgb(252, 251, 252)'],
  ['dark', 'light', 'dark', 'rgb(18, 18, 18)'],
  ['light', 'dark', 'light', 'rgb(252, 251, 252)'],
  ['system', 'dark', 'dark', 'rgb(18, 18, 18)'],
  ['system', 'light', 'light', 'rgb(252, 251, 252)'],
  ['"purple"', 'dark', 'light', 'rgb(252, 251, 252)'],
] as const) {
  test(`[APP-02] stored ${stored}, system ${system}: ${theme} before any script of the portal has run`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((choice) => {
      if (choice !== null) localStorage.setItem('theme', choice);
    }, stored);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    expect(await appliedTheme(page)).toBe(theme);
    expect(await background(page)).toBe(colour);
    await expect(page.getByRole('progressbar', { name: 'Загрузка портала' })).toBeVisible();
  });
}

test('[APP-02] the button goes round light, dark and the system’s theme, and the choice is kept', async ({
  page,
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
});

test('[APP-02] a change in another tab is followed at once', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Тема' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByRole('button', { name: 'Тема' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Тема' })).toHaveAccessibleDescription('Тема: тёмная');
});

test('[PRE-07] storage that throws: the portal starts, signs in and changes its theme', async ({
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

for (const profile of ['', '{', 'null', '[]', '{"id":"1"}', '{"token":"secret"}']) {
  test(`[PRE-07] storage that holds ${JSON.stringify(profile)} for a person: the portal starts at the login`, async ({
    page,
  }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/1.0/')) calls += 1;
    });
    await page.addInitScript((text) => {
      localStorage.setItem('authState', 'AUTHENTICATED');
      localStorage.setItem('profile', text);
    }, profile);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    await settle(page);
    expect(calls, 'calls as somebody who is nobody').toBe(0);
  });
}

test('[APP-01][APP-04] the page is Russian and its title is the gateway’s name', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveTitle('Нейропортал');
});
