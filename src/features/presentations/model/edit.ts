/** Operations on the slides of a presentation. Each takes a deck and returns another one, or the same if nothing changes. */

import {
  type Block,
  DECK_LIMITS,
  type Deck,
  type DeckSettings,
  emptySlide,
  isLater,
  type LaterSlide,
  type Layout,
  type Slide,
  type SlotName,
  type Theme,
} from './deck.ts';
import { LAYOUTS } from './layouts.ts';
import { rowsOf, type SectionRow, withRows, withSlides } from './sections.ts';
import { settingsOf } from './settings.ts';
import { switchLayout } from './switch-layout.ts';

/** An id for a slide or an item of the outline. */
export const newId = (): string => crypto.randomUUID();

/** The index at which slides come in after the slide `id`; at the end without one. */
export const placeAfter = (deck: Deck, id: string | null | undefined): number => {
  const at = deck.slides.findIndex((slide) => slide.id === id);
  return at < 0 ? deck.slides.length : at + 1;
};

/** Puts slides in at an index. A deck that would have more than 60 stays as it is (`slidesProblem` says why). */
export function insertSlides(deck: Deck, slides: readonly Slide[], at: number): Deck {
  if (slides.length === 0 || deck.slides.length + slides.length > DECK_LIMITS.slides) return deck;
  return withSlides(deck, deck.slides.toSpliced(at, 0, ...slides));
}

/** Adds an empty slide, which counts as made by a person. */
export const addSlide = (deck: Deck, layout: Layout, at: number, id: string): Deck =>
  insertSlides(deck, [{ ...emptySlide(layout, id), isEdited: true }], at);

/** A copy of a slide for the same or another deck, no longer bound to an outline item. */
export const copyOfSlide = (slide: Slide, id: string): Slide => ({
  ...slide,
  id,
  outlineId: null,
  isEdited: true,
});

/** Puts copies of slides after the last of them; later slides are left out. @param ids new ones, by the old ones */
export function duplicateSlides(deck: Deck, ids: ReadonlyMap<string, string>): Deck {
  const copies = deck.slides.flatMap((slide) => {
    const id = ids.get(slide.id);
    return id === undefined || isLater(slide) ? [] : [copyOfSlide(slide, id)];
  });
  const last = deck.slides.findLastIndex((slide) => ids.has(slide.id));
  return insertSlides(deck, copies, last + 1);
}

/** Removes slides. Later ones stay: this portal does not delete what it cannot show. */
export function removeSlides(deck: Deck, ids: ReadonlySet<string>): Deck {
  const slides = deck.slides.filter((slide) => isLater(slide) || !ids.has(slide.id));
  return slides.length === deck.slides.length ? deck : withSlides(deck, slides);
}

/** Moves items together, in their order, so that the first of them stands at `to` among the others. */
export function moveItems<T extends { readonly id: string }>(
  items: readonly T[],
  ids: ReadonlySet<string>,
  to: number,
): T[] {
  const moved = items.filter(({ id }) => ids.has(id));
  return items.filter(({ id }) => !ids.has(id)).toSpliced(to, 0, ...moved);
}

const isOf = (row: SectionRow, ids: ReadonlySet<string>): boolean => 'slide' in row && ids.has(row.slide.id);

/** Moves slides along headings and slides; `to` counts the rows that stay. */
function moveAlong(deck: Deck, ids: ReadonlySet<string>, to: number): Deck {
  const rows = rowsOf(deck);
  const staying = rows.filter((row) => !isOf(row, ids));
  const moved = staying.toSpliced(to, 0, ...rows.filter((row) => isOf(row, ids)));
  const isSame = rows.every((row, at) => {
    const other = moved[at];
    return 'slide' in row
      ? other && 'slide' in other && other.slide === row.slide
      : other && 'section' in other && other.section === row.section;
  });
  return isSame ? deck : withRows(deck, moved);
}

/** Moves slides; `to` counts the slides that stay. They belong to the section of the slide before them. */
export function moveSlides(deck: Deck, ids: ReadonlySet<string>, to: number): Deck {
  const staying = deck.slides.filter(({ id }) => !ids.has(id));
  const [before, first] = [staying[to - 1], staying[0]];
  if (before) return placeSlides(deck, ids, { slideId: before.id, isAfter: true });
  return first ? placeSlides(deck, ids, { slideId: first.id, isAfter: false }) : deck;
}

/** Beside which slide, or under which heading, slides are put. */
export type SlidePlace =
  | { readonly slideId: string; readonly isAfter: boolean }
  | { readonly sectionId: string };

/** Moves slides to a place. At the border of two sections the place tells to which of them they belong. */
export function placeSlides(deck: Deck, ids: ReadonlySet<string>, place: SlidePlace): Deck {
  const rows = rowsOf(deck);
  const at = rows.findIndex((row) =>
    'slideId' in place
      ? 'slide' in row && row.slide.id === place.slideId
      : 'section' in row && row.section.id === place.sectionId,
  );
  const until = 'slideId' in place && !place.isAfter ? at : at + 1;
  return at < 0 ? deck : moveAlong(deck, ids, rows.slice(0, until).filter((row) => !isOf(row, ids)).length);
}

/**
 * Moves slides by one place up (-1) or down (1), as Alt+↑ and Alt+↓ do. Several slides stand side by side afterwards. A slide
 * that moves over the heading of its section becomes the last one of the section before.
 */
export function shiftSlides(deck: Deck, ids: ReadonlySet<string>, by: -1 | 1): Deck {
  const rows = rowsOf(deck);
  const first = rows.findIndex((row) => isOf(row, ids));
  if (first < 0) return deck;
  const until = rows.slice(0, rows.findLastIndex((row) => isOf(row, ids)) + 1);
  const to = by < 0 ? first - 1 : until.filter((row) => !isOf(row, ids)).length + 1;
  // No slide goes out of the first section.
  const isOut = to === 0 && rows[0] !== undefined && 'section' in rows[0];
  return to < 0 || isOut || to > rows.length - ids.size ? deck : moveAlong(deck, ids, to);
}

/** Changes one slide and no other: those keep their identity, so that nothing else is drawn anew (PRES-30). */
export function changeSlide(deck: Deck, id: string, change: (slide: Slide) => Slide): Deck {
  const at = deck.slides.findIndex((slide) => slide.id === id);
  const slide = deck.slides[at];
  if (!slide || isLater(slide)) return deck;
  const changed = change(slide);
  return changed === slide ? deck : withSlides(deck, deck.slides.with(at, changed));
}

/** Changes a slide as a person does: a run overwrites it only when asked to (PRES-06). */
const editSlide = (deck: Deck, id: string, change: Partial<Slide>): Deck =>
  changeSlide(deck, id, (slide) => ({ ...slide, ...change, isEdited: true }));

/** Fills a place of a slide, or empties it with null. A place that its layout does not have is left alone. */
export function setSlot(deck: Deck, id: string, name: SlotName, block: Block | null): Deck {
  return changeSlide(deck, id, (slide) => {
    const place = LAYOUTS[slide.layout].slots.find((one) => one.name === name);
    if (!place || (block && block.kind !== place.kind)) return slide;
    const others = slide.slots.filter((slot) => slot.name !== name);
    const slots = block ? [...others, { name, block }] : others;
    const order = LAYOUTS[slide.layout].slots.map((one) => one.name);
    slots.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
    return { ...slide, slots, isEdited: true };
  });
}

export const setNotes = (deck: Deck, id: string, notes: string): Deck => editSlide(deck, id, { notes });

export const setPictureRight = (deck: Deck, id: string, isPictureRight: boolean): Deck =>
  editSlide(deck, id, { isPictureRight });

/** Marks slides as skipped in the show, or not. This does not count as an edit. */
export const setSkipped = (deck: Deck, ids: ReadonlySet<string>, isSkipped: boolean): Deck =>
  withSlides(
    deck,
    deck.slides.map((slide) => (ids.has(slide.id) && !isLater(slide) ? { ...slide, isSkipped } : slide)),
  );

/** Switches the layout of a slide; what the new one cannot show is kept in `spare` (PRES-12). */
export function setLayout(deck: Deck, id: string, layout: Layout): Deck {
  const slide = deck.slides.find((one) => one.id === id);
  if (!slide || isLater(slide) || slide.layout === layout) return deck;
  const { slots, spare } = switchLayout(slide, deck.spare?.[id], layout);
  return { ...editSlide(deck, id, { layout, slots }), spare: { ...deck.spare, [id]: spare } };
}

export const setTitle = (deck: Deck, title: string): Deck => ({ ...deck, title });
export const setTheme = (deck: Deck, theme: Theme): Deck => ({ ...deck, theme });
export const setSettings = (deck: Deck, change: Partial<DeckSettings>): Deck => ({
  ...deck,
  settings: { ...settingsOf(deck), ...change },
});

/** Sets the date at the foot of slides. @param date `2026-11-30`; null for the day of showing, undefined for none */
export function setDate(deck: Deck, date: DeckSettings['date']): Deck {
  const { date: _, ...settings } = settingsOf(deck);
  return { ...deck, settings: { ...settings, ...(date !== undefined && { date }) } };
}

/** The slides that the show passes through, with their numbers in the deck. */
export const shownSlides = (deck: Pick<Deck, 'slides'>): { slide: Slide | LaterSlide; number: number }[] =>
  deck.slides
    .map((slide, at) => ({ slide, number: at + 1 }))
    .filter(({ slide }) => isLater(slide) || !slide.isSkipped);
