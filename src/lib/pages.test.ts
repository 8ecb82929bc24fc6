import { expect, test } from 'vitest';
import { itemsOf, mayMissItems, nextPage } from './pages.ts';

const page = (length: number, last = false) => ({ content: Array.from({ length }), last });

test('[PRE-14] a page of exactly 30 is not the last', () => {
  expect(nextPage([page(30)])).toBe(1);
  expect(nextPage([page(30), page(30)])).toBe(2);
});

test('[CHAT-08] the last page is marked as last, or is empty', () => {
  expect(nextPage([page(30), page(29, true)])).toBeUndefined();
  expect(nextPage([page(30, true)])).toBeUndefined();
  expect(nextPage([page(0)])).toBeUndefined();
  expect(nextPage([])).toBeUndefined();
});

test('[PRE-13] a page without its unreadable item is not the last one', () => {
  expect(nextPage([page(29)])).toBe(1);
});

test('[CHAT-08] each item is listed once, at its first place, when an item arrives before each page', () => {
  const list = Array.from({ length: 10 }, (_, index) => `old ${index}`);
  const pages = Array.from({ length: 6 }, (_, number) => {
    if (number > 0) list.unshift(`new ${number}`);
    return { content: list.slice(number * 2, number * 2 + 2) };
  });
  const found = itemsOf(pages, (item) => item);
  expect(pages.flatMap(({ content }) => content)).toHaveLength(12);
  expect(found).toEqual(['old 0', 'old 1', 'old 2', 'old 3', 'old 4', 'old 5', 'old 6']);
});

test('[CHAT-08] items may be missing when the list became shorter between two pages', () => {
  const totals = (...counts: number[]) => counts.map((totalElements) => ({ totalElements }));
  expect(mayMissItems(totals(65, 64))).toBe(true);
  expect(mayMissItems(totals(65, 66, 65))).toBe(true);
  expect(mayMissItems(totals(65, 65, 66))).toBe(false);
  expect(mayMissItems([])).toBe(false);
});
