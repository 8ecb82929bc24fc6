import type { Page, Route } from '@playwright/test';
import {
  converse,
  expect,
  expectProblem,
  fillLogin,
  nextPoll,
  open,
  provoke,
  settle,
  test,
} from './fixtures.ts';

const tileCalls = '**/api/1.0/tile/getTile';
const tiles = (page: Page) => page.getByRole('button', { name: /избранно/ });
const dialogs = (page: Page) => page.getByRole('alertdialog');
const maintenance = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Сервисы временно недоступны' });
const notices = (page: Page) => page.getByRole('region', { name: 'Сообщения портала' });

/** Nothing of the person is left in the browser; the page stays while the session has only lapsed. */
async function expectReset(page: Page, address = /\/login/): Promise<void> {
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('authState'))).toBe('UN_AUTHENTICATED');
}

test.describe('a profile without an address', () => {
  test.use({ as: 'noemail@neuro.example' });

  test('[AUTH-12] who signs in again begins at the address', async ({ page }) => {
    await page.goto('/chat/neuron/chatGpt');
    await provoke(page, '**/api/1.0/chat/*/message', 'jwt-expired');
    await page.getByRole('textbox', { name: 'Сообщение' }).fill('Не пропади');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Сессия истекла' });
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  });
});

test.describe('signed in', () => {
  test.use({ as: 'employee@neuro.example' });

  for (const [id, example, title] of [
    ['ERR-01', 'malformed-jwt', 'Некорректная авторизация'],
    ['ERR-02', 'jwt-expired', 'Сессия истекла'],
    ['ERR-07', 'unauthorized', 'Сессия завершена'],
    ['ERR-07', 'forbidden', 'Сессия завершена'],
  ] as const) {
    test(`[${id}][AUTH-12] ${example}: the person signs in again over the page and goes on`, async ({
      page,
    }) => {
      await open(page, '/?q=claude');
      await expect(tiles(page)).toHaveCount(1);
      await provoke(page, '**/api/1.0/notification/**', example);
      await page.getByRole('button', { name: 'Уведомления' }).click();
      const dialog = page.getByRole('alertdialog', { name: title });
      await expect(dialog).toContainText('Войдите ещё раз, чтобы продолжить с того же места');
      await expectReset(page, /\/\?q=claude$/);
      await expect(dialogs(page)).toHaveCount(1);
      // Visible and inert: the page is there, out of reach.
      await expect(page.locator('#root')).toHaveAttribute('inert');
      await expect(page.locator('h1')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await page.unroute('**/api/1.0/notification/**');
      await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('employee@neuro.example');
      await expect(dialog.getByRole('textbox', { name: 'Пароль' })).toBeFocused();
      await page.keyboard.type('не тот');
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('Неверный e-mail или пароль');
      await dialog.getByRole('textbox', { name: 'Пароль' }).fill('portal-2026');
      await page.keyboard.press('Enter');
      await expect(dialogs(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/\?q=claude$/);
      await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toHaveValue('claude');
    });
  }

  test('[AUTH-12] who leaves instead of signing in again finds the text after a later login; another person does not', async ({
    page,
  }) => {
    await open(page, '/chat/neuron/chatGpt');
    await page.getByRole('textbox', { name: 'Сообщение' }).fill('Не пропади');
    await provoke(page, '**/api/1.0/notification/**', 'jwt-expired');
    await page.getByRole('button', { name: 'Уведомления' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Сессия истекла' });
    await dialog.getByRole('button', { name: 'На страницу входа' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('employee@neuro.example');
    await page.unroute('**/api/1.0/notification/**');
    await fillLogin(page, 'commerce@neuro.example');
    await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('');
    await page.getByRole('button', { name: 'commerce@neuro.example' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await fillLogin(page, 'employee@neuro.example');
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/chat/neuron/chatGpt');
    await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Не пропади');
  });

  test('[AUTH-12] another person who signs in over the page begins at the main page', async ({ page }) => {
    await open(page, '/chat/neuron/chatGpt');
    await page.getByRole('textbox', { name: 'Сообщение' }).fill('Только моё');
    await provoke(page, '**/api/1.0/notification/**', 'jwt-expired');
    await page.getByRole('button', { name: 'Уведомления' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Сессия истекла' });
    await expect(dialog).toBeVisible();
    await page.unroute('**/api/1.0/notification/**');
    await fillLogin(page, 'commerce@neuro.example');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'commerce@neuro.example' })).toBeVisible();
    await page.goto('/chat/neuron/chatGpt');
    await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('');
  });

  for (const [id, example, title, text] of [
    ['ERR-03', 'user-not-registered', 'Пользователь не зарегистрирован', 'employee@neuro.example'],
    ['ERR-06', 'user-blocked', 'Данный пользователь заблокирован', 'Данный пользователь заблокирован'],
  ] as const) {
    test(`[${id}] ${example}: one dialog, reset, and after the next login back to the same address`, async ({
      page,
    }) => {
      await provoke(page, tileCalls, example);
      await page.goto('/?q=claude');
      const dialog = page.getByRole('alertdialog', { name: title });
      await expect(dialog).toContainText(text);
      await expectReset(page);
      await page.unroute(tileCalls);
      await dialog.getByRole('button', { name: 'Понятно' }).click();
      await expect(dialogs(page)).toHaveCount(0);
      await fillLogin(page, 'employee@neuro.example');
      await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toHaveValue('claude');
      await expect(tiles(page)).not.toHaveCount(0);
      await expect(dialogs(page)).toHaveCount(0);
    });
  }

  test('[ERR-04] the limit of requests: a dialog with the text of the server, and no reset', async ({
    page,
  }) => {
    await provoke(page, tileCalls, 'limit-exceeded');
    await page.goto('/');
    await expect(page.getByRole('alertdialog', { name: 'Лимит обращений' })).toContainText(
      'Превышено количество обращений. Лимит обновится завтра в 00:00',
    );
    await page.getByRole('button', { name: 'Понятно' }).click();
    await expect(page.getByRole('heading', { name: 'Не удалось загрузить сервисы' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('[ERR-05][PRE-02] an unconfirmed address: one notice a session, and no reset', async ({ page }) => {
    // The clock stands: a notice stays until it is closed, and so would a second one.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await provoke(page, '**/api/1.0/tile/*', 'email-not-confirmed');
    await page.goto('/');
    const notice = notices(page).getByRole('alert');
    await expect(notice).toHaveText(/Ваша почта employee@neuro\.example не подтверждена$/);
    // The screen takes a moment of its own, far from the notice's 5 s.
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: 'Не удалось загрузить сервисы' })).toBeVisible();
    await notices(page).getByRole('button', { name: 'Закрыть сообщение' }).click();
    const again = page.waitForResponse(tileCalls);
    await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
    expect((await again).status()).toBe(401);
    await settle(page);
    await expect(notice).toHaveCount(0);
    await page.clock.resume();
    await provoke(page, tileCalls, 'bad-request');
    await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
    await expect(dialogs(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('[APP-06][ERR-08] 503: the page of maintenance asks every 30 s and goes by itself', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/chat/neuron/chatGpt');
    await page.getByRole('textbox', { name: 'Сообщение' }).fill('Не пропади');
    await provoke(page, '**/api/1.0/data/ping', 'unavailable');
    await provoke(page, '**/api/1.0/history/getListChatWithSearch*', 'unavailable');
    let pings = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/data/ping')) pings += 1;
    });
    const nextPing = (): Promise<number> => nextPoll(page, '/data/ping', 30_000);
    await page.getByRole('searchbox', { name: 'Поиск по истории' }).fill('что-то');
    await expect
      .poll(async () => {
        // The silence before the search, and three tries after 1, 2 and 4 s (APP-14).
        await page.clock.runFor(1000);
        return maintenance(page).count();
      })
      .toBe(1);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page).toHaveTitle('Сервисы временно недоступны · Нейропортал');
    await page.keyboard.press('ControlOrMeta+KeyK');
    expect([await nextPing(), await nextPing(), pings]).toEqual([503, 503, 2]);
    // The poll goes on in silence; who asks is answered.
    const answer = page.getByRole('main').getByRole('status');
    await expect(answer).toBeEmpty();
    await page.getByRole('button', { name: 'Проверить сейчас' }).click();
    await expect(answer).toHaveText(/^Пока недоступны\. Проверено в\s\d\d:\d\d:\d\d$/);
    await page.context().setOffline(true);
    await expect(answer).toContainText('Похоже, нет подключения к интернету');
    await page.context().setOffline(false);
    await expect(answer).not.toContainText('интернету');
    await page.unrouteAll();
    await expect
      .poll(async () => {
        await page.clock.runFor(7500);
        return maintenance(page).count();
      })
      .toBe(0);
    await expect(page).toHaveTitle('ChatGPT · Нейропортал');
    await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Не пропади');
    const last = pings;
    await page.clock.runFor(90_000);
    await settle(page);
    expect(pings).toBe(last);
    await expect(page.getByRole('dialog', { name: 'Найти команду' })).toHaveCount(0);
  });

  test('[ERR-08][PRE-04] 400 with «Наши сервисы временно недоступны.» is maintenance, another 400 is not', async ({
    page,
  }) => {
    await provoke(page, tileCalls, 'bad-request');
    await page.goto('/');
    await expect(page.getByRole('alertdialog', { name: 'Ошибка получения плиток' })).toContainText(
      'Некорректный запрос: проверьте заполнение полей',
    );
    await expect(maintenance(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Понятно' }).click();
    await page.unroute(tileCalls);
    await provoke(page, tileCalls, 'services-unavailable');
    await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
    await expect(maintenance(page)).toBeVisible();
  });

  test('[ERR-09] 418 of the notifications names the service, and is gone after 3 s', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await expect(tiles(page)).toHaveCount(31);
    await provoke(page, '**/api/1.0/notification/**', 'notification-418');
    await page.clock.pauseAt(Date.now() + 60_000);
    expect(await nextPoll(page, '/notification/getNotificationUser', 120_000)).toBe(418);
    const notice = notices(page).getByRole('alert');
    await expect(notice).toHaveText(
      /Сервис "Оповещения" на данный момент недоступен\. Попробуйте снова через пару минут$/,
    );
    await expect(dialogs(page)).toHaveCount(0);
    await page.clock.runFor(2999);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toHaveCount(0);
  });

  test('[ERR-12] 429 says when to try again', async ({ page }) => {
    await provoke(page, tileCalls, 'too-many-requests');
    await page.goto('/');
    await expect(page.getByRole('alertdialog', { name: 'Ошибка получения плиток' })).toContainText(
      'Слишком много запросов. Попробуйте немного позже. Повторите через 1\u00a0минуту.',
    );
  });

  for (const [name, answer, problem] of [
    [
      'a page of HTML',
      { contentType: 'text/html', body: '<!doctype html><h1>Прокси</h1>' },
      /content type "text\/html"/,
    ],
    ['an empty body', { contentType: 'application/json', body: '' }, null],
    ['broken JSON', { contentType: 'application/json', body: '[{"uuid":' }, null],
    ['another shape', { json: { content: [] } }, /tileList 200/],
    ['null', { contentType: 'application/json', body: 'null' }, /tileList 200/],
  ] as const) {
    test(`[PRE-13][ERR-12] a 200 with ${name}: a dialog, and «Повторить» helps`, async ({
      page,
      problems,
    }) => {
      await page.route(tileCalls, (route) => route.fulfill({ status: 200, ...answer }));
      await page.goto('/');
      await expect(page.getByRole('alertdialog', { name: 'Ошибка получения плиток' })).toContainText(
        'Что-то пошло не так =(',
      );
      await page.getByRole('button', { name: 'Понятно' }).click();
      await expect(page.getByRole('heading', { name: 'Не удалось загрузить сервисы' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible();
      if (problem) await expectProblem(problems, problem);
      await page.unroute(tileCalls);
      await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
      await expect(tiles(page)).toHaveCount(31);
    });
  }

  test('[PRE-13] tiles with nulls, unknown values and extra properties: the rest is shown', async ({
    page,
    problems,
  }) => {
    await page.route(tileCalls, async (route) => {
      const response = await route.fetch();
      const list: Record<string, unknown>[] = await response.json();
      const [first, second, third, ...rest] = list;
      const odd = [
        { ...first, description: null, extra: { deep: [1] } },
        { ...second, group: 'quantum', typeInput: 'hologram' },
        { ...third, value: 'brandNewService' },
        null,
        'tile',
        ...rest,
      ];
      await route.fulfill({ response, json: odd });
    });
    await page.goto('/');
    await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(30);
    await expect(dialogs(page)).toHaveCount(0);
    await expectProblem(problems, /tileList 200/);
  });

  test('[PRE-02] ten 401 at once: one dialog, one reset, and none of them after the next login', async ({
    page,
  }) => {
    let chat: string | undefined;
    for (let count = 0; count < 9; count++) chat = await converse(page, 'chatGpt', `Вопрос ${count}`, chat);
    await open(page, `/chat/neuron/chatGpt/${chat}`);
    const hide = page.getByRole('button', { name: 'Скрыть' });
    await expect(hide).toHaveCount(9);
    const held: Route[] = [];
    await page.route('**/api/1.0/history/hideMessage', (route) => void held.push(route));
    await page.route('**/api/1.0/notification/**', (route) => void held.push(route));
    for (let count = 9; count > 0; count--) {
      await hide.first().click();
      await expect(hide).toHaveCount(count - 1);
    }
    await page.getByRole('button', { name: 'Уведомления' }).click();
    await expect.poll(() => held.length).toBe(10);
    await Promise.all(
      held.map((route) =>
        route.continue({ headers: { ...route.request().headers(), prefer: 'example=jwt-expired' } }),
      ),
    );
    await expect(page.getByRole('alertdialog', { name: 'Сессия истекла' })).toBeVisible();
    await expectReset(page, new RegExp(`/chat/neuron/chatGpt/${chat}$`));
    await expect(dialogs(page)).toHaveCount(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await fillLogin(page, 'employee@neuro.example');
    await expect(hide).toHaveCount(9);
    await expect(dialogs(page)).toHaveCount(0);
  });

  test('[AUTH-07][PRE-07] a sign-out in one tab reaches the other', async ({ page, context }) => {
    await page.goto('/');
    await expect(tiles(page)).toHaveCount(31);
    const other = await context.newPage();
    await other.goto('/chat/neuron/claude');
    await expect(other.getByRole('heading', { level: 1, name: 'Claude' })).toBeVisible();
    await page.getByRole('button', { name: 'employee@neuro.example' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expectReset(page);
    await expect(other).toHaveURL(/\/login$/);
  });
});

test('[AUTH-02][ERR-06] a blocked account at the login form: a dialog, the form stays', async ({ page }) => {
  await provoke(page, '**/api/1.0/auth/authentication', 'user-blocked');
  await page.goto('/login');
  await fillLogin(page, 'employee@neuro.example');
  await page
    .getByRole('alertdialog', { name: 'Данный пользователь заблокирован' })
    .getByText('Понятно')
    .click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('employee@neuro.example');
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toHaveValue('portal-2026');
});

test('[AUTH-02][PRE-13] a login answer without a person in it signs nobody in', async ({
  page,
  problems,
}) => {
  await page.route('**/api/1.0/auth/authentication', (route) => route.fulfill({ status: 200, json: {} }));
  await page.goto('/login');
  await fillLogin(page, 'employee@neuro.example');
  await expect(dialogs(page)).toContainText('Что-то пошло не так =(');
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expectProblem(problems, /authLogin 200/);
});

test('[APP-17] the login form checks before it asks', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/1.0/auth/**', async (route) => {
    calls += 1;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Введите e-mail')).toBeVisible();
  await expect(page.getByText('Введите пароль')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await fillLogin(page, 'не почта');
  await expect(page.getByText('Некорректный email')).toBeVisible();
  expect(calls).toBe(0);
});
