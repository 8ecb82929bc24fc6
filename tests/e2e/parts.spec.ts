import type { Page } from '@playwright/test';
import { expect, expectProblem, provoke, send, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nothing = async (): Promise<void> => undefined;

interface Part {
  name: string;
  /** Names of its files. */
  files: string;
  address?: string;
  width?: number;
  prepare?: (page: Page) => Promise<void>;
  open: (page: Page) => Promise<void>;
  shown: (page: Page) => ReturnType<Page['getByRole']>;
}

const parts: readonly Part[] = [
  {
    name: 'the profile menu',
    files: 'ProfileMenuPanel-*.js',
    open: (page) => button(page, 'employee@neuro.example').click(),
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
    open: (page) => button(page, 'Задать вопрос').click(),
    shown: (page) => page.getByRole('dialog', { name: 'Задать вопрос' }),
  },
  {
    name: 'the menu on a phone',
    files: 'Drawer-*.js',
    width: 360,
    open: (page) => button(page, 'Меню').click(),
    shown: (page) => page.getByRole('dialog', { name: 'Меню' }),
  },
  {
    name: 'the history on a phone',
    files: 'Drawer-*.js',
    address: '/chat/neuron/chatGpt',
    width: 360,
    open: (page) => button(page, 'История').click(),
    shown: (page) => page.getByRole('dialog', { name: 'Чаты' }),
  },
  {
    name: 'the code of ethics',
    files: 'EthicsDialog-*.js',
    address: '/chat/neuron/chatGpt',
    prepare: (page) => page.evaluate(() => localStorage.removeItem('ethicsCode:1')),
    open: (page) => send(page, 'Вопрос'),
    shown: (page) => page.getByRole('dialog', { name: 'Кодекс этики' }),
  },
];

for (const { name, files, address = '/', width = 1280, prepare = nothing, open, shown } of parts) {
  test(`[ERR-12] ${name}: where its code cannot come the page stands, and the next press tries again`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(`**/assets/${files}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    const main = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(main).toBeVisible();
    await prepare(page);
    await open(page);
    const told = page.getByRole('alert').filter({ hasText: 'Не удалось открыть' });
    await expect(told).toContainText('набранный текст сохранится');
    await expect(main).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unrouteAll();
    await button(page, 'Закрыть сообщение').click();
    await open(page);
    await expect(shown(page)).toBeVisible();
    await expect(told).toHaveCount(0);
    await expectProblem(problems, /dynamically imported module/);
  });
}

test('[ERR-12] an error whose dialog cannot come is told all the same', async ({ page, problems }) => {
  await page.route('**/assets/InfoDialogView-*.js', (route) => route.fulfill({ status: 404 }));
  await provoke(page, '**/api/1.0/tile/getTile', 'limit-exceeded');
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Лимит обращений' })).toContainText(
    'Превышено количество обращений',
  );
  await expect(page.getByRole('heading', { name: 'Не удалось загрузить сервисы' })).toBeVisible();
  await expectProblem(problems, /dynamically imported module/);
});

test('[ERR-12] a session that lapsed while the way back cannot come: a reload leads to the login', async ({
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
