import { announce } from '#platform/announcer.ts';
import { toast } from '#ui/index.ts';
import {
  type AnySlide,
  type Deck,
  isLater,
  type Layout,
  type Slide,
  slidesText,
  slideTitle,
} from '../../model/deck.ts';
import {
  addSlide,
  copyOfSlide,
  duplicateSlides,
  insertSlides,
  newId,
  placeAfter,
  placeSlides,
  removeSlides,
  type SlidePlace,
  setSkipped,
  shiftSlides,
} from '../../model/edit.ts';
import { LAYOUTS } from '../../model/layouts.ts';
import { slidesProblem } from '../../model/limits.ts';
import { sectionOf } from '../../model/sections.ts';
import type { DeckStore } from './deck-store.ts';

/** The name of a slide in a sentence: its title, else that of its layout. */
const quoted = (slide: AnySlide): string =>
  `„${slideTitle(slide) || (isLater(slide) ? 'Новая версия' : LAYOUTS[slide.layout].name)}“`;

const indexOf = (deck: Deck, id: string | null): number => deck.slides.findIndex((slide) => slide.id === id);

/** Shows why slides cannot be added. Returns true when they cannot. */
function isRefused(deck: Deck, added: number): boolean {
  const problem = slidesProblem(deck, added);
  if (problem) toast.show({ tone: 'negative', title: problem });
  return problem !== undefined;
}

function announceMove(store: DeckStore): void {
  const { deck } = store;
  const { selected, current } = store.get();
  const at = deck.slides.findIndex(({ id }) => selected.has(id));
  const slide = deck.slides[indexOf(deck, current)];
  if (!slide || at < 0) return;
  const count = deck.slides.length;
  const section = sectionOf(deck, slide.id);
  const inSection = section ? `, раздел „${section.title}“` : '';
  announce(
    selected.size > 1
      ? `Слайды, ${selected.size}: теперь с\u00a0${at + 1} из\u00a0${count}${inSection}`
      : `Слайд ${quoted(slide)} теперь ${at + 1} из\u00a0${count}${inSection}`,
  );
}

/** Moves the selected slides by some places, as far as there are any. */
export function shiftSelected(store: DeckStore, by: number): void {
  const before = store.deck;
  const { selected } = store.get();
  store.edit((deck) => {
    let shifted = deck;
    for (let step = 0; step < Math.abs(by); step += 1)
      shifted = shiftSlides(shifted, selected, by < 0 ? -1 : 1);
    return shifted;
  });
  if (store.deck !== before) announceMove(store);
}

/** Moves slides beside another one, or below the heading of a section. */
export function dropSlides(store: DeckStore, ids: ReadonlySet<string>, place: SlidePlace): void {
  const was = store.deck;
  store.edit((deck) => placeSlides(deck, ids, place));
  if (store.deck === was) return;
  store.selectAll(store.deck.slides.map(({ id }) => id).filter((id) => ids.has(id)));
  announceMove(store);
}

/** Adds an empty slide after the current one and shows it. */
export function addAfterCurrent(store: DeckStore, layout: Layout): void {
  if (isRefused(store.deck, 1)) return;
  const id = newId();
  store.edit((deck) => addSlide(deck, layout, placeAfter(deck, store.get().current), id));
  store.select(id);
  announce(
    `Добавлен слайд «${LAYOUTS[layout].name}», ${indexOf(store.deck, id) + 1} из\u00a0${store.deck.slides.length}`,
  );
}

/** Puts copies of the selected slides after them. */
export function duplicateSelected(store: DeckStore): void {
  const { deck } = store;
  const copied = deck.slides.filter((slide) => store.get().selected.has(slide.id) && !isLater(slide));
  if (copied.length === 0 || isRefused(deck, copied.length)) return;
  const ids = new Map(copied.map(({ id }) => [id, newId()]));
  store.edit((before) => duplicateSlides(before, ids));
  store.selectAll([...ids.values()]);
  announce(`Скопировано: ${slidesText(copied.length)}`);
}

/** Removes the selected slides; undo brings them back. */
export function removeSelected(store: DeckStore): void {
  const before = store.deck.slides.length;
  const { selected } = store.get();
  store.edit((deck) => removeSlides(deck, selected));
  const removed = before - store.deck.slides.length;
  if (removed > 0) announce(`Удалено: ${slidesText(removed)}. Осталось ${store.deck.slides.length}`);
  else if (selected.size > 0)
    toast.show({ tone: 'info', title: 'Слайд создан в\u00a0новой версии, удалить его нельзя' });
}

/** Shows the selected slides or passes over them, like the current one. */
export function toggleSkipped(store: DeckStore): void {
  const { deck } = store;
  const slide = deck.slides[indexOf(deck, store.get().current)];
  if (!slide || isLater(slide)) return;
  store.edit((before) => setSkipped(before, store.get().selected, !slide.isSkipped));
  announce(slide.isSkipped ? 'Слайд показывается' : 'Слайд пропускается при показе');
}

/** The selected slides that can be copied, in order. */
export const selectedSlides = (store: DeckStore): Slide[] =>
  store.deck.slides.filter((slide): slide is Slide => store.get().selected.has(slide.id) && !isLater(slide));

/** Puts copies of slides after the current one. */
export function pasteSlides(store: DeckStore, slides: readonly Slide[]): void {
  if (slides.length === 0 || isRefused(store.deck, slides.length)) return;
  const copies = slides.map((slide) => copyOfSlide(slide, newId()));
  store.edit((deck) => insertSlides(deck, copies, placeAfter(deck, store.get().current)));
  store.selectAll(copies.map(({ id }) => id));
  announce(`Вставлено: ${slidesText(copies.length)}`);
}
