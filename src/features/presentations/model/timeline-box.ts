import type { Area } from './area.ts';
import type { TimelineBox } from './boxes.ts';
import { paragraph, type SlotName, type TimelineBlock } from './deck.ts';
import {
  heightIn,
  LINE_HEIGHT,
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

/** Events at equal distances along a line: when above it, what below. */
export function timelineBox(
  slot: SlotName,
  block: TimelineBlock,
  area: Area,
  tokens: ThemeTokens,
): TimelineBox {
  const { font } = tokens;
  const pitch = area.w / Math.max(1, block.steps.length);
  const steps = block.steps.map(({ when, what }) => ({
    when: prepare([paragraph(when)], font, true),
    what: prepare([paragraph(what)], font),
  }));
  const w = pitch - gutter;
  const sizes: readonly number[] = SIZES.timeline;
  const smallest = sizes.at(-1);
  const settingOf = (points: number) => ({
    font,
    fontSize: pixels(points),
    lineHeight: LINE_HEIGHT.timeline,
  });
  /** The largest size up to `points` at which each date is one line; `points` itself if there is none. */
  const dateSize = (points: number): number =>
    sizes.find((size) => {
      const setting = settingOf(size);
      const oneLine = setting.fontSize * setting.lineHeight * 1.01;
      return (
        size <= points && steps.every(({ when }) => heightIn(when, w / RESERVE, setting).height <= oneLine)
      );
    }) ?? points;
  for (const points of sizes) {
    const setting = settingOf(points);
    const whenPoints = dateSize(points);
    // A date is not smaller than what it names, as long as that can be read well.
    if (whenPoints < points && points > READABLE) continue;
    const whenSetting = settingOf(whenPoints);
    const set = steps.map(({ when, what }, at) => {
      const x = area.x + at * pitch;
      return {
        x,
        when: setLines(when, { x, y: 0, w: w / RESERVE }, whenSetting),
        what: setLines(what, { x, y: 0, w }, setting),
      };
    });
    const above = Math.max(0, ...set.map(({ when }) => when.height));
    const below = Math.max(0, ...set.map(({ what }) => what.height));
    const height = above + below + 2 * distance;
    const isCut = steps.some(
      ({ when, what }) => heightIn(when, w / RESERVE, whenSetting).isCut || heightIn(what, w, setting).isCut,
    );
    if ((height > area.h + 0.01 || isCut) && points !== smallest) continue;
    // The whole stands a little above the middle of its place.
    const top = area.y + Math.max(0, area.h - height) * 0.4;
    const y = top + above + distance;
    return {
      kind: 'timeline',
      slot,
      ...area,
      fontSize: setting.fontSize,
      points,
      whenFontSize: whenSetting.fontSize,
      whenPoints,
      steps: set.map(({ x, when, what }) => ({
        x,
        y: top,
        w,
        h: height,
        dotX: x + radius,
        dotY: y,
        when: lower(when.lines, y - distance - when.height),
        what: lower(what.lines, y + distance),
      })),
      line: set.length === 0 ? null : { x1: area.x, y1: y, x2: area.x + area.w, y2: y },
      radius,
      lineColor: tokens.line,
      dotColor: tokens.accent,
      whenColor: tokens.accent,
      whatColor: tokens.text,
      doesOverflow: height > area.h + 0.01,
    };
  }
  throw new Error('No sizes for a timeline');
}
