/** The lists of the administration at the sizes of screens: nothing scrolls sideways, rows have one height. */
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
