import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleByAxe } from './axe.ts';
import {
  chatUuidOf,
  converse,
  expect,
  expectNoSideScroll,
  fillLogin,
  provoke,
  send,
  settledAnswer,
  tabTo,
  test,
} from './fixtures.ts';
import { isFocusCovered } from './focus.ts';

const tiles = (page: Page) => page.getByRole('button', { name: /избранно/ });

async function sendRichRequest(page: Page): Promise<void> {
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

/** The space above a phone's keyboard, and a window of 1280 × 1024 at 400 %. */
const lowWindows = [
  { width: 360, height: 300 },
  { width: 320, height: 256 },
];

/** Presses Tab until all of the buttons had the focus; expects that no focused control is covered. */
async function expectReachedByTab(dialog: Locator, names: readonly string[]): Promise<void> {
  const missing = new Set(names);
  // More often than there are controls: Tab stays inside the dialog.
  for (let presses = 0; presses < 30 && missing.size > 0; presses++) {
    await dialog.page().keyboard.press('Tab');
    const focused = dialog.locator(':focus');
    // A list that was open closes just after the focus has left it.
    await expect.poll(() => focused.evaluate(isFocusCovered), `stop ${presses}`).toBe(false);
    missing.delete((await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '');
  }
  expect([...missing], 'not reached by Tab').toEqual([]);
}

/**
 * Checks in low windows that the buttons outside the scrolled content of a dialog are visible, also after Tab has moved
 * through all of its controls, and that the content scrolls. Restores the window.
 */
async function expectUsableWhenLow(dialog: Locator, names: readonly string[]): Promise<void> {
  const page = dialog.page();
  const expectControls = async () => {
    for (const name of names)
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  };
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    await expectControls();
    const scrolls = dialog.evaluate((box) =>
      [...box.querySelectorAll('*')].some((part) => {
        if (part.clientHeight < 40 || part.scrollHeight <= part.clientHeight) return false;
        part.scrollTop = part.scrollHeight;
        return part.scrollTop > 0;
      }),
    );
    expect(await scrolls, 'the content scrolls').toBe(true);
    await expectControls();
  }
  await expectReachedByTab(dialog, names);
  await expectControls();
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('[CHAT-15][APP-05] a refused login: axe finds nothing in either theme, no horizontal scrolling', async ({
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
  await expectAccessibleByAxe(page, 'login, refused');
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
    await page.goto('/presentations');
    await expect(page.getByRole('heading', { level: 1, name: 'Презентации' })).toBeVisible();
    await expectAccessible(page, 'presentations');
  });

  test('[CHAT-15][APP-05] the chat, with and without an answer: axe finds nothing in either theme, it fits', async ({
    page,
  }) => {
    await page.goto('/chat/neuron/chatGpt');
    await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
    await expectAccessibleByAxe(page, 'chat, empty');
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport);
      await page.reload();
      await expect(page.getByRole('list', { name: 'Примеры запросов' })).toBeAttached();
      await expect(page.getByRole('heading', { level: 2, name: 'Чем помочь?' })).toBeInViewport();
      const top = () => page.getByRole('log').evaluate((box) => box.scrollTop);
      expect(await top(), `a new chat at ${viewport.width} px begins at its beginning`).toBe(0);
      await expect(page.getByRole('button', { name: 'К последнему сообщению' })).toHaveCount(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const font = /stix-two-math.*\.woff2$/;
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(
      (await loaded()).filter((name) => font.test(name)),
      'no formula yet',
    ).toEqual([]);
    await sendRichRequest(page);
    await expect(page.locator('math').first()).toHaveCSS('font-family', /^"STIX Two Math"/);
    await expect.poll(async () => (await loaded()).some((name) => font.test(name))).toBe(true);
    await expectAccessible(page, 'chat, answered');
    await page.setViewportSize({ width: 360, height: 800 });
    await send(page, 'ошибка');
    await expect(page.getByRole('log').getByRole('alert')).toBeVisible();
    await expectAccessibleByAxe(page, 'chat, failed, on a phone');
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    const history = page.getByRole('dialog').getByRole('complementary', { name: 'История' });
    await expect(history.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'panel as a drawer', '[role=dialog]');
    await page.keyboard.press('Escape');
    // Over the API: an answer of this depth that arrives word by word costs seconds.
    const chat = await chatUuidOf(page);
    const stairs = Array.from({ length: 40 }, (_, level) => `${'  '.repeat(level)}- Глубоко`);
    const long = `Длинное слово: ${'ё'.repeat(400)} https://neuro.example/${'a'.repeat(300)}`;
    for (const text of [long, stairs.join('\n')]) await converse(page, 'chatGpt', text, { chat });
    await page.reload();
    await expect(page.getByRole('log').getByRole('article').last()).toHaveAttribute('aria-posinset', '8');
    const deepest = (await settledAnswer(page)).getByRole('listitem').filter({ hasText: 'Глубоко' }).last();
    const width = await deepest.evaluate((item) => item.clientWidth);
    expect(width, 'text 40 levels deep, px').toBeGreaterThan(140);
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
    await provoke(page, '**/api/1.0/data/ping', 'unavailable');
    await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { name: 'Сервисы временно недоступны' })).toBeVisible();
    await expectAccessible(page, 'maintenance');
  });
});

test.describe('a low window', () => {
  test.use({ as: 'admin@neuro.example', ethics: 'open' });

  test('[APP-05][APP-12][ADM-14] a dialog, a drawer with a form and the comparison of two versions keep their buttons in sight and scroll inside', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    await page.goto('/chat/neuron/chatGpt');
    await page.getByRole('button', { name: 'Задать вопрос' }).click();
    await dialog.getByRole('textbox', { name: 'Сообщение' }).fill('Вопрос');
    await expectUsableWhenLow(dialog, ['Закрыть', 'Отменить']);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(dialog).toHaveCount(0);
    await send(page, 'Вопрос');
    await expect(dialog).toHaveAccessibleName('Кодекс этики');
    await expectUsableWhenLow(dialog, ['Закрыть', 'Не сейчас', 'Принимаю']);

    await page.goto('/admin/users/users-table?size=25&row=1');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: 'Отдел' }).fill('Склад');
    await expectUsableWhenLow(drawer, ['Закрыть', 'Сохранить']);
    await page.route('**/users/getUser?*', async (route) => {
      const row = await (await route.fetch()).json();
      await route.fulfill({ json: { ...row, version: row.version + 1, department: 'Казначейство' } });
    });
    await provoke(page, '**/users/changeUser', 'version-conflict');
    await drawer.getByRole('button', { name: 'Сохранить' }).click();
    const comparison = page.getByRole('dialog', { name: 'Запись уже изменена' });
    await expect(comparison).toBeVisible();
    await expectUsableWhenLow(comparison, [
      'Закрыть',
      'Отбросить мои изменения',
      'Вернуться к форме',
      'Сохранить выбранное',
    ]);
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
    await expectAccessibleByAxe(page, 'nothing found');
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
