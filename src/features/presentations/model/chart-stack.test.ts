import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { piecesOf, sumsOf } from './chart-stack.ts';
import { chartIn, chartOf, collisions, outside, textsOf, valuesIn } from './testing/charts.ts';
import { THEME_LIST, themeTokens } from './themes.ts';

const towns = { Москва: [40, 41, 43], Казань: [20, 25, 22], Тула: [9, 8, 12] };
const kinds = ['stackedColumn', 'stackedBar'] as const;

test('[PRES-40] values above zero stand on each other, those below it hang; zero and a missing one have no piece', () => {
  expect(
    piecesOf([
      [3, -1, null],
      [2, -4, 0],
    ]).map(({ category, from, to }) => [category, from, to]),
  ).toEqual([
    [0, 0, 3],
    [1, 0, -1],
    [0, 3, 5],
    [1, -1, -5],
  ]);
});

test('[PRES-40] only several series without values below zero have sums', () => {
  expect(
    sumsOf([
      [1, null, null],
      [2, 3, null],
    ]),
  ).toEqual([3, 3, null]);
  expect(sumsOf([[1, 2]])).toBeUndefined();
  expect(sumsOf([[1], [-2]])).toBeUndefined();
});

describe.each(kinds)('%s', (kind) => {
  test('[PRES-40] has its values in the pieces and its sums in bold beyond the bars, without an axis', () => {
    const { labels, bars, frame } = chartIn(chartOf(kind, towns));
    const inner = labels.filter(({ of }) => of?.side === 'inside');
    expect(textsOf(inner)).toEqual(['40', '41', '43', '20', '25', '22', '9', '8', '12']);
    for (const { of, x, baseline } of inner) {
      const bar = bars.find(({ series, category }) => series === of?.series && category === of.category);
      expect(x > (bar?.x ?? 0) && x < (bar?.x ?? 0) + (bar?.w ?? 0)).toBe(true);
      expect(baseline > (bar?.y ?? 0) && baseline < (bar?.y ?? 0) + (bar?.h ?? 0)).toBe(true);
    }
    const sums = labels.filter(({ of }) => of?.series === 3);
    expect(sums.map(({ text, isBold }) => [text, isBold])).toEqual([
      ['69', true],
      ['74', true],
      ['77', true],
    ]);
    expect(frame.hasAxis).toBe(false);
    expect([...collisions(labels), ...outside(labels)]).toEqual([]);
  });

  test('[PRES-40] has an axis instead where values below zero have no room', () => {
    const { labels, frame, bars } = chartIn(
      chartOf(kind, { Приход: [30, 25, null], Расход: [-28, 0, -0.5] }),
    );
    expect(frame.hasAxis).toBe(true);
    expect(valuesIn(labels)).toEqual([]);
    expect(bars).toHaveLength(4);
  });

  test('[PRES-40] holds twelve categories and one value', () => {
    const year = Array.from({ length: 12 }, (_, at) => 10 + at);
    const many = chartIn(chartOf(kind, { Москва: year, Казань: year }));
    expect(many.doesOverflow).toBe(false);
    expect([...collisions(valuesIn(many.labels)), ...outside(many.labels)]).toEqual([]);
    expect(textsOf(valuesIn(chartIn(chartOf(kind, { Выручка: [48.6] })).labels))).toEqual(['48,6']);
  });

  test.each(THEME_LIST)('[PRES-20] values are readable on their pieces in %s', (theme) => {
    const six = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`Ряд ${at}`, [50, 50]]));
    const { labels, marks } = chartIn(chartOf(kind, six), themeTokens(theme));
    const inner = labels.filter(({ of }) => of?.side === 'inside');
    expect(inner.length).toBeGreaterThan(0);
    for (const { color, of } of inner)
      expect(contrastRatio(color, marks[of?.series ?? 0]?.color ?? color)).toBeGreaterThanOrEqual(4.5);
  });
});
