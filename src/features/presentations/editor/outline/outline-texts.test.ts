import { expect, test } from 'vitest';
import { emptySlide, textBlock } from '../../model/deck.ts';
import { testSlide } from '../../model/testing/decks.ts';
import { isEmptySlide, nextPlace, othersIn, placeBelowTitle, textPlaces } from './outline-texts.ts';

const slides = [
  testSlide('a', 'pictureFull', { title: 'Склад' }),
  { id: 'later' },
  testSlide('b', 'chart', { title: 'Рост', body: 'Вывод' }),
];

test('[PRES-63] texts of all slides stand in one order, titles first; slides of a newer gateway are passed over', () => {
  expect(slides.map(textPlaces)).toEqual([['title', 'subtitle'], [], ['title', 'body']]);
  expect(nextPlace(slides, { id: 'a', name: 'subtitle' }, 1)).toEqual({ id: 'b', name: 'title' });
  expect(nextPlace(slides, { id: 'b', name: 'title' }, -1)).toEqual({ id: 'a', name: 'subtitle' });
  expect(nextPlace(slides, { id: 'b', name: 'body' }, 1)).toBeUndefined();
  expect(placeBelowTitle(testSlide('c', 'table', {}))).toBeUndefined();
});

test('[PRES-63] what is no text is named, and only a slide without anything is empty', () => {
  const picture = { kind: 'picture', idFile: null, alt: '', isDecorative: false, fit: 'cover' } as const;
  const slide = {
    ...emptySlide('pictureText', 'a'),
    slots: [
      { name: 'title' as const, block: textBlock('') },
      { name: 'picture' as const, block: picture },
    ],
  };
  expect(othersIn(slide)).toBe('Картинка');
  expect(isEmptySlide(slide)).toBe(false);
  expect(isEmptySlide({ ...slide, slots: [{ name: 'title', block: textBlock(' ') }] })).toBe(true);
});
