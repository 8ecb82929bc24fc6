import { expect, test } from 'vitest';
import { slashOptions } from './slash-options.ts';

const everywhere = {
  isOnSlide: true,
  hasIcons: true,
  hasRewrite: true,
  fitting: ['bullets', 'cards', 'steps'],
} as const;
const labels = (query: string, place: Parameters<typeof slashOptions>[1] = everywhere) =>
  slashOptions(query, place).map(({ label }) => label);

test('[PRES-87] the slash menu offers what the place has, and the layouts that suit the slide', () => {
  expect(labels('')).toEqual([
    'Список',
    'Нумерованный список',
    'Обычный текст',
    'Ссылка',
    'Значок',
    'Карточки',
    'Шаги',
    'Надпись',
    'Картинка',
    'Прямоугольник',
    'Переписать с\u00a0помощью ИИ',
  ]);
  expect(labels('', { ...everywhere, isOnSlide: false })).toEqual([
    'Список',
    'Нумерованный список',
    'Обычный текст',
    'Ссылка',
  ]);
  expect(labels('', { ...everywhere, hasIcons: false, hasRewrite: false, fitting: [] })).toHaveLength(7);
});

test.each([
  ['спи', ['Список', 'Нумерованный список']],
  ['СПИСОК НУМ', ['Нумерованный список']],
  ['этап', ['Шаги']],
  ['ии', ['Переписать с\u00a0помощью ИИ']],
  ['писок', []],
  ['…', []],
  // Typed in the other keyboard layout.
  ['rfhn', ['Карточки', 'Картинка']],
])('[PRES-87] the slash menu is searched by the beginnings of Russian words: %s', (query, found) => {
  expect(labels(query)).toEqual(found);
});
