/** Parts that all drawings of charts share. */
import type { Area, ChartBox, Label } from './boxes.ts';
import { breakLines, measure, textWidth, widthOfRange } from './break-lines.ts';
import type { ChartBlock } from './deck.ts';
import type { ThemeTokens } from './themes.ts';

/** Size of the text in a drawing, px: 12 pt. */
export const chartFontSize = 16;

/** The parts of a drawing. */
export type Drawing = Pick<
  ChartBox,
  'bars' | 'strokes' | 'pie' | 'grid' | 'axis' | 'labels' | 'keys' | 'doesOverflow'
>;
export const noDrawing: Drawing = {
  bars: [],
  strokes: [],
  pie: null,
  grid: [],
  axis: null,
  labels: [],
  keys: [],
  doesOverflow: false,
};

/** A drawn text; its width is that of the font. */
export const label = (
  text: string,
  x: number,
  baseline: number,
  anchor: Label['anchor'],
  look: { tokens: ThemeTokens; color?: string; fontSize?: number; isBold?: boolean },
): Label => {
  const { tokens, color = tokens.text, fontSize = chartFontSize, isBold = false } = look;
  return {
    text,
    x,
    baseline,
    width: textWidth(text, tokens.font, isBold) * fontSize,
    anchor,
    fontSize,
    color,
    isBold,
  };
};

/** A chart to draw. Values are divided by `divisor`, and `unit` says so. */
export interface Plot {
  readonly block: ChartBlock;
  readonly area: Area;
  readonly tokens: ThemeTokens;
  readonly divisor: number;
  readonly unit: string;
}

export interface WrappedText {
  readonly fontSize: number;
  /** px, of one line */
  readonly lineHeight: number;
  readonly texts: readonly (readonly { readonly text: string; readonly width: number }[])[];
  readonly isCut: boolean;
}

const sizes = [16, 15, 14, 13, 12] as const;

/**
 * Breaks short texts into lines of at most `width` px: at the largest size at which no word is cut and none has more than
 * `most` lines, at the smallest one otherwise.
 */
export function wrapTexts(
  texts: readonly string[],
  width: number,
  most: number,
  tokens: ThemeTokens,
): WrappedText {
  const measured = texts.map((text) =>
    measure([{ text, isBold: false, isItalic: false, link: null }], tokens.font),
  );
  const wrap = (fontSize: number): WrappedText => {
    let isCut = false;
    const wrapped = measured.map((one) =>
      breakLines(one, width / fontSize).map((range) => {
        isCut ||= range.isCut;
        const text = one.units.slice(range.from, range.to).join('');
        return { text, width: widthOfRange(one, range) * fontSize };
      }),
    );
    return {
      fontSize,
      lineHeight: fontSize * 1.25,
      texts: wrapped,
      isCut: isCut || wrapped.some((lines) => lines.length > most),
    };
  };
  for (const size of sizes) {
    const wrapped = wrap(size);
    if (!wrapped.isCut) return wrapped;
  }
  return wrap(12);
}

const key = { w: 20, h: 10, gap: 8, after: 28, row: 26 } as const;

/** The names of the series above the plot, in as many rows as they need. */
export function legend(
  names: readonly string[],
  area: Area,
  tokens: ThemeTokens,
): Pick<Drawing, 'keys' | 'labels'> & { height: number } {
  const keys: Drawing['keys'][number][] = [];
  const labels: Label[] = [];
  if (names.every((name) => name.trim() === '')) return { keys, labels, height: 0 };
  let [x, y] = [area.x, area.y];
  for (const [mark, name] of names.entries()) {
    const width = key.w + key.gap + textWidth(name, tokens.font) * chartFontSize;
    if (x > area.x && x + width > area.x + area.w) {
      x = area.x;
      y += key.row;
    }
    keys.push({ x, y: y + 5, w: key.w, h: key.h, mark });
    labels.push(label(name, x + key.w + key.gap, y + 16, 'start', { tokens }));
    x += width + key.after;
  }
  return { keys, labels, height: y + key.row + 6 - area.y };
}
