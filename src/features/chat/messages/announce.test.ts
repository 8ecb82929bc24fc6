import { expect, test } from 'vitest';
import { nextPiece, withoutMarks } from './announce.ts';

test('[PRE-19] a piece ends where a sentence does, the rest waits', () => {
  expect(nextPiece('Первое. Второе нача', 0, false)).toBe('Первое. ');
  expect(nextPiece('Первое. Второе нача', 8, false)).toBe('');
  expect(nextPiece('Первое. Второе нача', 8, true)).toBe('Второе нача');
});

test('[CHAT-15] marks of Markdown are not read out', () => {
  expect(withoutMarks('## Итог\n\n| **Месяц** | `код` |\n|---|---|')).toBe('Итог Месяц код');
});
