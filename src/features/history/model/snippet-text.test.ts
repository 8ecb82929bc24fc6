import { expect, test } from 'vitest';
import { snippetText } from './snippet-text.ts';

test('[CHAT-08] a snippet is shown without marks, and as it is when marks were searched', () => {
  expect(snippetText('так **важно** это', 'важно')).toBe('так важно это');
  expect(snippetText('так **важно** это', '**важно')).toBe('так **важно** это');
  expect(snippetText('так **важно** это', ' ')).toBe('так важно это');
  expect(snippetText('так **важно** это', 'другое')).toBe('так важно это');
});
