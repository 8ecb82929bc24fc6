import { expect, test } from 'vitest';
import { MAX_SPOKEN, nextPiece, spokenText } from './announce.ts';

test('[PRE-19] a piece ends at the end of a sentence; the rest is announced later', () => {
  expect(nextPiece('Первое. Второе нача', 0, false)).toBe('Первое. ');
  expect(nextPiece('Первое. Второе нача', 8, false)).toBe('');
  expect(nextPiece('Первое. Второе нача', 8, true)).toBe('Второе нача');
});

test('[PRE-19][CHAT-15] of a very long piece only the beginning is announced, and where the rest is', () => {
  const spoken = spokenText('слово '.repeat(MAX_SPOKEN));
  expect(spoken.length).toBeLessThan(MAX_SPOKEN + 50);
  expect(spoken).toMatch(/… Продолжение — в\u00A0тексте ответа\.$/);
});

test('[CHAT-15] Markdown syntax is not announced', () => {
  expect(spokenText('## Итог\n\n| **Месяц** | `код` |\n|---|---|')).toBe('Итог Месяц код');
});
