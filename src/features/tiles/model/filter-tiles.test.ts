import { describe, expect, test } from 'vitest';
import { filterTiles, groupTiles, offeredSections } from './filter-tiles.ts';
import { tile } from './testing/tile.ts';

const tiles = [
  tile('yaChat', { title: 'YandexGPT', tags: ['письма'] }),
  tile('llama', { title: 'Llama', external: false, description: 'Ещё одна модель' }),
  tile('sd', { title: 'Stable Diffusion', group: 'images', external: false, fromFavorite: true }),
  tile('img', { title: 'DALL·E', group: 'images', isPopular: true }),
  tile('agent', { title: 'Агент отдела', group: 'other' }),
  tile('chatGpt', { title: 'ChatGPT', isPopular: true, fromFavorite: true }),
];
const names = (search: Parameters<typeof filterTiles>[1]) =>
  filterTiles(tiles, search).map(({ value }) => value);

describe('[HOME-01] the filter of tiles', () => {
  test('without a filter all tiles are shown, in the order of the server', () => {
    expect(names({})).toEqual(['yaChat', 'llama', 'sd', 'img', 'agent', 'chatGpt']);
  });

  test.each([
    ['favourites', ['sd', 'chatGpt']],
    ['images', ['sd', 'img']],
    ['other', ['agent']],
    ['testing', []],
  ] as const)('section %s', (section, expected) => expect(names({ section })).toEqual(expected));

  test.each([
    ['CHATgpt', ['chatGpt']],
    ['письм', ['yaChat']],
    ['еще одна', ['llama']],
    ['модель llama', ['llama']],
    ['llama письма', []],
    ['чаты', ['yaChat', 'llama', 'chatGpt']],
    ['изображения dall', ['img']],
    ['фпуте', []],
    ['ыефиду', ['sd']],
    ['chatgtp', ['chatGpt']],
    ['яндекс', []],
    ['iamges stabel', []],
    ['изабражения dall', ['img']],
    ['stabel difusion', ['sd']],
    ['   ', ['yaChat', 'llama', 'sd', 'img', 'agent', 'chatGpt']],
  ])('text %j', (q, expected) => expect(names({ q })).toEqual(expected));

  test('only internal ones', () => expect(names({ local: true })).toEqual(['llama', 'sd']));

  test('popular ones first, the others in the order of the server', () => {
    expect(names({ sort: 'popular' })).toEqual(['img', 'chatGpt', 'yaChat', 'llama', 'sd', 'agent']);
  });

  test('by title, without changing the given list', () => {
    expect(names({ sort: 'title' })).toHaveLength(6);
    expect(names({ sort: 'title', section: 'images' })).toEqual(['img', 'sd']);
    expect(tiles[0]?.value).toBe('yaChat');
  });

  test('everything together', () => {
    expect(names({ section: 'favourites', local: true, q: 'stable', sort: 'title' })).toEqual(['sd']);
  });
});

test('[HOME-01] groups are in the order of the tabs, without empty ones', () => {
  expect(groupTiles(tiles).map(({ title, tiles: own }) => [title, own.length])).toEqual([
    ['Чаты', 3],
    ['Изображения', 2],
    ['Другое', 1],
  ]);
});

test('[HOME-01] words are found in any order and with any spaces between them, never across two fields', () => {
  const list = [tile('a', { title: 'Почта', description: 'Ответ', tags: ['письма', 'отчёты'] })];
  const isFound = (q: string): boolean => filterTiles(list, { q }).length === 1;
  expect(['  почта   отчёты ', 'письма ответ'].map(isFound)).toEqual([true, true]);
  expect(['почтаответ', 'письмаотчёты'].map(isFound)).toEqual([false, false]);
});

test('[HOME-01] tabs are offered for «Все», «Избранное», sections with tiles and the chosen one', () => {
  const ids = (chosen: Parameters<typeof offeredSections>[1]) =>
    offeredSections(tiles, chosen).map(({ id }) => id);
  expect(ids('all')).toEqual(['all', 'favourites', 'chat', 'images', 'other']);
  expect(ids('media')).toEqual(['all', 'favourites', 'chat', 'images', 'media', 'other']);
});
