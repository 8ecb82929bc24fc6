import { expect, test } from 'vitest';
import { namesFromDraft, namesToDraft } from './kept-names.ts';

test('[AUTH-12] the names of chosen files go through a draft and back', () => {
  expect(namesFromDraft(namesToDraft(['Отчёт «итог».pdf', 'a.txt']))).toEqual(['Отчёт «итог».pdf', 'a.txt']);
  expect(namesToDraft([])).toBe('');
});

test.each(['', '{', '{}', 'null', '"a.pdf"', '[1,{},null]'])('[PRE-07] %j holds no names', (draft) => {
  expect(namesFromDraft(draft)).toEqual([]);
});

test('[PRE-07] however many names are stored, twenty are read and written', () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index}.pdf`);
  expect(namesFromDraft(JSON.stringify(many))).toHaveLength(20);
  expect(namesFromDraft(namesToDraft(many))).toEqual(many.slice(0, 20));
});
