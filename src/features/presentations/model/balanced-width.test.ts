import { expect, it } from 'vitest';
import { balancedWidth } from './balanced-width.ts';
import { breakLines, measure } from './break-lines.ts';
import { RESERVE } from './text-box.ts';

const textOf = (text: string) => measure([{ text, isBold: true, isItalic: false, link: null }], 'sans', true);
const linesIn = (text: string, width: number): string[] => {
  const measured = textOf(text);
  return breakLines(measured, width).map(({ from, to }) => measured.units.slice(from, to).join(''));
};

const wholeWidth = (text: string): number => textOf(text).widths.reduce((sum, one) => sum + one, 0);

const title = 'Чтобы взять 415 млн рублей, делаем четыре вещи к декабрю будущего года без переноса';

it('[PRES-31] a title of two lines has no single word in the last one', () => {
  const width = wholeWidth(title) * 0.9;
  expect(linesIn(title, width).at(-1)).toBe('переноса');
  const balanced = balancedWidth([textOf(title)], width, RESERVE);
  expect(linesIn(title, balanced)).toEqual([
    'Чтобы взять 415 млн рублей, делаем четыре',
    'вещи к декабрю будущего года без переноса',
  ]);
  expect(balancedWidth([textOf(title)], wholeWidth(title), RESERVE)).toBe(wholeWidth(title));
});

it('[PRES-31] a balanced title has the same lines in a font that is wider by the reserve', () => {
  const width = wholeWidth(title) * 0.9;
  const balanced = balancedWidth([textOf(title)], width, RESERVE);
  expect(balanced).toBeLessThan(width);
  expect(linesIn(title, balanced / RESERVE)).toEqual(linesIn(title, balanced));
});
