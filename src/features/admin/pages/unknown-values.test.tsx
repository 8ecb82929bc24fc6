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
