import { expect, test } from 'vitest';
import { changeOf } from './changes.ts';
import { setSettings } from './edit.ts';
import { redo, startHistory, step, undo } from './history.ts';
import { mergeDecks } from './merge.ts';
import { footOf } from './settings.ts';
import { testDeck } from './testing/decks.ts';

test('[PRES-51] the title is the footer and slides have numbers, until somebody sets something else', () => {
  const deck = testDeck([], { title: 'Итоги' });
  expect(footOf(deck, 3)).toEqual({ footer: 'Итоги', number: 3 });
  expect(footOf(setSettings(deck, { footer: 'Отдел продаж' }), 3)).toEqual({
    footer: 'Отдел продаж',
    number: 3,
  });
  expect(footOf(setSettings(deck, { footer: '', hasNumbers: false }), 3)).toEqual({ footer: '' });
});

test('[PRES-51] settings are saved, undone to none at all, and merged with the changes of another person', () => {
  const base = testDeck([], { title: 'Итоги' });
  const pushed = setSettings(base, { transition: 'push' });
  expect(changeOf(base, pushed)).toMatchObject({
    settings: { footer: null, hasNumbers: true, transition: 'push' },
  });
  const history = step(startHistory(base), pushed);
  expect(undo(history).present).toEqual(base);
  expect(redo(undo(history)).present).toEqual(pushed);
  // The saved presentation has settings, and an absent property would not change them.
  expect(changeOf(pushed, base)?.settings).toEqual({ footer: null, hasNumbers: true, transition: 'none' });
  const renamed = { ...base, title: 'План' };
  expect(mergeDecks(base, pushed, renamed)).toMatchObject({ deck: { ...pushed, title: 'План' }, fields: [] });
  const other = setSettings(base, { transition: 'fade' });
  expect(mergeDecks(base, pushed, other)).toMatchObject({ deck: pushed, fields: ['settings'] });
});
