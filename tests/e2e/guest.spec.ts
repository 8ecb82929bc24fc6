import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  chatUuidOf,
  expect,
  expectNoSideScroll,
  send,
  settle,
  settledAnswer,
  tabTo,
  test,
} from './fixtures.ts';
import { accept, bot, corporate, enterByLink, fillGuestLogin, other } from './guest.ts';

/** Checks the screen with axe at phone width; no horizontal scrolling at phone and wide widths. */
async function expectFit(page: Page, screen: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideScroll(page, `${screen}, ${width}`);
  }
  await expectAccessible(page, screen);
}

test.describe('an external guest, signed in', () => {
  test.use({ as: other });

  test('[AUTH-12][ERR-07][PRE-07] when a guest’s session ends, the chat-bot’s login says so; afterwards chat and text are back; another guest who signs in in another tab sees nothing of the first one’s', async ({
    page,
    context,
  }) => {
    await page.goto('/chatBot/claude');
    await send(page, 'Первый вопрос');
    await settledAnswer(page, 'Claude');
    const chatUuid = await chatUuidOf(page);
    await context.clearCookies();
    await send(page, 'Вопрос без сессии');
    const told = page.getByRole('dialog', { name: 'Сессия завершена' });
    await expect(told).toContainText('Войдите ещё раз');
    await expect(told.getByRole('button', { name: 'Отправить отчёт' })).toHaveCount(0);
    await expect(page).toHaveURL(/\/chatBot\/login\?chatName=claude&redirect=/);
    await told.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(other);
    await fillGuestLogin(page, other);
    await expect(page).toHaveURL(`/chatBot/claude/${chatUuid}`);
    await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Вопрос без сессии');
    await expect(page.getByRole('log').getByRole('article', { name: 'Вы' })).toHaveText(/Первый вопрос/);

    const tab = await context.newPage();
    await tab.goto('/favicon.svg');
    await tab.evaluate(() => {
      const first = JSON.parse(localStorage.getItem('chatBotProfile') ?? '{}');
      localStorage.setItem(
        'chatBotProfile',
        JSON.stringify({ ...first, id: 99, email: 'next@other.example' }),
      );
    });
    await expect(page.getByRole('banner')).toContainText('next@other.example');
    await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('');
  });
});

test('[BOT-01][APP-21] a reload keeps the draft, the chat and the current answer; a long portal name is cut in a narrow header', async ({
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const shipped: Record<string, unknown> = await (await route.fetch()).json();
    await route.fulfill({ json: { ...shipped, gatewayName: 'Портал нейросетей научного центра' } });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await enterByLink(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Выйти' })).toBeInViewport({ ratio: 1 });
  await expectNoSideScroll(page, 'the chat');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Ещё не отправлено');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Ещё не отправлено');
  await send(page, 'длинно и медленно расскажи о себе');
  const chatUuid = await chatUuidOf(page);
  await expect(page).toHaveURL(`/chatBot/chatGpt/${chatUuid}`);
  await expect(page.getByRole('log').getByRole('article', { name: 'ChatGPT' })).toContainText('медленно');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Остановить' })).toBeVisible();
  await page.getByRole('button', { name: 'Остановить' }).click();
  await expect(page.getByRole('article').getByText('Ответ остановлен')).toBeVisible();
  await page.getByRole('link', { name: 'Новый чат' }).click();
  await expect(page).toHaveURL('/chatBot/chatGpt');
});

test.describe('beside an employee', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[AUTH-09][PRE-07] guest and employee work at the same time; a sign-out affects only one of them', async ({
    page,
    context,
  }) => {
    await page.goto('/chat/neuron/chatGpt');
    await send(page, 'длинно и медленно: вопрос сотрудника');
    await expect(page.getByRole('button', { name: 'Остановить' })).toBeVisible();
    const guest = await context.newPage();
    await enterByLink(guest);
    const second = await context.newPage();
    await second.goto('/chatBot/claude');
    await expect(bot(second, 'Claude')).toBeVisible();
    await send(guest, 'вопрос гостя');
    await settledAnswer(guest);
    await guest.getByRole('button', { name: 'Выйти' }).click();
    await expect(second).toHaveURL(/\/chatBot\/login/);
    // The employee's answer continues.
    await expect(page.getByRole('log').getByRole('article', { name: 'Вы' })).toContainText(
      'вопрос сотрудника',
    );
    await expect(page.getByRole('button', { name: 'Остановить' })).toBeVisible();
    await page.getByRole('button', { name: 'Остановить' }).click();
    await expect(page.getByRole('article').getByText('Ответ остановлен')).toBeVisible();

    await enterByLink(guest);
    await page.getByRole('button', { name: 'employee@neuro.example' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(/\/login/);
    await settle(guest);
    await send(guest, 'ещё вопрос гостя');
    await settledAnswer(guest);
  });
});

test('[CHAT-15][BOT-01] sign-in, answer and sign-out by keyboard alone', async ({ page }) => {
  await page.goto('/chatBot/login?chatName=chatGpt');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type(other);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toBeFocused();
  await page.keyboard.type('portal-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeFocused();
  await page.keyboard.type('Только клавиатура');
  await page.keyboard.press('Enter');
  await settledAnswer(page);
  const out = page.getByRole('button', { name: 'Выйти' });
  await tabTo(page, out, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/chatBot/login?chatName=chatGpt');
});

const code = (page: Page) => page.getByRole('dialog', { name: 'Кодекс этики' });

test.describe('the screens of a guest', () => {
  test.use({ ethics: 'open' });

  test('[CHAT-15] axe finds nothing on the guest screens in either theme, and no page scrolls horizontally', async ({
    page,
  }) => {
    await page.goto('/chatBot/login');
    await expect(page.getByRole('button', { name: 'Продолжить' })).toBeVisible();
    await expectFit(page, 'login');
    await fillGuestLogin(page, other, 'неверный');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectFit(page, 'login, refused');
    // Another test accepts the agreements for good: here the answer is the one before that.
    await page.route('**/api/1.0/auth/checkAgreement', (route) =>
      route.fulfill({ contentType: 'application/json', body: 'false' }),
    );
    await fillGuestLogin(page, corporate);
    await expect(accept(page)).toBeVisible();
    await expectFit(page, 'agreements');
    await page.getByRole('button', { name: 'Не принимать и выйти' }).click();
    await expect(page).toHaveURL(/\/chatBot\/login/);
    await enterByLink(page, '&typeExit=close');
    await expectFit(page, 'chat');
    await send(page, 'Привет');
    await expect(code(page)).toBeVisible();
    await expectFit(page, 'code of ethics');
    await code(page).getByRole('button', { name: 'Принимаю' }).click();
    await settledAnswer(page);
    await expectFit(page, 'chat, answered');
    await page.goto('/chatBot/noSuchBot');
    await expect(bot(page, 'Такого чат-бота нет')).toBeVisible();
    await expectFit(page, 'unknown bot');
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(bot(page, 'Вы вышли')).toBeVisible();
    await expectFit(page, 'closed');
  });
});
