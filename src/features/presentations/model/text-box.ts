/** Text in a place: the largest size at which it fits, its lines and pieces. */
import type { Area } from './area.ts';
import { balancedWidth } from './balanced-width.ts';
import type { Line, LineMark, TextBox } from './boxes.ts';
import { breakLines, type Measured, measure, piecesOf, textWidth, widthOfRange } from './break-lines.ts';
import { type Paragraph, paragraph, paragraphText } from './deck.ts';
import { FONTS, type Font } from './fonts.ts';
import { type IconEntry, iconOf } from './icons.ts';
import { indentsOf, levelOf, MARK_ICON, markOf, numbersOf } from './lists.ts';

/**
 * Sizes in pt from the largest on. They are few, so that texts of a deck have equal sizes or sizes that are told apart. Only
 * tables, timelines, objects and footers may be smaller than 16 pt, and charts, which have sizes of their own (`chartSizes`).
 */
export const SIZES = {
  /** Titles of covers. */
  cover: [54, 48, 44, 40, 36, 32, 28],
  title: [36, 32, 28],
  body: [28, 24, 20, 18, 16],
  /** Text that goes with something larger: a title, a picture, a chart, a quote. */
  aside: [24, 20, 18, 16],
  quote: [44, 40, 36, 32, 28, 24, 20, 18, 16],
  timeline: [24, 20, 18, 16, 14],
  /** Texts of objects, whose boxes do not follow the layout. */
  object: [28, 24, 20, 18, 16, 14, 12],
  table: [24, 20, 18, 16, 14, 12, 11],
  footer: [12, 10, 8],
  contacts: [16, 14, 12],
} as const satisfies Record<string, readonly number[]>;

/** Height of a line and space before a paragraph, in font sizes. */
export const LINE_HEIGHT = {
  cover: 1.1,
  title: 1.15,
  body: 1.3,
  aside: 1.3,
  quote: 1.25,
  timeline: 1.3,
  object: 1.3,
  table: 1.25,
  footer: 1.1,
  contacts: 1.25,
} as const;

/** Size that every reader can read, pt. */
export const READABLE = 16;
/** How much wider than ours the font of a reader's computer may be without a text running out of its place. */
export const RESERVE = 1.12;
/** `RESERVE` for text that may not get another line, because its box neither shrinks nor grows. */
export const lineReserve = (font: Font): number => Math.max(RESERVE, FONTS[font].wordReserve);
/** Most additional space between items of a list that has room, in font sizes, and the share of the room that it takes. */
const spread = { most: 1.1, share: 0.6 } as const;
/** Share of the remaining room that stands above a list. */
const drop = 0.3;

export const pixels = (points: number): number => (points * 4) / 3;

/** From the top of a line to its baseline, px. CSS puts a line of this height so too. */
export function baselineIn(height: number, fontSize: number, font: Font): number {
  const { ascent, descent } = FONTS[font];
  return (height - (ascent + descent) * fontSize) / 2 + ascent * fontSize;
}

/** Space before a paragraph, in font sizes. */
export const gapBefore = (one: Paragraph): number =>
  one.list === 'none' ? 0.5 : levelOf(one) === 0 ? 0.42 : 0.2;

interface Prepared {
  readonly paragraph: Paragraph;
  readonly text: Measured;
  readonly mark: string;
  /** In font sizes. */
  readonly markWidth: number;
  /** The icon in the place of its bullet. */
  readonly icon: IconEntry | undefined;
  /** Whether any paragraph of the text has an icon. */
  readonly isBesideIcons: boolean;
}

/** The icon of a paragraph in the place of its bullet; undefined for other lists, for empty text and for an unknown name. */
const markIcon = (one: Paragraph): IconEntry | undefined =>
  one.list === 'bullet' && one.icon !== undefined && paragraphText(one).trim() !== ''
    ? iconOf(one.icon)
    : undefined;

/** @param hasIcons whether paragraphs may have icons in the place of their bullets */
export const prepare = (
  paragraphs: readonly Paragraph[],
  font: Font,
  isBold = false,
  hasIcons = false,
): Prepared[] => {
  const numbers = numbersOf(paragraphs);
  const icons = paragraphs.map((one) => (hasIcons ? markIcon(one) : undefined));
  const isBesideIcons = icons.some(Boolean);
  return paragraphs.map((one, at) => {
    const mark = markOf(one, numbers[at] ?? null);
    const icon = icons[at];
    const text = measure(one.runs, font, isBold);
    return {
      paragraph: one,
      text,
      mark: text.units.length === 0 || icon ? '' : mark,
      markWidth: icon ? MARK_ICON : mark === '' ? 0 : textWidth(mark, font),
      icon,
      isBesideIcons,
    };
  });
};

const indentsIn = ({ paragraph: one, icon, isBesideIcons }: Prepared): { mark: number; text: number } =>
  indentsOf(one, { beside: isBesideIcons, isIcon: icon !== undefined });

export interface Setting {
  readonly font: Font;
  readonly fontSize: number;
  readonly lineHeight: number;
  /** Additional space before paragraphs that are not further in, in font sizes. @default 0 */
  readonly gap?: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** Where the text of a paragraph begins, in font sizes. */
function indentOf(own: Prepared): number {
  const indents = indentsIn(own);
  return Math.max(indents.text, own.mark === '' ? 0 : indents.mark + own.markWidth + 0.3);
}

/** The mark of a paragraph before its first line, whose top is `y`, px. */
function lineMark(own: Prepared, x: number, y: number, { fontSize, lineHeight }: Setting): LineMark | null {
  const { mark, markWidth, icon } = own;
  if (mark === '' && !icon) return null;
  const width = markWidth * fontSize;
  return {
    text: mark,
    x: x + indentsIn(own).mark * fontSize,
    width,
    icon: icon ? { name: icon.name, paths: icon.paths, y: y + (lineHeight * fontSize - width) / 2 } : null,
  };
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
  setting: Setting,
): { lines: Line[]; height: number } {
  const { font, fontSize, lineHeight, align = 'left', gap = 0 } = setting;
  const height = lineHeight * fontSize;
  const rise = baselineIn(height, fontSize, font);
  const lines: Line[] = [];
  let y = area.y;
  for (const [index, own] of prepared.entries()) {
    const { paragraph: one, text } = own;
    if (index > 0) y += (gapBefore(one) + (levelOf(one) === 0 ? gap : 0)) * fontSize;
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
        mark: at === 0 ? lineMark(own, area.x, y, setting) : null,
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
  readonly fit: keyof typeof SIZES;
  readonly align?: TextBox['align'];
  readonly anchor?: TextBox['anchor'];
  /** Spreads paragraphs over the height of the place. */
  readonly isSpread?: boolean;
  /** Whether paragraphs may have icons in the place of their bullets. */
  readonly hasIcons?: boolean;
  /** Whether the lines of one paragraph have nearly one length, so that the last one is not a single word; for `left` only. */
  readonly isBalanced?: boolean;
}

type Fit = Pick<TextBox, 'fontSize' | 'points' | 'gap' | 'lines' | 'doesOverflow' | 'insetRight'>;

/** Paragraphs and their place. */
export interface Placed {
  readonly paragraphs: readonly Paragraph[];
  readonly area: Area;
}

/**
 * The largest size at which no word is broken. Words get additional room for a wider font (`wordReserve`), unless no size has that
 * room. If no size fits, the smallest one is returned.
 *
 * @param fits whether a size fits when words are `reserve` times as wide
 */
export const wholeWords = <Size>(
  sizes: readonly [Size, ...Size[]],
  font: Font,
  fits: (size: Size, reserve: number) => boolean,
): Size =>
  sizes.find((one) => fits(one, FONTS[font].wordReserve)) ??
  sizes.find((one) => fits(one, 1)) ??
  sizes.at(-1) ??
  sizes[0];

/**
 * Sets texts that stand side by side: at the largest size at which all of them fit their places, at the smallest one if they
 * do not. A size counts as fitting if it also does in a font that is wider by `RESERVE`. Spread texts have equal spaces.
 */
export function fitTexts(
  texts: readonly Placed[],
  {
    font,
    isBold = false,
    fit,
    align = 'left',
    anchor = 'top',
    isSpread = false,
    hasIcons = false,
    isBalanced = false,
  }: TextStyle,
): Fit[] {
  const prepared = texts.map(({ paragraphs, area }) => ({
    area,
    own: prepare(paragraphs, font, isBold, hasIcons),
  }));
  const sizes: readonly [number, ...number[]] = SIZES[fit];
  const settingIn = (points: number) => ({
    font,
    fontSize: pixels(points),
    lineHeight: LINE_HEIGHT[fit],
    align,
  });
  const points = wholeWords(sizes, font, (size, reserve) =>
    prepared.every(({ own, area }) => {
      const wide = heightIn(own, area.w / RESERVE, settingIn(size));
      const { isCut } = heightIn(own, area.w / reserve, settingIn(size));
      return wide.height <= area.h + 0.01 && !isCut;
    }),
  );
  const setting = settingIn(points);
  const { fontSize } = setting;
  const all = prepared.map(({ own, area }) => {
    const { height } = heightIn(own, area.w, setting);
    const free = Math.max(0, area.h - height);
    const gaps = own.slice(1).filter(({ paragraph: one }) => levelOf(one) === 0).length;
    const gap = gaps === 0 ? spread.most : Math.min(spread.most, (free * spread.share) / gaps / fontSize);
    return { own, area, free, gaps, gap, isInside: height <= area.h + 0.01 };
  });
  const gap = isSpread ? Math.min(...all.map((one) => one.gap)) : 0;
  const left = Math.min(...all.map(({ free, gaps }) => free - gap * gaps * fontSize));
  return all.map(({ own, area, free, gaps, isInside }) => {
    const room = free - gap * gaps * fontSize;
    const by = anchor === 'top' ? (isSpread ? left * drop : 0) : anchor === 'middle' ? room / 2 : room;
    const texts = own.map(({ text }) => text);
    const w = isBalanced ? balancedWidth(texts, area.w / fontSize, RESERVE) * fontSize : area.w;
    const { lines } = setLines(own, { ...area, w, y: area.y + by }, { ...setting, gap });
    return { fontSize, points, gap, lines, insetRight: area.w - w, doesOverflow: !isInside };
  });
}

/** Sets one text as `fitTexts` does. */
export function fitLines(paragraphs: readonly Paragraph[], area: Area, style: TextStyle): Fit {
  const [fit] = fitTexts([{ paragraphs, area }], style);
  if (!fit) throw new Error(`No sizes for ${style.fit}`);
  return fit;
}

/** One text without looks, such as the footer. */
export const plainParagraphs = (text: string): Paragraph[] => [paragraph(text)];
