import type { Page } from '@playwright/test';
import { expect, fillLogin, open, provoke, settle, test } from './fixtures.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' });
const reminder = (page: Page) => page.getByText(/Выберите файлы ещё раз: /);

/** What a browser does when the user returns to the tab. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The call that checks the session when the user returns. */
const check = '**/api/1.0/notification/getNotificationUser';

/** Types a text and attaches a file without sending. */
async function prepare(page: Page): Promise<void> {
  await open(page, '/chat/neuron/chatGpt');
  await composer(page).fill('Черновик письма');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Прикрепить файл' }).click();
  await (await chooser).setFiles({ name: 'Отчёт.txt', mimeType: 'text/plain', buffer: Buffer.from('итог') });
  await expect(page.getByText(/Отчёт\.txt, /)).toBeVisible();
}

/** Returns to a tab whose session has ended meanwhile. */
async function comeBackTooLate(page: Page): Promise<void> {
  await provoke(page, check, 'jwt-expired');
  await comeBack(page);
  await expect(page.getByRole('alertdialog', { name: 'Сессия истекла' })).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
}

/**
 * Signs in over the page; the gateway accepts the session again. Waits for the notifications that the page asks for then: a
 * later request for them is a new call.
 */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.unroute(check);
  const answered = page.waitForResponse(
    (response) => response.url().endsWith(check.slice(2)) && response.ok(),
  );
  await fillLogin(page, email);
  await (await answered).finished();
  await settle(page);
}

test.use({ as: 'employee@neuro.example' });

test('[APP-10][AUTH-12] after more than an hour the page reloads once and restores text and file names, which survive closing the tab', async ({
  page,
  context,
}) => {
  await prepare(page);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => localStorage.setItem('lastVisit', String(Date.now() - 3_600_001)));
  await comeBack(page);
  await loaded;
  await expect(composer(page)).toHaveValue('Черновик письма');
  await expect(reminder(page)).toContainText('Отчёт.txt');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await comeBack(page);
  await settle(page);
  expect(loads).toBe(0);
  await page.close();
  const next = await context.newPage();
  await next.goto('/chat/neuron/chatGpt');
  await expect(composer(next)).toHaveValue('Черновик письма');
  await expect(reminder(next)).toContainText('Отчёт.txt');
  await next.getByRole('button', { name: 'Убрать напоминание о файлах' }).click();
  await next.reload();
  await expect(composer(next)).toHaveValue('Черновик письма');
  await expect(reminder(next)).toHaveCount(0);
});

test('[AUTH-12] when the session ends in one tab the other keeps its page; one sign-in is enough for both; another user who signs in in another tab sees nothing of this page', async ({
  page,
  context,
}) => {
  await prepare(page);
  const other = await context.newPage();
  await open(other, '/');
  await comeBackTooLate(other);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page).toHaveURL(/\/chat\/neuron\/chatGpt$/);
  await signInAgain(other, 'employee@neuro.example');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(composer(page)).toHaveValue('Черновик письма');
  await expect(page.getByText(/Отчёт\.txt, /)).toBeVisible();

  await comeBackTooLate(other);
  await signInAgain(other, 'commerce@neuro.example');
  await expect(page.getByRole('button', { name: 'commerce@neuro.example' })).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await expect(page.getByText(/Отчёт\.txt/)).toHaveCount(0);
  await composer(page).fill('Другой человек');
  const drafts = (wanted: string) =>
    page.evaluate(
      (text) =>
        Object.entries(localStorage).filter(([key, kept]) => key.startsWith('draft:') && kept === text),
      wanted,
    );
  await expect.poll(() => drafts('Другой человек')).toHaveLength(1);
  expect(await drafts('Черновик письма')).toHaveLength(1);
});

test('[AUTH-07][PRE-07] a sign-out in one tab reaches the other', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/chat/neuron/claude');
  await expect(other.getByRole('heading', { level: 1, name: 'Claude' })).toBeVisible();
  await page.getByRole('button', { name: 'employee@neuro.example' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('authState'))).toBe('UN_AUTHENTICATED');
  await expect(other).toHaveURL(/\/login$/);
});
