import { expect, test } from 'vitest';
import { answered, message } from '../conversation/testing/stand-in.ts';
import {
  likelyHeight,
  nextMounted,
  partsOf,
  type Range,
  resultAtEnd,
  rowsWithin,
  topOf,
} from './window-rules.ts';

/** 100 rows of 84 px, which with the gap of 16 px begin at 0, 100, 200 … */
const rows = Array.from({ length: 100 }, () => 84);

test.each<[string, number, number, Range]>([
  ['the beginning', 0, 250, { from: 0, to: 3 }],
  ['the middle', 1050, 1250, { from: 10, to: 13 }],
  ['a gap between two rows', 1090, 1095, { from: 11, to: 12 }],
  ['above the first row', -500, -100, { from: 0, to: 1 }],
  ['below the last row', 20_000, 20_500, { from: 99, to: 100 }],
])('[CHAT-02] rows in a part of the list: %s', (_, top, bottom, range) => {
  expect(rowsWithin(rows, top, bottom)).toEqual(range);
});

test('[CHAT-02] an empty list has no rows', () => {
  expect(rowsWithin([], 0, 500)).toEqual({ from: 0, to: 0 });
  expect(partsOf([], { from: 0, to: 0 }, [])).toEqual([]);
});

/** What is mounted after `nextMounted` has been applied until it is complete, and the number of steps. */
function settled(mounted: Range, top: number): { range: Range; steps: number; largest: number } {
  let range = mounted;
  let largest = 0;
  for (let steps = 1; ; steps += 1) {
    const next = nextMounted(range, rows, { top, bottom: top + 400 });
    largest = Math.max(largest, next.range.to - next.range.from - (range.to - range.from));
    range = next.range;
    if (next.isComplete) return { range, steps, largest };
    if (steps > 50) throw new Error('It never ends');
  }
}

test('[CHAT-02] a far jump mounts the rows on the screen at once, then one row a step on each side', () => {
  const first = nextMounted({ from: 95, to: 100 }, rows, { top: 5000, bottom: 5400 });
  expect(first).toEqual({ range: { from: 50, to: 55 }, isComplete: false });
  const { range, largest } = settled(first.range, 5000);
  expect(range).toEqual({ from: 47, to: 58 });
  expect(largest).toBeLessThanOrEqual(2);
});

test('[CHAT-02] rows far from the screen are unmounted', () => {
  expect(settled({ from: 0, to: 100 }, 5000).range).toEqual({ from: 45, to: 60 });
});

test('[CHAT-02] the rows that are not mounted become gaps of their height; pinned rows stay', () => {
  expect(partsOf(rows.slice(0, 8), { from: 4, to: 6 }, [1])).toEqual([
    { gap: { from: 0, to: 1, height: 84 } },
    { row: 1 },
    { gap: { from: 2, to: 4, height: 184 } },
    { row: 4 },
    { row: 5 },
    { gap: { from: 6, to: 8, height: 184 } },
  ]);
  expect(topOf(rows, 4)).toBe(400);
});

test('[CHAT-02] a long message and one of many lines are estimated as higher than a short one', () => {
  const short = likelyHeight('Привет');
  expect(likelyHeight('слово '.repeat(300))).toBeGreaterThan(4 * short);
  expect(likelyHeight('строка\n'.repeat(20))).toBeGreaterThan(3 * short);
});

test('[CHAT-02][CHAT-13] an answer with a result is seen from its beginning, a text and its sources from their end', () => {
  const picture = { kind: 'images' as const, requested: 1, items: [] };
  const sources = { kind: 'sources' as const, items: [] };
  const chat = (...results: NonNullable<Parameters<typeof answered>[1]>['results'] & object) => [
    message('q'),
    answered('Ответ', { id: 'a', results }),
  ];
  expect(resultAtEnd(chat({ resultId: 'r', result: picture }))).toBe('a');
  expect(resultAtEnd(chat({ resultId: 'r', result: sources }))).toBeUndefined();
  expect(resultAtEnd([...chat({ resultId: 'r', result: picture }), message('next')])).toBeUndefined();
  expect(resultAtEnd([])).toBeUndefined();
});
