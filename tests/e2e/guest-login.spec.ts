import { expect, send, settledAnswer, test } from './fixtures.ts';
import { accept, bot, corporate, enterByLink, fillGuestLogin, otherLink } from './guest.ts';

test('[BOT-01][BOT-02][BOT-03] a guest with a corporate address signs in, accepts the agreements and gets an answer', async ({
  page,
}) => {
  await page.goto('/chatBot?chatName=claude');
  await expect(page).toHaveURL('/chatBot/login?chatName=claude');
  await fillGuestLogin(page, corporate);
  await expect(page.getByRole('heading', { level: 1, name: 'Соглашения' })).toBeVisible();
  await expect(page).toHaveURL(/\/chatBot\/agreements\?chatName=claude&/);
  // The address of the chat redirects here.
  await page.goto('/chatBot/claude');
  await expect(page.getByRole('heading', { level: 1, name: 'Соглашения' })).toBeVisible();

  await expect(accept(page)).toBeDisabled();
  await expect(page.getByText('Отметьте обязательные пункты и хотя бы один')).toBeVisible();
  await page.getByText('Принимаю правила').click();
  await page.getByText('Понимаю, что ответы').click();
  await expect(accept(page)).toBeDisabled();
  await expect(page.getByText('Отметьте хотя бы один из необязательных')).toBeVisible();
  await page.getByText('только для выполнения рабочих задач').click();
  await accept(page).click();
  await expect(bot(page, 'Claude')).toBeVisible();
  await send(page, 'Привет от гостя');
  await settledAnswer(page, 'Claude');

  // The agreements are not shown again.
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/chatBot/login?chatName=claude');
  await fillGuestLogin(page, corporate);
  await expect(bot(page, 'Claude')).toBeVisible();
});

test('[BOT-01][BOT-02] the link of an external guest opens the chat; its token is not kept anywhere', async ({
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

test('[BOT-05] a window that a script has opened closes', async ({ page, context }) => {
  await page.goto('/chatBot/login');
  const opened = context.waitForEvent('page');
  await page.evaluate((link) => void window.open(link), `${otherLink}&typeExit=close`);
  const popup = await opened;
  await expect(bot(popup)).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Выйти' }).click();
  await closed;
  // The first tab has followed the sign-in and the sign-out.
  await expect(page).toHaveURL(/\/chatBot\/login/);
});
