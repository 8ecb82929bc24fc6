import { expect, test } from 'vitest';
import { readTiles } from './read-tiles.ts';

const whole = {
  uuid: 'a',
  value: 'chatGpt',
  serviceType: 'chatGpt',
  title: 'ChatGPT',
  description: 'Помощник',
  group: 'chat',
  external: true,
  isPopular: true,
  fromFavorite: true,
  disabled: false,
  tags: ['текст'],
  typeInput: 'text-file',
};

test('[PRE-13] a whole tile comes through as it is, without what the contract does not know', () => {
  expect(readTiles([{ ...whole, extra: 1 }])).toEqual([whole]);
});

test.each([
  ['null', null],
  ['a text', 'chatGpt'],
  ['no uuid', { ...whole, uuid: undefined }],
  ['an empty title', { ...whole, title: ' ' }],
  ['no name', { ...whole, value: null }],
  ['a name that is no part of an address', { ...whole, value: '../admin' }],
  ['a name that goes on as an address', { ...whole, value: 'chatGpt/../admin' }],
])('[PRE-13] an item that is %s is dropped, the others stay', (_name, item) => {
  expect(readTiles([item, { ...whole, uuid: 'b' }]).map(({ uuid }) => uuid)).toEqual(['b']);
});

test('[PRE-13] the same tile twice is one tile', () => expect(readTiles([whole, whole])).toHaveLength(1));

test.each([null, {}, '<html>', 7])('[PRE-13] %j instead of a list is no tiles', (answer) => {
  expect(readTiles(answer)).toEqual([]);
});

test('[HOME-01] an unknown group falls into «Другое», unknown fields into their defaults', () => {
  const [tile] = readTiles([
    { uuid: 'c', value: 'llama', title: 'Llama', group: 'quantum', typeInput: 'telepathy' },
  ]);
  expect(tile).toMatchObject({
    group: 'other',
    external: false,
    typeInput: 'text',
    description: '',
    tags: [],
    disabled: false,
  });
});

test('[HOME-01] a service that does not say where it runs is not shown as internal', () => {
  expect(readTiles([{ uuid: 'd', value: 'agent7', title: 'Агент' }])[0]?.external).toBe(true);
});

test('[PRE-13] no blanks around texts, and what is no tag is left out', () => {
  const [tile] = readTiles([
    { ...whole, title: ' ChatGPT ', description: ' Помощник\n', tags: ['текст', ' ', 7, null] },
  ]);
  expect(tile).toMatchObject({ title: 'ChatGPT', description: 'Помощник', tags: ['текст'] });
});

test('[HOME-01] the server’s word on where a service runs wins; without one the catalogue has it', () => {
  const at = (external: unknown, value: string) => readTiles([{ ...whole, value, external }])[0]?.external;
  expect([at(false, 'chatGpt'), at(true, 'llama')]).toEqual([false, true]);
  expect([at(undefined, 'chatGpt'), at('нет', 'llama')]).toEqual([true, false]);
});

test('[HOME-01] an input that the server does not name is the catalogue’s', () => {
  const [tile] = readTiles([{ ...whole, value: 'whisper', typeInput: 'telepathy' }]);
  expect(tile?.typeInput).toBe('audio');
});

test.each([false, 'true', 1, undefined])('[PRE-13] a mark of %j is not set', (mark) => {
  const [tile] = readTiles([{ ...whole, isPopular: mark, fromFavorite: mark, disabled: mark }]);
  expect(tile).toMatchObject({ isPopular: false, fromFavorite: false, disabled: false });
});

test('[HOME-01] a tile that is closed says so', () => {
  expect(readTiles([{ ...whole, disabled: true }])[0]?.disabled).toBe(true);
});
