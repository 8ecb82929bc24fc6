import type { Page, Request } from '@playwright/test';
import { expect, fillLogin, settle, test } from './fixtures.ts';
import { email, heading, newAddress, password, repeat, secret } from './public.ts';

// The notices of these pages disappear after seconds; src/features/auth/letters.test.tsx checks them.

/** Waits for a letter to an address and returns the link of the newest one. */
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

/** Registers over the API, which sends a letter. */
async function registered(page: Page): Promise<string> {
  const address = newAddress();
  const data = { email: address, name: 'Вера', password: secret, tariffId: 13, promo: true };
  expect((await page.request.post('/api/1.0/auth/registration', { data })).status()).toBe(204);
  return address;
}

async function invited(page: Page): Promise<string> {
  const address = newAddress();
  await page.request.post('/api/dev/invitation', { data: { email: address, company: 'Ромашка' } });
  return address;
}

async function forgotten(page: Page, address: string): Promise<string> {
  await page.request.get('/api/1.0/auth/forgotPassword', { params: { email: address } });
  return letterTo(page, address);
}

test('[AUTH-05][APP-11] e-mail, letter, new password, main page', async ({ page }) => {
  const address = await registered(page);
  await page.goto(await letterTo(page, address));
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(email(page)).toHaveValue(address);
  await expect(email(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Проверьте почту')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Отправить ещё раз через \d+/ })).toBeDisabled();

  await expect.poll(() => letterTo(page, address)).toContain('/resetPassword');
  await page.goto(await letterTo(page, address));
  await expect(heading(page, 'Новый пароль')).toBeVisible();
  await fillNewPassword(page, 'совсем другой пароль 7');
  await page.keyboard.press('Enter');
  // The guard of `/` redirects to the login.
  await expect(page).toHaveURL('/login');
  await fillLogin(page, address, 'совсем другой пароль 7');
  await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
});

test.describe('the token of a mailed link', () => {
  /** Address, title and referrer of the page at each of its requests. */
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
    test(`[AUTH-11][PRE-09] ${path}: it leaves the address at once and is sent only with its own call`, async ({
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
  }
});
