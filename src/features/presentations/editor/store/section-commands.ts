/** What a person does with sections (PRES-65). Each change is announced, and undone like any other one. */
import { announce } from '#platform/announcer.ts';
import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';
import { type Deck, type DeckSection, slidesText } from '../../model/deck.ts';
import { newId } from '../../model/edit.ts';
import {
  beginSection,
  canBegin,
  groupsOf,
  moveSection,
  placeSection,
  removeSection,
  renameSection,
  sectionOf,
} from '../../model/sections.ts';
import type { SectionDialogProps } from '../sections/SectionDialog.tsx';
import type { DeckStore } from './deck-store.ts';

const SectionDialog = lazyPart(() => import('../sections/SectionDialog.tsx'));
// Without a network the name of a section can still be asked for.
SectionDialog.preload();

const ask = (props: SectionDialogProps): Promise<string | undefined> =>
  openDialog<SectionDialogProps, string>(SectionDialog, props, { isOfScreen: true });

/** The section that the commands are for: the one whose heading has the focus of the list, else that of the current slide. */
export const currentSection = (store: DeckStore): DeckSection | null => {
  const { section, current } = store.get();
  return store.deck.sections?.find(({ id }) => id === section) ?? sectionOf(store.deck, current);
};

/** Asks for a name and begins a section at a slide. */
export async function beginAt(store: DeckStore, slideId: string): Promise<void> {
  if (!canBegin(store.deck, slideId)) return;
  const title = await ask({ heading: 'Новый раздел', title: '' });
  if (title === undefined) return;
  const id = newId();
  store.edit((deck) => beginSection(deck, { id, title, slideId }));
  const group = groupsOf(store.deck).find(({ section }) => section?.id === id);
  if (group) announce(`Добавлен раздел „${title}“, ${slidesText(group.slides.length)}`);
}

/** Asks for another name of a section. */
export async function renameAsked(store: DeckStore, { id, title }: DeckSection): Promise<void> {
  const next = await ask({ heading: 'Переименовать раздел', title });
  if (next !== undefined) store.edit((deck) => renameSection(deck, id, next));
}

/** Makes a change that moves a section, and says where it is now. */
function moveAndTell(store: DeckStore, { id, title }: DeckSection, change: (deck: Deck) => Deck): void {
  const before = store.deck;
  store.edit(change);
  if (store.deck === before) return;
  const sections = groupsOf(store.deck).filter(({ section }) => section !== null);
  const at = sections.findIndex(({ section }) => section?.id === id);
  announce(`Раздел „${title}“ теперь ${at + 1} из\u00a0${sections.length}`);
}

/** Moves a section with its slides over the one before (-1) or behind (1) it. */
export const shiftSection = (store: DeckStore, section: DeckSection, by: -1 | 1): void =>
  moveAndTell(store, section, (deck) => moveSection(deck, section.id, by));

/** Moves a dragged section to the place of another one, and puts the focus of the list on it. */
export function dropSection(store: DeckStore, id: string, otherId: string): void {
  const section = store.deck.sections?.find((one) => one.id === id);
  if (!section) return;
  moveAndTell(store, section, (deck) => placeSection(deck, id, otherId));
  store.set({ section: id });
}

/** Removes a section; its slides stay. */
export function deleteSection(store: DeckStore, { id, title }: DeckSection): void {
  store.edit((deck) => removeSection(deck, id));
  store.set({ section: null });
  announce(`Раздел „${title}“ удалён, слайды остались`);
}

/** Shows the slides of a section in the lists, or its heading only. */
export function toggleSection(store: DeckStore, { id, title }: DeckSection): void {
  const { collapsed } = store.get();
  const isCollapsed = !collapsed.has(id);
  const rest = [...collapsed].filter((one) => one !== id);
  store.set({ collapsed: new Set(isCollapsed ? [...rest, id] : rest) });
  announce(`Раздел „${title}“ ${isCollapsed ? 'свёрнут' : 'развёрнут'}`);
}

/** Shows the headings of all sections only, or all slides. */
export const collapseAll = (store: DeckStore, isCollapsed: boolean): void =>
  store.set({ collapsed: new Set(isCollapsed ? store.deck.sections?.map(({ id }) => id) : []) });
