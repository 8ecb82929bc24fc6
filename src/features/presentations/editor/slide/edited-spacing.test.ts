import { expect, test } from 'vitest';
import { layoutSlide, type TextBox } from '../../model/layout-slide.ts';
import { LAYOUT_LIST, LAYOUTS } from '../../model/layouts.ts';
import { testSlide } from '../../model/testing/decks.ts';
import { themeTokens } from '../../model/themes.ts';
import { editedSpacing } from './edited-spacing.ts';

const withBody = LAYOUT_LIST.filter((layout) => LAYOUTS[layout].slots.some(({ name }) => name === 'body'));

test.for(withBody)(
  'A text of «%s» is edited as paragraphs below one another [PRES-12] [PRES-32]',
  (layout) => {
    const slide = testSlide('a', layout, { body: 'Склад\nДоставка\nОплата\nВозврат' });
    const boxes = layoutSlide(slide, themeTokens('light')).boxes;
    const body = boxes.find((box): box is TextBox => box.kind === 'text' && box.slot === 'body');
    const { line, gap, indent, start } = editedSpacing(body);
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThan(1.6);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(2);
    expect(indent).toBeGreaterThan(0);
    expect(indent).toBeLessThan(3);
    expect(start).toBeGreaterThanOrEqual(0);
  },
);

test('A title of two lines is edited with its line ends [PRES-31]', () => {
  const title = 'Чтобы взять 415 млн рублей, делаем четыре вещи до первого декабря';
  const { boxes } = layoutSlide(testSlide('a', 'bullets', { title }), themeTokens('light'));
  const box = boxes.find((one) => one.kind === 'text' && one.slot === 'title');
  expect(editedSpacing(box?.kind === 'text' ? box : undefined).end).toBeGreaterThan(0);
});
