import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { exampleOf } from '#mocks/contract/contract.ts';
import { type FailureName, failureStatus } from '#mocks/contract/failures.ts';
import { test as base, expect, fillLogin } from './fixtures.ts';

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    probe.close(() => (port ? resolve(port) : reject(new Error('No free port'))));
  });
  return promise;
}

/** Starts a server and waits for its ready message. */
function start(args: string[], env: Record<string, string>, ready: RegExp): Promise<ChildProcess> {
  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (ready.test(output)) resolve(child);
    });
  }
  child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)));
  return promise;
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGTERM');
  return promise;
}

const test = base.extend<object, { portal: string }>({
  /** The built portal with Prism as its gateway: all answers are examples of the contract. */
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern
    async ({}, use) => {
      const gateway = await freePort();
      const prism = await start(['mocks/prism/serve.ts'], { PORT: String(gateway) }, /Prism answers at/);
      const port = await freePort();
      const preview = await start(
        ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port)],
        { GATEWAY_URL: `http://127.0.0.1:${gateway}` },
        new RegExp(`127\\.0\\.0\\.1:${port}`),
      );
      await use(`http://127.0.0.1:${port}`);
      await end(preview);
      await end(prism);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal),
});

const tiles = (page: Page) => page.getByRole('button', { name: /избранно/ });
const dialogs = (page: Page) => page.getByRole('alertdialog');

async function signIn(page: Page): Promise<void> {
  await fillLogin(page, 'employee@neuro.example');
  await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
}

test('[CON-03][CHAT-03] with Prism alone: sign in, tiles, a conversation, its history, an example stream, notifications, sign out', async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page);
  await expect(tiles(page)).toHaveCount(31);
  await page.getByRole('button', { name: 'Уведомления' }).click();
  await expect(page.getByRole('dialog', { name: 'Уведомления' }).getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'ChatGPT', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeVisible();
  // Before the history: the chat of Prism's stream has the id of the chat in its history.
  const log = page.getByRole('log', { name: 'Сообщения' });
  await expect(log.getByRole('article')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Привет, покажи таблицу и код');
  await page.getByRole('button', { name: 'Отправить' }).click();
  const answer = log.getByRole('article', { name: 'ChatGPT' }).last();
  await expect(answer.getByRole('table')).toBeVisible();
  await expect(answer.getByRole('button', { name: 'Копировать', exact: true })).toBeVisible();
  await page.goto('/chat/neuron/chatGpt');
  const history = page.getByRole('complementary', { name: 'История' });
  await expect(history.getByRole('heading')).not.toHaveCount(0);
  await history.getByRole('link').first().click();
  await expect(log.getByRole('article', { name: 'Вы' }).first()).toBeVisible();
  await expect(log.getByRole('table').first()).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  await page.getByRole('button', { name: /@neuro\.example$/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login/);
});

type Outcome =
  | { dialog: string; reset?: boolean }
  | { notice: RegExp }
  | { maintenance: true }
  /** Title of the dialog to sign in again. */
  | { lapse: string };

/** One failure of the tiles for each kind of outcome; src/app/error-matrix.test.tsx covers all failures. */
const outcomes: readonly (readonly [FailureName, Outcome])[] = [
  ['bad-request', { dialog: 'Ошибка получения плиток' }],
  ['user-blocked', { dialog: 'Данный пользователь заблокирован', reset: true }],
  ['jwt-expired', { lapse: 'Сессия истекла' }],
  ['email-not-confirmed', { notice: /Ваша почта .+ не подтверждена/ }],
  ['unavailable', { maintenance: true }],
];

/** The portal requests a failure of the tiles from Prism by name and shows its outcome. */
async function expectOutcome(page: Page, name: FailureName, outcome: Outcome): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(
    (profile) => {
      localStorage.setItem('profile', JSON.stringify(profile));
      localStorage.setItem('authState', 'AUTHENTICATED');
    },
    exampleOf('authLogin', 'employee'),
  );
  // An outage is shown if the status of the services fails too.
  const calls = 'maintenance' in outcome ? ['tile/getTile', 'data/ping'] : ['tile/getTile'];
  for (const call of calls)
    await page.route(`**/api/1.0/${call}`, (route) =>
      route.continue({
        headers: { ...route.request().headers(), prefer: `code=${failureStatus[name]}, example=${name}` },
      }),
    );
  await page.goto('/');
  if ('maintenance' in outcome) {
    const heading = page.getByRole('heading', { name: 'Сервисы временно недоступны' });
    await expect
      .poll(async () => {
        // Server errors are retried after 1, 2 and 4 s (APP-14).
        await page.clock.runFor(1000);
        return heading.count();
      }, name)
      .toBe(1);
  }
  if ('dialog' in outcome) {
    await expect(page.getByRole('alertdialog', { name: outcome.dialog }), name).toBeVisible();
    await page.getByRole('button', { name: 'Понятно' }).click();
  }
  if ('lapse' in outcome) {
    await page
      .getByRole('alertdialog', { name: outcome.lapse })
      .getByRole('textbox', { name: 'Пароль' })
      .fill('1');
    await page.unroute('**/api/1.0/tile/getTile');
    await page.getByRole('button', { name: 'Войти' }).click();
  }
  if ('notice' in outcome) {
    await expect(page.getByRole('region', { name: 'Сообщения портала' }), name).toContainText(outcome.notice);
  }
  if ('reset' in outcome) await expect(page, name).toHaveURL(/\/login/);
  else await expect(page, name).toHaveURL(/\/$/);
  await expect(dialogs(page), name).toHaveCount(0);
  await page.unrouteAll();
}

test('[CON-03][ERR-10] with Prism alone: a named failure has the outcome of the error policy', async ({
  page,
  context,
  portal,
}) => {
  await context.addCookies([{ name: 'NEURO_SESSION', value: '1', url: portal }]);
  await page.clock.install();
  for (const [name, outcome] of outcomes) await expectOutcome(page, name, outcome);
});
