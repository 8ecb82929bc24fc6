/** The lists of the administration at the sizes of screens: nothing scrolls sideways, rows have one height or are cards. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ as: 'admin@neuro.example' });

/** Addresses of all lists, with their accessible names. */
const lists = {
  'users/users-table': 'Пользователи',
  apiToken: 'Токены',
  banners: 'Баннеры',
  company: 'Компании',
  'company?part=tariffs': 'Тарифы',
  error: 'Ошибки',
  externalApi: 'Внешние API',
  feedback: 'Обращения',
  groups: 'Группы',
  letters: 'Входящие',
  'letters?part=templates': 'Шаблоны',
  'letters?part=mailings': 'Рассылки',
  logs: 'Действия',
  'logs?part=usage': 'Использование',
  'logs?part=sign-ins': 'Входы',
  monitoring: 'Сервисы',
  'monitoring?part=limits': 'Лимиты',
  'monitoring?part=rules': 'Правила',
  'reports/list-reports': 'Отчёты',
  'getListReports/list-reports': 'Архив отчётов',
  'getListReports/list-reports?part=schedules': 'Расписания отчётов',
  requests: 'Запросы',
  statistics: 'Статистика',
  tile: 'Сервисы',
};

/** Opens a list and measures it: how far it and the page scroll sideways, and the heights of its rows, px. */
async function measure(page: Page, address: string, name: string) {
  await page.goto(`/admin/${address}`);
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
  for (const [address, name] of Object.entries(lists)) {
    const { sideways, heights } = await measure(page, address, name);
    expect.soft(sideways, address).toBe(0);
    expect.soft(heights.length, address).toBeLessThan(2);
    for (const height of heights) expect.soft([44, 56], address).toContain(height);
  }
});

test('[ADM-04][APP-05] on a phone a row is a card with its facts, checkbox and menu, still in a table; nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const address of ['users/users-table', 'requests', 'externalApi', 'feedback'] as const) {
    const { sideways } = await measure(page, address, lists[address]);
    expect.soft(sideways, address).toBe(0);
  }
  await measure(page, 'users/users-table', 'Пользователи');
  const grid = page.getByRole('grid', { name: 'Пользователи' });
  await expect(grid.getByRole('columnheader')).toHaveText([
    '',
    'Имя/E-mail',
    'Статус',
    'Последний вход',
    'Действия',
  ]);
  const row = grid.getByRole('row').nth(1);
  // The checkbox itself is invisible, its box is drawn.
  const box = row.getByRole('checkbox').locator('xpath=ancestor::td');
  const parts = [box, row.getByRole('rowheader'), row.getByText(/^Действует$/)];
  for (const part of [...parts, row.getByRole('button', { name: /^Действия/ })])
    await expect(part).toBeInViewport();
  await grid.getByRole('button', { name: 'Имя' }).click();
  await expect(page).toHaveURL(/sort=name%2Casc/);
});
