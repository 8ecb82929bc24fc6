import { expect, test } from 'vitest';
import { nextPiece, withoutMarks } from './announce.ts';

test('[PRE-19] a piece ends at the end of a sentence; the rest is announced later', () => {
  expect(nextPiece('Первое. Второе нача', 0, false)).toBe('Первое. ');
  expect(nextPiece('Первое. Второе нача', 8, false)).toBe('');
  expect(nextPiece('Первое. Второе нача', 8, true)).toBe('Второе нача');
});

test('[CHAT-15] Markdown syntax is not announced', () => {
  expect(withoutMarks('## Итог\n\n| **Месяц** | `код` |\n|---|---|')).toBe('Итог Месяц код');
});
