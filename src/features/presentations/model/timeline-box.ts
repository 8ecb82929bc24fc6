import type { Area, TimelineBox } from './boxes.ts';
import { paragraph, type SlotName, type TimelineBlock } from './deck.ts';
import { FIT, heightIn, LINE_HEIGHT, lower, pixels, prepare, setLines } from './text-box.ts';
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
  const [largest, smallest] = FIT.body;
  for (let points: number = largest; ; points -= 1) {
    const fontSize = pixels(points);
    const setting = { font, fontSize, lineHeight: LINE_HEIGHT.body };
    const place = (x: number) => ({ x, y: 0, w: pitch - gutter });
    const set = steps.map(({ when, what }, at) => {
      const x = area.x + at * pitch;
      return { x, when: setLines(when, place(x), setting), what: setLines(what, place(x), setting) };
    });
    const above = Math.max(0, ...set.map(({ when }) => when.height));
    const below = Math.max(0, ...set.map(({ what }) => what.height));
    const height = above + below + 2 * distance;
    const isCut = steps.some(
      ({ when, what }) =>
        heightIn(when, pitch - gutter, setting).isCut || heightIn(what, pitch - gutter, setting).isCut,
    );
    if ((height > area.h + 0.01 || isCut) && points > smallest) continue;
    // The whole stands a little above the middle of its place.
    const top = area.y + Math.max(0, area.h - height) * 0.4;
    const y = top + above + distance;
    return {
      kind: 'timeline',
      slot,
      ...area,
      fontSize,
      points,
      steps: set.map(({ x, when, what }) => ({
        x,
        y: top,
        w: pitch - gutter,
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
}
