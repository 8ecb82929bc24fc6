import type { Page } from '@playwright/test';
import { expect, expectProblem, provoke, send, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Part {
  name: string;
  /** Pattern of the file names of its code. */
  files: string;
  open: (page: Page) => Promise<void>;
  shown: (page: Page) => ReturnType<Page['getByRole']>;
}

const parts: readonly Part[] = [
  {
    name: 'the profile menu',
    files: 'ProfileMenuPanel-*.js',
    open: (page) => button(page, 'Мария Орлова, employee@neuro.example').click(),
    shown: (page) => page.getByRole('menu'),
  },
  {
    name: 'the notifications',
    files: 'NotificationsPanel-*.js',
    open: (page) => button(page, 'Уведомления').click(),
    shown: (page) => page.getByRole('dialog', { name: 'Уведомления' }),
  },
  {
    name: 'the command palette',
    files: '-CommandPalette-*.js',
    open: (page) => page.keyboard.press('ControlOrMeta+KeyK'),
    shown: (page) => page.getByRole('dialog', { name: 'Найти команду' }),
  },
  {
    name: 'the list of shortcuts',
    files: 'ShortcutList-*.js',
    open: (page) => page.keyboard.press('?'),
    shown: (page) => page.getByRole('dialog', { name: 'Сочетания клавиш' }),
  },
  {
    name: 'the feedback',
    files: 'FeedbackModal-*.js',
    open: (page) => button(page, 'Написать в поддержку: задать вопрос').click(),
    shown: (page) => page.getByRole('dialog', { name: 'Задать вопрос' }),
  },
  {
    name: 'the code of ethics',
    files: 'EthicsDialog-*.js',
    open: (page) => send(page, 'Вопрос'),
    shown: (page) => page.getByRole('dialog', { name: 'Кодекс этики' }),
  },
];

/** The code of the part fails to load: the page still works, and the next press of its button loads it again. */
async function expectSecondTry(page: Page, { name, files, open, shown }: Part): Promise<void> {
  const main = page.getByRole('main').getByRole('heading', { level: 1 });
  const told = page.getByRole('alert').filter({ hasText: 'Не удалось открыть' });
  await page.route(`**/assets/${files}`, (route) => route.fulfill({ status: 404 }));
  await open(page);
  await expect(told, name).toContainText('набранный текст сохранится');
  await expect(main).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Закрыть сообщение').click();
  await open(page);
  await expect(shown(page), name).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  // Shortcuts do nothing while a dialog is in the page, also while it closes.
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
}

test('[ERR-12] when the code of a part fails to load, the page still works and the next press loads it again', async ({
  page,
  problems,
}) => {
  // Another test may have accepted the code of ethics.
  const settings = { sendKey: 'enter', startPage: 'home', afterPick: 'open', longPaste: 'offer' };
  expect((await page.request.post('/api/1.0/user/settings', { data: settings })).status()).toBe(200);
  await page.goto('/chat/neuron/chatGpt');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // On a busy machine a key can be pressed after the page is painted and before its shortcuts are registered.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.removeItem('ethicsCode:1'));
  for (const part of parts) await expectSecondTry(page, part);
  await expectProblem(problems, /dynamically imported module/);
});

test('[ERR-12] on a phone: when the panel fails to load, the page still works and the next press loads it again', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of ['/', '/chat/neuron/chatGpt']) {
    await page.goto(address);
    await expectSecondTry(page, {
      name: `the panel at ${address}`,
      files: 'PanelDrawer-*.js',
      open: () => button(page, 'Меню').click(),
      shown: () => page.getByRole('dialog', { name: 'Меню' }),
    });
  }
  await expectProblem(problems, /dynamically imported module/);
});

test('[ERR-12] an error whose dialog fails to load is shown as a notice', async ({ page, problems }) => {
  await page.route('**/assets/InfoDialogView-*.js', (route) => route.fulfill({ status: 404 }));
  await provoke(page, '**/api/1.0/tile/getTile', 'limit-exceeded');
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Лимит запросов' })).toContainText(
    'Превышено количество обращений',
  );
  await expect(page.getByRole('heading', { name: 'Не удалось загрузить сервисы' })).toBeVisible();
  await expectProblem(problems, /dynamically imported module/);
});

test('[ERR-12] when the sign-in dialog of an ended session fails to load, a reload opens the login', async ({
  page,
  problems,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Не пропади');
  await page.route('**/assets/SignInAgain-*.js', (route) => route.fulfill({ status: 404 }));
  await provoke(page, '**/api/1.0/notification/**', 'jwt-expired');
  await button(page, 'Уведомления').click();
  await button(page, 'Обновить страницу').click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fchat%2Fneuron%2FchatGpt/);
  await expectProblem(problems, /dynamically imported module/);
});
