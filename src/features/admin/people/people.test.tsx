import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

test('[ADM-05] the drawer of an account has the month by service with its limit, and the way to what its group sees', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const user = database.users.get('employee@neuro.example');
  if (!user) throw new Error('The employee is missing');
  const groups = [{ name: 'COMMERCE', groupType: 4 }];
  const group = database.groups.get('COMMERCE');
  database.store.write((transaction) => {
    if (group) transaction.put(database.groups, { ...group, dayLimit: 40 });
    transaction.put(database.users, { ...user, profile: { ...user.profile, name: 'Мария\u202eО', groups } });
  });
  const portal = await renderPortal('/admin/users/users-table?row=1&tab=usage', {
    as: 'admin@neuro.example',
    standIn,
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Мария⟨U+202E⟩О' }));
  await drawer.findByText(/^Общий лимит: 40.запросов в.день\.$/);
  // In the first hours of a month nobody has asked yet.
  await drawer.findByRole('heading', { name: /^(По сервисам|В этом месяце запросов не было)$/ });
  await portal.user.click(drawer.getByRole('tab', { name: 'Права' }));
  const way = await drawer.findByRole('link', { name: 'Коммерческий отдел: что увидит участник' });
  expect(way.getAttribute('href')).toBe('/admin/groups?row=COMMERCE&tab=view');
  expect(portal.problems).toEqual([]);
});

test('[AUTH-13] a new address waits in the drawer and can be cancelled there', async () => {
  const standIn = await startStandIn();
  const portal = await renderPortal('/admin/users/users-table?row=1', { as: 'admin@neuro.example', standIn });
  const drawer = within(await screen.findByRole('dialog', { name: 'Мария Орлова' }));
  const email = await drawer.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  await fill(portal.user, email, 'new@neuro.example');
  await portal.user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  expect((await drawer.findByText(/^Ждёт подтверждения/)).textContent).toContain('new@neuro.example');
  expect(email.value).toBe('employee@neuro.example');
  await portal.user.click(drawer.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(drawer.queryByText(/^Ждёт подтверждения/)).toBeNull());
  expect(portal.problems).toEqual([]);
});
