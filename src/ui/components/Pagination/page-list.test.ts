import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageList, shownRange } from './page-list.ts';

test('[ADM-04] a few pages are all shown', () => {
  expect(pageList(1, 1)).toEqual([1]);
  expect(pageList(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('[ADM-04] many pages: the ends, the current one and its neighbours', () => {
  expect(pageList(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pageList(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20]);
  expect(pageList(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
});

test('[ADM-04] there are seven items with the current page and without repeats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 1000 }), fc.nat(), (count, seed) => {
      const current = (seed % count) + 1;
      const list = pageList(current, count);
      expect(list).toHaveLength(7);
      expect(list).toContain(current);
      expect(new Set(list).size).toBe(7);
    }),
  );
});

test('[ADM-04] the last page may be shorter, and an empty list shows nothing', () => {
  expect(shownRange(1, 30, 240)).toEqual({ from: 1, to: 30 });
  expect(shownRange(3, 30, 64)).toEqual({ from: 61, to: 64 });
  expect(shownRange(1, 30, 0)).toEqual({ from: 0, to: 0 });
});
