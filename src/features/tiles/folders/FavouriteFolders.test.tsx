import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Tile } from '#api/generated/model/tile.ts';
import { favouritesIn, foldersOf } from '#mocks/domain/favourites/favourites.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { tile } from '../model/testing/tile.ts';

const owner = 'employee@neuro.example';
const names = ['claude', 'grok', 'llama', 'flux'];
const tiles = names.map((value) => tile(value, { title: value, external: value !== 'llama' }));

/** Opens «Избранное»: «Отчёты» with claude and grok, empty «Письма», and llama outside; flux is no favourite. */
async function open(address = '/?section=favourites') {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const uuidOf = (title: string) => (tiles.find((one) => one.title === title) as Tile).uuid;
  database.store.write((transaction) => {
    for (const { uuid } of foldersOf(database, owner)) transaction.delete(database.folders, uuid);
    for (const favourite of database.favourites.group(owner))
      transaction.delete(database.favourites, database.favourites.keyOf(favourite));
    transaction.put(database.tiles, { name: 'all', items: tiles });
    for (const [place, name] of ['Отчёты', 'Письма'].entries())
      transaction.put(database.folders, { uuid: crypto.randomUUID(), owner, name, place });
  });
  const reports = foldersOf(database, owner)[0]?.uuid ?? '';
  database.store.write((transaction) => {
    for (const [place, title] of ['claude', 'grok'].entries())
      transaction.put(database.favourites, { owner, tileUuid: uuidOf(title), folderUuid: reports, place });
    transaction.put(database.favourites, { owner, tileUuid: uuidOf('llama') });
  });
  const portal = await renderPortal(address, { as: owner, standIn });
  /** The folders of the gateway: «Отчёты: claude grok». */
  const stored = () =>
    foldersOf(database, owner).map(({ uuid, name }) => {
      const inside = favouritesIn(database, owner, uuid).map(
        ({ tileUuid }) => tiles.find((one) => one.uuid === tileUuid)?.title,
      );
      return `${name}: ${inside.join(' ')}`;
    });
  return { ...portal, standIn, database, stored };
}

/** The lists of the page: «Отчёты: claude grok». */
const shown = (): string[] =>
  screen.getAllByRole('grid').map((list) => {
    const titles = within(list)
      .queryAllByRole('row')
      .flatMap((row) => within(row).queryByRole('link')?.textContent ?? []);
    return `${list.getAttribute('aria-label')}: ${titles.join(' ')}`;
  });

/** Runs an action of a menu that belongs to the text. */
async function choose(
  user: { click: (element: Element) => Promise<void> },
  owner: HTMLElement,
  menu: string,
  action: string,
) {
  await user.click(within(owner).getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const section = async (name: string) => screen.findByRole('region', { name });
const row = (name: string) => screen.getByRole('row', { name });

test('[HOME-04] favourites are shown outside of folders and by folder; a folder is created, renamed and moved', async () => {
  const { user, stored } = await open();
  await section('Отчёты');
  expect(shown()).toEqual(['Без папки: llama', 'Отчёты: claude grok', 'Письма: ']);
  expect(screen.getByText(/^Папка пуста/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Новая папка' }));
  await user.type(await screen.findByRole('textbox', { name: 'Название' }), 'отчеты');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Папка с таким названием уже есть')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Название' }));
  await user.type(screen.getByRole('textbox', { name: 'Название' }), 'Тексты{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await choose(user, await section('Тексты'), 'Действия с папкой', 'Выше');
  await waitFor(() => expect(stored()).toEqual(['Отчёты: claude grok', 'Тексты: ', 'Письма: ']));
  await choose(user, await section('Отчёты'), 'Действия с папкой', 'Переименовать');
  await user.type(await screen.findByRole('textbox', { name: 'Название' }), ' за год{Enter}');
  await section('Отчёты за год');
  expect(stored()[0]).toBe('Отчёты за год: claude grok');
});

test('[HOME-14] a service is moved by its menu and by Alt and an arrow, and its place is said', async () => {
  const { user, stored } = await open();
  await section('Отчёты');
  row('grok').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await screen.findByText('grok, место 1 из 2, папка «Отчёты»');
  await waitFor(() => expect(stored()[0]).toBe('Отчёты: grok claude'));
  expect(document.activeElement).toBe(row('grok'));

  await choose(user, row('grok'), 'Действия', 'Переместить в папку…');
  const dialog = within(await screen.findByRole('dialog'));
  expect((dialog.getByRole('button', { name: /^Отчёты/ }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Письма' }));
  await waitFor(() => expect(stored()).toEqual(['Отчёты: claude', 'Письма: grok']));
  await waitFor(() => expect(document.activeElement).toBe(row('grok')));

  await choose(user, row('claude'), 'Действия', 'Переместить в папку…');
  const again = within(within(await screen.findByRole('dialog')).getByRole('list'));
  expect(again.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Письма',
    'Отчёты, сейчас здесь',
    'Без папки',
    'Новая папка…',
  ]);
});

test('[HOME-15] a deleted folder leaves its services among the favourites; «Отменить» restores name, place and services', async () => {
  const { user, stored } = await open();
  await choose(user, await section('Отчёты'), 'Действия с папкой', 'Удалить');
  await screen.findByText('Папка «Отчёты» удалена, сервисы остались в избранном');
  expect(shown()).toEqual(['Без папки: claude grok llama', 'Письма: ']);
  const next = within(await section('Письма')).getByRole('button', { name: 'Действия с папкой' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(stored()).toEqual(['Отчёты: claude grok', 'Письма: ']));
  await section('Отчёты');
  expect(shown()).toEqual(['Без папки: llama', 'Отчёты: claude grok', 'Письма: ']);
});

test('[HOME-14] a refused move is put back; a folder that another tab has deleted is told', async () => {
  const { user, standIn, database, stored } = await open();
  await section('Отчёты');
  standIn.fail('request-timeout', { operation: 'favouriteTileMove', times: 1 });
  row('grok').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  // The failure is shown over the page.
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  await waitFor(() => expect(shown()[1]).toBe('Отчёты: claude grok'));
  expect(stored()[0]).toBe('Отчёты: claude grok');
  const [, letters] = foldersOf(database, owner);
  database.store.write((transaction) => transaction.delete(database.folders, letters?.uuid ?? ''));
  await choose(user, await section('Письма'), 'Действия с папкой', 'Удалить');
  await screen.findByText('Папки уже нет');
  await waitFor(() => expect(shown()).toEqual(['Без папки: llama', 'Отчёты: claude grok']));
});

test('[HOME-04] a star offers a folder; internal services alone are shown in their folders', async () => {
  const { user, stored } = await open('/');
  const card = (await screen.findByRole('link', { name: 'flux' })).closest('li') as HTMLElement;
  await user.click(within(card).getByRole('button', { name: 'В избранное' }));
  await user.click(await screen.findByRole('button', { name: 'В папку…' }));
  await user.click(await screen.findByRole('button', { name: 'Письма' }));
  await waitFor(() => expect(stored()).toEqual(['Отчёты: claude grok', 'Письма: flux']));
  await user.click(screen.getByRole('tab', { name: 'Избранное' }));
  await section('Письма');
  await user.click(screen.getByRole('switch', { name: 'Только внутренние' }));
  await waitFor(() => expect(shown()[0]).toBe('Без папки: llama'));
  expect(screen.getAllByText('Здесь нет сервисов в контуре')).toHaveLength(2);
});
