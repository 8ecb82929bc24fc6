import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { drillInto, usageQuery } from '../statistics/query.ts';

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
  const asked = standIn.callsOf('usageSummaryRead').at(-1)?.url ?? '';
  expect(Object.fromEntries(new URL(asked).searchParams)).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
    compareFrom: '2026-02-01',
    compareTo: '2026-02-28',
  });
  await user.click(screen.getByRole('button', { name: /Строки таблицы/ }));
  await user.click(await screen.findByRole('option', { name: 'Отдел' }));
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
