/** The lists of the administration at the sizes of screens: nothing scrolls sideways, rows have one height or are cards. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ as: 'admin@neuro.example' });

/** Every list: its entry in the menu, its accessible name and, beside other lists, its tab. */
const lists: readonly (readonly [entry: string, name: string, tab?: string])[] = [
  ['Пользователи', 'Пользователи'],
  ['Группы', 'Группы'],
  ['Компании', 'Компании'],
  ['Компании', 'Тарифы', 'Тарифы'],
  ['Запросы', 'Запросы'],
  ['Обращения', 'Обращения'],
  ['Сервисы', 'Сервисы'],
  ['Соглашения', 'Соглашения'],
  ['Внешние API', 'Внешние API'],
  ['Внешние API', 'Прайс-лист', 'Прайс-лист'],
  ['Токены API', 'Токены'],
  ['Мониторинг', 'Сервисы'],
  ['Мониторинг', 'Лимиты', 'Лимиты'],
  ['Мониторинг', 'Правила', 'Правила'],
  ['Ошибки', 'Ошибки'],
  ['Статистика', 'Статистика'],
  ['Отчёты', 'Отчёты'],
  ['Архив отчётов', 'Архив отчётов'],
  ['Архив отчётов', 'Расписания отчётов', 'Расписания'],
  ['Журнал', 'Действия'],
  ['Журнал', 'Использование', 'Использование'],
  ['Журнал', 'Входы', 'Входы'],
  ['Письма', 'Входящие'],
  ['Письма', 'Шаблоны', 'Шаблоны'],
  ['Письма', 'Рассылки', 'Рассылки'],
  ['Баннеры', 'Баннеры'],
];

/** Lists that have no rows when the stand-in starts. */
const emptyAtFirst: ReadonlySet<string> = new Set(['Правила', 'Действия', 'Входящие', 'Рассылки']);

/** Returns how far the list and the page scroll sideways and the different heights of the rows, px. */
async function measure(page: Page, name: string) {
  const grid = page.getByRole('grid', { name, exact: true });
  await expect(grid.locator('xpath=ancestor::*[@aria-busy]')).toHaveAttribute('aria-busy', 'false');
  return grid.evaluate((table) => {
    const beyond = (element: Element | null): number =>
      element ? element.scrollWidth - element.clientWidth : Number.NaN;
    const rows = [...table.querySelectorAll('tbody tr:has(> td + td)')];
    return {
      sideways: Math.max(beyond(table.parentElement), beyond(document.documentElement)),
      heights: [...new Set(rows.map((row) => row.getBoundingClientRect().height))],
    };
  });
}

test('[ADM-04] at 1280 px no list scrolls sideways, and its rows have one height: 56 px of two lines, 44 of one', async ({
  page,
}) => {
  await page.goto('/admin/users/users-table');
  const menu = page.getByRole('navigation', { name: 'Администрирование' });
  for (const [entry, name, tab] of lists) {
    // Some entries also have a number.
    await menu.getByRole('link', { name: new RegExp(`^${entry} ?\\d*$`) }).click();
    if (tab !== undefined) await page.getByRole('tab', { name: tab, exact: true }).click();
    const { sideways, heights } = await measure(page, name);
    const label = `${entry}, ${name}`;
    expect.soft(sideways, label).toBe(0);
    expect.soft(heights.length, label).toBeLessThan(2);
    if (!emptyAtFirst.has(name)) expect.soft(heights, label).not.toEqual([]);
    for (const height of heights) expect.soft([44, 56], label).toContain(height);
  }
});

test('[ADM-01][APP-05] on a phone the action of a card of the start page is below its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/admin');
  const card = page.getByRole('list', { name: 'Требует внимания' }).getByRole('listitem').first();
  const words = await card.getByRole('heading').boundingBox();
  const action = await card.getByRole('link').last().boundingBox();
  expect(action?.x).toBe(words?.x);
  expect(action?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
});

test('[ADM-04][APP-05] on a phone a row is a card with its facts, checkbox and menu, still in a table; nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const addresses = {
    requests: 'Запросы',
    externalApi: 'Внешние API',
    feedback: 'Обращения',
    'users/users-table': 'Пользователи',
  };
  for (const [address, name] of Object.entries(addresses)) {
    await page.goto(`/admin/${address}`);
    expect.soft((await measure(page, name)).sideways, address).toBe(0);
  }
  const grid = page.getByRole('grid', { name: 'Пользователи' });
  await expect(grid.getByRole('columnheader')).toHaveText([
    'Выбрать все',
    'Имя/E-mail',
    'Компания/Отдел',
    'Статус',
    'Действия',
  ]);
  const row = grid.getByRole('row').nth(1);
  // The checkbox itself is invisible, its box is drawn.
  const box = row.getByRole('checkbox').locator('xpath=ancestor::td');
  const parts = [box, row.getByRole('rowheader'), row.getByText(/^Действует$/)];
  for (const part of [...parts, row.getByRole('button', { name: /^Действия/ })])
    await expect(part).toBeInViewport();
  // Readers have the titles of the columns; above cards nothing but the checkbox is seen.
  const head = await grid.getByRole('columnheader', { name: 'Статус' }).boundingBox();
  expect(head?.width).toBe(1);
  await page.getByRole('button', { name: 'Сортировка: Имя' }).click();
  await page.getByRole('menuitemradio', { name: 'E-mail' }).click();
  await expect(page).toHaveURL(/sort=email%2Casc/);
});
