/** The colours of a chart, and which of two series the other one is compared with. */
import { mix, readable } from '#ui/theme/brand.ts';
import { contrastRatio } from '#ui/theme/contrast.ts';
import type { ChartMark, Marker, Pattern } from './chart-boxes.ts';
import { highlightIn, isRound } from './chart-kinds.ts';
import type { ChartBlock, ChartHighlight } from './deck.ts';
import type { ThemeTokens } from './themes.ts';

const patterns: readonly Pattern[] = ['solid', 'stripes', 'dots', 'backStripes', 'grid', 'cross'];
const markers: readonly Marker[] = ['circle', 'square', 'triangle', 'diamond', 'ring', 'cross'];

type Colours = Pick<ThemeTokens, 'chart' | 'background' | 'text' | 'muted'>;

const marked = (color: string, at: number, { background, text, chart }: Colours): ChartMark => ({
  color,
  textColor: readable(color, text, [background], 4.5),
  // From the seventh sector on the patterns come in another order too.
  pattern: patterns[(at + Math.floor(at / chart.length) * 2) % patterns.length] ?? 'solid',
  marker: markers[at % markers.length] ?? 'circle',
});

/** The looks of a series or a sector by its index. After six the tones are repeated, mixed with the colour of the text. */
export function chartMark(at: number, tokens: Colours): ChartMark {
  const tone = tokens.chart[at % tokens.chart.length] ?? tokens.chart[0];
  const round = Math.floor(at / tokens.chart.length);
  return marked(round === 0 ? tone : mix(tone, tokens.text, 0.4), at, tokens);
}

/** The looks of a series that another one is compared with: the lightest grey of the theme with 3:1 to the background. */
export const quietMark = (tokens: Colours): ChartMark => ({
  ...marked(
    readable(mix(tokens.background, tokens.muted, 0.3), tokens.muted, [tokens.background], 3),
    0,
    tokens,
  ),
  textColor: tokens.muted,
});

/** The looks of a series or step that is not highlighted: nearly grey, with enough of its tone to be told from others. */
export function quietTone({ color, pattern, marker }: ChartMark, tokens: Colours): ChartMark {
  const quiet = quietMark(tokens);
  const tone = readable(mix(quiet.color, color, 0.25), tokens.muted, [tokens.background], 3);
  return { color: tone, textColor: tokens.muted, pattern, marker };
}

/** The colour of a text on a fill: the first one of the theme, white and black that has 4.5:1. */
export const readableOn = (
  fill: string,
  { background, text }: Pick<Colours, 'background' | 'text'>,
): string => [background, text, '#ffffff'].find((color) => contrastRatio(color, fill) >= 4.5) ?? '#000000';

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})`, 'iu');
const base = whole(
  'план|бюджет|прогноз|цел[ьи](?!\\p{L})|норм|прошл|предыдущ|базов|было(?!\\p{L})|раньше|ранее|до(?!\\p{L})|год назад|plan|target|budget|forecast|last|previous|before',
);
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/**
 * Which of two series is the past or the plan, by its name; undefined when their names don't say it, or when there are not
 * two of them.
 */
export function baseSeries({ series }: Pick<ChartBlock, 'series'>): number | undefined {
  const [first, second] = series;
  if (!first || !second || series.length > 2) return undefined;
  const [from, to] = [year.exec(first.name), year.exec(second.name)];
  if (from && to && from[0] !== to[0]) return from[0] < to[0] ? 0 : 1;
  const [isFirst, isSecond] = [base.test(first.name), base.test(second.name)];
  return isFirst === isSecond ? undefined : isFirst ? 0 : 1;
}

/** The looks of the series of a chart with a highlighted series. */
function marksBeside(block: ChartBlock, { index }: ChartHighlight, tokens: Colours): ChartMark[] {
  return block.series.map((_, at) => {
    if (at === index) return chartMark(0, tokens);
    const own = chartMark(at === 0 ? index : at, tokens);
    return block.series.length > 2 ? quietTone(own, tokens) : inTone(own, quietMark(tokens));
  });
}

/** The looks of one mark in the colours of another one. */
const inTone = (mark: ChartMark, { color, textColor }: ChartMark): ChartMark => ({
  ...mark,
  color,
  textColor,
});

/**
 * The looks of a chart with a highlighted category: quiet ones of the series, then those of the highlighted points.
 *
 * @param marks the looks without a highlight
 */
export const withQuiet = (marks: readonly ChartMark[], tokens: Colours): ChartMark[] => [
  ...marks.map((mark) => (marks.length > 1 ? quietTone(mark, tokens) : inTone(mark, quietMark(tokens)))),
  ...marks,
];

/**
 * The looks of the series of a chart, or of the sectors of a pie. The looks of the points of a highlighted category come after
 * those of the series.
 */
export function chartMarks(block: ChartBlock, tokens: Colours): ChartMark[] {
  const lit = highlightIn(block);
  if (isRound(block.type))
    return block.categories.map((_, at) => {
      const own = chartMark(at, tokens);
      return lit ? inTone(own, at === lit.index ? chartMark(0, tokens) : quietMark(tokens)) : own;
    });
  if (lit?.target === 'series') return marksBeside(block, lit, tokens);
  const marks = plainMarks(block, tokens);
  return lit ? withQuiet(marks, tokens) : marks;
}

/** The looks of the series of a chart without a highlight. */
function plainMarks(block: ChartBlock, tokens: Colours): ChartMark[] {
  const quiet = baseSeries(block);
  return block.series.map((_, at) =>
    quiet === undefined
      ? chartMark(at, tokens)
      : at === quiet
        ? { ...quietMark(tokens), pattern: 'stripes', marker: 'square' }
        : chartMark(0, tokens),
  );
}
