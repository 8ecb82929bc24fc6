import { expect, test } from 'vitest';
import { type Slide, slideTitle } from './deck.ts';
import { putTexts, textsOfSlide } from './rewritten.ts';
import { testDeck, testSlide } from './testing/decks.ts';

test('[PRES-78] a merge with what others saved is no change of the text; a removed slide gets nothing', () => {
  const slide = testSlide('a', 'bullets', { title: 'Итоги', body: 'План' });
  const sent = textsOfSlide(slide);
  const texts = sent.map(({ block }) => ({
    paragraphs: block.paragraphs.map((one) => ({
      ...one,
      runs: one.runs.map((run) => ({ ...run, text: `${run.text}!` })),
    })),
  }));
  const merged = testDeck([structuredClone(slide)]);
  const { deck, kept } = putTexts(merged, 'a', sent, texts);
  expect(slideTitle(deck.slides[0] as Slide)).toBe('Итоги!');
  expect(kept).toEqual([]);
  expect(putTexts(testDeck([]), 'a', sent, texts)).toMatchObject({ changed: [], kept: ['title', 'body'] });
});
