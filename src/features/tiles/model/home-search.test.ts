import { expect, test } from 'vitest';
import { parseHomeSearch } from './home-search.ts';
import { sections, sectionTitle, sorts } from './sections.ts';

test('[HOME-01] filter and order are read from the address', () => {
  const search = { section: 'media', q: 'аудио', local: true, sort: 'popular' };
  expect(parseHomeSearch(search)).toEqual(search);
});

test('[HOME-01] defaults are not in the address', () => {
  expect(parseHomeSearch({ section: 'all', q: '  ', local: false, sort: 'default' })).toEqual({});
});

test.each([
  [{ section: 'constructor', sort: 7, local: 'yes', q: null, other: 1 }, {}],
  [{ section: ['chat'], q: { a: 1 } }, {}],
  [{ q: 32 }, { q: '32' }],
  [{ q: true }, { q: 'true' }],
  [{ q: 'я'.repeat(300) }, { q: 'я'.repeat(100) }],
])('[PRE-13] of a malformed address %j the valid values are used', (raw, search) => {
  expect(parseHomeSearch(raw)).toEqual(search);
});

test('[HOME-01] a known section has a title, an unknown one has none', () => {
  expect(['all', 'images', 'testing', 'quantum'].map(sectionTitle)).toEqual([
    'Все',
    'Изображения',
    'Тестирование',
    '',
  ]);
});

test('[HOME-01] each offered section and order can stand in the address', () => {
  for (const { id } of sections.slice(1)) expect(parseHomeSearch({ section: id })).toEqual({ section: id });
  for (const { id } of sorts.slice(1)) expect(parseHomeSearch({ sort: id })).toEqual({ sort: id });
});
