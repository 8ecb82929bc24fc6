import { isSame } from '#forms/changed.ts';
import { type AnySlide, type Deck, type DeckSection, isLater, type OutlineItem } from './deck.ts';
import { copyOfSlide } from './edit.ts';
import { sectionsFor, withSlides } from './sections.ts';

/** A slide that both changed; null where it was removed. */
export interface SlideConflict {
  readonly id: string;
  readonly mine: AnySlide | null;
  readonly theirs: AnySlide | null;
}
export type Field = 'title' | 'theme' | 'settings' | 'brief';

export interface Merged {
  /** Both changes together. Of what both changed it has the own form until a person decides. */
  readonly deck: Deck;
  readonly conflicts: readonly SlideConflict[];
  /** What else both changed differently; the own form won. */
  readonly fields: readonly Field[];
  readonly outlineIds: readonly string[];
}

type Item = { readonly id: string };

const byId = <T extends Item>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

/** True when the items of the common past stand in another order. */
function isReordered(before: readonly Item[], after: readonly Item[]): boolean {
  const places = new Map(after.map(({ id }, at) => [id, at]));
  const order = before.flatMap(({ id }) => places.get(id) ?? []);
  return order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0));
}

/** Puts an item after the nearest one that precedes it in `line`. */
function putLike<T extends Item>(items: T[], item: T, line: readonly Item[]): void {
  const before = line
    .slice(
      0,
      line.findIndex(({ id }) => id === item.id),
    )
    .reverse();
  const anchor = before.find(({ id }) => items.some((one) => one.id === id));
  items.splice(anchor ? items.findIndex(({ id }) => id === anchor.id) + 1 : 0, 0, item);
}

interface MergedItems<T> {
  readonly items: T[];
  readonly conflicts: { readonly id: string; readonly mine: T | null; readonly theirs: T | null }[];
}

function mergeItems<T extends Item>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): MergedItems<T> {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const conflicts: MergedItems<T>['conflicts'] = [];
  const chosen = new Map<string, T>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [was, left = null, right = null] = [before.get(id), own.get(id), other.get(id)];
    const isMine = !isSame(left, was ?? null);
    const isTheirs = !isSame(right, was ?? null);
    if (isMine && isTheirs && !isSame(left, right)) conflicts.push({ id, mine: left, theirs: right });
    // A removed item whose other form changed stays until a person decides.
    const item = isMine ? (left ?? (isTheirs ? right : null)) : right;
    if (item) chosen.set(id, item);
  }
  const [first, second] =
    isReordered(base, mine) || !isReordered(base, theirs) ? [mine, theirs] : [theirs, mine];
  const items = first.flatMap(({ id }) => chosen.get(id) ?? []);
  for (const { id } of second) {
    const item = chosen.get(id);
    if (item && !items.some((one) => one.id === id)) putLike(items, item, second);
  }
  return { items, conflicts };
}

/**
 * The sections of both. Of one that both changed the own title and the own first slide win, each if it was changed; one that
 * only one of them removed is gone, unless the other one changed it.
 */
function mergeSections(base: Deck, mine: Deck, theirs: Deck, slides: readonly AnySlide[]): DeckSection[] {
  const [before, own, other] = [base, mine, theirs].map(({ sections = [] }) => byId(sections));
  const { items } = mergeItems<DeckSection>(base.sections ?? [], mine.sections ?? [], theirs.sections ?? []);
  const joined = items.map((section) => {
    const [was, left, right] = [before?.get(section.id), own?.get(section.id), other?.get(section.id)];
    if (!was || !left || !right) return section;
    const title = left.title === was.title ? right.title : left.title;
    return { ...section, title, slideId: left.slideId === was.slideId ? right.slideId : left.slideId };
  });
  return sectionsFor(joined, slides, mine.slides, theirs.slides, base.slides);
}

/**
 * Joins two changes of a deck: by slide, order, title, theme, settings, section, brief and item of the plan (PRES-17).
 *
 * @param base what both started from
 * @param mine the own state
 * @param theirs the saved one, whose version and rights the result has
 */
export function mergeDecks(base: Deck, mine: Deck, theirs: Deck): Merged {
  const fields: Field[] = [];
  const choose = <K extends Field>(field: K): Deck[K] => {
    const isMine = !isSame(mine[field], base[field]);
    if (isMine && !isSame(theirs[field], base[field]) && !isSame(mine[field], theirs[field]))
      fields.push(field);
    return isMine ? mine[field] : theirs[field];
  };
  const settings = choose('settings');
  const slides = mergeItems<AnySlide>(base.slides, mine.slides, theirs.slides);
  const outline = mergeItems<OutlineItem>(base.outline, mine.outline, theirs.outline);
  const sections = mergeSections(base, mine, theirs, slides.items);
  const { settings: _, sections: __, ...saved } = theirs;
  const deck: Deck = {
    ...saved,
    title: choose('title'),
    theme: choose('theme'),
    ...(settings && { settings }),
    brief: choose('brief'),
    outline: outline.items,
    slides: slides.items,
    ...((mine.sections || theirs.sections) && { sections }),
    ...(mine.spare && { spare: mine.spare }),
  };
  return { deck, conflicts: slides.conflicts, fields, outlineIds: outline.conflicts.map(({ id }) => id) };
}

/** «Моя», «Сохранённая», «Обе» of the dialog. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * Puts a person's decision about one slide into the merged deck. `both` keeps the own slide and puts the saved one after it.
 *
 * @param id the id of the second slide, for `both`
 */
export function resolveConflict(deck: Deck, conflict: SlideConflict, choice: Choice, id: string): Deck {
  const { mine, theirs } = conflict;
  const at = deck.slides.findIndex((slide) => slide.id === conflict.id);
  if (at < 0) return deck;
  const kept = choice === 'theirs' ? [theirs] : [mine];
  const chosen =
    choice === 'both' && mine && theirs && !isLater(theirs)
      ? [mine, copyOfSlide(theirs, id)]
      : choice === 'both'
        ? [mine ?? theirs]
        : kept;
  return withSlides(deck, deck.slides.toSpliced(at, 1, ...chosen.filter((slide) => slide !== null)));
}
