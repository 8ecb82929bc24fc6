import { expect, test } from 'vitest';
import { blockIn, paragraph, type Slide, slideTitle, type TextBlock, textOf } from './deck.ts';
import { setSlot } from './edit.ts';
import { putTexts, selectedIn, textsOfSlide } from './rewritten.ts';
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

/** The second and the third of four paragraphs as they are sent. */
function selection() {
  const slide = testSlide('a', 'bullets', { title: 'Итоги', body: 'Один\nДва\nТри\nЧетыре' });
  const { paragraphs } = blockIn(slide, 'body') as TextBlock;
  const selected = { slideId: 'a', name: 'body', from: 1, paragraphs: paragraphs.slice(1, 3) } as const;
  const sent = selectedIn(slide, selected);
  if (!sent) throw new Error('Nothing is selected');
  const put = (all: TextBlock['paragraphs']) => {
    const deck = setSlot(testDeck([slide]), 'a', 'body', { kind: 'text', paragraphs: all });
    const result = putTexts(
      deck,
      'a',
      [sent],
      [{ paragraphs: [paragraph('2', 'bullet'), paragraph('3', 'bullet')] }],
    );
    const block = blockIn(result.deck.slides[0] as Slide, 'body') as TextBlock;
    return { ...result, text: textOf(block) };
  };
  return { slide, selected, paragraphs, put };
}

test('[PRES-88] only the selected paragraphs are replaced, also when others were added above or changed', () => {
  const { paragraphs, put } = selection();
  expect(put(paragraphs)).toMatchObject({ text: 'Один\n2\n3\nЧетыре', kept: [] });
  const [first, second, third, fourth] = paragraphs as [never, never, never, never];
  const other = paragraph('Новое', 'bullet');
  expect(put([other, first, second, third, other]).text).toBe('Новое\nОдин\n2\n3\nНовое');
  expect(put([first, second, other, third, fourth])).toMatchObject({ changed: [], kept: ['body'] });
});

test('[PRES-88] a selection counts while its paragraphs stand there and have text', () => {
  const { slide, selected } = selection();
  expect(selectedIn(slide, { ...selected, slideId: 'b' })).toBeUndefined();
  expect(selectedIn(slide, { ...selected, from: 0 })).toBeUndefined();
  expect(selectedIn(slide, { ...selected, name: 'title' })).toBeUndefined();
  expect(selectedIn(slide, null)).toBeUndefined();
});
