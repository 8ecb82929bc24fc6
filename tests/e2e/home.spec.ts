import { expect, settle, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

test('[HOME-08] at 360 × 640 with an announcement, composer, search, tabs and three services are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await settle(page);
  const main = page.getByRole('main');
  const inView = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('textbox', { name: 'Что нужно сделать?' }),
    main.getByRole('region', { name: 'Объявления' }),
    main.getByRole('searchbox', { name: 'Поиск сервиса' }),
    main.getByRole('tab', { name: 'Все' }),
    ...['ChatGPT', 'ChatGPT с картинками', 'YandexGPT'].map((name) =>
      main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) }),
    ),
  ];
  for (const part of inView) await expect(part).toBeInViewport({ ratio: 1 });
});

const columns = [
  [360, 1],
  [768, 2],
  [1280, 4],
  [1440, 4],
  [1920, 5],
] as const;
test('[HOME-01] from 360 to 1920 px tiles have one to five columns', async ({ page }) => {
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
