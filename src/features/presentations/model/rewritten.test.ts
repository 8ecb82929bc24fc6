import { expect, test } from 'vitest';
import { blockIn, paragraph, type Slide, slideTitle, type TextBlock, textOf } from './deck.ts';
import { setSlot } from './edit.ts';
import { putBack, putTexts, selectedIn, textsOfSlide } from './rewritten.ts';
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
  const longer = setSlot(merged, 'a', 'body', {
    kind: 'text',
    paragraphs: [paragraph('План', 'bullet'), paragraph('Срок', 'bullet')],
  });
  expect(putTexts(longer, 'a', sent, texts).kept).toEqual(['body']);
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

test('[PRES-88] the way back gives the rewritten paragraphs and keeps what was written beside them', () => {
  const { paragraphs, put } = selection();
  const { deck, changed } = put(paragraphs);
  const [first, , , fourth] = paragraphs as [never, never, never, never];
  const [two, three, other] = ['2', '3', 'Новое'].map((text) => paragraph(text, 'bullet')) as [
    never,
    never,
    never,
  ];
  const back = (...all: TextBlock['paragraphs']) => {
    const result = putBack(setSlot(deck, 'a', 'body', { kind: 'text', paragraphs: all }), 'a', changed);
    const block = blockIn(result.deck.slides[0] as Slide, 'body');
    return { text: block && textOf(block), kept: result.kept };
  };
  expect(back(first, two, three, fourth)).toEqual({ text: 'Один\nДва\nТри\nЧетыре', kept: [] });
  expect(back(other, two, three, other)).toEqual({ text: 'Новое\nДва\nТри\nНовое', kept: [] });
  expect(back(first, two, other, fourth)).toEqual({ text: 'Один\n2\nНовое\nЧетыре', kept: ['body'] });
});

test('[PRES-78] the way back of a whole text keeps a paragraph that was added below it', () => {
  const slide = testSlide('a', 'bullets', { title: 'Итоги', body: 'Один\nДва' });
  const sent = textsOfSlide(slide).slice(1);
  const written = [paragraph('1', 'bullet'), paragraph('2', 'bullet')];
  const { deck, changed } = putTexts(testDeck([slide]), 'a', sent, [{ paragraphs: written }]);
  const added = setSlot(deck, 'a', 'body', {
    kind: 'text',
    paragraphs: [...written, paragraph('Три', 'bullet')],
  });
  const block = blockIn(putBack(added, 'a', changed).deck.slides[0] as Slide, 'body');
  expect(block && textOf(block)).toBe('Один\nДва\nТри');
});
