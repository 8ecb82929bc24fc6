/** The layout of a slide's texts by how they stand on it: a list, columns, or cards. */
import { isWhen } from '../../model/dates.ts';
import { type Block, DECK_LIMITS, type Layout, type Paragraph } from '../../model/deck.ts';
import { itemsOf } from '../../model/items.ts';
import { blockProblem } from '../../model/limits.ts';
import { boundsOf } from '../../model/object-geometry.ts';
import type { Area } from '../../office/places.ts';
import type { SourceText } from '../source.ts';
import { asText, type Draft, textOfParagraphs } from './draft.ts';
import { isFigure } from './figure.ts';
import { groupsOf } from './groups.ts';
import { widestGap } from './reading-order.ts';

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
/** The greatest number of cards or steps. */
const MOST_ITEMS = 8;
/** The greatest number of large numbers. */
const MOST_NUMBERS = 4;
/** The greatest length of a sentence above groups, characters. */
const LONGEST_LEAD = 160;
/** The smallest gap between two columns, as a share of the slide's height. */
const COLUMN_GAP = 0.03;

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
  const areChevrons = texts.every(({ shape }) => shape?.isChevron);
  return itemsOf(paragraphs).length === texts.length
    ? { layout: areChevrons ? 'steps' : 'cards', blocks: { body: asText(paragraphs) } }
    : null;
}

/** A paragraph whose words a timeline keeps as they are: it has no links. */
const isPlain = ({ runs }: Paragraph): boolean => runs.every(({ link }) => link === null);

/** Events of a timeline: words of time, each with one line. */
function timelineOf(groups: readonly (readonly SourceText[])[]): Arranged | null {
  if (groups.length < DECK_LIMITS.fewestSteps) return null;
  const texts = groups.map((group) => group.map(({ paragraphs }) => textOfParagraphs(paragraphs)));
  const isOne = groups.flat().every(({ paragraphs }) => paragraphs.length === 1 && paragraphs.every(isPlain));
  if (!isOne || texts.some(({ length }) => length !== 2)) return null;
  const steps = texts.map(([when = '', what = '']) => ({ when, what }));
  const timeline: Block = { kind: 'timeline', steps };
  return steps.every(({ when }) => isWhen(when)) && blockProblem('timeline', timeline) === undefined
    ? { layout: 'timeline', blocks: { timeline } }
    : null;
}

/** Groups as items: each begins with its heading. Numbers of steps are drawn anyway. */
function itemsFrom(groups: readonly (readonly SourceText[])[]): Arranged | null {
  const areSteps = groups.every(([first], at) => {
    const [, number] = /^0?(\d+)\.?$/u.exec(first ? textOfParagraphs(first.paragraphs).trim() : '') ?? [];
    return number === String(at + 1);
  });
  const areChevrons = groups.length > 2 && groups.every(([first]) => first?.shape?.isChevron);
  const items = areSteps ? groups.map((group) => group.slice(1)) : groups;
  const heads = items.map(([head]) => head?.paragraphs ?? []);
  const areNames = items.length <= MOST_ITEMS && heads.every(isName);
  const isShort = items.every(
    (item) => textOfParagraphs(item.flatMap(({ paragraphs }) => paragraphs)).length <= LONGEST_CARD,
  );
  if (!areNames || !isShort) return null;
  const paragraphs = items.flatMap(([head, ...others]): Paragraph[] => [
    ...bold(head?.paragraphs ?? []).map((one): Paragraph => ({ ...one, level: 0, list: 'bullet' })),
    ...others.flatMap(({ paragraphs: list }) => list.map((one): Paragraph => ({ ...one, level: 1 }))),
  ]);
  const areNumbers = items.length <= MOST_NUMBERS && heads.every((head) => isFigure(textOfParagraphs(head)));
  const layout = areSteps || areChevrons ? 'steps' : areNumbers ? 'numbers' : 'cards';
  return { layout, blocks: { body: asText(paragraphs) } };
}

/** Two columns of several boxes: a comparison if both begin with a name, otherwise two columns of text. */
function sidesOf(texts: readonly SourceText[], groups: SourceText[][] | null): Arranged | null {
  const [left, right] = groups ?? [];
  if (!groups || !left || !right || groups.length > 2 || left.length < 3) return null;
  const areSides = left.every(({ area }, at) => {
    const other = right[at]?.area;
    return area && other && areBeside(area, other);
  });
  if (!areSides || left.length + right.length < texts.length) return null;
  const joined = ([name, ...others]: readonly SourceText[]): Paragraph[] => [
    ...bold(name?.paragraphs ?? []),
    ...others.flatMap(({ paragraphs }) =>
      paragraphs.map((one): Paragraph => ({ ...one, list: one.list === 'none' ? 'bullet' : one.list })),
    ),
  ];
  return [left, right].every(([name]) => name && isName(name.paragraphs))
    ? { layout: 'comparison', blocks: { left: asText(joined(left)), right: asText(joined(right)) } }
    : null;
}

/** Two to four boxes, each with a number above its name. */
function numbersIn(texts: readonly SourceText[]): Arranged | null {
  if (texts.length < 2 || texts.length > MOST_NUMBERS) return null;
  const groups = texts.map((one) => one.paragraphs.map((paragraph) => ({ ...one, paragraphs: [paragraph] })));
  const areNumbers = groups.every(
    ([first, ...others]) => first && others.length > 0 && isFigure(textOfParagraphs(first.paragraphs)),
  );
  return areNumbers ? itemsFrom(groups) : null;
}

/** Texts in groups as a list in which each group has its name; null for others. */
export function listOf(texts: readonly SourceText[]): readonly Paragraph[] | null {
  const groups = groupsOf(texts);
  const body = groups && itemsFrom(groups)?.blocks.body;
  return body?.kind === 'text' ? body.paragraphs : null;
}

/** One sentence above groups, for all of them; undefined for other texts. @param texts in reading order */
export function leadIn([lead, ...others]: readonly SourceText[]): SourceText | undefined {
  const isLead =
    lead?.role === 'other' &&
    lead.paragraphs.length === 1 &&
    textOfParagraphs(lead.paragraphs).length <= LONGEST_LEAD &&
    others.every(({ area }) => lead.area && area && area.y >= lead.area.y + lead.area.h / 2);
  return isLead && listOf(others) ? lead : undefined;
}

/** Groups below one sentence. */
function leadOf(texts: readonly SourceText[]): Arranged | null {
  const lead = leadIn(texts);
  const body = lead && listOf(texts.slice(1));
  return body ? { layout: 'lead', blocks: { subtitle: asText(lead.paragraphs), body: asText(body) } } : null;
}

/** Texts in two columns that stand apart. */
function halvesOf(texts: readonly SourceText[]): Arranged | null {
  const areas = texts.flatMap(({ area, role }) => (area && role === 'other' ? [area] : []));
  const gap =
    areas.length === texts.length
      ? widestGap(
          texts.flatMap((one) => (one.area ? [{ ...one, area: one.area }] : [])),
          'x',
        )
      : null;
  if (!gap || gap.gap < COLUMN_GAP) return null;
  const sides = [true, false].map((isLeft) => texts.filter(({ area }) => area && area.x < gap.at === isLeft));
  const [left, right] = sides.map((side) => ({
    text: asText(side.flatMap(({ paragraphs }) => paragraphs)),
    area: boundsOf(side.flatMap(({ area }) => area ?? [])),
  }));
  return left?.area && right?.area && areBeside(left.area, right.area)
    ? { layout: 'twoColumns', blocks: { left: left.text, right: right.text } }
    : null;
}

/**
 * The layout of texts without anything else.
 *
 * @param texts in reading order; empty when `words` has more than these texts
 * @param words all paragraphs of the slide
 */
export function textsOf(texts: readonly SourceText[], words: readonly Paragraph[]): Arranged {
  const groups = groupsOf(texts);
  const items = groups && (timelineOf(groups) ?? itemsFrom(groups));
  return (
    numbersIn(texts) ??
    (items?.layout === 'cards' ? (columnsOf(texts) ?? sidesOf(texts, groups)) : null) ??
    items ??
    columnsOf(texts) ??
    cardsOf(texts) ??
    leadOf(texts) ??
    halvesOf(texts) ?? { layout: 'bullets', blocks: { body: asText(words) } }
  );
}
