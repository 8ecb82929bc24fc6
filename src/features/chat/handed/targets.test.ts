import { expect, test } from 'vitest';
import type { Tile } from '#api/generated/model/tile.ts';
import { nearTargets, targetsOf } from './targets.ts';

const tile = (value: string, external: boolean, rest: Partial<Tile> = {}): Tile =>
  ({ value, title: value, group: 'chat', external, disabled: false, ...rest }) as Tile;

const tiles = [
  tile('chatGpt', true, { typeInput: 'text-file' }),
  tile('grok', true, { typeInput: 'text' }),
  tile('llama', false, { typeInput: 'text' }),
  tile('yaSummaryLink', false, { typeInput: 'url' }),
  tile('claude', true, { typeInput: 'text-file', disabled: true }),
];
const docx = { idFile: '0c5e2d3a-6f1b-4e0a-9d58-0000000000f1', name: 'Договор.docx', size: 100 };

const names = (text: string, files: readonly (typeof docx)[], from = 'whisper') =>
  targetsOf(tiles, { text, files }, from).map(({ name, files: taken }) => `${name} ${taken.length}`);

test('[CHAT-32] a text goes to services for texts, internal ones first, never to a disabled one or back', () => {
  expect(names('Привет', [])).toEqual(['llama 0', 'chatGpt 0', 'grok 0']);
  expect(names('Привет', [], 'llama')).toEqual(['chatGpt 0', 'grok 0']);
});

test('[CHAT-32] a file goes only where its kind is taken; with a text the others get the text', () => {
  expect(names('', [docx])).toEqual(['chatGpt 1']);
  expect(names('Привет', [docx])).toEqual(['llama 0', 'chatGpt 1', 'grok 0']);
  expect(names('', [{ ...docx, name: 'sound.mp3' }])).toEqual([]);
});

test('[HOME-12] without a text and files all other services are offered, also those that take a link', () => {
  expect(names('  ', [])).toEqual(['llama 0', 'yaSummaryLink 0', 'chatGpt 0', 'grok 0']);
});

test('[CHAT-32] those that take all files, favourites and those used last are offered first, three to five', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) =>
    tile(name, false, {
      typeInput: name === 'f' ? 'text-file' : 'text',
      fromFavorite: name === 'e',
      isPopular: name === 'b',
    }),
  );
  const near = (files: readonly (typeof docx)[], recent: string[]) =>
    nearTargets(targetsOf(many, { text: 'Привет', files }, 'whisper'), files, recent).map(({ name }) => name);
  expect(near([docx], ['g', 'c'])).toEqual(['f', 'e', 'c', 'g']);
  expect(near([], ['a', 'b', 'c', 'd', 'f', 'g'])).toEqual(['e', 'b', 'a', 'c', 'd']);
  expect(near([], [])).toEqual(['e', 'b', 'a']);
});
