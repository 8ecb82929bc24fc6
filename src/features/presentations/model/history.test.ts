import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setNotes, setTitle } from './edit.ts';
import { absorb, canRedo, canUndo, redo, startHistory, step, undo } from './history.ts';
import { actions } from './testing/actions.ts';
import { decks, testDeck, testSlide } from './testing/decks.ts';

test('Undo restores the deck before each action exactly, redo repeats it [PRES-11]', () => {
  fc.assert(
    fc.property(decks, fc.array(actions, { maxLength: 15 }), (deck, list) => {
      let history = startHistory(deck);
      const states = [deck];
      for (const action of list) {
        const next = action(history.present);
        if (next !== history.present) states.push(next);
        history = step(history, next);
      }
      for (const state of states.toReversed()) {
        expect(history.present).toEqual(state);
        history = undo(history);
      }
      expect(canUndo(history)).toBe(false);
      for (const state of states) {
        expect(history.present).toEqual(state);
        history = redo(history);
      }
      expect(canRedo(history)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('Typing in one place is one step, until a pause or another place [PRES-11]', () => {
  const deck = testDeck([testSlide('a', 'title')]);
  let history = startHistory(deck);
  const type = (text: string, key: string, at: number) => {
    history = step(history, setNotes(history.present, 'a', text), { key, at });
  };
  type('П', 'notes:a', 0);
  type('Пл', 'notes:a', 300);
  type('План', 'notes:a', 900);
  expect(history.past).toHaveLength(1);
  type('План!', 'notes:a', 2500);
  expect(history.past).toHaveLength(2);
  type('План!!', 'text:a:title', 2600);
  expect(history.past).toHaveLength(3);
  history = undo(undo(history));
  expect(history.present.slides[0]).toMatchObject({ notes: 'План' });
  // A step after undo begins anew and forgets what was undone.
  type('Планы', 'notes:a', 2700);
  expect(history.past).toHaveLength(2);
  expect(canRedo(history)).toBe(false);
});

test('The 200 last steps can be undone', () => {
  let history = startHistory(testDeck());
  for (let at = 1; at <= 250; at += 1) history = step(history, setTitle(history.present, `${at}`));
  for (let at = 0; at < 300; at += 1) history = undo(history);
  expect(history.present.title).toBe('50');
});

test('Undo keeps the version and what came from elsewhere', () => {
  let history = step(startHistory(testDeck()), setTitle(testDeck(), 'Моё'));
  history = absorb(history, (deck) => ({
    ...deck,
    version: 8,
    slides: [...deck.slides, testSlide('x', 'title')],
  }));
  const { present } = undo(history);
  expect(present).toMatchObject({ version: 8, title: 'Итоги третьего квартала', slides: [{ id: 'x' }] });
});
