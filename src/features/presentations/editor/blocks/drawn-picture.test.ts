import { expect, test } from 'vitest';
import type { ChatAnswer } from '#api/message.ts';
import { DECK_LIMITS } from '../../model/deck.ts';
import { drawnPicture, proposedAlt } from './drawn-picture.ts';

const [first, second, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(8));
const answer = (part: object) =>
  ({ id: 'm', role: 'assistant', content: '', files: [], ...part }) as unknown as ChatAnswer['answer'];
const images = (...ids: (string | undefined)[]) => ({
  resultId: 'images',
  result: { kind: 'images', requested: 2, items: ids.map((idFile) => ({ idFile, width: 8, height: 8 })) },
});
const table = { resultId: 'table', result: { kind: 'table', columns: [], rows: [] } };

test('[PRES-01] the picture of an answer is the first of its images, else its file', () => {
  expect(drawnPicture(answer({ results: [table, images(first, second)], idFile: other }))).toBe(first);
  expect(drawnPicture(answer({ results: [table], idFile: other }))).toBe(other);
  expect(drawnPicture(answer({ results: [images()], idFile: other }))).toBe(other);
  expect(drawnPicture(answer({ idFile: other }))).toBe(other);
  expect(drawnPicture(answer({ results: [images()], idFile: null }))).toBeNull();
});

test('[PRES-09] a description is proposed by what was asked for, without an end inside a word', () => {
  expect(proposedAlt('  Склад\n с полками ')).toBe('Склад с полками');
  const long = proposedAlt('склад '.repeat(200));
  expect(long.length).toBeLessThanOrEqual(DECK_LIMITS.alt);
  expect(long).toMatch(/ склад…$/);
  expect(proposedAlt('с'.repeat(900))).toHaveLength(DECK_LIMITS.alt);
});
