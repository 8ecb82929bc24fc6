import { servePortal } from '../support/served-portal.ts';
import { expect, fillLogin, provoke, send, settledAnswer, test } from './fixtures.ts';

const settings = {
  gatewayName: 'Шлюз знаний',
  supportMailbox: 'help@firm.example',
  corporateDomain: 'firm.example',
  brandColour: '#0b6572',
  productLines: [{ id: 'school', title: 'Школа', tariffs: [{ id: 11, title: 'Средняя' }] }],
};

test('[APP-21] under a sub-path: sign-in, a service, a reload, the main page', async ({ page }) => {
  const standIn = await servePortal({ BASE_PATH: '/ai/portal/', REHEARSAL_DELAY: '0' });
  try {
    const root = `${standIn.url}/ai/portal`;
    await page.goto(`${root}/chat/neuron/chatGpt`);
    await expect(page).toHaveURL(`${root}/login?redirect=%2Fchat%2Fneuron%2FchatGpt`);
    await fillLogin(page, 'employee@neuro.example');
    await expect(page).toHaveURL(`${root}/chat/neuron/chatGpt`);
    await send(page, 'Привет из подпапки');
    await settledAnswer(page);
    await page.reload();
    await expect(page.getByRole('article', { name: 'Вы' })).toContainText('Привет из подпапки');
    await page.getByRole('link', { name: /на главную/ }).click();
    await expect(page).toHaveURL(`${root}/`);
    await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
  } finally {
    await standIn.dispose();
  }
});

test('[APP-21][APP-03] config.json sets name, mailbox and colours without a new build', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: settings }));
  await provoke(page, '**/api/1.0/data/ping', 'unavailable');
  await provoke(page, '**/api/1.0/auth/authentication', 'unavailable');
  await page.goto('/login');
  await expect(page).toHaveTitle(/Шлюз знаний/);
  await expect(page.getByRole('banner')).toContainText('Шлюз знаний');
  const fill = (): Promise<string> =>
    page
      .getByRole('button', { name: 'Войти' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(fill).toBe('rgb(11, 101, 114)');
  await fillLogin(page, 'employee@neuro.example');
  await expect(page.getByRole('link', { name: 'Написать нам' })).toHaveAttribute(
    'href',
    'mailto:help@firm.example',
  );
});

test('[APP-21] config.json with a wrong value, of HTML or missing: the page lists the errors, and «Повторить» works', async ({
  page,
}) => {
  for (const [name, answer, text] of [
    ['a wrong value', { json: { ...settings, brandColour: 'teal' } }, '«brandColour»: цвет вида #e22c63'],
    [
      'a page of HTML',
      { contentType: 'text/html', body: '<!doctype html>' },
      'вместо него пришла страница HTML',
    ],
    ['nothing', { status: 404, body: '' }, 'HTTP 404'],
  ] as const) {
    await test.step(name, async () => {
      await page.route('**/config.json', (route) => route.fulfill(answer));
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Портал настроен с ошибкой' })).toBeVisible();
      await expect(page.getByRole('listitem')).toContainText(text);
      await page.unroute('**/config.json');
      await page.getByRole('button', { name: 'Повторить' }).click();
      await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    });
  }
});
