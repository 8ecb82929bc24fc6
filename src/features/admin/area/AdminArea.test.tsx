import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const admin = 'admin@neuro.example';

test('[ADM-01] the menu names the open page, and its pages are asked for once', async () => {
  const { user, router, standIn } = await renderPortal('/admin', { as: admin });
  await screen.findByRole('heading', { level: 1, name: 'Требует внимания' });
  expect(router.state.location.pathname).toBe('/admin/attention');
  const [menu] = await screen.findAllByRole('navigation', { name: 'Администрирование' });
  const links = within(menu as HTMLElement).getAllByRole('link');
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter((link) => link.ariaCurrent === 'page')).toEqual([links[0]]);
  await user.click(within(menu as HTMLElement).getByRole('link', { name: 'Баннеры' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Баннеры' })).toBeTruthy();
  expect(await screen.findByRole('grid', { name: 'Баннеры' })).toBeTruthy();
  expect(standIn.callsOf('adminTileList')).toHaveLength(1);
});

/** The groups of the menu beside the page, each with the names of its links. */
async function menuGroups(): Promise<Record<string, string[]>> {
  const [menu] = await screen.findAllByRole('navigation', { name: 'Администрирование' });
  const titles = within(menu as HTMLElement)
    .getAllByRole('list')
    .map((list) => {
      const title = document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
      const links = within(list).getAllByRole('link');
      return [title, links.map(({ textContent }) => textContent.replace(/\d+$/, ''))];
    });
  return Object.fromEntries(titles);
}

test('[ADM-01] the menu has its entries in groups; an unknown entry is in the last one', async () => {
  const standIn = await startStandIn();
  standIn.change('adminTileList', (tiles: AdminTile[]) => [
    ...tiles,
    { uuid: crypto.randomUUID(), value: 'plans', title: 'Планы', path: '/admin/plans', pages: [] },
  ]);
  await renderPortal('/admin/banners', { as: admin, standIn });
  await screen.findByRole('grid', { name: 'Баннеры' });
  expect(await menuGroups()).toEqual({
    '': ['Требует внимания'],
    Люди: ['Пользователи', 'Группы', 'Компании', 'Запросы', 'Обращения', 'Соглашения'],
    Сервисы: ['Сервисы', 'Внешние API', 'Токены API', 'Мониторинг', 'Ошибки'],
    Учёт: ['Статистика', 'Бюджеты', 'Отчёты', 'Архив отчётов', 'Журнал'],
    Связь: ['Письма', 'Баннеры'],
    Другое: ['Планы'],
  });
});

test('[COMP-01] the menu of a company administrator has no empty groups', async () => {
  await renderPortal('/companyAdmin', { as: 'company@neuro.example' });
  await screen.findByRole('heading', { level: 1, name: 'Требует внимания' });
  expect(await menuGroups()).toEqual({
    '': ['Требует внимания'],
    Люди: ['Пользователи', 'Обращения'],
    Сервисы: ['Мониторинг'],
    Учёт: ['Бюджеты', 'Отчёты', 'Журнал'],
    Компания: ['Фирменный стиль', 'Настройки'],
  });
});

test('[ADM-01][PRE-06] when the menu cannot be reloaded, the old one and the page stay', async () => {
  const { user, standIn, queryClient } = await renderPortal('/admin/users/users-table', { as: admin });
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  await fill(user, await screen.findByRole('textbox', { name: 'Имя' }), 'Вера Новикова');
  standIn.fail('limit-exceeded', { operation: 'adminTileList' });
  await queryClient.refetchQueries({ queryKey: ['admin tiles'] });
  expect(standIn.callsOf('adminTileList')).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  expect(await screen.findByRole('textbox', { name: 'Имя' })).toHaveProperty('value', 'Вера Новикова');
});

test('[ADM-01] the pages of an entry are tabs', async () => {
  const { user, router } = await renderPortal('/admin/users', { as: admin });
  await user.click(await screen.findByRole('tab', { name: 'Загрузка списком' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users/users-add-lists'));
});

test('[ADM-08] a page that is not in the menu makes no request', async () => {
  const standIn = await startStandIn();
  standIn.change('adminTileList', (tiles: AdminTile[]) => tiles.filter(({ value }) => value !== 'users'));
  await renderPortal('/admin/users/users-table', { as: admin, standIn });
  expect(await screen.findByRole('heading', { level: 1, name: 'Раздел недоступен' })).toBeTruthy();
  expect(standIn.callsOf('adminUserList')).toEqual([]);
});

test('[ADM-08] a page that the portal does not know makes no request', async () => {
  const { standIn } = await renderPortal('/admin/nothing', { as: admin });
  expect(await screen.findByRole('heading', { level: 1, name: 'Раздел недоступен' })).toBeTruthy();
  expect(standIn.calls.filter(({ operation }) => /^admin(?!TileList)/.test(operation))).toEqual([]);
});

test('[ADM-01] an administrator without pages sees a text about it', async () => {
  const standIn = await startStandIn();
  standIn.change('adminTileList', () => []);
  await renderPortal('/admin', { as: admin, standIn });
  const text = 'Вам пока не назначены разделы администрирования';
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy();
});

test('[ADM-07][PRE-10] without the permission the address causes no request of the area', async () => {
  const { router, standIn } = await renderPortal('/admin/users/users-table', {
    as: 'employee@neuro.example',
  });
  expect(router.state.location.pathname).toBe('/');
  expect(standIn.calls.filter(({ operation }) => operation.startsWith('admin'))).toEqual([]);
});

/** Opens the command palette, types a text and returns the result; null if nothing is found. */
async function findCommand(as: string, text: string) {
  const portal = await renderPortal('/help', { as });
  await portal.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Найти команду' }));
  await palette.findByRole('group', { name: 'Сервисы' });
  await portal.settle();
  await fill(portal.user, palette.getByRole('combobox', { name: 'Команда' }), text);
  return { ...portal, option: palette.queryByRole('option', { name: /Загрузка списком/, hidden: true }) };
}

test('[ADM-02] the palette finds the pages of the administration by other words, too', async () => {
  const { user, router, option } = await findCommand(admin, 'увольнения');
  await user.click(option as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users/users-add-lists'));
});

test('[ADM-02] the pages of the administration are commands of the palette', async () => {
  const { user, router, option } = await findCommand(admin, 'загрузка списком');
  expect(option?.textContent).toContain('Пользователи: Загрузка списком');
  await user.click(option as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users/users-add-lists'));
});

test('[ADM-07] without the permission the palette does not request the pages of the administration', async () => {
  const { standIn, option } = await findCommand('employee@neuro.example', 'загрузка списком');
  expect(option).toBeNull();
  expect([...standIn.callsOf('adminTileList'), ...standIn.callsOf('companyTileList')]).toEqual([]);
});
