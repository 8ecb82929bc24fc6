/** The layout of a slide's texts by how they stand on it: a list, columns, or cards. */
import { isNumber } from '../../model/as-block.ts';
import type { Layout, Paragraph } from '../../model/deck.ts';
import { itemsOf } from '../../model/items.ts';
import type { Area } from '../../office/places.ts';
import type { SourceText } from '../source.ts';
import { asText, type Draft, textOfParagraphs } from './draft.ts';

interface Arranged {
  readonly layout: Layout;
  readonly blocks: Draft['blocks'];
}

/** Whether two places stand side by side. */
function areBeside(one: Area, other: Area): boolean {
  const common = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  const isApart = one.x + one.w <= other.x + 0.02 || other.x + other.w <= one.x + 0.02;
  return isApart && common > Math.min(one.h, other.h) * 0.5;
}

const isName = (list: readonly Paragraph[]): boolean =>
  list.length === 1 && list[0]?.list === 'none' && textOfParagraphs(list).length <= 60;

const bold = (list: readonly Paragraph[]): Paragraph[] =>
  list.map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run, isBold: true })) }));

/** Two columns, which may have names above them. */
function columnsOf(texts: readonly SourceText[]): Arranged | null {
  const placed = texts.flatMap((one) => (one.area ? [{ ...one, area: one.area }] : []));
  if (placed.length !== texts.length) return null;
  const split = (list: typeof placed): [left: typeof placed, right: typeof placed] => {
    const middle = (one: { area: Area }): number => one.area.x + one.area.w / 2;
    const centre = list.reduce((sum, one) => sum + middle(one), 0) / Math.max(1, list.length);
    return [list.filter((one) => middle(one) < centre), list.filter((one) => middle(one) >= centre)];
  };
  const [left, right] = split(placed);
  if (left.length === 0 || left.length !== right.length || left.length > 2) return null;
  const areSides = left.every((one, at) => {
    const other = right[at];
    return other !== undefined && areBeside(one.area, other.area);
  });
  if (!areSides) return null;
  const [leftText, rightText] = [left, right].map((side) => side.flatMap(({ paragraphs }) => paragraphs));
  if (!leftText || !rightText) return null;
  const named = [left, right].every(([name, text]) => name && text && isName(name.paragraphs));
  if (named) {
    const joined = (side: typeof placed): Paragraph[] =>
      side.flatMap(({ paragraphs }, at) => (at === 0 ? bold(paragraphs) : paragraphs));
    return { layout: 'comparison', blocks: { left: asText(joined(left)), right: asText(joined(right)) } };
  }
  return left.length === 1
    ? { layout: 'twoColumns', blocks: { left: asText(leftText), right: asText(rightText) } }
    : null;
}

const LONGEST_CARD = 320;

/** Three to eight boxes of one size, each of which is an item. */
function cardsOf(texts: readonly SourceText[]): Arranged | null {
  if (texts.length < 3 || texts.length > 8) return null;
  const areas = texts.flatMap(({ area, role }) => (area && role === 'other' ? [area] : []));
  if (areas.length < texts.length) return null;
  const widths = areas.map(({ w }) => w);
  if (Math.max(...widths) > Math.min(...widths) * 1.3 || Math.max(...widths) > 0.6) return null;
  const isRow = areas.every((area, at) => {
    const next = areas[at + 1];
    return next === undefined || areBeside(area, next) || next.y >= area.y + area.h * 0.5;
  });
  const isShort = texts.every(({ paragraphs }) => textOfParagraphs(paragraphs).length <= LONGEST_CARD);
  if (!isRow || !isShort) return null;
  const paragraphs = texts.flatMap(({ paragraphs: [first, ...others] }): Paragraph[] =>
    first
      ? [
          { ...first, level: 0, list: 'bullet' },
          ...others.map(
            (one): Paragraph => ({ ...one, level: 1, list: one.list === 'none' ? 'none' : one.list }),
          ),
        ]
      : [],
  );
  return itemsOf(paragraphs).length === texts.length
    ? { layout: 'cards', blocks: { body: asText(paragraphs) } }
    : null;
}

/** How far the left edges of boxes of one column may be apart, in shares of the slide's width. */
const COLUMN = 0.03;

/** Boxes that stand in columns, two or three in each: the first one names the others. Numbers of steps are drawn anyway. */
function columnItemsOf(texts: readonly SourceText[]): Arranged | null {
  const columns: { x: number; texts: SourceText[] }[] = [];
  for (const one of texts) {
    if (!one.area || one.role !== 'other') return null;
    const { x } = one.area;
    const column = columns.find((other) => Math.abs(other.x - x) < COLUMN);
    if (column) column.texts.push(one);
    else columns.push({ x, texts: [one] });
  }
  const height = columns[0]?.texts.length ?? 0;
  const isGrid = columns.length >= 3 && columns.length <= 8 && height >= 2 && height <= 3;
  if (!isGrid || columns.some(({ texts: { length } }) => length !== height)) return null;
  columns.sort((one, other) => one.x - other.x);
  const areSteps = columns.every(
    ({ texts: [first] }, at) => first && textOfParagraphs(first.paragraphs) === String(at + 1),
  );
  const items = columns.map(({ texts: list }) => (areSteps ? list.slice(1) : list));
  const heads = items.map(([head]) => head?.paragraphs ?? []);
  if (!heads.every(isName)) return null;
  const paragraphs = items.flatMap(([head, ...others]): Paragraph[] => [
    ...bold(head?.paragraphs ?? []).map((one): Paragraph => ({ ...one, level: 0, list: 'bullet' })),
    ...others.flatMap(({ paragraphs: list }) => list.map((one): Paragraph => ({ ...one, level: 1 }))),
  ]);
  const areNumbers = items.length <= 4 && heads.every((head) => isNumber(textOfParagraphs(head)));
  const layout = areSteps ? 'steps' : areNumbers ? 'numbers' : 'cards';
  return { layout, blocks: { body: asText(paragraphs) } };
}

/**
 * The layout of texts without anything else.
 *
 * @param texts in reading order; empty when `words` has more than these texts
 * @param words all paragraphs of the slide
 */
export const textsOf = (texts: readonly SourceText[], words: readonly Paragraph[]): Arranged =>
  columnsOf(texts) ??
  columnItemsOf(texts) ??
  cardsOf(texts) ?? { layout: 'bullets', blocks: { body: asText(words) } };
