import { createStore, type Store, useStore } from '#lib/store.ts';
import {
  type AnySlide,
  type Deck,
  isLater,
  type Slide,
  type SlideObject,
  type SlotName,
} from '../../model/deck.ts';
import { newId } from '../../model/edit.ts';
import { absorb, type History, redo, type Step, startHistory, step, undo } from '../../model/history.ts';
import { movedSlides } from '../../model/moved.ts';
import type { SelectedText } from '../../model/rewritten.ts';
import { sectionOf } from '../../model/sections.ts';
import { type Foot, footOf } from '../../model/settings.ts';

/**
 * What happened to changes: `saved`, `saving`, `offline` (the gateway cannot be reached, it is tried again), `failed`
 * (it refused them), `expired` (the person has to sign in), `asking` (a conflict waits for an answer), `paused` (another
 * tab edits the presentation).
 */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed' | 'expired' | 'asking' | 'paused';

/** A part of the panel. */
export type PanelPart = 'icons' | 'rewrite' | 'comment';

/** Everything that the editor shows. */
export interface EditorState {
  history: History;
  /** The slide on the screen; null without slides. */
  current: string | null;
  /** The selected slides of the list, in no order; the current one is among them. */
  selected: ReadonlySet<string>;
  /** Where a range of the selection starts. */
  anchor: string | null;
  /** The section whose heading has the focus of the list instead of the current slide; null for none. */
  section: string | null;
  /** Ids of the sections whose slides the lists do not show. */
  collapsed: ReadonlySet<string>;
  /** The place whose text is being edited; null for none. */
  editing: SlotName | null;
  /** The selected objects of the current slide; some may be gone. */
  objects: ReadonlySet<string>;
  /** The object whose text is being edited; null for none. */
  writing: string | null;
  /** The objects of the current slide with their positions during a drag; null when nothing is dragged. */
  dragged: readonly SlideObject[] | null;
  /** Whether the grid is shown. */
  hasGrid: boolean;
  /** The paragraphs that were selected last; null without a selection. They stay so while the focus is elsewhere. */
  selectedText: SelectedText | null;
  /** The part of the panel that takes the focus once it is shown; null for none. */
  panelPart: PanelPart | null;
  /** On a phone: whether one slide is shown instead of the cards. */
  isEntered: boolean;
  save: SaveState;
  /** Whether the copy of unsaved changes could only be kept in memory. */
  isInMemory: boolean;
}

const withoutObjects = { objects: new Set<string>(), writing: null, dragged: null };

const indexOf = (slides: readonly AnySlide[], id: string | null): number =>
  slides.findIndex((slide) => slide.id === id);

/** Id of the first slide that undo or redo has changed; null without one. */
function firstDifference(before: readonly AnySlide[], after: readonly AnySlide[]): string | null {
  const known = new Map(before.map((slide) => [slide.id, slide]));
  const changed = after.find((slide) => known.get(slide.id) !== slide);
  return changed?.id ?? null;
}

/** The open presentation with its history and selection, outside React: a component reads the part that it shows. */
export class DeckStore implements Pick<Store<EditorState>, 'get' | 'subscribe'> {
  readonly #store: Store<EditorState>;
  readonly #onChange = new Set<() => void>();
  /** Names the step that all changes of `together` join. */
  #joint: string | undefined;

  /** @param current the slide of the address */
  constructor(deck: Deck, current?: string) {
    const at = indexOf(deck.slides, current ?? null);
    const first = deck.slides[Math.max(0, at)]?.id ?? null;
    this.#store = createStore<EditorState>({
      history: startHistory(deck),
      current: first,
      selected: new Set(first === null ? [] : [first]),
      anchor: first,
      section: null,
      collapsed: new Set(),
      editing: null,
      ...withoutObjects,
      hasGrid: false,
      selectedText: null,
      panelPart: null,
      isEntered: at >= 0,
      save: 'saved',
      isInMemory: false,
    });
  }

  get = (): EditorState => this.#store.get();
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  get deck(): Deck {
    return this.get().history.present;
  }

  /** Calls the listener after each change of the presentation by this person. */
  onChange(listener: () => void): () => void {
    this.#onChange.add(listener);
    return () => this.#onChange.delete(listener);
  }

  /** Makes a change that can be undone. @param key names what is typed in: typing without a pause is one step */
  edit(change: (deck: Deck) => Deck, key?: string): void {
    if (this.#isElsewhere) return;
    const joined = this.#joint ?? key;
    const typed: Step = joined === undefined ? {} : { key: joined, at: Date.now() };
    this.#put(step(this.get().history, change(this.deck), typed));
  }

  /** Makes several changes one step to undo. */
  together(change: () => void): void {
    this.#joint = newId();
    try {
      change();
    } finally {
      this.#joint = undefined;
    }
  }

  undo = (): void => this.#walk(undo);
  redo = (): void => this.#walk(redo);

  /** Applies changes of others to every state of the history, so that undo does not take them back. */
  absorb(apply: (deck: Deck) => Deck): void {
    this.set({ history: absorb(this.get().history, apply) });
    this.#keepCurrent(this.get().current);
  }

  /** Shows another state of the presentation, such as a restored version, without a step back. */
  replace(deck: Deck): void {
    this.set({ history: startHistory(deck), editing: null });
    this.#keepCurrent(this.get().current);
  }

  /** Changes parts of the state. A slide that becomes the current one is shown: its section is not collapsed. */
  set(part: Partial<EditorState>): void {
    const state = { ...this.get(), ...part };
    const own = sectionOf(state.history.present, part.current ?? null)?.id ?? '';
    const { collapsed } = state;
    this.#store.set({
      ...state,
      ...(part.current !== undefined && { section: null }),
      // Editing a place or going to another slide clears the selection of objects.
      ...((state.current !== this.get().current || part.editing) && withoutObjects),
      // While another tab edits, no text is open: what is typed here would be lost.
      ...(state.save === 'paused' && { editing: null, writing: null }),
      ...(collapsed.has(own) && { collapsed: new Set([...collapsed].filter((id) => id !== own)) }),
    });
  }

  /** Shows a slide. @param isRange also selects those between it and the start of the selection */
  select(id: string, isRange = false): void {
    const { anchor, current, section } = this.get();
    if (id === current && !isRange && section === null && this.get().selected.size === 1) return;
    const { slides } = this.deck;
    const [from, to] = [indexOf(slides, isRange ? anchor : id), indexOf(slides, id)];
    const range = slides.slice(Math.min(from, to), Math.max(from, to) + 1).map((slide) => slide.id);
    this.set({
      current: id,
      selected: new Set(range),
      anchor: isRange ? anchor : id,
      editing: id === current ? this.get().editing : null,
    });
  }

  /** Adds a slide to the selection and shows it, or takes it out of the selection, which is never empty. */
  toggle(id: string): void {
    const { selected, current } = this.get();
    const left = [...selected].filter((one) => one !== id);
    if (!selected.has(id))
      this.set({ current: id, anchor: id, selected: new Set([...left, id]), editing: null });
    else if (left.length > 0) {
      const shown = current === id ? (left.at(-1) ?? null) : current;
      this.set({ current: shown, anchor: shown, selected: new Set(left), editing: null });
    }
  }

  /** Selects some slides; the first one is shown. */
  selectAll(ids: readonly string[]): void {
    const [first = null] = ids;
    if (first !== null) this.set({ current: first, anchor: first, selected: new Set(ids), editing: null });
  }

  /** Moves the focus of the list by a number of slides. */
  selectBy(offset: number, isRange = false): void {
    const { slides } = this.deck;
    const at = indexOf(slides, this.get().current);
    const next = slides[Math.max(0, Math.min(slides.length - 1, at + offset))];
    if (next) this.select(next.id, isRange);
  }

  /** True while another tab edits the presentation: a change made here would be lost. */
  get #isElsewhere(): boolean {
    return this.get().save === 'paused';
  }

  #walk(way: (history: History) => History): void {
    if (this.#isElsewhere) return;
    const before = this.get().history;
    const after = way(before);
    if (after === before) return;
    const [old, next] = [before.present.slides, after.present.slides];
    const shown = firstDifference(old, next);
    this.#put(after);
    const { current } = this.get();
    if (shown !== null) {
      if (shown !== current) this.selectAll([shown]);
      return;
    }
    const moved = movedSlides(
      old.map(({ id }) => id),
      next.map(({ id }) => id),
      current,
    );
    if (!moved.includes(current ?? '')) this.selectAll(moved);
  }

  #put(history: History): void {
    const before = this.get();
    if (history === before.history) return;
    const place = indexOf(before.history.present.slides, before.current);
    const { slides } = history.present;
    const isGone = indexOf(slides, before.current) < 0;
    const next = isGone
      ? (slides[Math.min(Math.max(place, 0), slides.length - 1)]?.id ?? null)
      : before.current;
    this.#store.set({ ...before, history });
    this.#keepCurrent(next);
    for (const listener of [...this.#onChange]) listener();
  }

  /** Keeps the selection among the slides that exist. */
  #keepCurrent(wanted: string | null): void {
    const state = this.get();
    const { slides } = this.deck;
    const current = indexOf(slides, wanted) >= 0 ? wanted : (slides[0]?.id ?? null);
    const kept = [...state.selected].filter((id) => indexOf(slides, id) >= 0);
    const isKept = current !== null && kept.includes(current);
    if (current === state.current && isKept && kept.length === state.selected.size) return;
    const selected = new Set(isKept ? kept : current === null ? [] : [current]);
    const anchor = indexOf(slides, state.anchor) >= 0 ? state.anchor : current;
    this.set({ current, selected, anchor, ...(current !== state.current && { editing: null }) });
  }
}

/** A part of what the editor shows. @param select returns an identical part for the same state */
export const useEditor = <Part>(store: DeckStore, select: (state: EditorState) => Part): Part =>
  useStore(store, select);

/** A slide by its id; undefined when it is gone. */
export const useSlide = (store: DeckStore, id: string | null): AnySlide | undefined =>
  useEditor(store, ({ history }) => history.present.slides.find((slide) => slide.id === id));

/** The slide on the screen, unless it is of a newer version or there is none. */
export function useCurrentSlide(store: DeckStore): Slide | null {
  const slide = useEditor(store, ({ history, current }) =>
    history.present.slides.find(({ id }) => id === current),
  );
  return slide && !isLater(slide) ? slide : null;
}

/** The foot of a slide. @param number of the slide, from 1 */
export function useFoot(store: DeckStore, number: number): Foot {
  const title = useEditor(store, ({ history }) => history.present.title);
  const settings = useEditor(store, ({ history }) => history.present.settings);
  const language = useEditor(store, ({ history }) => history.present.language);
  return footOf({ title, language, ...(settings && { settings }) }, number);
}

/** The ids of the slides in order, as one text: equal for equal orders. */
export const useOrder = (store: DeckStore): readonly string[] => {
  const order = useEditor(store, ({ history }) => history.present.slides.map(({ id }) => id).join(' '));
  return order === '' ? [] : order.split(' ');
};
