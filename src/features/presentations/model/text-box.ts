/** Text in a place: the largest size at which it fits, its lines and pieces. */
import type { Area, Line, TextBox } from './boxes.ts';
import { breakLines, type Measured, measure, piecesOf, textWidth, widthOfRange } from './break-lines.ts';
import { type Paragraph, paragraph } from './deck.ts';
import { indentsOf, levelOf, markOf, numbersOf } from './lists.ts';
import type { Font } from './widths.ts';

/** Sizes in pt, from the largest that is tried to the smallest, by 1 pt (presentations.md §3). */
export const FIT = {
  title: [36, 28],
  body: [20, 14],
  /** A quote is the only text of its slide: it begins larger. */
  quote: [28, 14],
  table: [16, 11],
  footer: [12, 8],
} as const satisfies Record<string, readonly [number, number]>;

/** Height of a line and space before a paragraph, in font sizes. */
export const LINE_HEIGHT = { title: 1.15, body: 1.3, quote: 1.35, table: 1.25, footer: 1.1 } as const;

export const pixels = (points: number): number => (points * 4) / 3;

/** Ascent and descent, as the fonts give them. */
const ascents = { sans: [0.905, 0.212], serif: [0.891, 0.216] } as const;

/** From the top of a line to its baseline, px. CSS puts a line of this height so too. */
export function baselineIn(height: number, fontSize: number, font: Font): number {
  const [ascent, descent] = ascents[font];
  return (height - (ascent + descent) * fontSize) / 2 + ascent * fontSize;
}

/** Space before a paragraph, in font sizes. */
export const gapBefore = (one: Paragraph): number =>
  one.list === 'none' ? 0.5 : levelOf(one) === 0 ? 0.42 : 0.2;

interface Prepared {
  readonly paragraph: Paragraph;
  readonly text: Measured;
  readonly mark: string;
  readonly markWidth: number;
}

export const prepare = (paragraphs: readonly Paragraph[], font: Font, isBold = false): Prepared[] => {
  const numbers = numbersOf(paragraphs);
  return paragraphs.map((one, at) => {
    const mark = markOf(one, numbers[at] ?? null);
    const text = measure(one.runs, font, isBold);
    return {
      paragraph: one,
      text,
      mark: text.units.length === 0 ? '' : mark,
      markWidth: mark === '' ? 0 : textWidth(mark, font),
    };
  });
};

export interface Setting {
  readonly font: Font;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** Where the text of a paragraph begins, in font sizes. */
function indentOf({ paragraph: one, mark, markWidth }: Prepared): number {
  const indents = indentsOf(one);
  return Math.max(indents.text, mark === '' ? 0 : indents.mark + markWidth + 0.3);
}

/** The height of paragraphs in a width, px, without setting them. */
export function heightIn(
  prepared: readonly Prepared[],
  width: number,
  { fontSize, lineHeight }: Pick<Setting, 'fontSize' | 'lineHeight'>,
): { height: number; isCut: boolean } {
  let height = 0;
  let isCut = false;
  for (const [index, one] of prepared.entries()) {
    const ranges = breakLines(one.text, width / fontSize - indentOf(one));
    isCut ||= ranges.some((range) => range.isCut);
    height += (ranges.length * lineHeight + (index > 0 ? gapBefore(one.paragraph) : 0)) * fontSize;
  }
  return { height, isCut };
}

/** Sets paragraphs into a width from the top of the area on. */
export function setLines(
  prepared: readonly Prepared[],
  area: Pick<Area, 'x' | 'y' | 'w'>,
  { font, fontSize, lineHeight, align = 'left' }: Setting,
): { lines: Line[]; height: number } {
  const height = lineHeight * fontSize;
  const rise = baselineIn(height, fontSize, font);
  const lines: Line[] = [];
  let y = area.y;
  for (const [index, own] of prepared.entries()) {
    const { paragraph: one, text, mark, markWidth } = own;
    if (index > 0) y += gapBefore(one) * fontSize;
    const indents = indentsOf(one);
    const indent = indentOf(own);
    const room = area.w / fontSize - indent;
    const ranges = breakLines(text, room);
    for (const [at, range] of ranges.entries()) {
      const next = ranges[at + 1];
      const free = room - widthOfRange(text, range);
      const shift = indent + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
      lines.push({
        y,
        baseline: y + rise,
        height,
        paragraph: index,
        mark:
          at === 0 && mark !== ''
            ? { text: mark, x: area.x + indents.mark * fontSize, width: markWidth * fontSize }
            : null,
        pieces: piecesOf(text, range, area.x + shift * fontSize, fontSize),
        after: next && next.from > range.to ? ' ' : '',
      });
      y += height;
    }
  }
  return { lines, height: y - area.y };
}

/** Moves lines down by `by` px. */
export const lower = (lines: readonly Line[], by: number): Line[] =>
  by === 0 ? [...lines] : lines.map((line) => ({ ...line, y: line.y + by, baseline: line.baseline + by }));

export interface TextStyle {
  readonly font: Font;
  readonly isBold?: boolean;
  readonly fit: keyof typeof FIT;
  readonly align?: TextBox['align'];
  readonly anchor?: TextBox['anchor'];
}

/** The lines of paragraphs at the largest size at which they fit an area, at the smallest one if they do not. */
export function fitLines(
  paragraphs: readonly Paragraph[],
  area: Area,
  { font, isBold = false, fit, align = 'left', anchor = 'top' }: TextStyle,
): Pick<TextBox, 'fontSize' | 'points' | 'lines' | 'doesOverflow'> {
  const prepared = prepare(paragraphs, font, isBold);
  const [largest, smallest] = FIT[fit];
  for (let points: number = largest; ; points -= 1) {
    const fontSize = pixels(points);
    const setting = { font, fontSize, lineHeight: LINE_HEIGHT[fit], align };
    const { height, isCut } = heightIn(prepared, area.w, setting);
    const isInside = height <= area.h + 0.01;
    // A word that is wider than its place is set smaller before it is broken.
    if ((!isInside || isCut) && points > smallest) continue;
    const free = Math.max(0, area.h - height);
    const by = anchor === 'top' ? 0 : anchor === 'middle' ? free / 2 : free;
    const { lines } = setLines(prepared, { ...area, y: area.y + by }, setting);
    return { fontSize, points, lines, doesOverflow: !isInside };
  }
}

/** One text without looks, such as the footer. */
export const plainParagraphs = (text: string): Paragraph[] => [paragraph(text)];
