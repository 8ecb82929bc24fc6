import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deck, DeckChange } from '../../model/deck.ts';
import { setNotes } from '../../model/edit.ts';
import { deckOf, slideOf } from '../testing/decks.ts';
import { DeckSession } from './deck-session.ts';

beforeEach(() => void vi.useFakeTimers());
// Other files run in the same thread.
afterEach(() => void vi.useRealTimers());

function setUp() {
  const first = deckOf(['Один']);
  const sent: DeckChange[] = [];
  let wait: Promise<void> | null = null;
  const session = new DeckSession(1, first, null, {
    read: () => Promise.reject(new Error('not needed')),
    async change(change) {
      sent.push(change);
      await wait;
      return { version: change.version + 1, date: first.date };
    },
    addVersion: () => Promise.resolve(),
    failureOf: () => 'refused',
    decide: () => Promise.resolve(null),
  });
  const { store } = session;
  return {
    first,
    sent,
    session,
    store,
    hold: (next: Promise<void> | null) => {
      wait = next;
    },
    type: (notes: string) => store.edit((deck) => setNotes(deck, 's1', notes), 's1:notes'),
    /** What is shown: the notes of the first slide, then the ids of all. */
    shown: () => {
      const [one] = store.deck.slides;
      return [one && 'notes' in one ? one.notes : null, ...store.deck.slides.map(({ id }) => id)];
    },
  };
}

/** The presentation after a run has made another slide. */
const madeOf = (deck: Deck, version: number, ...ids: string[]): Deck => ({
  ...deck,
  version,
  status: 'generating' as const,
  slides: [...deck.slides, ...ids.map((id) => slideOf('Новый', id))],
});

test('[PRES-03][PRES-17] a slide of a run comes in beside what is typed, which is then saved over its version; undo keeps it', async () => {
  const { first, sent, session, type, shown, store } = setUp();
  type('набрано');
  await session.take(madeOf(first, 4, 'new'));
  expect(shown()).toEqual(['набрано', 's1', 'new']);
  await session.take(madeOf(first, 3));
  expect(shown()).toEqual(['набрано', 's1', 'new']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ version: 4, slides: [{ id: 's1', notes: 'набрано' }] });
  expect(sent[0]?.slides).toHaveLength(1);
  store.undo();
  expect(shown()).toEqual(['', 's1', 'new']);
  session.end();
});

test('[PRES-17] a slide of a run waits for a save on its way; a slide that the person has changed too is not replaced', async () => {
  const { first, sent, session, type, shown, hold } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  hold(promise);
  type('один');
  await vi.advanceTimersByTimeAsync(1000);
  const taken = session.take(setNotes(madeOf(first, 3, 'new'), 's1', 'один'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(['один', 's1']);
  hold(null);
  resolve();
  await taken;
  expect(session.autosave.saved.version).toBe(3);
  expect(shown()).toContain('new');

  type('два');
  const { saved } = session.autosave;
  await session.take(setNotes({ ...madeOf(saved, 9, 'later') }, 's1', 'переписано'));
  expect(shown()).toEqual(['два', 's1', 'new']);
  await vi.advanceTimersByTimeAsync(1000);
  // The gateway answers an old version by a conflict, which asks the person.
  expect(sent.at(-1)?.version).toBe(3);
  session.end();
});

test('[PRES-16] changes that wait from an earlier visit and come back with a run are shown as saved', async () => {
  const first = deckOf(['Один']);
  const typed = setNotes(first, 's1', 'набрано');
  const calls = {
    read: () => Promise.reject(new Error('not needed')),
    change: () => Promise.reject(new Error('not needed')),
    addVersion: () => Promise.resolve(),
    failureOf: () => 'refused' as const,
    decide: () => Promise.resolve(null),
  };
  const session = new DeckSession(
    1,
    { ...typed, version: first.version + 1 },
    { saved: first, now: typed },
    calls,
  );
  expect(session.autosave.state).toBe('saving');
  await session.take({ ...typed, version: first.version + 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.autosave.state).toBe('saved');
  session.end();
});
