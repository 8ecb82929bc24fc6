import { expect, settle, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

test('[HOME-08] at 360 × 640 with an announcement, composer, search, tabs and four services are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await settle(page);
  const main = page.getByRole('main');
  const service = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  const inView = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('textbox', { name: 'Что нужно сделать?' }),
    main.getByRole('region', { name: 'Объявления' }),
    main.getByRole('searchbox', { name: 'Поиск сервиса' }),
    main.getByRole('tab', { name: 'Все' }),
    ...['ChatGPT', 'ChatGPT с картинками', 'YandexGPT', 'GigaChat'].map(service),
  ];
  for (const part of inView) await expect(part).toBeInViewport({ ratio: 1 });
});

test('[HOME-08] at 1280 × 800 the field and twelve whole services are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await settle(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Что нужно сделать?' })).toBeInViewport({ ratio: 1 });
  const cards = main.getByRole('tabpanel').getByRole('listitem');
  const bottoms = await cards.evaluateAll((items) => items.map((one) => one.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 800).length).toBeGreaterThanOrEqual(12);
});

test('[HOME-01] at 360 px each tile says in words whether its service is external', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const tile = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  for (const [name, word] of [
    ['ChatGPT', 'внешний'],
    ['Llama', /^в\sконтуре$/],
  ] as const) {
    const box = await tile(name).getByText(word).boundingBox();
    expect(box?.width, `${name}: width of the word`).toBeGreaterThan(40);
  }
});

const columns = [
  [360, 1],
  [768, 2],
  [1280, 3],
  [1440, 3],
  [1920, 3],
] as const;
test('[HOME-01] from 360 to 1920 px tiles have one to three columns', async ({ page }) => {
  await page.goto('/?section=media');
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  for (const [width, count] of columns) {
    await page.setViewportSize({ width, height: 900 });
    const inFirstRow = () =>
      cards.evaluateAll((items) => {
        const rows = items.map((item) => item.getBoundingClientRect().top);
        return rows.filter((top) => top === rows[0]).length;
      });
    await expect.poll(inFirstRow, `columns at ${width} px`).toBe(count);
  }
});

test('[HOME-03] a warning is one line; its button opens the other announcements and the whole texts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Объявления' });
  const [warning, news] = [
    region.getByRole('listitem').filter({ hasText: 'Плановые работы' }),
    region.getByRole('listitem').filter({ hasText: 'В ChatGPT можно выбрать модель' }),
  ];
  await expect(news).toBeHidden();
  const line = await warning.boundingBox();
  expect(line?.height).toBe(36);
  await region.getByRole('button', { name: 'Ещё 1' }).click();
  await expect(news).toBeVisible();
  expect((await warning.boundingBox())?.height).toBeGreaterThan(36);
  await warning.getByRole('button', { name: 'Скрыть' }).click();
  await expect(warning).toHaveCount(0);
  await expect(news.getByRole('link')).toBeFocused();
});

test('[APP-19] the main page asks for its data before its code is there, and once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const asked = page.waitForRequest('**/api/1.0/tile/getTile');
  await page.route('**/assets/*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await settle(page);
  for (const name of ['tile/getTile', 'tile/getResentTile', 'data/banners'])
    expect(calls.filter((path) => path.endsWith(name))).toHaveLength(1);
});

test('[APP-19] the page of a chat asks for its newest messages before its code is there, and once', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const asked = page.waitForRequest('**/api/1.0/history/getListMessage?*');
  await page.route('**/assets/*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/chat/neuron/chatGpt/0c5e2d3a-6f1b-4e0a-9d58-0000000000a1');
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
  await settle(page);
  expect(calls.filter((path) => path.endsWith('/getListMessage'))).toHaveLength(1);
});

for (const path of ['/', '/chat/neuron/chatGpt'])
  test(`[HOME-06][AUTH-12] letters typed before the code of ${path} is there go into its field`, async ({
    page,
  }) => {
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => code.promise.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: 'Загрузка портала' })).toBeVisible();
    // Playwright presses no keys for Russian letters.
    await page.keyboard.type('Name off');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(' a cat');
    code.resolve();
    const field = page.getByRole('textbox', { name: /^(?:Сообщение|Что нужно сделать\?)$/ });
    await expect(field).toBeFocused();
    await page.keyboard.type('?');
    await expect(field).toHaveValue('Name of a cat?');
  });

for (const path of ['/', '/chat/neuron/chatGpt'])
  test(`[HOME-01][CHAT-01] the first view of ${path} makes no format of numbers or dates`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const construct = (kind: { name: string }): never => {
        throw new Error(`${kind.name} takes 30 ms`);
      };
      const { NumberFormat, DateTimeFormat } = Intl;
      Object.assign(Intl, {
        NumberFormat: new Proxy(NumberFormat, { construct }),
        DateTimeFormat: new Proxy(DateTimeFormat, { construct }),
      });
    });
    await page.goto(path);
    await expect(page.getByRole('textbox', { name: /^(?:Сообщение|Что нужно сделать\?)$/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  });
