import { expect, test } from 'vitest';
import { namesFromDraft, namesToDraft } from './draft-names.ts';

test('[AUTH-12] stored names can be read', () => {
  expect(namesFromDraft(namesToDraft(['Отчёт «итог».pdf', 'a.txt']))).toEqual(['Отчёт «итог».pdf', 'a.txt']);
  expect(namesToDraft([])).toBe('');
});

test.each(['', '{', '{}', 'null', '"a.pdf"', '[1,{},null]'])('[PRE-07] %j holds no names', (draft) => {
  expect(namesFromDraft(draft)).toEqual([]);
});

test('[PRE-07] at most twenty names are written and read', () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index}.pdf`);
  expect(namesFromDraft(JSON.stringify(many))).toHaveLength(20);
  expect(namesFromDraft(namesToDraft(many))).toEqual(many.slice(0, 20));
});
