import type { Area } from './area.ts';
import type { Line, TimelineBox } from './boxes.ts';
import { paragraph, type SlotName, type TimelineBlock } from './deck.ts';
import {
  heightIn,
  LINE_HEIGHT,
  lineReserve,
  lower,
  pixels,
  prepare,
  READABLE,
  RESERVE,
  SIZES,
  setLines,
} from './text-box.ts';
import type { ThemeTokens } from './themes.ts';

const radius = 9;
/** Between the line and the text above and below it, px. */
const distance = 22;
/** Between steps, px. */
const gutter = 24;
/** Texts of at least this size do not need alternating events, pt. */
const comfortable = 24;

type Texts = ReturnType<typeof setLines>;

interface PreparedStep {
  readonly when: ReturnType<typeof prepare>;
  readonly what: ReturnType<typeof prepare>;
}

/** A timeline in one size of text. */
interface Setting {
  readonly points: number;
  readonly whenPoints: number;
  /** Height of the timeline, and of its part above the line, px. */
  readonly height: number;
  readonly above: number;
  readonly pitch: number;
  /** Width of each event, and the parts of it that its date and its text may use. */
  readonly w: number;
  readonly whenWidth: number;
  readonly whatWidth: number;
  /** False when a word is broken or the whole is higher than its place. */
  readonly isGood: boolean;
  /** Whether each date is one line. */
  readonly isDateWhole: boolean;
  readonly isAlternating: boolean;
}

const settingOf = (points: number, font: ThemeTokens['font']) => ({
  font,
  fontSize: pixels(points),
  lineHeight: LINE_HEIGHT.timeline,
});

const sizes: readonly number[] = SIZES.timeline;

/**
 * Sets the texts as large as they fit.
 *
 * @param isAlternating whether every second event stands above the line with both of its texts, so that each is twice as wide;
 * otherwise all dates stand above it and all other texts below
 * @param reserve how much wider a font may be without another line or a broken word
 */
function settingIn(
  steps: readonly PreparedStep[],
  area: Area,
  font: ThemeTokens['font'],
  reserve: number,
  isAlternating: boolean,
): Setting {
  const pitch = area.w / Math.max(1, steps.length + (isAlternating ? 1 : 0));
  const w = (isAlternating ? 2 * pitch : pitch) - gutter;
  // A wider font must not add a line of text: it would have no room between a date and the line of the timeline.
  const whenWidth = w / reserve;
  const whatWidth = isAlternating ? w / reserve : w;
  const smallest = sizes.at(-1);
  /** The largest size up to `points` at which each date is one line. */
  const dateSize = (points: number): number | undefined =>
    sizes.find((size) => {
      const setting = settingOf(size, font);
      const oneLine = setting.fontSize * setting.lineHeight * 1.01;
      return (
        size <= points && steps.every(({ when }) => heightIn(when, whenWidth, setting).height <= oneLine)
      );
    });
  for (const points of sizes) {
    const dates = dateSize(points);
    const whenPoints = dates ?? points;
    // A date is not smaller than what it names, as long as that can be read well.
    if (whenPoints < points && points > READABLE) continue;
    const measured = steps.map(({ when, what }) => ({
      when: heightIn(when, whenWidth, settingOf(whenPoints, font)),
      what: heightIn(what, whatWidth, settingOf(points, font)),
      wide: heightIn(what, w / reserve, settingOf(points, font)),
    }));
    const most = (heights: readonly number[]): number => Math.max(0, ...heights);
    const both = measured.map(({ when, what }) => when.height + what.height);
    const above = most(
      isAlternating ? both.filter((_, at) => at % 2 === 0) : measured.map(({ when }) => when.height),
    );
    const below = most(
      isAlternating ? both.filter((_, at) => at % 2 === 1) : measured.map(({ what }) => what.height),
    );
    const height = above + below + 2 * distance;
    const isCut = measured.some(({ when, wide }) => when.isCut || wide.isCut);
    const isGood = height <= area.h + 0.01 && !isCut;
    if (!isGood && points !== smallest) continue;
    return {
      points,
      whenPoints,
      height,
      above,
      pitch,
      w,
      whenWidth,
      whatWidth,
      isGood,
      isDateWhole: dates !== undefined,
      isAlternating,
    };
  }
  throw new Error('No sizes for a timeline');
}

/** The better setting: the usual one, unless its texts are small or broken and those of alternating events are better. */
function bestFit(
  steps: readonly PreparedStep[],
  area: Area,
  font: ThemeTokens['font'],
  reserve: number,
): Setting {
  const row = settingIn(steps, area, font, reserve, false);
  if (row.isGood && row.isDateWhole && row.points >= comfortable) return row;
  const alternating = settingIn(steps, area, font, reserve, true);
  if (!alternating.isGood) return row;
  const isBetter =
    row.isDateWhole === alternating.isDateWhole ? alternating.points > row.points : alternating.isDateWhole;
  return isBetter || !row.isGood ? alternating : row;
}

/**
 * Events at equal distances along a line. Dates are above it and texts below. If that is too narrow, events are above and below
 * it in turn.
 */
export function timelineBox(
  slot: SlotName,
  block: TimelineBlock,
  area: Area,
  tokens: ThemeTokens,
): TimelineBox {
  const { font } = tokens;
  const steps = block.steps.map(({ when, what }) => ({
    when: prepare([paragraph(when)], font, true),
    what: prepare([paragraph(what)], font),
  }));
  const wide = bestFit(steps, area, font, lineReserve(font));
  const { points, whenPoints, height, above, pitch, w, whenWidth, whatWidth, isAlternating } = wide.isGood
    ? wide
    : bestFit(steps, area, font, RESERVE);
  const [setting, whenSetting] = [settingOf(points, font), settingOf(whenPoints, font)];
  // The whole stands a little above the middle of its place.
  const top = area.y + Math.max(0, area.h - height) * 0.4;
  const y = top + above + distance;
  const placed = (at: number, when: Texts, what: Texts): { when: Line[]; what: Line[] } => {
    if (!isAlternating)
      return { when: lower(when.lines, y - distance - when.height), what: lower(what.lines, y + distance) };
    const first = at % 2 === 0 ? y - distance - when.height - what.height : y + distance;
    return { when: lower(when.lines, first), what: lower(what.lines, first + when.height) };
  };
  return {
    kind: 'timeline',
    slot,
    ...area,
    fontSize: setting.fontSize,
    points,
    whenFontSize: whenSetting.fontSize,
    whenPoints,
    steps: steps.map(({ when, what }, at) => {
      const x = area.x + at * pitch;
      return {
        x,
        y: top,
        w,
        h: height,
        dotX: x + radius,
        dotY: y,
        ...placed(
          at,
          setLines(when, { x, y: 0, w: whenWidth }, whenSetting),
          setLines(what, { x, y: 0, w: whatWidth }, setting),
        ),
      };
    }),
    line: steps.length === 0 ? null : { x1: area.x, y1: y, x2: area.x + area.w, y2: y },
    radius,
    lineColor: tokens.line,
    dotColor: tokens.accent,
    whenColor: tokens.accent,
    whatColor: tokens.text,
    doesOverflow: height > area.h + 0.01,
  };
}
