import { DECK_LIMITS, type Deck, type DeckContent } from './deck.ts';

/** The states of a deck that undo and redo walk through (PRES-11). */
export interface History {
  readonly past: readonly Deck[];
  readonly present: Deck;
  readonly future: readonly Deck[];
  /** What the last step belongs to, and when it was made; a step of the same kind soon after joins it. */
  readonly last: { readonly key: string; readonly at: number } | null;
}

/** Typing in one place with pauses shorter than this is one step, ms. */
const pause = 1000;

export const startHistory = (deck: Deck): History => ({ past: [], present: deck, future: [], last: null });

export interface Step {
  /** Names what is typed in, such as `text:<slide>:<slot>`. Steps without one never join. */
  readonly key?: string;
  /** When, ms. */
  readonly at?: number;
}

/**
 * Makes a step to a changed deck. The 200 last steps can be undone.
 *
 * @returns the same history if the deck is the same
 */
export function step(history: History, deck: Deck, { key, at = 0 }: Step = {}): History {
  if (deck === history.present) return history;
  const { last } = history;
  const doesJoin = key !== undefined && last?.key === key && at - last.at < pause && history.past.length > 0;
  return {
    past: doesJoin ? history.past : [...history.past, history.present].slice(-DECK_LIMITS.undo),
    present: deck,
    future: [],
    last: key === undefined ? null : { key, at },
  };
}

/** What undo restores; version, rights and status stay those that the gateway gave last. */
function contentOf({ settings, sections, spare, ...deck }: Deck): DeckContent {
  const { title, language, theme, brief, outline, slides } = deck;
  const parts = { title, language, theme, brief, outline, slides };
  return { ...parts, ...(settings && { settings }), ...(sections && { sections }), ...(spare && { spare }) };
}
function restore(present: Deck, earlier: Deck): Deck {
  const { spare: _, settings: __, sections: ___, ...rest } = present;
  return { ...rest, ...contentOf(earlier) };
}

export const canUndo = (history: History): boolean => history.past.length > 0;
export const canRedo = (history: History): boolean => history.future.length > 0;

export function undo(history: History): History {
  const earlier = history.past.at(-1);
  if (!earlier) return history;
  return {
    past: history.past.slice(0, -1),
    present: restore(history.present, earlier),
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redo(history: History): History {
  const [later, ...future] = history.future;
  if (!later) return history;
  return {
    past: [...history.past, history.present],
    present: restore(history.present, later),
    future,
    last: null,
  };
}

/**
 * Applies changes of others, such as slides of a run or of another editor, without a step: they are put into all
 * states, so that undoing an own step does not undo them.
 *
 * @param apply puts it into a deck
 */
export const absorb = (history: History, apply: (deck: Deck) => Deck): History => ({
  ...history,
  past: history.past.map(apply),
  present: apply(history.present),
  future: history.future.map(apply),
});
