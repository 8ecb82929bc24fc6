import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

/** Values of a newer gateway. */
const newer = { role: 'AUDITOR', status: 'frozen' };

test('[PRE-13] an unknown role and status are shown as unknown, and a save does not guess the role', async () => {
  const standIn = await startStandIn({ people: 1 });
  standIn.change('adminUserList', ({ content, ...page }: { content: object[] }) => ({
    ...page,
    content: content.map((user) => ({ ...user, ...newer })),
  }));
  standIn.change('adminUserRead', (user: object) => ({ ...user, ...newer }));
  const { user } = await renderPortal('/admin/users/users-table?row=1', {
    as: 'admin@neuro.example',
    standIn,
  });
  await fill(user, await screen.findByRole('textbox', { name: 'Отдел' }), 'Казначейство');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Заполните это поле')).toBeDefined();
  expect(standIn.callsOf('adminUserChange')).toEqual([]);
  const row = screen.getByRole('row', { name: /employee@neuro\.example/, hidden: true });
  expect(within(row).getAllByText('Неизвестно')).toHaveLength(2);
});

test('[PRE-13] a tariff of a newer gateway is shown by its title, and a save sends it unchanged', async () => {
  const standIn = await startStandIn({ people: 1 });
  standIn.change('adminUserRead', (user: object) => ({ ...user, tariffId: 77, tariffTitle: 'Новый тариф' }));
  const { user } = await renderPortal('/admin/users/users-table?row=1', {
    as: 'admin@neuro.example',
    standIn,
  });
  expect(await screen.findByRole('combobox', { name: 'Тариф' })).toHaveProperty('value', 'Новый тариф');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Такого тарифа нет');
  expect(await standIn.callsOf('adminUserChange')[0]?.json()).toMatchObject({ tariffId: 77 });
});

test('[PRE-13] a tariff of a newer gateway can be used as a filter', async () => {
  const standIn = await startStandIn({ people: 1 });
  await renderPortal('/admin/users/users-table?tariff=77', { as: 'admin@neuro.example', standIn });
  await screen.findByText('Ничего не найдено');
  expect(standIn.callsOf('adminUserList').at(-1)?.url).toContain('tariff=77');
});
