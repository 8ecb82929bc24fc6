/** Pure rules of the plan of a presentation beside those of the model (presentations.md §5). */
import { isSame } from '#forms/index.ts';
import { DECK_LIMITS, type OutlineItem } from '../../model/deck.ts';

type Outline = readonly OutlineItem[];

/** The theses of a text with one on each line, as many and as long as the contract permits. */
export const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, DECK_LIMITS.points)
    .map((line) => line.slice(0, DECK_LIMITS.point));

/**
 * Inserts new items of `theirs` into `mine`, each behind the item that precedes it in `theirs`; those at the end of `theirs` go
 * to the end.
 */
function withNew(mine: Outline, theirs: Outline, isNew: (id: string) => boolean): OutlineItem[] {
  const merged = [...mine];
  for (const [index, item] of theirs.entries()) {
    if (!isNew(item.id)) continue;
    const at = (id: string): number => merged.findIndex((one) => one.id === id);
    const isLast = theirs.slice(index + 1).every(({ id }) => at(id) < 0);
    const previous = theirs.slice(0, index).findLast(({ id }) => at(id) >= 0);
    merged.splice(isLast ? merged.length : previous ? at(previous.id) + 1 : 0, 0, item);
  }
  return merged;
}

/**
 * Brings together what a person and a run, or another person, did with the plan since `base`. What only one of them changed
 * is taken; an item that both changed keeps the person's values; an item that one removed and the other changed stays.
 */
export function mergeOutline(base: Outline, mine: Outline, theirs: Outline): OutlineItem[] {
  const inBase = new Map(base.map((item) => [item.id, item]));
  const inTheirs = new Map(theirs.map((item) => [item.id, item]));
  const isMoved = !isSame(
    base.map(({ id }) => id).filter((id) => mine.some((one) => one.id === id)),
    mine.map(({ id }) => id).filter((id) => inBase.has(id)),
  );
  const own = new Map(mine.map((item) => [item.id, item]));
  const merged = withNew(
    mine.flatMap((item) => {
      const before = inBase.get(item.id);
      const saved = inTheirs.get(item.id);
      if (!before) return [item];
      if (!saved) return isSame(item, before) ? [] : [item];
      return [isSame(item, before) ? saved : item];
    }),
    theirs,
    (id) => {
      const before = inBase.get(id);
      return !own.has(id) && (!before || !isSame(before, inTheirs.get(id)));
    },
  );
  if (isMoved) return merged;
  // Only the other side has moved items: its order is taken. The person's new items stay behind the item that preceded them.
  const values = new Map(merged.map((item) => [item.id, item]));
  return withNew(
    theirs.flatMap(({ id }) => values.get(id) ?? []),
    merged,
    (id) => !inTheirs.has(id),
  );
}

/**
 * The plan that a person sees: the saved one with the changes that are not saved yet.
 *
 * @returns `theirs` itself when there are none: then nothing has to be saved or kept in this browser
 */
export function ownPlan(base: Outline, mine: Outline, theirs: Outline): Outline {
  const merged = mergeOutline(base, mine, theirs);
  return isSame(merged, theirs) ? theirs : merged;
}
