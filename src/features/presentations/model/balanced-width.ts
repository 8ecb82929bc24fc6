/** Widths in which the lines of a title have nearly one length. */
import { breakLines, type Measured } from './break-lines.ts';

/** How often the search for a width halves its range: to a thousandth of the width of a slide. */
const halvings = 10;

/** The part of the largest width that is used. Other programs measure text a little differently and must end the lines alike. */
const tolerance = 0.95;

/** The width nearest to `to` at which a condition holds that holds at `from`, em. */
function widthUntil(from: number, to: number, holds: (width: number) => boolean): number {
  let [good, bad] = [from, to];
  for (let round = 0; round < halvings; round += 1) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * A width, em, in which the lines end as in the smallest width with as many lines: these have nearly one length. It is
 * `width` itself for several texts, for a single line, and if a font that is wider by `reserve` would break the lines elsewhere.
 */
export function balancedWidth(texts: readonly Measured[], width: number, reserve: number): number {
  const [text, ...others] = texts;
  const count = text && others.length === 0 ? breakLines(text, width).length : 1;
  if (!text || count === 1) return width;
  const least = widthUntil(width, 0, (room) => {
    const lines = breakLines(text, room);
    return lines.length === count && lines.every(({ isCut }) => !isCut);
  });
  const ends = breakLines(text, least).map(({ to }) => to);
  const hasSameEnds = (room: number): boolean =>
    breakLines(text, room).every(({ to }, at) => to === ends[at]);
  if (hasSameEnds(width)) return width;
  const most = widthUntil(least, width, hasSameEnds);
  return most >= least * reserve ? Math.max(most * tolerance, least * reserve) : width;
}
