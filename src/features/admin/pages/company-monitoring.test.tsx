import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const now = () => new Date('2026-11-24T09:00:00Z');

test('[COMP-02][COMP-05] monitoring of a company: usage of its own area, and no part of the platform', async () => {
  const standIn = await startStandIn({ people: 60, now });
  await renderPortal('/companyAdmin/monitoring', { as: 'company@neuro.example', standIn });
  const sums = within(await screen.findByRole('list', { name: 'Итоги' }));
  expect(sums.getByText('Сотрудники')).toBeTruthy();
  await screen.findByRole('grid', { name: 'Статистика' });
  const parts = within(screen.getByRole('tablist', { name: 'Мониторинг' }));
  expect(parts.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Использование',
    'Сервисы',
  ]);
  for (const id of ['usageList', 'usageSummaryRead', 'usageSeriesList', 'serviceHealthSeriesList'] as const)
    expect(standIn.callsOf(id), id).toEqual([]);
  expect(standIn.callsOf('companyUsageSummaryRead')).not.toEqual([]);
});
