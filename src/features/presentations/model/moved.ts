/**
 * The slides that were moved between two orders of the same slides: one run of them stands elsewhere. Where two runs have
 * changed places either may have been moved: it is the shorter one, and of equally long ones that with the current slide.
 *
 * @param before ids in the old order
 * @param after the same ids in the new order
 * @param current the id of the slide on the screen
 * @returns ids in the new order; empty when the orders are equal or have other slides
 */
export function movedSlides(
  before: readonly string[],
  after: readonly string[],
  current: string | null,
): string[] {
  const first = after.findIndex((id, at) => id !== before[at]);
  const old = before[first];
  if (old === undefined || before.length !== after.length) return [];
  const last = after.findLastIndex((id, at) => id !== before[at]);
  const behind = after.indexOf(old);
  if (behind < 0) return [];
  const [front, back] = [after.slice(first, behind), after.slice(behind, last + 1)];
  const isBack = front.length === back.length ? back.includes(current ?? '') : back.length < front.length;
  return isBack ? back : front;
}
