import { expect, test } from 'vitest';
import { markedParts, mentionQuery, mentionsIn, withMention } from './mention-text.ts';

const olga = { id: 3, name: 'Ольга Зимина' };
const other = { id: 4, name: 'Ольга' };

test('[PRES-71] a mention is typed behind @ at the beginning of a word', () => {
  expect(
    ['@', 'Спросим @оль', '(@Ольга Зи', 'a@b', '@Ольга Зимина проверит', '@ольга\nи', 'без'].map(
      mentionQuery,
    ),
  ).toEqual(['', 'оль', 'Ольга Зи', null, null, null, null]);
});

test('[PRES-71] a chosen name takes the place of what was typed, and the rest of the text stays', () => {
  expect(withMention('Спросим @оль, да?', 12, olga)).toEqual({
    text: 'Спросим @Ольга Зимина, да?',
    caret: 21,
  });
  expect(withMention('@о завтра', 2, olga)).toEqual({ text: '@Ольга Зимина завтра', caret: 13 });
});

test('[PRES-71] only people whose names still stand in the text are mentioned', () => {
  expect(mentionsIn('@Ольга Зимина, верно?', [olga, { id: 5, name: 'Анна' }])).toEqual([olga]);
  expect(mentionsIn('@Ольга Зиминак', [olga])).toEqual([]);
  expect(mentionsIn('Ольга Зимина', [olga])).toEqual([]);
});

test('[PRES-71] mentions are told from the text around them, the longest name first', () => {
  expect(markedParts('Да, @Ольга Зимина и @Ольга', [other, olga])).toEqual([
    { text: 'Да, ', isMention: false },
    { text: '@Ольга Зимина', isMention: true },
    { text: ' и ', isMention: false },
    { text: '@Ольга', isMention: true },
  ]);
  expect(markedParts('Без', [olga])).toEqual([{ text: 'Без', isMention: false }]);
});
