import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import type { AdminUser } from '#api/generated/model/adminUser.ts';
import type { PageInfo } from '#api/generated/model/pageInfo.ts';
import { plural } from '#lib/text.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const admin = 'admin@neuro.example';
const address = '/admin/users/users-table';
const people = 60;

async function openUsers(search = '') {
  const standIn = await startStandIn({ people });
  const portal = await renderPortal(`${address}${search}`, { as: admin, standIn });
  const table = await screen.findByRole('grid', { name: 'Пользователи' });
  await waitFor(() => expect(table.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false'));
  const emails = (): string[] => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  const lastQuery = (): string =>
    decodeURIComponent(standIn.callsOf('adminUserList').at(-1)?.url.split('?')[1] ?? '');
  return { ...portal, standIn, table, emails, lastQuery };
}
const total = (): number =>
  Number(/из (\d+)/.exec(screen.getByText(/^\d+–\d+ из \d+$/).textContent ?? '')?.[1]);
const waitForRange = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

test('[ADM-17] of more than 100,000 rows one page is drawn, with one request for each order, page and filter', async () => {
  const standIn = await startStandIn({ people: 1 });
  let answers = 0;
  standIn.change('adminUserList', (page: PageInfo & { content: AdminUser[] }) => {
    answers++;
    const rows = Array.from({ length: 100 }, (_, at) => ({
      ...page.content[0],
      id: 9000 + at,
      email: `${answers}.${at}@neuro.example`,
    }));
    return { ...page, totalElements: 100_001, totalPages: 1001, last: false, content: rows };
  });
  const { user, settle } = await renderPortal(`${address}?size=100&cols=email`, { as: admin, standIn });
  // By selector: a query by role takes seconds with so many rows.
  const rows = () => document.querySelectorAll('[role=rowheader]');
  const showsAnswer = async (number: number) => {
    await waitFor(() => expect(rows()[0]?.textContent).toBe(`${number}.0@neuro.example`));
    await settle();
    expect(answers).toBe(number);
    expect(rows()).toHaveLength(100);
  };
  await showsAnswer(1);
  expect(screen.getByText(/из 100.001$/)).toBeTruthy();
  await user.click(screen.getByText('E-mail', { selector: '[role=columnheader] *' }));
  await showsAnswer(2);
  await user.click(screen.getByLabelText('Следующая страница'));
  await showsAnswer(3);
  await user.click(screen.getByText('Добавить фильтр'));
  await user.click(await screen.findByText('Запросы за 30 дней'));
  await fill(user, await screen.findByLabelText('От'), '5');
  await user.click(screen.getByText('Применить'));
  await showsAnswer(4);
});

test('[ADM-17] the list shows one page of the accounts, with one request', async () => {
  const { standIn, emails, lastQuery } = await openUsers('?size=25&cols=email&sort=email,asc');
  expect(emails()).toHaveLength(25);
  expect(total()).toBeGreaterThan(people);
  // The head of the page says it, too.
  expect(screen.getByText(/\sзапис[ьие]\S*$/).textContent).toBe(
    plural(total(), 'запись', 'записи', 'записей'),
  );
  expect(lastQuery()).toBe('sort=email,asc&page=0&size=25');
  expect(standIn.callsOf('adminUserList')).toHaveLength(1);
  expect(emails()).toEqual([...emails()].sort());
});

test('[ADM-05] accounts stand by the name that leads their cells, and can be ordered by the address below it', async () => {
  const { user, table, lastQuery } = await openUsers('?size=25');
  expect(lastQuery()).toBe('sort=name,asc&page=0&size=25');
  const head = within(within(table).getByRole('columnheader', { name: /Имя/ }));
  expect(head.getByRole('button', { name: 'Имя', pressed: true })).toBeTruthy();
  await user.click(head.getByRole('button', { name: 'E-mail' }));
  await waitFor(() => expect(lastQuery()).toBe('sort=email,asc&page=0&size=25'));
});

test('[ADM-04] on a phone the order is chosen beside the filters, and what is needed seldom is behind «Ещё»', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: /max-width|width </.test(query),
        media: query,
      }) as MediaQueryList,
  );
  const { user, lastQuery } = await openUsers('?size=25');
  await user.click(screen.getByRole('button', { name: 'Сортировка: Имя' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'E-mail' }));
  await waitFor(() => expect(lastQuery()).toBe('sort=email,asc&page=0&size=25'));
  await user.click(screen.getByRole('button', { name: 'Сортировка: E-mail' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'По убыванию' }));
  await waitFor(() => expect(lastQuery()).toBe('sort=email,desc&page=0&size=25'));
  expect(screen.queryByRole('button', { name: 'Столбцы' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ещё' }));
  expect(screen.getByRole('button', { name: 'Столбцы' })).toBeTruthy();
});

test('[ADM-09] the address has page, order and filters, and opens the same list again', async () => {
  const { user, router, lastQuery } = await openUsers(
    '?page=2&role=USER&size=25&status=nonsense&cols=email,lastVisit',
  );
  await waitForRange(/^26–50 из/);
  expect(lastQuery()).toBe('role=USER&sort=name,asc&page=1&size=25');
  expect(screen.getByRole('row', { name: 'Роль: Пользователь' })).toBeTruthy();
  await user.click(screen.getByRole('columnheader', { name: /Последний вход/ }));
  await waitFor(() => expect(lastQuery()).toBe('role=USER&sort=lastVisit,asc&page=0&size=25'));
  expect(router.state.location.searchStr).toBe(
    '?role=USER&sort=lastVisit%2Casc&size=25&cols=email%2ClastVisit',
  );
});

test('[ADM-09] a page beyond the end becomes the last one', async () => {
  await openUsers('?page=99&size=25&cols=email');
  const count = total();
  const first = Math.floor((count - 1) / 25) * 25 + 1;
  expect(screen.getByText(`${first}–${count} из ${count}`)).toBeTruthy();
});

test('[ADM-09] a filter is set in a dialog, shown as a chip and removed', async () => {
  const { user, router, emails, lastQuery } = await openUsers('?size=25&cols=email');
  await user.click(screen.getByRole('button', { name: 'Добавить фильтр' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Запросы за 30 дней' }));
  const dialog = await screen.findByRole('dialog', { name: 'Фильтр: Запросы за 30 дней' });
  await fill(user, within(dialog).getByRole('textbox', { name: 'От' }), '5');
  await user.click(within(dialog).getByRole('button', { name: 'Применить' }));
  await waitFor(() => expect(lastQuery()).toBe('requestsMin=5&sort=name,asc&page=0&size=25'));
  expect(router.state.location.searchStr).toBe('?requestsMin=5&size=25&cols=email');
  const chip = await screen.findByRole('row', { name: /^Запросы за 30\sдней: от\s5/ });
  await user.click(within(chip).getByRole('button'));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?size=25&cols=email'));
  await waitFor(() => expect(emails()).toHaveLength(25));
});

test('[ADM-10] the text of a search for people is sent, is kept for Back, and is never in the address', async () => {
  const { user, router, emails, lastQuery } = await openUsers('?size=25&cols=email');
  await fill(user, screen.getByRole('searchbox', { name: 'Поиск' }), 'employee@');
  await waitFor(() => expect(emails()).toEqual(['employee@neuro.example']));
  expect(lastQuery()).toBe('searchText=employee@&sort=name,asc&page=0&size=25');
  expect(router.state.location.searchStr).toBe('?size=25&cols=email');
  await router.navigate({ to: '/help' });
  await screen.findByRole('heading', { level: 1, name: 'Помощь' });
  router.history.back();
  await waitFor(() => expect(emails()).toEqual(['employee@neuro.example']));
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Поиск' }).value).toBe('employee@');
});

test('[PRE-07] the text of a search for people is not shown to the next user of the tab', async () => {
  const { router, lastQuery } = await openUsers('?size=25&cols=email');
  const search = { by: 999, text: 'employee@' };
  await router.navigate({ href: `${address}?size=25&cols=email&role=USER`, state: { search } });
  await waitFor(() => expect(lastQuery()).toBe('role=USER&sort=name,asc&page=0&size=25'));
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Поиск' }).value).toBe('');
});

test('[ADM-09] when nothing is found the filters can be removed', async () => {
  const { user, emails, table } = await openUsers('?requestsMin=999999999&size=25&cols=email');
  expect(within(table).getByText('Ничего не найдено')).toBeTruthy();
  await user.click(within(table).getByRole('button', { name: 'Сбросить фильтры' }));
  await waitFor(() => expect(emails()).toHaveLength(25));
});

test('[ADM-11] the selection is kept on other pages; «all rows of the filter» is counted without the exceptions', async () => {
  const { user, table } = await openUsers('?size=25&cols=email');
  const count = total();
  const boxes = () => within(table).getAllByRole('checkbox', { hidden: true }).slice(1);
  await user.click(boxes()[0] as HTMLElement);
  await user.click(boxes()[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  await waitForRange(/^26–50 из/);
  await user.click(boxes()[0] as HTMLElement);
  const toolbar = screen.getByRole('toolbar', { name: 'Действия с выбранными' });
  expect(within(toolbar).getByText('Выбрано 3')).toBeTruthy();
  await user.click(within(toolbar).getByRole('button', { name: `Выбрать все ${count} по фильтру` }));
  expect(within(toolbar).getByText(`Выбрано ${count}`)).toBeTruthy();
  await user.click(boxes()[0] as HTMLElement);
  expect(within(toolbar).getByText(`Выбрано ${count - 1}`)).toBeTruthy();
  await user.click(within(toolbar).getByRole('button', { name: 'Снять выбор' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('[ADM-09] the columns are those of the address, else the account’s last choice', async () => {
  const { user, router } = await openUsers('?requestsMin=999999999');
  expect(screen.getByRole('columnheader', { name: 'Компания Отдел' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Столбцы' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Компания' }));
  await user.keyboard('{Escape}');
  await screen.findByRole('columnheader', { name: 'Отдел' });
  expect(screen.queryByRole('columnheader', { name: /Компания/ })).toBeNull();
  expect(router.state.location.searchStr).toContain('cols=name%2Cemail%2Cdepartment');
  router.history.push(address);
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  expect(screen.queryByRole('columnheader', { name: /Компания/ })).toBeNull();
});

test('[ADM-15] the download has all filtered rows, in the order of the list, with the shown columns', async () => {
  const { user, standIn } = await openUsers('?page=2&size=25&role=USER&sort=created,desc&cols=email,status');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Скачать' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(standIn.callsOf('adminUserTableDownload')).toHaveLength(1));
  const { searchParams } = new URL(standIn.callsOf('adminUserTableDownload')[0]?.url ?? '');
  expect([...searchParams]).toEqual([
    ['role', 'USER'],
    ['sort', 'created,desc'],
    ['columns', 'email'],
    ['columns', 'status'],
    ['format', 'csv'],
    ['timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone],
  ]);
});

test('the tooltip of a time shows it in the time zone of the reports', async () => {
  await openUsers('?size=25&cols=email,created');
  const [moment] = document.querySelectorAll('time');
  expect(moment?.title).toMatch(/^Europe\/Moscow: \d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d$/);
});

test('a printed list has its filters in words, the time of its rows and the time zone', async () => {
  await openUsers('?size=25&cols=email&role=USER&requestsMin=5');
  expect(screen.getByText(/^Роль: Пользователь; Запросы за 30\sдней: от\s5$/)).toBeTruthy();
  expect(screen.getByText(/^Данные на \d\d\.\d\d\.\d{4}.*Europe\/Moscow\.$/)).toBeTruthy();
});

test('[ADM-20] a list that failed to load can be requested again', async () => {
  const standIn = await startStandIn();
  standIn.fail('bad-request', { operation: 'adminUserList', times: 1 });
  const { user } = await renderPortal(`${address}?cols=email`, { as: admin, standIn });
  await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('rowheader', { name: 'employee@neuro.example' })).toBeTruthy();
});

test('[ADM-05] an empty list proposes to add a row and leads to the import; those who only read get no proposal', async () => {
  const standIn = await startStandIn();
  const none = { content: [], totalElements: 0, totalPages: 0 };
  standIn.change('adminUserList', (page: object) => ({ ...page, ...none }));
  const portal = await renderPortal(address, { as: admin, standIn });
  const link = await screen.findByRole('link', { name: 'Загрузить список' });
  expect(link.getAttribute('href')).toBe('/admin/users/users-add-lists');
  await portal.user.click(screen.getByRole('button', { name: 'Новый пользователь' }));
  expect(await screen.findByRole('dialog', { name: 'Новый пользователь' })).toBeTruthy();
  portal.close();

  standIn.change('adminTileList', (tiles: AdminTile[]) =>
    tiles.map((tile) => ({ ...tile, access: 'read' as const })),
  );
  await renderPortal(address, { as: admin, standIn });
  expect(await screen.findByRole('heading', { name: 'Пользователей пока нет' })).toBeTruthy();
  expect(screen.queryByText(/Добавьте одного/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Загрузить список' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Новый пользователь' })).toBeNull();
});
