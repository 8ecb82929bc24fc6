import { expect, fillLogin, send, settledAnswer, test } from './fixtures.ts';
import { accept, bot, corporate, enterByLink, fillGuestLogin, other, otherLink } from './guest.ts';

test('[BOT-01][BOT-02][BOT-03] a guest of the company signs in, accepts the agreements and gets an answer', async ({
  page,
}) => {
  await page.goto('/chatBot?chatName=claude');
  await expect(page).toHaveURL('/chatBot/login?chatName=claude');
  await fillGuestLogin(page, corporate);
  await expect(page.getByRole('heading', { level: 1, name: 'Соглашения' })).toBeVisible();
  await expect(page).toHaveURL(/\/chatBot\/agreements\?chatName=claude&/);
  // The address of the chat leads back here.
  await page.goto('/chatBot/claude');
  await expect(page.getByRole('heading', { level: 1, name: 'Соглашения' })).toBeVisible();

  await expect(accept(page)).toBeDisabled();
  await expect(page.getByText('Отметьте оба обязательных пункта и хотя бы один')).toBeVisible();
  await page.getByText('Принимаю правила').click();
  await page.getByText('Понимаю, что ответы').click();
  await expect(accept(page)).toBeDisabled();
  await expect(page.getByText('Отметьте хотя бы один из необязательных')).toBeVisible();
  await page.getByText('только для выполнения рабочих задач').click();
  await accept(page).click();
  await expect(bot(page, 'Claude')).toBeVisible();
  await send(page, 'Привет от гостя');
  await settledAnswer(page, 'Claude');

  // Once and for good.
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/chatBot/login?chatName=claude');
  await fillGuestLogin(page, corporate);
  await expect(bot(page, 'Claude')).toBeVisible();
});

test('[BOT-01][BOT-02] the link of a guest from outside leads straight into the chat; its token stays nowhere', async ({
  page,
}) => {
  const later: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') later.push(JSON.stringify([request.url(), request.headers()]));
  });
  await enterByLink(page);
  expect(new URL(page.url()).pathname).toBe('/chatBot/chatGpt');
  expect(page.url()).not.toContain('guest-other-2026');
  await page.reload();
  await expect(bot(page)).toBeVisible();
  const left = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title]),
  );
  expect(left).not.toContain('guest-other-2026');
  expect(left).toContain('Chat_Bot');
  expect(later.join('\n')).not.toContain('guest-other-2026');
});

test('[BOT-02] a link that is good no more says so at the form, which is the other way in', async ({
  page,
}) => {
  await page.goto(`/chatBot/login?token=old&emailUser=${other}&chatName=chatGpt`);
  await expect(page.getByRole('alert')).toHaveText(
    'Ссылка из приглашения не действует. Войдите с паролем или попросите новое приглашение.',
  );
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(other);
  await page.getByRole('textbox', { name: 'Пароль' }).fill('portal-2026');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(bot(page)).toBeVisible();
});

test('[BOT-02] an unknown address and a wrong password are told at the form, what was typed stays', async ({
  page,
}) => {
  await page.goto(`/chatBot/login?emailUser=nobody@other.example`);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText('Гостя с таким адресом нет')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await fillGuestLogin(page, other, 'неверный');
  await expect(page.getByRole('alert')).toHaveText('Неверный e-mail или пароль');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(other);
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toHaveValue('неверный');
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toBeFocused();
});

test('[PRE-08][BOT-03] a guest comes back to where they were headed; a foreign target leads to the bot', async ({
  page,
}) => {
  await page.goto('/chatBot/claude');
  await expect(page).toHaveURL(/\/chatBot\/login\?chatName=claude&redirect=/);
  await fillGuestLogin(page, other);
  await expect(bot(page, 'Claude')).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/chatBot/login?chatName=claude');
  await page.goto('/chatBot/login?redirect=//evil.example/&chatName=claude');
  await fillGuestLogin(page, other);
  await expect(bot(page, 'Claude')).toBeVisible();
});

const exits = [
  { query: '', address: '/chatBot/login?chatName=chatGpt' },
  { query: '&typeExit=nonsense', address: '/chatBot/login?chatName=chatGpt' },
  { query: '&typeExit=login', address: '/chatBot/login?chatName=chatGpt' },
  { query: '&typeExit=portal', address: '/login' },
  { query: '&typeExit=close', address: '/chatBot/closed?chatName=chatGpt&typeExit=close' },
];

for (const { query, address } of exits) {
  test(`[BOT-05][AUTH-07] «Выйти» after a link with «${query}» leads to ${address}, after a reload too`, async ({
    page,
  }) => {
    await enterByLink(page, query);
    await page.reload();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(address);
    if (query.endsWith('close')) await expect(page.getByText('Можно закрыть вкладку.')).toBeVisible();
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(left).not.toContain(other);
    expect(left).not.toContain('Chat_Bot');
    await page.goto('/chatBot/chatGpt');
    await expect(page).toHaveURL(/\/chatBot\/login/);
  });
}

test('[BOT-05] who has left a window that stays open can sign in to the same bot again', async ({ page }) => {
  await page.goto(`/chatBot/login?emailUser=${other}&chatName=claude&typeExit=close`);
  await fillGuestLogin(page, other);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('link', { name: 'Войти снова' }).click();
  await expect(page).toHaveURL('/chatBot/login?chatName=claude');
  await fillGuestLogin(page, other);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByText('Можно закрыть вкладку.')).toBeVisible();
});

test('[BOT-05] a window that a script has opened closes', async ({ page, context }) => {
  await page.goto('/chatBot/login');
  const opened = context.waitForEvent('page');
  await page.evaluate((link) => void window.open(link), `${otherLink}&typeExit=close`);
  const popup = await opened;
  await expect(bot(popup)).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Выйти' }).click();
  await closed;
  // The first tab has followed the login, and the logout as well.
  await expect(page).toHaveURL(/\/chatBot\/login/);
});

test('[BOT-01] the employee’s login does not let a guest in', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, other);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
