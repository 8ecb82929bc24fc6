/** Places the callout of a chart: a short text beside the highlighted series or category. */
import type { Area } from './area.ts';
import type { Callout, Segment } from './chart-boxes.ts';
import { isFree, middleOf, textArea, union } from './chart-callout-room.ts';
import { isHorizontal, isRound } from './chart-kinds.ts';
import { chartMark } from './chart-looks.ts';
import { type Drawing, label, type Plot, type WrappedText, wrapTexts } from './chart-parts.ts';
import { lineReserve } from './text-box.ts';
import type { ThemeTokens } from './themes.ts';

/** Distance between a callout and its bar or point, px. */
const gap = 8;
/** Distance between the header of a chart and a callout below it, px. */
const belowHead = 4;
/** Widths to try for a callout above or below its point, px. A narrow one may fit between high columns. */
const widths = [420, 240, 170] as const;
/** Widths to try for a callout to the right of its bar, px. A wider one needs fewer lines. */
const widthsBeside = [200, 300, 400] as const;
const mostLines = { above: 2, beside: 3 } as const;

const calloutText = ({ highlight }: Plot): string => highlight?.callout.trim() ?? '';
const hasCallout = (plot: Plot): boolean => calloutText(plot) !== '';

/**
 * The index of the category of a callout, -1 without one. For a series it is the last category with a value, in horizontal
 * stacks the first one, which is on top.
 */
function calledCategory({ block, highlight }: Plot): number {
  if (!highlight || highlight.target === 'category') return highlight?.index ?? -1;
  const values = (block.series[highlight.index]?.values ?? []).slice(0, block.categories.length);
  const isKnown = (value: number | null): boolean => value !== null;
  return block.type === 'stackedBar' ? values.findIndex(isKnown) : values.findLastIndex(isKnown);
}

/** True for the category that has the callout. */
export const isCalled = (plot: Plot, category: number): boolean =>
  hasCallout(plot) && category === calledCategory(plot);

/** True if the callout is to the right of its bar: in horizontal bars and stacks, and for a series of stacked columns. */
const isBeside = ({ block: { type }, highlight }: Plot): boolean =>
  type === 'bar' || type === (highlight?.target === 'category' ? 'stackedBar' : 'stackedColumn');

const wrapped = (plot: Plot, width: number, most: number = mostLines.above): WrappedText =>
  wrapTexts([calloutText(plot)], width, most, plot.tokens, undefined, true);
const widthOf = ({ width }: WrappedText, { font }: ThemeTokens): number => width * lineReserve(font);
const heightOf = ({ texts, lineHeight }: WrappedText): number => (texts[0]?.length ?? 1) * lineHeight;

function calloutAt(
  { tokens }: Plot,
  text: WrappedText,
  { x, y }: Pick<Area, 'x' | 'y'>,
  anchor: 'start' | 'middle',
  leader: Segment | null = null,
): Callout {
  const { fontSize, lineHeight } = text;
  const [w, h] = [widthOf(text, tokens), heightOf(text)];
  const color = chartMark(0, tokens).textColor;
  const lines = (text.texts[0] ?? []).map((words, at) =>
    label(
      words.trimEnd(),
      anchor === 'middle' ? x + w / 2 : x,
      y + at * lineHeight + fontSize * 0.95,
      anchor,
      { tokens, fontSize, color, isBold: true },
    ),
  );
  return { x, y, w, h, lines, leader };
}

/** The area of the bars and points that the callout belongs to, with their labels; undefined if nothing is drawn there. */
function anchorOf(plot: Plot, { bars, strokes, bands, labels }: Drawing): Area | undefined {
  const { highlight } = plot;
  const category = calledCategory(plot);
  const isSeries = highlight?.target === 'series';
  const isOwn = (one: { readonly series: number }): boolean => !isSeries || one.series === highlight.index;
  const points = isSeries
    ? (strokes.findLast(isOwn)?.points.slice(-1) ?? [])
    : strokes.flatMap((one) => one.points.filter(({ mark }) => mark !== undefined));
  const ends = isSeries ? (bands.findLast(isOwn)?.points.slice(-1) ?? []) : [];
  const shapes: Area[] = [
    ...bars.filter((bar) => bar.category === category && isOwn(bar)),
    ...points.map(({ x, y }) => ({ x: x - 6, y: y - 6, w: 12, h: 12 })),
    ...ends.map(({ x, from, to }) => ({ x, y: Math.min(from, to), w: 0, h: Math.abs(from - to) })),
  ];
  const found = union(shapes);
  if (!found) return undefined;
  const own = labels.filter(({ of }) => of?.category === category && isOwn(of));
  const beside = own.map((one): Area => {
    const { x, y, w, h } = textArea(one);
    // The name at the end of a line is to the right of its point. It must not widen the area, so only its height counts.
    return one.of?.side === 'right' ? { x: found.x, y, w: 0, h } : { x, y, w, h };
  });
  return union([found, ...beside]);
}

/** The lower edge of the header of a chart, px. */
const headEnd = ({ area }: Plot, { frame: { legend, caption, sizes } }: Drawing): number =>
  legend ? legend.y + legend.h : caption ? area.y + sizes.legend * 1.4 : area.y;

const within = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/** A callout above or below its bar or point; undefined if it would overlap something there. */
function near(plot: Plot, drawing: Drawing, anchor: Area): Callout | undefined {
  const { area } = plot;
  const { plot: inner } = drawing.frame;
  const hasBars = drawing.bars.length > 0;
  const { axis } = drawing;
  const isBelowZero = axis !== null && axis.y1 === axis.y2 && anchor.y + 1 >= axis.y1;
  for (const width of widths) {
    const text = wrapped(plot, Math.min(width, area.w));
    if (text.isCut) continue;
    const [w, h] = [widthOf(text, plot.tokens), heightOf(text)];
    const x = within(middleOf(anchor) - w / 2, area.x, area.x + area.w - w);
    const above = { x, y: anchor.y - gap - h, w, h };
    const below = { x, y: anchor.y + anchor.h + gap, w, h };
    for (const place of isBelowZero ? [below, above] : hasBars ? [above] : [above, below]) {
      const isInside = place.y >= headEnd(plot, drawing) && place.y + h <= inner.y + inner.h - 2;
      if (isInside && isFree(place, drawing)) return calloutAt(plot, text, place, 'middle');
    }
  }
  return undefined;
}

/** A callout in the free row above the plot. A line joins it to its bar or point unless something is between them. */
function inRow(plot: Plot, drawing: Drawing, anchor: Area, text: WrappedText): Callout {
  const { area } = plot;
  const [w, h] = [widthOf(text, plot.tokens), heightOf(text)];
  const middle = middleOf(anchor);
  const x = within(middle - w / 2, area.x, area.x + area.w - w);
  const y = headEnd(plot, drawing) + belowHead;
  const [from, to] = [y + h + 3, anchor.y - 4];
  const hasLeader = to - from > 4 && isFree({ x: middle - 1, y: from, w: 2, h: to - from }, drawing);
  return calloutAt(
    plot,
    text,
    { x, y },
    'middle',
    hasLeader ? { x1: middle, x2: middle, y1: from, y2: to } : null,
  );
}

/** The text of a callout beside its bar, in at most as many lines as one category has room for. */
function textBeside(plot: Plot): WrappedText {
  const { area, block } = plot;
  const pitch = isHorizontal(block.type) ? (area.h - 40) / Math.max(1, block.categories.length) : area.h;
  // 17 px is the line height of the smallest font.
  const most = within(Math.floor(pitch / 17), 1, mostLines.beside);
  const tries = widthsBeside.map((width) => wrapped(plot, Math.min(width, area.w * 0.4), most));
  return tries.find(({ isCut }) => !isCut) ?? wrapped(plot, area.w * 0.4, most);
}

/** A callout to the right of its bar and of other bars at the same height. A line joins it to its bar if they are far apart. */
function beside(plot: Plot, drawing: Drawing, anchor: Area, text: WrappedText): Callout {
  const { area } = plot;
  const h = heightOf(text);
  const middle = anchor.y + anchor.h / 2;
  const y = within(middle - h / 2, headEnd(plot, drawing), area.y + area.h - h);
  const end = anchor.x + anchor.w;
  const others = isHorizontal(plot.block.type)
    ? [...drawing.bars, ...drawing.labels.filter(({ of }) => of !== undefined).map(textArea)]
    : [];
  const right = Math.max(
    end,
    ...others.filter((one) => one.y < y + h && y < one.y + one.h).map((one) => one.x + one.w),
  );
  const hasLeader = right > end + 24;
  return calloutAt(
    plot,
    text,
    { x: right + gap, y },
    'start',
    hasLeader ? { x1: end + 4, x2: right + gap - 4, y1: middle, y2: middle } : null,
  );
}

/**
 * Draws a chart with its callout. The callout is next to its bar or point. If there is no room, the chart is drawn again with
 * a free row for it above the plot.
 *
 * @param draw draws the chart and leaves the space `plot.free` empty
 */
export function withCallout(plot: Plot, draw: (plot: Plot) => Drawing): Drawing {
  const bare = draw(plot);
  if (!hasCallout(plot) || isRound(plot.block.type)) return bare;
  const placed = (drawing: Drawing, place: (anchor: Area) => Callout | undefined): Drawing => {
    const anchor = anchorOf(plot, drawing);
    return { ...drawing, callout: (anchor && place(anchor)) ?? null };
  };
  if (isBeside(plot)) {
    const text = textBeside(plot);
    const drawing = draw({ ...plot, free: { above: 0, beside: widthOf(text, plot.tokens) + gap } });
    return placed(drawing, (anchor) => beside(plot, drawing, anchor, text));
  }
  const at = placed(bare, (anchor) => near(plot, bare, anchor));
  if (at.callout) return at;
  const text = wrapped(plot, Math.min(widths[0], plot.area.w));
  const drawing = draw({ ...plot, free: { above: belowHead + heightOf(text) + gap, beside: 0 } });
  return placed(drawing, (anchor) => near(plot, drawing, anchor) ?? inRow(plot, drawing, anchor, text));
}

/** The lines of the callout beside a sector; none without a callout. @param width of the lines at most, px */
export const sectorCallout = (plot: Plot, width: number): readonly string[] =>
  hasCallout(plot)
    ? (wrapped(plot, width, mostLines.beside).texts[0] ?? []).map((words) => words.trimEnd())
    : [];
