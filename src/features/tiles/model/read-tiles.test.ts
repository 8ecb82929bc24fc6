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
