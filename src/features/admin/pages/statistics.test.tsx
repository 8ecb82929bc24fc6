import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { comparedText, drillInto, usageQuery } from '../statistics/query.ts';

const search = (): URLSearchParams => new URLSearchParams(location.search);

test('[ADM-05][ADM-31] statistics: sums with their change, rows by department, and a row opened into its days', async () => {
  const standIn = await startStandIn({ people: 60, now: () => new Date('2026-11-23T09:00:00Z') });
  const { user } = await renderPortal('/admin/statistics?from=2026-03-01&to=2026-03-31', {
    as: 'admin@neuro.example',
    standIn,
  });
  const sums = within(await screen.findByRole('list', { name: 'Итоги' }));
  expect(sums.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Запросы',
    'Сотрудники',
    'Доля сотрудников',
    'Доля ошибок',
    'Хорошие оценки',
    'Стоимость',
  ]);
  expect(
    sums.getAllByText(/^(?:на .+ (?:больше|меньше) прошлого периода|столько же)/).length,
  ).toBeGreaterThan(2);
  const chart = within(await screen.findByRole('figure', { name: 'Запросы' }));
  expect(await chart.findByRole('button', { name: 'Прошлый период' })).toBeTruthy();
  const before = standIn.callsOf('usageSeriesList').map(({ url }) => new URL(url).searchParams.get('from'));
  expect(before.filter((from) => from === '2026-02-01')).toHaveLength(1);
  const asked = standIn.callsOf('usageSummaryRead').at(-1)?.url ?? '';
  expect(Object.fromEntries(new URL(asked).searchParams)).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
    compareFrom: '2026-02-01',
    compareTo: '2026-02-28',
  });
  await user.click(screen.getByRole('button', { name: /Строки таблицы/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Отдел' }));
  await waitFor(() => expect(search().get('groupBy')).toBe('department'));
  const table = within(await screen.findByRole('grid', { name: 'Статистика' }));
  await waitFor(() => expect(table.queryByText('01.03.2026')).toBeNull());
  const [, first] = await table.findAllByRole('row');
  const department = within(first as HTMLElement).getByRole('rowheader').textContent ?? '';
  await user.click(first as HTMLElement);
  await waitFor(() => expect(search().get('department')).toBe(department));
  expect(search().get('groupBy')).toBeNull();
  expect(await table.findByText('01.03.2026')).toBeTruthy();
});

test('[ADM-05][ADM-06][ADM-15] services have the titles of the gateway, charts their metric, the download what is shown', async () => {
  const standIn = await startStandIn({ people: 60, now: () => new Date('2026-11-23T09:00:00Z') });
  const { database } = standIn.deps;
  const all = database.tiles.get('all');
  const items = all?.items.map((tile) =>
    tile.serviceType === 'chatGpt' ? { ...tile, title: 'Собеседник' } : tile,
  );
  if (items) database.store.write((transaction) => transaction.put(database.tiles, { name: 'all', items }));
  const period = 'from=2026-11-02&to=2026-11-22';
  const { user } = await renderPortal(
    `/admin/statistics?${period}&compare=none&groupBy=service&source=portal&cols=title,errors,cost`,
    { as: 'admin@neuro.example', standIn },
  );
  const requests = within(await screen.findByRole('figure', { name: 'Запросы по сервисам' }));
  expect(requests.getByRole('button', { name: 'Собеседник' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Графики/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Стоимость' }));
  expect(await screen.findByRole('figure', { name: 'Стоимость по сервисам' })).toBeTruthy();
  const series = standIn.callsOf('usageSeriesList').slice(-3);
  expect(series.map(({ url }) => new URL(url).searchParams.get('metric'))).toEqual(['cost', 'cost', 'cost']);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Скачать' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
  await waitFor(() => expect(standIn.callsOf('statisticsDownload')).toHaveLength(1));
  const { searchParams } = new URL(standIn.callsOf('statisticsDownload')[0]?.url ?? '');
  expect([...searchParams].sort()).toEqual([
    ['columns', 'cost'],
    ['columns', 'errors'],
    ['columns', 'title'],
    ['format', 'xlsx'],
    ['from', '2026-11-02'],
    ['groupBy', 'service'],
    ['source', 'portal'],
    ['timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['to', '2026-11-22'],
  ]);
});

test('[ADM-05][ADM-06] people of one name are told apart by address, company and department, on the screen and in the file', async () => {
  const standIn = await startStandIn({ people: 60, now: () => new Date('2026-11-23T09:00:00Z') });
  const period = 'from=2026-11-02&to=2026-11-22&compare=none';
  const { user } = await renderPortal(`/admin/statistics?${period}&groupBy=user`, {
    as: 'admin@neuro.example',
    standIn,
  });
  const table = within(await screen.findByRole('grid', { name: 'Статистика' }));
  await waitFor(() => expect(table.getAllByText(/@/).length).toBeGreaterThan(5));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Название.*E-mail/),
      expect.stringMatching(/Компания.*Отдел/),
    ]),
  );
  expect(table.queryByRole('columnheader', { name: /Сотрудники/ })).toBeNull();
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Скачать' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const blob = saved.mock.calls[0]?.[0];
  const text = blob instanceof Blob ? await blob.text() : '';
  const [head = '', first = '', ...rest] = text.trim().split('\r\n');
  expect(head).toMatch(/Сотрудник;E-mail;Компания;Отдел;Запросы/);
  expect(first).toMatch(/^[^;]+;[^;]+@[^;]+;/);
  const requests = head.split(';').indexOf('Запросы');
  const [total = '', ...others] = [first, ...rest].reverse().map((line) => line.split(';')[requests]);
  expect(rest.at(-1)).toMatch(/^Итого;/);
  expect(others.reduce((sum, one) => sum + Number(one), 0)).toBe(Number(total));
});

test('[ADM-05] sums and charts that could not be loaded are loaded again on demand', async () => {
  const standIn = await startStandIn({ people: 20, now: () => new Date('2026-11-23T09:00:00Z') });
  const end = standIn.break('usageSummaryRead', 'HTML with 200');
  const endSeries = standIn.break('usageSeriesList', 'HTML with 200');
  const { user } = await renderPortal('/admin/statistics', { as: 'admin@neuro.example', standIn });
  const retry = async (title: string, mend: () => void): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Понятно' }));
    const overview = within(await screen.findByRole('region', { name: 'Обзор' }));
    await overview.findByText(title);
    mend();
    await user.click(overview.getByRole('button', { name: 'Повторить' }));
  };
  // The period of 28 days is named above the list.
  // A dialog about what could not be loaded may stand over it.
  expect(await screen.findByRole('button', { name: 'Период: 28 дней', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('grid', { name: 'Фильтры', hidden: true })).toBeNull();
  await retry('Не удалось загрузить итоги', end);
  await retry('Не удалось загрузить графики', endSeries);
  expect(await screen.findByRole('figure', { name: 'Запросы по сервисам' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Итоги' })).toBeTruthy();
});

test('[ADM-05] a row of requests without a department cannot be opened, a day is opened into services', () => {
  expect(drillInto('none', { groupBy: 'department' })).toBeNull();
  expect(drillInto('2026-03-08', { groupBy: 'day' })).toEqual({
    from: ['2026-03-08'],
    to: ['2026-03-08'],
    groupBy: ['service'],
  });
});

test('[ADM-05] without a comparison the gateway is asked for one period', () => {
  expect(usageQuery({ compare: 'none', from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
  });
});

test.each([
  ['a month so far', 'before', '2026-11-01', '2026-11-20', 'с 01.10.2026 по 20.10.2026, дни недели другие.'],
  ['28 days', 'before', '2026-10-31', '2026-11-27', 'с 03.10.2026 по 30.10.2026, дни недели те же.'],
  ['a week', 'before', '2026-11-16', '2026-11-22', 'с 09.11.2026 по 15.11.2026, дни недели те же.'],
  ['two weeks', 'before', '2026-11-09', '2026-11-22', 'с 26.10.2026 по 08.11.2026, дни недели те же.'],
  ['30 days', 'before', '2026-10-24', '2026-11-22', 'с 24.09.2026 по 23.10.2026, дни недели другие.'],
  ['a day', 'before', '2026-11-22', '2026-11-22', 'с 21.11.2026 по 21.11.2026, дни недели другие.'],
  ['a year', 'year', '2025-12-01', '2026-11-30', 'с 01.12.2024 по 30.11.2025.'],
] as const)(
  '[ADM-05][ADM-31] statistics name the days compared with %s',
  (_what, compare, from, to, text) => {
    expect(comparedText(compare, { from, to })?.replaceAll(/\s/g, ' ')).toBe(`Для сравнения ${text}`);
  },
);
