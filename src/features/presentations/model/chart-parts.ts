/** Parts that all drawings of charts share. */
import type { Area } from './area.ts';
import { breakLines, measure, textWidth, widthOfRange } from './break-lines.ts';
import type { ChartBox, ChartFrame, Label } from './chart-boxes.ts';
import type { ChartBlock, ChartHighlight } from './deck.ts';
import { RESERVE } from './text-box.ts';
import type { ThemeTokens } from './themes.ts';

/** Sizes of text in a chart, px: 20, 18, 16, 14 and 12 pt, and 10.5 pt for names that would be cut otherwise. */
export const chartSizes = [80 / 3, 24, 64 / 3, 56 / 3, 16] as const;
/** Sizes of the unit, the names of series, the numbers of an axis and the values inside of bars. */
export const quietSizes = chartSizes.slice(2);
export const nameSizes = [...chartSizes, 14] as const;

/** The parts of a drawing. */
export type Drawing = {
  /** Short names of months, if the whole names would be cut; otherwise null. */
  readonly categories: readonly string[] | null;
} & Pick<
  ChartBox,
  | 'marks'
  | 'bars'
  | 'bands'
  | 'strokes'
  | 'pie'
  | 'links'
  | 'grid'
  | 'axis'
  | 'labels'
  | 'callout'
  | 'keys'
  | 'frame'
  | 'doesOverflow'
>;

/** A chart to draw. Values are divided by `divisor`, which `unit` names, and written with `decimals`. */
export interface Plot {
  readonly block: ChartBlock;
  readonly area: Area;
  readonly tokens: ThemeTokens;
  readonly divisor: number;
  readonly unit: string;
  readonly decimals: number;
  readonly marks: ChartBox['marks'];
  /** The index of the series that the other one is compared with; undefined without such a series. */
  readonly base: number | undefined;
  /** The highlight, if the kind of the chart can show it. */
  readonly highlight: ChartHighlight | undefined;
  /** Space that is kept free for a callout, px: above the plot, and to the right of its bar. */
  readonly free: { readonly above: number; readonly beside: number };
}

/** The index in `marks` of the looks of a point. Those of a highlighted category come after those of the series. */
export const markAt = ({ block, highlight }: Plot, series: number, category: number): number =>
  highlight?.target === 'category' && highlight.index === category ? block.series.length + series : series;

/** True for a highlighted point, and for every point of a chart without a highlight. */
export const standsOut = ({ highlight }: Plot, series: number, category: number): boolean =>
  !highlight || highlight.index === (highlight.target === 'series' ? series : category);

/** Whether some values of a chart are bold. */
export const hasBold = ({ base, highlight }: Plot): boolean => base !== undefined || highlight !== undefined;

/** How the value of a point is written: bold if it is highlighted, or if the other series is the past or the plan. */
export function valueLook(plot: Plot, series: number, category: number): Pick<Label, 'color' | 'isBold'> {
  const { tokens, base, marks, highlight } = plot;
  if (!highlight)
    return {
      color: series === base ? (marks[series]?.textColor ?? tokens.muted) : tokens.text,
      isBold: base !== undefined && series !== base,
    };
  const isStrong = standsOut(plot, series, category);
  return { color: isStrong ? tokens.text : tokens.muted, isBold: isStrong };
}

export const frameOf = ({ area, unit, divisor, decimals }: Plot): ChartFrame => ({
  plot: area,
  step: 1,
  hasAxis: false,
  second: null,
  gapWidth: 80,
  barGap: 10,
  barLine: 0,
  caption: null,
  legend: null,
  middle: null,
  sizes: { names: 16, values: 16, ticks: 16, legend: 16 },
  unit,
  divisor,
  decimals,
});

export const noDrawing = (plot: Plot): Drawing => ({
  categories: null,
  marks: plot.marks,
  bars: [],
  bands: [],
  strokes: [],
  pie: null,
  links: [],
  grid: [],
  axis: null,
  labels: [],
  callout: null,
  keys: [],
  frame: frameOf(plot),
  doesOverflow: false,
});

interface LabelLook {
  readonly tokens: ThemeTokens;
  readonly color?: string;
  readonly fontSize?: number;
  readonly isBold?: boolean;
  readonly of?: Label['of'];
}

/** A drawn text with its width in the font. */
export const label = (
  text: string,
  x: number,
  baseline: number,
  anchor: Label['anchor'],
  { tokens, color = tokens.text, fontSize = 16, isBold = false, of }: LabelLook,
): Label => ({
  text,
  x,
  baseline,
  width: textWidth(text, tokens.font, isBold) * fontSize,
  anchor,
  fontSize,
  color,
  isBold,
  ...(of && { of }),
});

/** The largest size at which every text fits the width; undefined if it fits at none. */
export const sizeFor = (
  texts: readonly string[],
  width: number,
  { font }: ThemeTokens,
  { isBold = false, sizes = chartSizes }: { isBold?: boolean; sizes?: readonly number[] } = {},
): number | undefined => {
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, font, isBold))) * RESERVE;
  return sizes.find((size) => widest * size <= width);
};

export interface WrappedText {
  readonly fontSize: number;
  /** px, of one line */
  readonly lineHeight: number;
  readonly texts: readonly (readonly string[])[];
  /** The widest line, px. */
  readonly width: number;
  readonly isCut: boolean;
}

/**
 * Breaks short texts into lines of at most `width` px, with a reserve for other fonts: at the largest size at which no word is
 * cut and none has more than `most` lines, at the smallest one otherwise.
 *
 * @param largest the first size to try, px
 * @param isBold whether the texts are bold
 */
export function wrapTexts(
  texts: readonly string[],
  width: number,
  most: number,
  tokens: ThemeTokens,
  largest: number = nameSizes[0],
  isBold = false,
): WrappedText {
  const measured = texts.map((text) => measure([{ text, isBold, isItalic: false, link: null }], tokens.font));
  const wrap = (fontSize: number): WrappedText => {
    let isCut = false;
    let widest = 0;
    const wrapped = measured.map((one) =>
      breakLines(one, width / fontSize / RESERVE).map((range) => {
        isCut ||= range.isCut;
        widest = Math.max(widest, widthOfRange(one, range) * fontSize);
        return one.units.slice(range.from, range.to).join('');
      }),
    );
    return {
      fontSize,
      lineHeight: fontSize * 1.2,
      texts: wrapped,
      width: widest,
      isCut: isCut || wrapped.some((lines) => lines.length > most),
    };
  };
  for (const size of nameSizes.filter((one) => one <= largest)) {
    const wrapped = wrap(size);
    if (!wrapped.isCut) return wrapped;
  }
  return wrap(14);
}

const key = { gap: 8, after: 28 } as const;

type Header = Pick<Drawing, 'keys' | 'labels'> & {
  readonly caption: Label | null;
  readonly legend: Area | null;
  readonly legendSize: number;
  readonly height: number;
};

/**
 * The rows above a chart: the unit, then the names of the series if there is a legend. The name of a single series is before the
 * unit.
 */
export function header({ block, area, tokens, unit }: Plot, hasLegend: boolean): Header {
  const [only, ...others] = block.series;
  const caption = [others.length === 0 ? (only?.name.trim() ?? '') : '', unit].filter(Boolean).join(', ');
  const names = hasLegend ? block.series.map(({ name }) => name) : [];
  const widthAt = (text: string, fontSize: number): number =>
    textWidth(text, tokens.font) * fontSize * RESERVE;
  const entry = (name: string, fontSize: number): number =>
    fontSize * 0.7 + key.gap + widthAt(name, fontSize) + key.after;
  const after = caption === '' ? 0 : key.after;
  const isOneRow = (size: number): boolean =>
    widthAt(caption, size) + after + names.reduce((sum, name) => sum + entry(name, size), 0) <=
    area.w + key.after;
  const fontSize = quietSizes.find(isOneRow) ?? 16;
  const row = fontSize * 1.4;
  const keys: Drawing['keys'][number][] = [];
  const labels: Label[] = [];
  const top = label(caption, area.x, area.y + fontSize, 'start', { tokens, color: tokens.muted, fontSize });
  if (caption !== '') labels.push(top);
  if (names.every((name) => name.trim() === ''))
    return {
      keys,
      labels,
      caption: caption === '' ? null : top,
      legend: null,
      legendSize: fontSize,
      height: caption === '' ? 0 : row,
    };
  const left = caption === '' ? area.x : area.x + widthAt(caption, fontSize) + after;
  let [x, y] = [left, area.y];
  let right = left;
  for (const [mark, name] of names.entries()) {
    const width = entry(name, fontSize) - key.after;
    if (x > left && x + width > area.x + area.w) {
      x = left;
      y += row;
    }
    const side = fontSize * 0.7;
    keys.push({ x, y: y + fontSize - side, w: side, h: side, mark });
    labels.push(label(name, x + side + key.gap, y + fontSize, 'start', { tokens, fontSize }));
    right = Math.max(right, x + width);
    x += width + key.after;
  }
  const legend = { x: left, y: area.y, w: Math.min(right, area.x + area.w) - left, h: y + row - area.y };
  return {
    keys,
    labels,
    caption: caption === '' ? null : top,
    legend,
    legendSize: fontSize,
    height: legend.h,
  };
}
