/** Views of a list: its state under a name (administration.md §2.3, ADM-09). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const admin = 'admin@neuro.example';
const address = '/admin/users/users-table';
const table = 'admin/users/users-table';
const uuid = '6b2e9c40-0001-4d7a-8f35-3a1c7e9d5b01';

/** Stores a view of this administrator or of a colleague. */
function keep({ deps }: StandIn, owner: string): void {
  const { database } = deps;
  const moment = '2026-11-20T10:00:00Z';
  const view = {
    uuid,
    owner,
    table,
    name: 'Администраторы',
    search: 'role=ADMIN&cols=email',
    isShared: owner !== admin,
    version: 1,
    created: moment,
    changed: moment,
    changedBy: owner,
  };
  database.store.write((transaction) => transaction.put(database.views, view));
}
const viewsOf = ({ deps }: StandIn) => deps.database.views.group(table);

async function open(search: string, owner?: string) {
  const standIn = await startStandIn();
  if (owner) keep(standIn, owner);
  const portal = await renderPortal(`${address}${search}`, { as: admin, standIn });
  await screen.findAllByRole('rowheader');
  const choose = async (name: string): Promise<void> => {
    await portal.user.click(screen.getByRole('button', { name: 'Представления' }));
    await portal.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...portal, choose };
}
const press = (name: string) => screen.getByRole('button', { name });

test('[ADM-09] a list is saved as a view, without its page, and opening the view sets the address', async () => {
  const { user, router, standIn, choose } = await open('?role=USER&size=25&cols=email');
  await choose('Сохранить как…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Новое представление' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(dialog.getByText('Заполните это поле')).toBeTruthy();
  await fill(user, dialog.getByRole('textbox', { name: 'Название' }), 'Пользователи');
  await user.click(dialog.getByRole('switch', { name: 'Показывать всем, кому доступен раздел' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Представление «Пользователи»');
  const [kept] = viewsOf(standIn);
  expect(kept).toMatchObject({
    name: 'Пользователи',
    isShared: true,
    search: 'role=USER&size=25&cols=email',
  });
  expect(router.state.location.search).toEqual({ role: 'USER', size: 25, cols: 'email', view: kept?.uuid });
});

test('[ADM-09] after a change of the list the own view can be saved or opened again', async () => {
  const { user, router, standIn, choose } = await open('?cols=email', admin);
  await choose('Администраторы');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ role: 'ADMIN', cols: 'email', view: uuid }),
  );
  await screen.findByText('Представление «Администраторы»');
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  await user.click(press('Сбросить'));
  await screen.findByText('Представление «Администраторы» изменено');
  await user.click(press('Вернуть'));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ role: 'ADMIN' }));
  await user.click(screen.getByRole('columnheader', { name: /E-mail/ }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Представление сохранено');
  expect(viewsOf(standIn)[0]).toMatchObject({ version: 2 });
  expect(new URLSearchParams(viewsOf(standIn)[0]?.search).get('sort')).toBe('email,asc');
});

test('[ADM-09] a colleague’s view can only be saved under another name', async () => {
  const { user, choose } = await open(`?role=USER&cols=email&view=${uuid}`, 'company@neuro.example');
  await screen.findByText('Представление «Администраторы» изменено');
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  expect(press('Сохранить как')).toBeTruthy();
  await user.click(press('Представления'));
  expect(await screen.findByRole('menuitem', { name: 'Администраторы' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Удалить' })).toBeNull();
  await user.keyboard('{Escape}');
  await choose('Администраторы');
  await screen.findByText('Представление «Администраторы»');
});

test('[ADM-09] «Отменить» restores a deleted view; a taken name is shown at its field', async () => {
  const { user, standIn, choose } = await open(`?role=ADMIN&cols=email&view=${uuid}`, admin);
  await screen.findByText('Представление «Администраторы»');
  await choose('Сохранить как…');
  await fill(user, await screen.findByRole('textbox', { name: 'Название' }), 'Администраторы');
  await user.click(press('Сохранить'));
  await screen.findByText('Такое название уже есть');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Удалить');
  await screen.findByText('Удалено представление «Администраторы»');
  expect(viewsOf(standIn)).toEqual([]);
  await user.click(press('Отменить'));
  await waitFor(() => expect(viewsOf(standIn)).toHaveLength(1));
});
