import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { save } from '#tests/users-table.ts';

const page = '/admin/groups?size=25&cols=title,name,members';
const as = 'admin@neuro.example';

test('[ADM-27][ADM-28] a group is added, shows what its members see, and one of the system cannot be deleted', async () => {
  const { user, standIn, router } = await renderPortal(page, { as });
  const { database } = standIn.deps;
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Новая группа' }));
  await fill(user, drawer.getByLabelText(/^Название/), 'Испытатели');
  await fill(user, drawer.getByLabelText(/^Имя/), 'не по-латински');
  await save(user);
  expect(drawer.getByText(/первой — буква/)).toBeTruthy();
  await fill(user, drawer.getByLabelText(/^Имя/), 'TESTERS');
  await save(user);
  await screen.findByText('Добавлено: Испытатели');
  expect(database.groups.get('TESTERS')?.groupType).toBe(0);

  const row = await screen.findByRole('row', { name: /Коммерческий отдел/ });
  await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  const remove = await screen.findByRole('menuitem', { name: 'Удалить' });
  expect(within(remove).getByText('Системную группу не удаляют')).toBeTruthy();
  await user.keyboard('{Escape}');

  await router.navigate({
    to: '/admin/$',
    params: { _splat: 'groups' },
    search: { row: 'COMMERCE', tab: 'view' },
  });
  const parts = within(await screen.findByRole('list', { name: 'Разделы портала' }));
  expect(parts.getByText('Правила безопасности').textContent).toMatch(/не видит$/);
  expect(parts.getByText('Справка').textContent).toMatch(/: видит$/);
});

test('[ADM-27] a group in use is deleted only together with the group that takes over', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const group = database.groups.get('COMMERCE');
  if (!group) throw new Error('There is no such group');
  database.store.write((transaction) => transaction.put(database.groups, { ...group, isSystem: false }));
  const { user } = await renderPortal(page, { as, standIn });
  const row = await screen.findByRole('row', { name: /Коммерческий отдел/ });
  await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Удалить группу/ }));
  await fill(user, dialog.getByLabelText(/^Для подтверждения введите/), 'Коммерческий отдел');
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  expect(await dialog.findByText(/В.группе 1.участник\. Выберите/)).toBeTruthy();
  await user.type(dialog.getByRole('combobox', { name: /^Перенести участников/ }), 'Лиц');
  await user.click(await screen.findByRole('option', { name: 'Лицей' }));
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await screen.findByText('Группа удалена: Коммерческий отдел');
  expect(database.groups.get('COMMERCE')).toBeUndefined();
  const { groups } = database.users.get('commerce@neuro.example')?.profile ?? {};
  expect(groups).toEqual([{ name: 'LYCEUM', groupType: 13 }]);
});
