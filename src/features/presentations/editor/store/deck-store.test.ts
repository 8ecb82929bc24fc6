import { expect, test } from 'vitest';
import { removeSlides, setNotes, setTitle } from '../../model/edit.ts';
import { deckOf } from '../testing/decks.ts';
import { DeckStore } from './deck-store.ts';

const setUp = (current?: string) => {
  const store = new DeckStore(deckOf(['Раз', 'Два', 'Три', 'Четыре']), current);
  return { store, selected: () => [...store.get().selected].sort().join(' ') };
};

test('[PRES-10] Shift selects a range from where it began, in both directions; the selection stays among the slides', () => {
  const { store, selected } = setUp('s2');
  expect(store.get()).toMatchObject({ current: 's2', isEntered: true });
  store.select('s4', true);
  expect(selected()).toBe('s2 s3 s4');
  store.select('s1', true);
  expect(selected()).toBe('s1 s2');
  store.edit((deck) => removeSlides(deck, new Set(['s1', 's2'])));
  expect(store.get()).toMatchObject({ current: 's3', anchor: 's3' });
  expect(selected()).toBe('s3');
  store.selectBy(5);
  expect(store.get().current).toBe('s4');
  expect(setUp('gone').store.get()).toMatchObject({ current: 's1', isEntered: false });
});

test('[PRES-11] undo and redo show the slide that they change, and typing without a pause is one step', () => {
  const { store } = setUp();
  const before = store.deck;
  for (const notes of ['з', 'за']) store.edit((deck) => setNotes(deck, 's3', notes), 's3:notes');
  expect(store.get().current).toBe('s1');
  store.undo();
  expect(store.deck).toEqual(before);
  expect(store.get().current).toBe('s3');
  store.select('s1');
  store.redo();
  expect(store.deck.slides[2]).toMatchObject({ notes: 'за' });
  expect(store.get().current).toBe('s3');
});

test('while another tab edits, nothing is changed, undone or reported as a change', () => {
  const { store } = setUp();
  let changes = 0;
  store.onChange(() => {
    changes += 1;
  });
  store.edit((deck) => setTitle(deck, 'Иначе'));
  store.edit((deck) => deck);
  store.set({ save: 'paused' });
  store.edit((deck) => setTitle(deck, 'Ещё раз'));
  store.undo();
  expect(store.deck.title).toBe('Иначе');
  expect(changes).toBe(1);
});

test('[PRES-17] an open text closes when another tab begins to edit, and none opens while it does', () => {
  const { store } = setUp();
  const open = () => [store.get().editing, store.get().writing];
  store.set({ editing: 'title' });
  store.set({ save: 'saving' });
  expect(open()).toEqual(['title', null]);
  store.set({ save: 'paused' });
  expect(open()).toEqual([null, null]);
  store.set({ editing: 'title' });
  store.set({ writing: 'o1' });
  expect(open()).toEqual([null, null]);
  store.set({ save: 'saved' });
  store.set({ writing: 'o1' });
  expect(open()).toEqual([null, 'o1']);
});

test('[PRES-64] slides are taken into the selection and out of it one by one; one always stays', () => {
  const { store, selected } = setUp();
  const state = () => [store.get().current, selected()];
  store.toggle('s3');
  expect(state()).toEqual(['s3', 's1 s3']);
  store.toggle('s3');
  expect(state()).toEqual(['s1', 's1']);
  store.toggle('s1');
  expect(state()).toEqual(['s1', 's1']);
});
