import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  expect,
  expectNoSideScroll,
  fillLogin,
  provoke,
  send,
  settledAnswer,
  tabTo,
  test,
} from './fixtures.ts';

// A transition half-way is no state that a reader meets for long; axe would judge its colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tiles = (page: Page) => page.getByRole('button', { name: /избранно/ });

async function askForEverything(page: Page): Promise<void> {
  await page.goto('/chat/neuron/chatGpt');
  await send(page, 'Покажи таблицу, код и формулу');
  const answer = await settledAnswer(page);
  await expect(answer.getByRole('table')).toBeVisible();
  await expect(answer.locator('math').first()).toBeAttached();
}

const widths = [320, 360, 768, 1280, 1920, 2560];

/** Checks at every width that the page does not scroll sideways. Restores the width. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const width of [...widths, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideScroll(page, `${screen}, ${width}`);
  }
}

test('[CHAT-15][APP-05] a login that is refused: axe finds nothing in either theme, it fits', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Введите пароль')).toBeVisible();
  await expectAccessible(page, 'login, empty fields');
  await expectToFit(page, 'login, empty fields');
  await fillLogin(page, 'employee@neuro.example', 'неверный');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'login, refused');
});

test.describe('signed in', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[CHAT-15][APP-05] the main page and what opens over it: axe finds nothing in either theme, it fits', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(tiles(page)).toHaveCount(31);
    await expectAccessible(page, 'home');
    await expectToFit(page, 'home');
    await page.getByRole('button', { name: 'Уведомления' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'notifications');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'employee@neuro.example' }).click();
    await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
    await expectAccessible(page, 'profile menu', '[role=menu]');
    await page.keyboard.press('Escape');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    await expectAccessible(page, '404');
    await page.goto('/lab');
    await expect(page.getByRole('heading', { level: 1, name: 'Лаборатория' })).toBeVisible();
    await expectAccessible(page, 'a page to come');
  });

  test('[CHAT-15][APP-05] the chat, with and without an answer: axe finds nothing in either theme, it fits', async ({
    page,
  }) => {
    await page.goto('/chat/neuron/chatGpt');
    await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
    await expectAccessible(page, 'chat, empty');
    await askForEverything(page);
    await expectAccessible(page, 'chat, answered');
    await page.setViewportSize({ width: 360, height: 800 });
    await send(page, 'ошибка');
    await expect(page.getByRole('log').getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'chat, failed, on a phone');
    await page.getByRole('button', { name: 'История', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await expectAccessible(page, 'history drawer', '[role=dialog]');
    await page.keyboard.press('Escape');
    await send(page, `Длинное слово: ${'ё'.repeat(400)} https://neuro.example/${'a'.repeat(300)}`);
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(6);
    await settledAnswer(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideScroll(page, `chat, ${width}`);
      const column = () => page.getByRole('log').evaluate((box) => box.scrollWidth - box.clientWidth);
      await expect.poll(column, `conversation, ${width}`).toBeLessThanOrEqual(0);
      await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeInViewport();
    }
  });

  test('[CHAT-15] axe finds nothing on the info dialog and the page of maintenance in either theme', async ({
    page,
  }) => {
    await provoke(page, '**/api/1.0/tile/getTile', 'limit-exceeded');
    await page.goto('/');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'info dialog');
    await page.getByRole('button', { name: 'Понятно' }).click();
    await expect(page.getByRole('heading', { name: 'Не удалось загрузить сервисы' })).toBeVisible();
    await expectAccessible(page, 'home, failed');
    await page.unrouteAll();
    await provoke(page, '**/api/1.0/tile/getTile', 'services-unavailable');
    await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { name: 'Сервисы временно недоступны' })).toBeVisible();
    await expectAccessible(page, 'maintenance');
  });
});

test.describe('an administrator', () => {
  test.use({ as: 'admin@neuro.example' });

  test('[CHAT-15][APP-05][ADM-17] a table, a filter, the menu of a row and a record: axe finds nothing in either theme, it fits', async ({
    page,
  }) => {
    await page.goto('/admin/users/users-table?size=25');
    await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
    await expectAccessible(page, 'users');
    await expectToFit(page, 'users');
    await page.getByRole('button', { name: 'Добавить фильтр' }).click();
    await page.getByRole('menuitem', { name: 'Роль' }).click();
    await expect(page.getByRole('dialog', { name: 'Роль' })).toBeVisible();
    await expectAccessible(page, 'a filter', '[role=dialog]');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Действия/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expectAccessible(page, 'menu of a row', '[role=menu]');
    await page.keyboard.press('Escape');
    await page.goto('/admin/users/users-table?size=25&row=1');
    await expect(page.getByRole('textbox', { name: 'Отдел' })).toBeVisible();
    await expectAccessible(page, 'record', '[role=dialog]');
    await expectToFit(page, 'record');
    await page.goto('/admin/users/users-table?requestsMin=999999999');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expectAccessible(page, 'nothing found');
  });
});

test('[CHAT-15] from the login to a copied answer and out again by keyboard alone', async ({ page }) => {
  const focused = page.locator(':focus');
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type('employee@neuro.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('portal-2026');
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(31);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page
      .getByRole('listitem')
      .filter({ has: tiles(page) })
      .getByRole('link', { name: 'ChatGPT', exact: true })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Сообщение' }));
  await page.keyboard.type('Только клавиатура');
  await page.keyboard.press('Enter');
  const answer = await settledAnswer(page);
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = answer.getByRole('button', { name: 'Копировать', exact: true });
  await tabTo(page, copy, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Скопировано' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('> Только клавиатура');
  await expect(focused).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'employee@neuro.example' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Профиль' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});
