/** Sections of the slides of a presentation (PRES-65). Each function takes a deck and returns another one, or the same if nothing changes. */
import { type AnySlide, DECK_LIMITS, type DeckContent, type DeckSection } from './deck.ts';

type Item = { readonly id: string };
type Sectioned = Pick<DeckContent, 'slides' | 'sections'>;

/** A section with its slides. Slides before the first section have none. */
export interface SectionGroup {
  readonly section: DeckSection | null;
  readonly slides: readonly AnySlide[];
}

/** The slides by section, in order. Without sections, and with slides before the first one, the first group has no section. */
export function groupsOf({ slides, sections = [] }: Sectioned): SectionGroup[] {
  const places = new Map(slides.map(({ id }, at) => [id, at]));
  const placed = sections
    .map((section) => ({ section, from: places.get(section.slideId ?? '') ?? slides.length }))
    .toSorted((one, other) => one.from - other.from);
  const groups: SectionGroup[] = placed.map(({ section, from }, at) => ({
    section,
    slides: slides.slice(from, placed[at + 1]?.from),
  }));
  const first = placed[0]?.from ?? slides.length;
  return first > 0 || groups.length === 0
    ? [{ section: null, slides: slides.slice(0, first) }, ...groups]
    : groups;
}

/** The deck with these groups: an empty section begins where the next slide is. */
export function withGroups<Of extends Sectioned>(deck: Of, groups: readonly SectionGroup[]): Of {
  const sections: DeckSection[] = [];
  let slideId: string | null = null;
  for (const { section, slides } of groups.toReversed()) {
    slideId = slides[0]?.id ?? slideId;
    if (section) sections.unshift(section.slideId === slideId ? section : { ...section, slideId });
  }
  const slides = groups.flatMap((group) => group.slides);
  return { ...deck, slides, ...((deck.sections || sections.length > 0) && { sections }) };
}

/**
 * The sections for other slides: one whose first slide is gone begins at the next one that is left.
 *
 * @param lines orders that have the missing slides, the first one that knows a slide counts
 */
export const sectionsFor = (
  sections: readonly DeckSection[],
  slides: readonly Item[],
  ...lines: readonly (readonly Item[])[]
): DeckSection[] => {
  const known = new Set(slides.map(({ id }) => id));
  return sections.map((section) => {
    const { slideId } = section;
    if (slideId === null || known.has(slideId)) return section;
    const line = lines.find((one) => one.some(({ id }) => id === slideId)) ?? [];
    const at = line.findIndex(({ id }) => id === slideId);
    const next = line.slice(at + 1).find(({ id }) => known.has(id));
    return { ...section, slideId: next?.id ?? null };
  });
};

/** The deck with some of its slides, or with others in their places; its sections go on with those that are left. */
export const withSlides = <Of extends Sectioned>(deck: Of, slides: AnySlide[]): Of => ({
  ...deck,
  slides,
  ...(deck.sections && { sections: sectionsFor(deck.sections, slides, deck.slides) }),
});

/** The sections that have slides, by the id of their first one. @param slides those of the deck that are shown */
export const sectionStarts = (
  { slides: all, sections = [] }: Sectioned,
  slides: readonly Item[],
): ReadonlyMap<string, DeckSection> =>
  new Map(
    sectionsFor(sections, slides, all).flatMap((section) =>
      section.slideId === null ? [] : [[section.slideId, section] as const],
    ),
  );

/** The section of a slide; null without one. */
export const sectionOf = (deck: Sectioned, slideId: string | null): DeckSection | null =>
  groupsOf(deck).find(({ slides }) => slides.some(({ id }) => id === slideId))?.section ?? null;

/** Whether a section may begin at a slide: it is not the first one of a section yet, and there are less than 60. */
export const canBegin = ({ slides, sections = [] }: Sectioned, slideId: string | null): boolean =>
  slides.some(({ id }) => id === slideId) &&
  sections.length < DECK_LIMITS.sections &&
  !sections.some((section) => section.slideId === slideId);

/** Begins a section at its slide; the slides behind it up to the next section belong to it. */
export const beginSection = <Of extends Sectioned>(deck: Of, section: DeckSection): Of =>
  canBegin(deck, section.slideId)
    ? withGroups(deck, groupsOf({ ...deck, sections: [...(deck.sections ?? []), section] }))
    : deck;

export const renameSection = <Of extends Sectioned>(deck: Of, id: string, title: string): Of =>
  deck.sections?.some((section) => section.id === id && section.title !== title)
    ? {
        ...deck,
        sections: deck.sections.map((section) => (section.id === id ? { ...section, title } : section)),
      }
    : deck;

/** Removes a section; its slides stay and belong to the section before it. */
export const removeSection = <Of extends Sectioned>(deck: Of, id: string): Of =>
  deck.sections?.some((section) => section.id === id)
    ? { ...deck, sections: deck.sections.filter((section) => section.id !== id) }
    : deck;

/**
 * Moves a section with its slides to the place of another one: before it when it comes from behind, else after it. Slides without a
 * section stay first.
 */
export function placeSection<Of extends Sectioned>(deck: Of, id: string, otherId: string): Of {
  const groups = groupsOf(deck);
  const indexOf = (wanted: string): number => groups.findIndex(({ section }) => section?.id === wanted);
  const [from, to] = [indexOf(id), indexOf(otherId)];
  const group = groups[from];
  if (!group || to < 0 || from === to) return deck;
  return withGroups(deck, groups.toSpliced(from, 1).toSpliced(to, 0, group));
}

/** Moves a section with its slides over the section before (-1) or behind (1) it. */
export function moveSection<Of extends Sectioned>(deck: Of, id: string, by: -1 | 1): Of {
  const groups = groupsOf(deck);
  const other = groups[groups.findIndex(({ section }) => section?.id === id) + by]?.section;
  return other ? placeSection(deck, id, other.id) : deck;
}

/** A heading or a slide of the list of slides, in order. */
export type SectionRow = { readonly section: DeckSection } | { readonly slide: AnySlide };

/** Headings and slides in one line, along which slides move. */
export const rowsOf = (deck: Sectioned): SectionRow[] =>
  groupsOf(deck).flatMap(({ section, slides }) => [
    ...(section ? [{ section }] : []),
    ...slides.map((slide) => ({ slide })),
  ]);

/** The deck with headings and slides in this order. */
export function withRows<Of extends Sectioned>(deck: Of, rows: readonly SectionRow[]): Of {
  const groups: { section: DeckSection | null; slides: AnySlide[] }[] = [{ section: null, slides: [] }];
  for (const row of rows)
    if ('section' in row) groups.push({ section: row.section, slides: [] });
    else groups.at(-1)?.slides.push(row.slide);
  return withGroups(deck, groups);
}
