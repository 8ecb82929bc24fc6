import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Tile } from '#api/generated/model/tile.ts';
import { findByAlias } from '#features/service-names/index.ts';
import { filterTiles } from './filter-tiles.ts';
import { spellings } from './testing/spellings.ts';
import { tile } from './testing/tile.ts';

const examples = new URL('../../../../openapi/examples/tiles.yaml', import.meta.url);
const all: readonly Tile[] = parse(readFileSync(examples, 'utf8')).all.value;

const rows = spellings
  .split('\n')
  .filter((row) => row.includes('|'))
  .map((row) => row.split('|').map((cell) => cell.trim()));

test('[HOME-01] a service is found by what people call it', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  const wrong = rows.flatMap(([typed = '', right = '']) => {
    const names = filterTiles(all, { q: typed, byAlias: findByAlias }).map(({ value }) => value);
    return right.split(' ').includes(names[0] ?? '')
      ? []
      : `${typed} → ${names.slice(0, 4).join(', ')}; right: ${right}`;
  });
  expect(wrong).toEqual([]);
});

describe('[HOME-01] the search by aliases', () => {
  const tiles = [
    tile('yaChat', { title: 'YandexGPT' }),
    tile('yaArt', { title: 'YandexART', group: 'images' }),
    tile('flux', { title: 'FLUX', group: 'images' }),
  ];
  const names = (q: string, own: object = {}) =>
    filterTiles(tiles, { q, byAlias: findByAlias, ...own }).map(({ value }) => value);

  test('titles are found before its code is there', () => {
    expect(names('flux', { byAlias: null })).toEqual(['flux']);
    expect(names('миджорни', { byAlias: null })).toEqual([]);
    expect(names('миджорни')).toEqual(['flux', 'yaArt']);
  });

  test('section and order of the person stay', () => {
    expect(names('яндекс')).toEqual(['yaChat', 'yaArt']);
    expect(names('яндекс', { section: 'images' })).toEqual(['yaArt']);
    expect(names('яндекс', { sort: 'title' })).toEqual(['yaArt', 'yaChat']);
  });

  test('each of several words may be another name', () => {
    expect(names('яндекс письмо')).toEqual(['yaChat']);
    expect(names('яндекс бухгалтерия')).toEqual([]);
  });

  test('signs, one letter and a long text name nobody', () => {
    expect([...findByAlias('…').keys(), ...findByAlias('г').keys()]).toEqual([]);
    expect(findByAlias('гигачат '.repeat(20)).size).toBe(0);
  });
});
