import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf } from './changes.ts';
import { type Deck, textBlock } from './deck.ts';
import { moveSlides, removeSlides, setLayout, setSlot, setTitle } from './edit.ts';
import { mergeDecks, resolveConflict } from './merge.ts';
import { changeOutlineItem } from './outline.ts';
import { actions } from './testing/actions.ts';
import { applyChange } from './testing/apply-change.ts';
import { decks, testDeck, testItem, testSlide } from './testing/decks.ts';

const base = testDeck(
  [...['a', 'b', 'c'].map((id) => testSlide(id, 'bullets', { title: id, body: 'Текст' })), { id: 'z' }],
  { outline: [testItem('p'), testItem('q')] },
);
const type = (id: string, text: string) => setSlot(base, id, 'body', textBlock(text));
const idsOf = ({ slides }: { slides: { id: string }[] }) => slides.map(({ id }) => id).join('');

test('A change holds the changed slide only', () => {
  expect(changeOf(base, base)).toBeNull();
  const typed = type('b', 'Новое');
  expect(changeOf(base, typed)).toEqual({ uuid: base.uuid, version: 7, slides: [typed.slides[1]] });
  expect(changeOf(base, removeSlides(base, new Set(['b'])))).toEqual({
    uuid: base.uuid,
    version: 7,
    removed: ['b'],
  });
  expect(
    changeOf(base, setLayout(setLayout(type('b', 'Текст'), 'b', 'quote'), 'b', 'bullets')),
  ).not.toHaveProperty('spare');
});

const brief: Deck['brief'] = {
  topic: 'Итоги',
  audience: '',
  style: 'business',
  slideCount: 10,
  language: 'ru',
  idFiles: [],
  isOnlySources: false,
  pictures: 'none',
  serviceType: 'claude',
  model: null,
};

test('A change holds the brief when it differs, and no other time', () => {
  const written = { ...base, brief };
  expect(changeOf(base, written)).toEqual({ uuid: base.uuid, version: 7, brief });
  expect(changeOf(written, structuredClone(written))).toBeNull();
  expect(changeOf(written, { ...base, brief: null })).toBeNull();
});

test('Both briefs and plans are told, an equal change is not; what is spare stays mine [PRES-17]', () => {
  const other = { ...brief, topic: 'Другие итоги' };
  const { spare } = setLayout(base, 'a', 'quote');
  const mine = {
    ...changeOutlineItem(base, 'p', { title: 'Моё' }),
    brief,
    theme: 'sea' as const,
    ...(spare && { spare }),
  };
  const theirs = { ...changeOutlineItem(base, 'p', { title: 'Их' }), brief: other, theme: 'sea' as const };
  const merged = mergeDecks(base, mine, theirs);
  expect(merged.fields).toEqual(['brief']);
  expect(merged.outlineIds).toEqual(['p']);
  expect(merged.deck).toMatchObject({ brief, theme: 'sea', spare, outline: [{ title: 'Моё' }, { id: 'q' }] });
  expect(mergeDecks(base, base, theirs).deck).not.toHaveProperty('spare');
});

test('The own order wins over another one; a new slide stands by the nearest slide that is left [PRES-17]', () => {
  const order = (mine: Deck, theirs: Deck) => idsOf(mergeDecks(base, mine, theirs).deck);
  const [lastFirst, laterFirst] = [moveSlides(base, new Set(['c']), 0), moveSlides(base, new Set(['z']), 0)];
  expect(order(lastFirst, laterFirst)).toBe('cabz');
  expect(order(laterFirst, lastFirst)).toBe('zabc');
  expect(order(base, lastFirst)).toBe('cabz');
  const grown = { ...base, slides: base.slides.toSpliced(2, 0, testSlide('x', 'title')) };
  expect(order(removeSlides(base, new Set(['b'])), grown)).toBe('axcz');
});

test('An answer about the first slide is kept, one about a slide that is gone changes nothing [PRES-17]', () => {
  const [mine, theirs] = [type('a', 'Моё'), type('a', 'Их')];
  const { deck, conflicts } = mergeDecks(base, mine, theirs);
  const [conflict] = conflicts;
  if (!conflict) throw new Error('No conflict');
  expect(resolveConflict(deck, conflict, 'theirs', 'n').slides[0]).toBe(theirs.slides[0]);
  expect(resolveConflict(deck, { ...conflict, id: 'gone' }, 'theirs', 'n')).toBe(deck);
});

test('A slide of a newer gateway is named in the order and never sent [PRES-19]', () => {
  const moved = moveSlides(base, new Set(['z']), 0);
  expect(changeOf(base, moved)).toEqual({ uuid: base.uuid, version: 7, order: ['z', 'a', 'b', 'c'] });
  expect(applyChange(base, { uuid: base.uuid, version: 7, order: ['z', 'a', 'b', 'c'] }).slides[0]).toBe(
    base.slides[3],
  );
  expect(changeOf(testDeck(), testDeck([{ id: 'z' }]))).not.toHaveProperty('slides');
});

test('What is saved equals what was edited', () => {
  fc.assert(
    fc.property(decks, fc.array(actions, { maxLength: 8 }), (deck, list) => {
      const { spare: _, ...edited } = list.reduce((state, action) => action(state), deck);
      const change = changeOf(deck, edited);
      expect(change ? applyChange(deck, change) : deck).toEqual(edited);
    }),
    { numRuns: 60 },
  );
});

test('Changes of different slides, order, title and plan merge [PRES-17]', () => {
  const mine = setTitle(moveSlides(type('a', 'Моё'), new Set(['c']), 0), 'Мой заголовок');
  const theirs = {
    ...changeOutlineItem(type('b', 'Их'), 'q', { title: 'Их пункт' }),
    version: 9,
    slides: [...type('b', 'Их').slides.slice(0, 2), testSlide('x', 'title'), ...base.slides.slice(2)],
  };
  const { deck, conflicts, fields, outlineIds } = mergeDecks(base, mine, theirs);
  expect({ conflicts, fields, outlineIds }).toEqual({ conflicts: [], fields: [], outlineIds: [] });
  expect(idsOf(deck)).toBe('cabxz');
  expect(deck).toMatchObject({
    version: 9,
    title: 'Мой заголовок',
    outline: [{ id: 'p' }, { title: 'Их пункт' }],
  });
  expect(deck.slides[1]).toBe(mine.slides[1]);
  expect(deck.slides[2]).toBe(theirs.slides[1]);
});

test('A slide that both changed is asked about, and each answer is kept [PRES-17]', () => {
  const [mine, theirs] = [type('b', 'Моё'), type('b', 'Их')];
  const { deck, conflicts } = mergeDecks(base, mine, theirs);
  expect(conflicts).toEqual([{ id: 'b', mine: mine.slides[1], theirs: theirs.slides[1] }]);
  const [conflict] = conflicts;
  if (!conflict) throw new Error('No conflict');
  expect(resolveConflict(deck, conflict, 'mine', 'n').slides[1]).toBe(mine.slides[1]);
  expect(resolveConflict(deck, conflict, 'theirs', 'n').slides[1]).toBe(theirs.slides[1]);
  const both = resolveConflict(deck, conflict, 'both', 'n');
  expect(idsOf(both)).toBe('abncz');
  expect(both.slides[2]?.slots).toEqual(theirs.slides[1]?.slots);
});

test('A slide that one removed and the other changed stays until a person decides [PRES-17]', () => {
  const removed = removeSlides(base, new Set(['b']));
  const changed = type('b', 'Ценное');
  for (const [mine, theirs] of [
    [removed, changed],
    [changed, removed],
  ] as const) {
    const { deck, conflicts } = mergeDecks(base, mine, theirs);
    expect(idsOf(deck)).toBe('abcz');
    expect(deck.slides[1]).toBe(changed.slides[1]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('No conflict');
    expect(idsOf(resolveConflict(deck, conflict, mine === removed ? 'mine' : 'theirs', 'n'))).toBe('acz');
    expect(idsOf(resolveConflict(deck, conflict, 'both', 'n'))).toBe('abcz');
  }
});

test('Equal changes and equal removals are no conflict; both titles are told [PRES-17]', () => {
  expect(mergeDecks(base, type('b', 'То же'), type('b', 'То же')).conflicts).toEqual([]);
  expect(
    mergeDecks(base, removeSlides(base, new Set(['b'])), removeSlides(base, new Set(['b']))).deck.slides,
  ).toHaveLength(3);
  const both = mergeDecks(base, setTitle(base, 'Моё'), setTitle(base, 'Их'));
  expect(both).toMatchObject({ deck: { title: 'Моё' }, fields: ['title'] });
});

test('A merge with an unchanged deck gives the changed one, whatever was done [PRES-17]', () => {
  fc.assert(
    fc.property(decks, fc.array(actions, { maxLength: 8 }), (deck, list) => {
      const { spare: _, ...edited } = list.reduce((state, action) => action(state), deck);
      expect(mergeDecks(deck, edited, deck)).toMatchObject({ deck: edited, conflicts: [], fields: [] });
      expect(mergeDecks(deck, deck, edited)).toMatchObject({ deck: edited, conflicts: [], fields: [] });
    }),
    { numRuns: 60 },
  );
});
