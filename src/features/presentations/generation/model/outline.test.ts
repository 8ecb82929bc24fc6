import { expect, test } from 'vitest';
import { parseKeptPlan } from './kept-plan.ts';
import { mergeOutline, pointsOf } from './outline.ts';
import { item } from './testing.ts';

const [a, b, c, d] = [item('a'), item('b'), item('c'), item('d')];
const base = [a, b, c];
const ids = (items: readonly { id: string }[]): string => items.map(({ id }) => id).join('');

test.each([
  ['nothing', base, base, 'abc'],
  ['they add in the middle', base, [a, d, b, c], 'adbc'],
  ['they add at the start', base, [d, a, b, c], 'dabc'],
  ['I move, they add', [c, a, b], [a, b, c, d], 'cabd'],
  ['they move, I add', [a, b, c, d], [c, b, a], 'cbad'],
  ['I remove, they add', [a, c], [a, b, c, d], 'acd'],
  ['they remove', base, [a, c], 'ac'],
  ['both move', [c, b, a], [b, a, c], 'cba'],
  ['I remove what they change', [a, c], [a, { ...b, title: 'Их' }, c], 'abc'],
  ['they remove what I change', [a, { ...b, title: 'Мой' }, c], [a, c], 'abc'],
])('[PRES-05] the plan is brought together: %s', (_case, mine, theirs, expected) => {
  expect(ids(mergeOutline(base, mine, theirs))).toBe(expected);
});

test('[PRES-05] of an item that both changed the person’s values stay, others are taken', () => {
  const mine = [a, { ...b, title: 'Мой' }, c];
  const theirs = [{ ...a, title: 'Их' }, { ...b, title: 'Их' }, c];
  expect(mergeOutline(base, mine, theirs).map(({ title }) => title)).toEqual(['Их', 'Мой', 'Слайд c']);
});

test('theses are the lines of a text, as many as the contract takes', () => {
  expect(pointsOf('Раз\nДва')).toEqual(['Раз', 'Два']);
  expect(pointsOf('1\n2\n3\n4\n5\n6\n7')).toHaveLength(6);
  expect(pointsOf('я'.repeat(300))[0]).toHaveLength(200);
});

test('[PRES-02] a kept plan is read back; one with an unreadable item is left out as a whole', () => {
  const kept = { base, outline: [c, a, b], changed: ['a'] };
  const stored = JSON.parse(JSON.stringify(kept));
  expect(parseKeptPlan(stored)).toEqual(kept);
  for (const bad of [null, { ...a, layout: 'other' }, { ...a, points: [1] }, { ...a, source: 1 }])
    expect(parseKeptPlan({ ...stored, outline: [a, bad] })).toEqual({ changed: ['a'] });
  expect(parseKeptPlan('text')).toEqual({});
});
