/** Texts in a chart that do not touch each other; pure. */

/** Every how many-th category has a label, so that labels do not touch. Widths in px. */
export const labelStep = (count: number, labelWidth: number, width: number): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)));

/** A label of at most so many characters. */
export const shortened = (label: string, length: number): string =>
  label.length <= length ? label : `${label.slice(0, Math.max(1, length - 1)).trimEnd()}…`;

/** Height of a line of text, px. */
const lineHeight = 14;

/**
 * Moves names behind the ends of series apart.
 *
 * @param wanted where each name would be, px; null for a series without values
 */
export function endPlaces(
  wanted: readonly (number | null)[],
  top: number,
  bottom: number,
): (number | null)[] {
  const places = [...wanted];
  const fromAbove = wanted
    .flatMap((y, index) => (y === null ? [] : [{ y, index }]))
    // Ends at one place: a later series is above, as in a stack.
    .sort((a, b) => a.y - b.y || b.index - a.index);
  // Names without room below move up, the lowest first.
  let floor = bottom + 4;
  for (const end of fromAbove.toReversed()) {
    end.y = Math.min(end.y, floor);
    floor = end.y - lineHeight;
  }
  let ceiling = top;
  for (const { y, index } of fromAbove) {
    const place = Math.max(y, ceiling);
    ceiling = place + lineHeight;
    places[index] = place;
  }
  return places;
}
