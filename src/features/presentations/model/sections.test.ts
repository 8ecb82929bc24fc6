import { describe, expect, test } from 'vitest';
import { changeOf } from './changes.ts';
import type { Deck, DeckSection } from './deck.ts';
import { insertSlides, moveSlides, placeAfter, placeSlides, removeSlides, shiftSlides } from './edit.ts';
import { mergeDecks, resolveConflict } from './merge.ts';
import {
  beginSection,
  canBegin,
  groupsOf,
  moveSection,
  placeSection,
  removeSection,
  renameSection,
  sectionOf,
} from './sections.ts';
import { testDeck, testSlide } from './testing/decks.ts';

const section = (id: string, slideId: string | null, title = id): DeckSection => ({ id, title, slideId });
const bare = testDeck(['a', 'b', 'c', 'd', 'e'].map((id) => testSlide(id, 'bullets', { title: id })));
/** `a` without a section, `b` and `c` in S, `d` and `e` in T. */
const base: Deck = { ...bare, sections: [section('S', 'b'), section('T', 'd')] };
/** Sections and slides in one line: «a | S b c | T d e». */
const shown = (deck: Deck): string =>
  groupsOf(deck)
    .map(({ section: own, slides }) => [own?.title, ...slides.map(({ id }) => id)].filter(Boolean).join(' '))
    .join(' | ');
const ids = (...all: string[]) => new Set(all);

describe('[PRES-65] sections', () => {
  test('a section goes from its slide to the next section, and the slides before the first one have none', () => {
    expect(shown(bare)).toBe('a b c d e');
    expect(shown(base)).toBe('a | S b c | T d e');
    expect(shown(beginSection(base, section('N', 'c')))).toBe('a | S b | N c | T d e');
    expect(shown(beginSection(base, section('N', 'a')))).toBe('N a | S b c | T d e');
    expect(beginSection(base, section('N', 'd'))).toBe(base);
    expect([canBegin(base, 'd'), canBegin(base, 'gone'), canBegin(base, 'e')]).toEqual([false, false, true]);
    expect(sectionOf(base, 'c')?.id).toBe('S');
    expect(sectionOf(base, 'a')).toBeNull();
  });

  test('a section is renamed and removed, and its slides stay', () => {
    expect(shown(renameSection(base, 'T', 'Итоги'))).toBe('a | S b c | Итоги d e');
    expect(renameSection(base, 'T', 'T')).toBe(base);
    expect(shown(removeSection(base, 'T'))).toBe('a | S b c d e');
    expect(removeSection(base, 'gone')).toBe(base);
  });

  test('a section moves over another one with its slides; slides without a section stay first', () => {
    expect(shown(moveSection(base, 'S', 1))).toBe('a | T d e | S b c');
    expect(shown(moveSection(base, 'T', -1))).toBe('a | T d e | S b c');
    expect(moveSection(base, 'S', -1)).toBe(base);
    expect(moveSection(base, 'T', 1)).toBe(base);
  });

  test('a dragged section goes before another one that stands above it, and after one that stands below', () => {
    const three: Deck = { ...base, sections: [...(base.sections ?? []), section('U', 'e')] };
    expect(shown(placeSection(three, 'U', 'S'))).toBe('a | U e | S b c | T d');
    expect(shown(placeSection(three, 'S', 'U'))).toBe('a | T d | U e | S b c');
    expect(placeSection(three, 'S', 'S')).toBe(three);
    expect(placeSection(three, 'S', 'gone')).toBe(three);
  });

  test('a section without slides stays where it is, and takes slides again', () => {
    const empty = removeSlides(base, ids('b', 'c'));
    expect(shown(empty)).toBe('a | S | T d e');
    expect(shown(placeSlides(empty, ids('e'), { sectionId: 'S' }))).toBe('a | S e | T d');
    const last = removeSlides(base, ids('d', 'e'));
    expect(last.sections?.[1]?.slideId).toBeNull();
    expect(shown(last)).toBe('a | S b c | T');
    const [added] = bare.slides.slice(4);
    if (!added || !('slots' in added && added.slots)) throw new Error('No slide');
    expect(shown(insertSlides(last, [added], placeAfter(last, 'c')))).toBe('a | S b c e | T');
    expect(shown(moveSection(last, 'T', -1))).toBe('a | T | S b c');
  });

  test('a slide that moves by one place passes the heading of a section first, and leaves the first one never', () => {
    const down = shiftSlides(base, ids('c'), 1);
    expect(shown(down)).toBe('a | S b | T c d e');
    expect(changeOf(base, down)).toMatchObject({ sections: [section('S', 'b'), section('T', 'c')] });
    expect(changeOf(base, down)).not.toHaveProperty('order');
    expect(shown(shiftSlides(down, ids('c'), -1))).toBe('a | S b c | T d e');
    expect(shown(shiftSlides(base, ids('b', 'c'), 1))).toBe('a | S | T b c d e');
    const whole = beginSection(bare, section('S', 'a'));
    expect(shiftSlides(whole, ids('a'), -1)).toBe(whole);
  });

  test('a slide that is put at the border of two sections belongs to the one that was meant', () => {
    expect(shown(placeSlides(base, ids('a'), { slideId: 'c', isAfter: true }))).toBe('S b c a | T d e');
    expect(shown(placeSlides(base, ids('a'), { slideId: 'd', isAfter: false }))).toBe('S b c | T a d e');
    expect(shown(placeSlides(base, ids('b', 'e'), { slideId: 'e', isAfter: false }))).toBe(
      'a | S c | T d b e',
    );
    expect(shown(moveSlides(base, ids('e'), 1))).toBe('a e | S b c | T d');
    expect(placeSlides(base, ids('a'), { slideId: 'gone', isAfter: true })).toBe(base);
  });

  test('the sections of two people come together: a name of one, the slides of the other', () => {
    const mine = removeSlides(base, ids('b'));
    const theirs = beginSection(renameSection(base, 'S', 'Их'), section('N', 'e'));
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const merged = mergeDecks(base, one, other);
      expect(shown(merged.deck)).toBe('a | Их c | T d | N e');
      expect(merged.conflicts).toEqual([]);
    }
  });

  test('a section whose next first slide is removed by somebody else goes on to the slide behind it', () => {
    const merged = mergeDecks(base, removeSlides(base, ids('b')), removeSlides(base, ids('c')));
    expect(shown(merged.deck)).toBe('a | S | T d e');
    expect(shown(mergeDecks(base, removeSection(base, 'S'), base).deck)).toBe('a b c | T d e');
  });

  test('a slide that a person gives up in a conflict leaves its section', () => {
    const conflict = { id: 'b', mine: null, theirs: base.slides[1] ?? null };
    expect(shown(resolveConflict(base, conflict, 'mine', 'n'))).toBe('a | S c | T d e');
  });
});
