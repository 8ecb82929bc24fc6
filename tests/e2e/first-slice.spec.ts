import { expect, fillLogin, send, settledAnswer, test } from './fixtures.ts';

test('[AUTH-01][AUTH-02][CHAT-01][CHAT-03][CHAT-08][CON-06] sign in, choose a service, get a streamed answer, find it again after a restart', async ({
  page,
  standIn,
  signIn,
}) => {
  await signIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Нейропортал' })).toBeVisible();
  await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
  await page.getByRole('main').getByRole('link', { name: 'ChatGPT', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeVisible();

  await send(page, 'Привет, покажи таблицу и код');
  const log = page.getByRole('log', { name: 'Сообщения' });
  // Piece by piece: there is an answer on the screen while it can still be stopped.
  await expect(log.getByRole('article', { name: 'ChatGPT' })).toContainText('Привет, покажи таблицу и код');
  const answer = await settledAnswer(page);
  await expect(answer.getByRole('table')).toBeVisible();
  await expect(answer.getByText('TypeScript')).toBeVisible();
  await expect(page).toHaveURL(/\/chat\/neuron\/chatGpt\/[0-9a-f-]{36}$/);

  const history = page.getByRole('complementary', { name: 'История' });
  await expect(history.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  const mine = history.getByRole('link', { name: 'Привет, покажи таблицу и код' }).first();
  await expect(mine).toHaveAttribute('aria-current', 'page');

  const text = await answer.innerText();
  await standIn.restart();
  await page.reload();
  const again = await settledAnswer(page);
  expect(await again.innerText()).toBe(text);
  await expect(log.getByRole('article', { name: 'Вы' })).toContainText('Привет, покажи таблицу и код');
});

test('[AUTH-01][AUTH-07] signing out leads to a bare /login, a deep link without a session back after the login', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/chat/neuron/claude');
  await page.getByRole('button', { name: 'employee@neuro.example' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  // What the person has left is not where the next one begins.
  await expect(page).toHaveURL(/\/login$/);
  for (const address of ['/', '/chat/neuron/claude', '/lab', '/admin', '/nowhere']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login/);
  }
  await page.goto('/chat/neuron/claude');
  await fillLogin(page, 'employee@neuro.example');
  await expect(page).toHaveURL(/\/chat\/neuron\/claude$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Claude' })).toBeVisible();
});

test('[PRE-08] a foreign redirect target leads to the main page', async ({ page }) => {
  await page.goto('/login?redirect=//evil.example/');
  await fillLogin(page, 'employee@neuro.example');
  await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('[AUTH-02] a wrong password: the text of the server at the form, what was typed stays', async ({
  page,
}) => {
  await page.goto('/login');
  await fillLogin(page, 'employee@neuro.example', 'неверный');
  await expect(page.getByRole('alert')).toHaveText('Неверный e-mail или пароль');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('employee@neuro.example');
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toHaveValue('неверный');
});

test('[AUTH-02] the stored profile has a blank token, and logout leaves neither e-mail nor role', async ({
  page,
  signIn,
}) => {
  await signIn('admin@neuro.example');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? 'null'));
  expect(stored).toMatchObject({ email: 'admin@neuro.example', role: 'ADMIN', token: '' });
  await page.getByRole('button', { name: 'admin@neuro.example' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(left).not.toContain('admin@neuro.example');
  expect(left).not.toContain('ADMIN');
});

test('[APP-07][CHAT-01] unknown addresses, services and chats are 404 pages', async ({ page, signIn }) => {
  await signIn();
  for (const [address, title] of [
    ['/nowhere', 'Страница не найдена'],
    ['/chat/neuron/noSuchService', 'Страница не найдена'],
    ['/chat/neuron/chatGpt/00000000-0000-4000-8000-000000000000', 'Чат не найден'],
    ['/chat/neuron/chatGpt/not-an-id', 'Страница не найдена'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible();
  }
});

test('[ADM-03] the admin area sends people without the permission to the main page', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const address of ['/admin', '/admin/users', '/companyAdmin']) {
    await page.goto(address);
    await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});
