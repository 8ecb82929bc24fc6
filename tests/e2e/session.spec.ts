import type { BrowserContext, Page } from '@playwright/test';
import { expect, fillLogin, open, provoke, settle, test } from './fixtures.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' });
const reminder = (page: Page) => page.getByText(/Выберите файлы ещё раз: /);

/** What a browser does when the person comes back to the tab. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The call that a coming back checks the session by. */
const check = '**/api/1.0/notification/getNotificationUser';

/** Writes a text and chooses a file, and does not send them. */
async function prepare(page: Page): Promise<void> {
  await open(page, '/chat/neuron/chatGpt');
  await composer(page).fill('Черновик письма');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Прикрепить файл' }).click();
  await (await chooser).setFiles({ name: 'Отчёт.txt', mimeType: 'text/plain', buffer: Buffer.from('итог') });
  await expect(page.getByText(/Отчёт\.txt, /)).toBeVisible();
}

/** The person comes back, and their session has ended meanwhile. */
async function comeBackTooLate(page: Page): Promise<void> {
  await provoke(page, check, 'jwt-expired');
  await comeBack(page);
  await expect(page.getByRole('alertdialog', { name: 'Сессия истекла' })).toBeVisible();
}

/** What a person has begun in one tab waits while their session lapses in another one, which is returned. */
async function lapseBeside(page: Page, context: BrowserContext): Promise<Page> {
  await prepare(page);
  const other = await context.newPage();
  await open(other, '/');
  await comeBackTooLate(other);
  return other;
}

/** Signs in over the page; the gateway takes the session for good again. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.unroute(check);
  await fillLogin(page, email);
}

test.describe('signed in', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[APP-10][AUTH-12] after more than an hour away the page loads anew, once, and gives text and file names back', async ({
    page,
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
    await page.getByRole('button', { name: 'Убрать напоминание о файлах' }).click();
    await page.reload();
    await expect(composer(page)).toHaveValue('Черновик письма');
    await expect(reminder(page)).toHaveCount(0);
  });

  test('[APP-10][PRE-06] an hour to the millisecond, or a time that makes no sense, reloads nothing', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-20T12:00:01Z'));
    await page.goto('/');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    for (const away of ['now - 3600000', 'вчера', '', 'now + 99999999']) {
      await page.evaluate((stored) => {
        const value = stored.replace(/^now ([+-]) (\d+)$/, (_all, sign, ms) =>
          String(Date.now() + Number(sign + ms)),
        );
        localStorage.setItem('lastVisit', value);
      }, away);
      await comeBack(page);
      await settle(page);
    }
    expect(loads).toBe(0);
  });

  test('[APP-09] coming back checks the session: one that ended meanwhile is told at once', async ({
    page,
  }) => {
    await open(page, '/');
    await comeBackTooLate(page);
  });

  test('[APP-09] coming back fetches what is stale', async ({ page }) => {
    await page.clock.install();
    const tiles = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/tile/getTile'));
    await open(page, '/');
    await tiles;
    await settle(page);
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
    await page.clock.runFor(31_000);
    await settle(page);
    expect(calls).not.toContain('/api/1.0/tile/getTile');
    await comeBack(page);
    await expect.poll(() => calls).toContain('/api/1.0/tile/getTile');
  });

  test('[AUTH-12] a closed tab loses neither the text nor the names of the files', async ({
    page,
    context,
  }) => {
    await prepare(page);
    await page.close();
    const next = await context.newPage();
    await next.goto('/chat/neuron/chatGpt');
    await expect(composer(next)).toHaveValue('Черновик письма');
    await expect(reminder(next)).toContainText('Отчёт.txt');
  });

  test('[AUTH-12] through an expired session text and files stay where they are', async ({ page }) => {
    await prepare(page);
    await comeBackTooLate(page);
    await signInAgain(page, 'employee@neuro.example');
    await expect(composer(page)).toHaveValue('Черновик письма');
    await expect(page.getByText(/Отчёт\.txt, /)).toBeVisible();
    await expect(reminder(page)).toHaveCount(0);
  });

  test('[AUTH-12] a session that lapses in one tab keeps the page of the other, and one sign-in serves both', async ({
    page,
    context,
  }) => {
    const other = await lapseBeside(page, context);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page).toHaveURL(/\/chat\/neuron\/chatGpt$/);
    await signInAgain(other, 'employee@neuro.example');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(composer(page)).toHaveValue('Черновик письма');
    await expect(page.getByText(/Отчёт\.txt, /)).toBeVisible();
  });

  test('[AUTH-12] another person who signs in in another tab gets nothing of this page', async ({
    page,
    context,
  }) => {
    const other = await lapseBeside(page, context);
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

  test('[AUTH-12] another person who signs in over the main page sees their own', async ({ page }) => {
    await open(page, '/');
    await comeBackTooLate(page);
    const own = page.waitForRequest('**/api/1.0/tile/getTile');
    await signInAgain(page, 'commerce@neuro.example');
    await own;
    await expect(page.getByRole('button', { name: 'commerce@neuro.example' })).toBeVisible();
  });

  test('[ERR-07][PRE-01] a 401 that the chat ignores has the session asked for by another call', async ({
    page,
    context,
  }) => {
    await page.goto('/chat/neuron/chatGpt');
    await composer(page).fill('Вопрос без сессии');
    await context.clearCookies();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Сессия завершена' })).toBeVisible();
    await fillLogin(page, 'employee@neuro.example');
    await expect(composer(page)).toHaveValue('Вопрос без сессии');
  });

  test('[AUTH-12][PRE-07] an explicit sign-out wipes all of it from this browser', async ({ page }) => {
    await prepare(page);
    await page.getByRole('button', { name: 'employee@neuro.example' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(/\/login/);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/Черновик|Отчёт|employee@|USER/);
    await fillLogin(page, 'employee@neuro.example');
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/chat/neuron/chatGpt');
    await expect(composer(page)).toHaveValue('');
    await expect(reminder(page)).toHaveCount(0);
  });
});

test.describe('where a login leads', () => {
  for (const target of [
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ]) {
    test(`[PRE-08][AUTH-01] ${JSON.stringify(target)} stays on this site`, async ({ page, standIn }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
      await fillLogin(page, 'employee@neuro.example');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Тема' })).toBeVisible();
      await expect(page).not.toHaveURL(/\/login/);
      expect(new URL(page.url()).origin).toBe(standIn.url);
    });
  }
});

test.describe('a store that holds anything', () => {
  const keys = [
    'profile',
    'authState',
    'chatBotProfile',
    'chatBotAuthState',
    'ethicsCode:1',
    'theme',
    'lastVisit',
    'draft:1:chatGpt/new',
    'draft:1:chatGpt/new#files',
    'draft:1:chatGpt#model',
  ];
  for (const text of [
    '',
    'null',
    '[]',
    '{"id":1',
    '"\\ud800"',
    '[1e9999]',
    `${'['.repeat(5000)}`,
    '\u0000',
  ]) {
    test(`[PRE-07] ${JSON.stringify(text.slice(0, 12))} under every key: the portal starts`, async ({
      page,
    }) => {
      await page.goto('/favicon.svg');
      await page.evaluate(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(name, value);
          for (const name of names) sessionStorage.setItem(name, value);
        },
        [keys, text] as const,
      );
      await page.goto('/chat/neuron/chatGpt');
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await fillLogin(page, 'employee@neuro.example');
      await expect(composer(page)).toBeVisible();
    });
  }
});
