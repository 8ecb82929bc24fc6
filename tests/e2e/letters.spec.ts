import type { Page, Request } from '@playwright/test';
import { expect, fillLogin, provoke, settle, test } from './fixtures.ts';
import { email, heading, password, repeat, secret, stranger } from './public.ts';

/** Presses the label of a radio button, as a person does. */
const choose = (page: Page, option: string) => page.locator('label', { hasText: option }).click();

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Сообщения портала' }).getByText(text, { exact: true });

/** The link of the newest letter to an address, once there is one. */
async function letterTo(page: Page, address: string): Promise<string> {
  const links = async (): Promise<string[]> => {
    const response = await page.request.get('/api/dev/mailbox', { params: { email: address } });
    const mails: { link?: string }[] = await response.json();
    return mails.flatMap(({ link }) => link ?? []);
  };
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links())[0] ?? '';
}

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';

async function fillNewPassword(page: Page, text = secret): Promise<void> {
  await password(page).fill(text);
  await repeat(page).fill(text);
}

async function register(page: Page, address: string): Promise<void> {
  await page.goto('/registration');
  await email(page).fill(address);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера Новикова');
  await fillNewPassword(page);
  await choose(page, 'Премиум');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page).toHaveURL('/login');
}

/** Registers over the API; the letter is on its way. */
async function registered(page: Page): Promise<string> {
  const address = stranger();
  const data = { email: address, name: 'Вера', password: secret, tariffId: 13, promo: true };
  expect((await page.request.post('/api/1.0/auth/registration', { data })).status()).toBe(204);
  return address;
}

async function invited(page: Page): Promise<string> {
  const address = stranger();
  await page.request.post('/api/dev/invitation', { data: { email: address, company: 'Ромашка' } });
  return address;
}

async function forgotten(page: Page, address: string): Promise<string> {
  await page.request.get('/api/1.0/auth/forgotPassword', { params: { email: address } });
  return letterTo(page, address);
}

test.describe('registration', () => {
  test('[AUTH-03][AUTH-04][APP-11] from the form by the letter to the main page', async ({ page }) => {
    const address = stranger();
    await register(page, address);
    await expect(notice(page, 'На почту отправлено письмо')).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    await expect(password(page)).toBeFocused();

    await page.goto(await letterTo(page, address));
    await expect(notice(page, 'Регистрация подтверждена')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(email(page)).toHaveValue(address);
    await fillLogin(page, address, secret);
    await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
  });

  test('[AUTH-03] the tariffs are those of the product line, and what is sent is what was chosen', async ({
    page,
  }) => {
    await page.goto('/registration');
    const tariffs = page.getByRole('radiogroup', { name: 'Тариф' }).getByRole('radio');
    await expect(tariffs).toHaveCount(2);
    await choose(page, 'Лицей');
    await expect(tariffs).toHaveCount(3);
    await choose(page, '9–11 классы');
    await email(page).fill(stranger());
    await page.getByRole('textbox', { name: 'Имя' }).fill('Илья');
    await fillNewPassword(page);
    const sent = page.waitForRequest('**/auth/registration');
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Илья',
      tariffId: 12,
      promo: true,
      password: secret,
    });
  });

  test('[AUTH-03] an address that is taken is told at its field, and nothing typed is lost', async ({
    page,
  }) => {
    await page.goto('/registration');
    await email(page).fill('employee@neuro.example');
    await page.getByRole('textbox', { name: 'Имя' }).fill('Вера');
    await fillNewPassword(page);
    await choose(page, 'Базовый');
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(email(page)).toHaveAccessibleDescription(/уже зарегистрирован/);
    await expect(password(page)).toHaveValue(secret);
    await page.reload();
    await expect(email(page)).toHaveValue('employee@neuro.example');
    await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Вера');
    await expect(page.getByRole('radio', { name: 'Базовый' })).toBeChecked();
    await expect(password(page)).toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(secret);
  });

  test('[AUTH-03][PRE-05] a double press registers once', async ({ page }) => {
    let calls = 0;
    await page.route('**/auth/registration', async (route) => {
      calls += 1;
      await route.continue();
    });
    await page.goto('/registration');
    await email(page).fill(stranger());
    await page.getByRole('textbox', { name: 'Имя' }).fill('Вера');
    await fillNewPassword(page);
    await choose(page, 'Базовый');
    await page.getByRole('form', { name: 'Регистрация' }).evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(page).toHaveURL('/login');
    expect(calls).toBe(1);
  });

  test('[AUTH-04] who signs in unconfirmed is led to a new letter', async ({ page }) => {
    const address = await registered(page);
    const first = await letterTo(page, address);
    await page.goto('/login');
    await fillLogin(page, address, secret);
    await expect(notice(page, `Ваша почта ${address} не подтверждена`)).toBeVisible();
    await page.getByRole('link', { name: 'Отправить ещё раз' }).click();
    await expect(heading(page, 'Отправим письмо ещё раз')).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).click();
    await expect(heading(page, 'Проверьте почту')).toBeVisible();
    expect(await letterTo(page, address)).not.toBe(first);
  });

  test('[AUTH-04] a link that is too old: told, a new letter, confirmed', async ({ page }) => {
    const address = await registered(page);
    await provoke(page, '**/auth/confirmationRegistration*', 'link-expired');
    await page.goto(await letterTo(page, address));
    await expect(notice(page, 'Истек срок действия ссылки')).toBeVisible();
    await expect(heading(page, 'Ссылка больше не действует')).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).click();
    await expect(notice(page, 'На почту отправлено письмо')).toBeVisible();
    await page.goto(await letterTo(page, address));
    await expect(notice(page, 'Регистрация подтверждена')).toBeVisible();
  });

  test('[AUTH-04] a link works once: the server’s words, and a way on', async ({ page }) => {
    const address = await registered(page);
    const link = await letterTo(page, address);
    await page.goto(link);
    await expect(page).toHaveURL('/login');
    await page.goto(link);
    await expect(notice(page, 'Ссылка недействительна или уже использована')).toBeVisible();
    await expect(heading(page, 'Ссылка больше не действует')).toBeVisible();
    await page.getByRole('link', { name: 'Вернуться ко входу' }).click();
    await expect(heading(page, 'Вход')).toBeVisible();
  });

  test('[AUTH-04] too many requests spend nothing: again, and it is confirmed', async ({ page }) => {
    const address = await registered(page);
    await provoke(page, '**/auth/confirmationRegistration*', 'too-many-requests');
    await page.goto(await letterTo(page, address));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Понятно' }).click();
    await expect(heading(page, 'Не удалось подтвердить регистрацию')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(notice(page, 'Регистрация подтверждена')).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  test('[AUTH-05][APP-11] from the address by the letter to the main page', async ({ page }) => {
    const address = await registered(page);
    await page.goto(await letterTo(page, address));
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Забыли пароль?' }).click();
    await expect(email(page)).toHaveValue(address);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Проверьте почту')).toBeVisible();
    await expect(notice(page, 'На почту отправлено письмо')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Отправить ещё раз через \d+/ })).toBeDisabled();

    await expect.poll(() => letterTo(page, address)).toContain('/resetPassword');
    await page.goto(await letterTo(page, address));
    await expect(heading(page, 'Новый пароль')).toBeVisible();
    await fillNewPassword(page, 'совсем другой пароль 7');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Пароль сброшен')).toBeVisible();
    // `/`, whose guard asks to sign in.
    await expect(page).toHaveURL('/login');
    await fillLogin(page, address, 'совсем другой пароль 7');
    await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
  });

  test('[AUTH-05] an address without an account looks the same', async ({ page }) => {
    await page.goto('/forgotPassword');
    await email(page).fill('nobody@neuro.example');
    await page.getByRole('button', { name: 'Отправить письмо' }).click();
    await expect(heading(page, 'Проверьте почту')).toBeVisible();
    await expect(notice(page, 'На почту отправлено письмо')).toBeVisible();
  });

  test('[AUTH-05] a link of the reset works once, and leads to a new one', async ({ page }) => {
    const link = await forgotten(page, await registered(page));
    await page.goto(link);
    await fillNewPassword(page);
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto(link);
    await fillNewPassword(page);
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(notice(page, 'Ссылка недействительна или уже использована')).toBeVisible();
    await page.getByRole('link', { name: 'Запросить новую ссылку' }).click();
    await expect(heading(page, 'Восстановление пароля')).toBeVisible();
  });
});

test('[AUTH-06] an invitation: name and password, and a member signs in', async ({ page }) => {
  const address = await invited(page);
  await page.goto(await letterTo(page, address));
  await page.getByRole('textbox', { name: 'Имя' }).fill('Глеб Соколов');
  await fillNewPassword(page);
  await page.getByRole('button', { name: 'Присоединиться' }).click();
  await expect(notice(page, 'Вы присоединились к компании')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, address, secret);
  await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
});

test.describe('the token of a mailed link', () => {
  /** What the page knows of itself whenever it asks for something. */
  const watchPlaces = (page: Page) =>
    page.addInitScript(() => {
      const places: string[] = [];
      Object.assign(window, { places });
      const { fetch } = window;
      window.fetch = (...call) => {
        places.push([location.href, document.title, document.referrer].join(' '));
        return fetch(...call);
      };
    });

  async function kept(page: Page): Promise<string> {
    const state = await page.context().storageState({ indexedDB: true });
    const own = await page.evaluate(() => [
      location.href,
      document.title,
      JSON.stringify(history.state),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
      ...Object.values(window).filter((value) => typeof value === 'string'),
      ...(Reflect.get(window, 'places') as string[]),
    ]);
    return JSON.stringify([state, own]);
  }

  const pages = [
    { path: '/confirmationRegistration', link: async (page: Page) => letterTo(page, await registered(page)) },
    { path: '/resetPassword', link: async (page: Page) => forgotten(page, await registered(page)) },
    {
      path: '/confirmationRequestToCompany',
      link: async (page: Page) => letterTo(page, await invited(page)),
    },
  ];

  for (const { path, link } of pages) {
    test(`[AUTH-11][PRE-09] ${path}: it leaves the address at once and goes nowhere but into its own call`, async ({
      page,
    }) => {
      const address = await link(page);
      const token = tokenOf(address);
      await watchPlaces(page);
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await kept(page)).not.toContain(token);
      if (path !== '/confirmationRegistration') {
        await expect(page).toHaveURL(path);
        const name = page.getByRole('textbox', { name: 'Имя' });
        if (await name.isVisible()) await name.fill('Глеб');
        await fillNewPassword(page);
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL('/login');
      await settle(page);
      expect(await kept(page)).not.toContain(token);

      const [document, ...rest] = requests;
      expect(document?.url()).toBe(address);
      const bearers = [];
      for (const request of rest) {
        const { authorization, ...headers } = await request.allHeaders();
        if (authorization) bearers.push([new URL(request.url()).pathname, authorization]);
        const said = JSON.stringify([request.url(), request.postData(), headers]);
        expect(said, `${request.method()} ${request.url()}`).not.toContain(token);
        expect(headers['referer'], 'a page of the portal sends no referrer').toBeUndefined();
      }
      expect(bearers).toEqual([[`/api/1.0/auth${path}`, `Bearer ${token}`]]);
    });

    test(`[AUTH-11] ${path}: after a reload the letter has to be opened again`, async ({ page }) => {
      const address = await link(page);
      if (path === '/confirmationRegistration') await page.goto(path);
      else {
        await page.goto(address);
        await expect(page.getByRole('textbox').first()).toBeFocused();
        await page.reload();
      }
      await expect(heading(page, 'Откройте ссылку из письма')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Вернуться ко входу' })).toBeVisible();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(Вход|Новый пароль|Приглашение в компанию)$/,
      );
    });
  }

  test('[AUTH-11] a link that is broken asks for nothing', async ({ page }) => {
    await page.goto('/resetPassword?token=a%0Ab');
    await expect(heading(page, 'Откройте ссылку из письма')).toBeVisible();
    await expect(page).toHaveURL('/resetPassword');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(`/confirmationRegistration?token=${'a'.repeat(64)}`);
    await expect(heading(page, 'Откройте ссылку из письма')).toBeVisible();
    await settle(page);
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});

test('[AUTH-04][ERR-08] while the gateway is down nothing of the link is lost', async ({ page }) => {
  const address = await registered(page);
  await provoke(page, '**/auth/confirmationRegistration*', 'services-unavailable');
  await page.goto(await letterTo(page, address));
  await expect(heading(page, 'Сервисы временно недоступны')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Проверить сейчас' }).click();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(notice(page, 'Регистрация подтверждена')).toBeVisible();
});
