import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoSideScroll, expectProblem, fillLogin, tabTo, test } from './fixtures.ts';
import { email, heading, newAddress, password, repeat, secret } from './public.ts';

test('[AUTH-03][CHAT-15] a registration with corrections by keyboard alone', async ({ page }) => {
  const address = newAddress();
  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: 'Регистрация' }));
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Введите e-mail');
  await expect(page.getByRole('radiogroup', { name: 'Тариф' })).toHaveAccessibleDescription('Выберите тариф');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Вера');
  await tabTo(page, password(page));
  await page.keyboard.type(secret);
  await tabTo(page, repeat(page));
  await page.keyboard.type('другое');
  await tabTo(page, page.getByRole('radio', { name: 'Нейро Агро' }));
  await expect(repeat(page)).toHaveAccessibleDescription('Пароли не совпадают');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('radio', { name: '1–4 классы' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '5–8 классы' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(repeat(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(email(page)).toHaveValue(address);
});

test('[AUTH-02][APP-05] errors shift nothing on the login, and two notices do not cover its links on a phone', async ({
  page,
}) => {
  const form = page.getByRole('form', { name: 'Вход' });
  const positions = () =>
    Promise.all(
      [heading(page, 'Вход'), email(page), password(page), form.getByRole('button', { name: 'Войти' })].map(
        async (element) => (await element.boundingBox())?.y,
      ),
    );
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/login');
    await expect(heading(page, 'Вход')).toBeVisible();
    const before = await positions();
    await form.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText('Введите e-mail')).toBeVisible();
    expect(await positions()).toEqual(before);
    await fillLogin(page, 'employee@neuro.example', 'неверный');
    await expect(form.getByRole('alert')).toBeVisible();
    expect(await positions()).toEqual(before);
  }

  const notices = page.getByRole('region', { name: 'Сообщения портала' }).getByRole('listitem');
  const error = { timestamp: '2026-11-20T09:41:07Z', error: 'Error', path: '/' };
  await page.route('**/auth/reconfirmationRegistration*', (route) =>
    route.fulfill({
      status: 400,
      json: { ...error, status: 400, code: 'bad-request', message: 'Письмо не отправлено' },
    }),
  );
  await page.goto('/confirmationRegistration');
  await email(page).fill('employee@neuro.example');
  await page.keyboard.press('Enter');
  // The pointer over a notice keeps it.
  await notices.first().hover();
  await page.getByRole('link', { name: 'Вернуться ко входу' }).press('Enter');
  await page.route('**/auth/authentication', (route) =>
    route.fulfill({
      status: 401,
      json: { ...error, status: 401, message: 'Ваша почта a@b.ru не подтверждена' },
    }),
  );
  await email(page).fill('employee@neuro.example');
  await password(page).fill('неверный');
  await page.keyboard.press('Enter');
  await expect(notices).toHaveCount(2);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const top = (await notices.first().boundingBox())?.y ?? 0;
  for (const name of ['Забыли пароль?', 'Регистрация']) {
    const box = await page.getByRole('link', { name }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(top);
    await page.getByRole('link', { name }).click({ trial: true });
  }
});

/** Every public screen in each of its states. */
const screens: readonly { name: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'Вход', open: (page) => page.goto('/login') },
  { name: 'Регистрация', open: (page) => page.goto('/registration') },
  {
    name: 'Регистрация',
    async open(page) {
      await page.goto('/registration');
      await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
      await expect(page.getByText('Выберите тариф')).toBeVisible();
    },
  },
  { name: 'Восстановление пароля', open: (page) => page.goto('/forgotPassword') },
  {
    name: 'Проверьте почту',
    async open(page) {
      await page.goto('/forgotPassword');
      await email(page).fill(`${'very-long-'.repeat(6)}@neuro.example`);
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'Новый пароль',
    async open(page) {
      await page.goto(`/resetPassword?token=${'a'.repeat(64)}`);
      await password(page).fill('котёнком');
    },
  },
  { name: 'Откройте ссылку из письма', open: (page) => page.goto('/resetPassword') },
  {
    name: 'Приглашение в компанию',
    open: (page) => page.goto(`/confirmationRequestToCompany?token=${'a'.repeat(64)}`),
  },
  {
    name: 'Ссылка больше не действует',
    open: (page) => page.goto(`/confirmationRegistration?token=${'a'.repeat(64)}&email=a@neuro.example`),
  },
];

test.describe('every public screen', () => {
  test('[CHAT-15][APP-02][APP-05] axe finds nothing in either theme, and no page scrolls horizontally from 320 to 2560 px', async ({
    page,
  }) => {
    for (const { name, open } of screens) {
      await open(page);
      await expect(heading(page, name)).toBeVisible();
      for (const width of [320, 360, 600, 1024, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSideScroll(page, `${name}, ${width}`);
        if (width === 1280) await expectAccessible(page, `${name}, ${width}`);
      }
    }
  });
});

test('[ERR-12] when a public screen fails to load, its header stays', async ({ page, problems }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await page.route('**/assets/*', (route) => route.abort());
  await page.getByRole('link', { name: 'Регистрация' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Не удалось показать страницу' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Нейропортал');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await expectProblem(problems, /Unable to preload|dynamically imported module/);
});
