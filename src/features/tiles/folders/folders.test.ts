import { expect, test } from 'vitest';
import type { FavouriteFolder } from '#api/generated/model/favouriteFolder.ts';
import { tile } from '../model/testing/tile.ts';
import { changedFolders, type FolderChange, looseTiles, placeText, tilesOfFolder } from './folders.ts';

const [claude, grok, llama, flux] = ['claude', 'grok', 'llama', 'flux'].map((value) =>
  tile(value, { title: value, fromFavorite: true }),
);
if (!claude || !grok || !llama || !flux) throw new Error('no tiles');
const folders: FavouriteFolder[] = [
  { uuid: 'a', name: 'Отчёты', tiles: [claude, grok] },
  { uuid: 'b', name: 'Письма', tiles: [llama] },
];

/** The folders as text: «Отчёты: claude grok». */
const shown = (all: readonly FavouriteFolder[]): string[] =>
  all.map(({ name, tiles }) => `${name}: ${tiles.map(({ title }) => title).join(' ')}`);

test.each<[FolderChange, string[]]>([
  [{ kind: 'add', uuid: 'c', name: 'Новая', tiles: [] }, ['Отчёты: claude grok', 'Письма: llama', 'Новая: ']],
  [
    { kind: 'add', uuid: 'c', name: 'Новая', tiles: [flux, grok], position: 0 },
    ['Новая: flux grok', 'Отчёты: claude', 'Письма: llama'],
  ],
  [{ kind: 'rename', uuid: 'b', name: 'Почта' }, ['Отчёты: claude grok', 'Почта: llama']],
  [{ kind: 'move', uuid: 'b', position: 0 }, ['Письма: llama', 'Отчёты: claude grok']],
  [{ kind: 'move', uuid: 'gone', position: 0 }, ['Отчёты: claude grok', 'Письма: llama']],
  [{ kind: 'remove', uuid: 'a' }, ['Письма: llama']],
  [{ kind: 'place', tile: grok, folderUuid: 'a', position: 0 }, ['Отчёты: grok claude', 'Письма: llama']],
  [{ kind: 'place', tile: grok, folderUuid: 'b' }, ['Отчёты: claude', 'Письма: llama grok']],
  [{ kind: 'place', tile: claude, folderUuid: null }, ['Отчёты: grok', 'Письма: llama']],
  [
    { kind: 'place', tile: flux, folderUuid: 'b', position: 9 },
    ['Отчёты: claude grok', 'Письма: llama flux'],
  ],
])('[HOME-14] %o', (change, after) => {
  expect(shown(changedFolders(folders, change))).toEqual(after);
});

test('[HOME-14] the place of a tile is said with its folder', () => {
  expect(placeText(folders, grok)).toBe('grok, место 2 из 2, папка «Отчёты»');
  expect(placeText(folders, flux)).toBe('flux, без папки');
});

test('[HOME-04] a favourite is in its folder or outside of any; a tile without its star is in neither', () => {
  const unmarked = { ...grok, fromFavorite: false };
  const all = [flux, claude, unmarked];
  expect(looseTiles([...all, { ...llama, fromFavorite: false }], folders)).toEqual([flux]);
  expect(tilesOfFolder(all, folders[0] as FavouriteFolder)).toEqual([claude]);
});
