import { expect, test } from 'vitest';
import { choose, chosenOf, countOf, everything, nothing, selectionOf } from './selection.ts';

test('[ADM-11] the selection of one page is kept on another', () => {
  const first = choose(nothing, ['1', '2', '3'], new Set(['1', '3']));
  const both = choose(first, ['4', '5'], new Set(['5']));
  expect(countOf(both, 10)).toBe(3);
  expect([...chosenOf(both, ['1', '2', '3'])]).toEqual(['1', '3']);
  expect(selectionOf(both, {}, 10)).toEqual({ keys: ['1', '3', '5'] });
  expect(countOf(choose(both, ['1', '2', '3'], new Set()), 10)).toBe(1);
});

test('[ADM-11] «all rows of the filter» with exceptions is sent with the number that was shown', () => {
  const some = choose(everything, ['1', '2', '3'], new Set(['1', '2']));
  expect(countOf(some, 1240)).toBe(1239);
  expect([...chosenOf(some, ['1', '2', '3', '4'])]).toEqual(['1', '2', '4']);
  expect(selectionOf(some, { role: ['USER'] }, 1240)).toEqual({
    filter: { role: ['USER'] },
    except: ['3'],
    expectedCount: 1239,
  });
  expect(choose(some, ['3'], new Set(['3'])).keys.size).toBe(0);
  expect(countOf(some, 0)).toBe(0);
});
