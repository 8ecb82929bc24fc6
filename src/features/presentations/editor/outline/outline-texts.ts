/** The texts of a presentation in the order of its outline. */
import { type AnySlide, blockIn, isLater, type Slide, type SlotName, textOf } from '../../model/deck.ts';
import { LAYOUTS, SLOT_NAMES } from '../../model/layouts.ts';

/** A place of a slide that holds text. */
export interface TextPlace {
  readonly id: string;
  readonly name: SlotName;
}

/** The title first, then the other places of text. */
export function textPlaces(slide: AnySlide): SlotName[] {
  if (isLater(slide)) return [];
  const names = LAYOUTS[slide.layout].slots.flatMap(({ name, kind }) => (kind === 'text' ? [name] : []));
  return names.toSorted((one, other) => Number(other === 'title') - Number(one === 'title'));
}

/** The place that stands before (-1) or after (1) another one; undefined at the ends. */
export function nextPlace(
  slides: readonly AnySlide[],
  { id, name }: TextPlace,
  by: 1 | -1,
): TextPlace | undefined {
  const all = slides.flatMap((slide) => textPlaces(slide).map((place) => ({ id: slide.id, name: place })));
  const at = all.findIndex((place) => place.id === id && place.name === name);
  return at < 0 ? undefined : all[at + by];
}

/** The first place of text below the title; undefined where a layout has none. */
export const placeBelowTitle = (slide: Slide): SlotName | undefined =>
  textPlaces(slide).find((name) => name !== 'title');

/** What else a slide has, in words: «Диаграмма, картинка». */
export const othersIn = (slide: Slide): string =>
  slide.slots
    .filter(({ block }) => block.kind !== 'text')
    .map(({ name }, at) => (at === 0 ? SLOT_NAMES[name] : SLOT_NAMES[name].toLowerCase()))
    .join(', ');

/** Whether nobody has put anything on a slide. */
export const isEmptySlide = (slide: Slide): boolean =>
  slide.slots.every(({ name }) => {
    const block = blockIn(slide, name);
    return block?.kind === 'text' && textOf(block).trim() === '';
  });
