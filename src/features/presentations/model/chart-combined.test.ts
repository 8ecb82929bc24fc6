import { expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { chartIn, chartOf, collisions, outside, valuesIn } from './testing/charts.ts';

test('[PRES-40] the last series is a line over the columns of the others, and all have a legend', () => {
  const { bars, strokes, frame, keys } = chartIn(
    chartOf('combined', { Москва: [40, 41, null], Казань: [20, null, 22], Цель: [50, 52, 54] }),
  );
  expect(new Set(bars.map(({ series }) => series))).toEqual(new Set([0, 1]));
  expect(strokes.map(({ series, points }) => [series, points.length])).toEqual([[2, 3]]);
  expect(frame.legend).not.toBeNull();
  expect(keys.map(({ mark }) => mark)).toEqual([0, 1, 2]);
});

test('[PRES-40] values stand at the feet of columns and at the points, each readable where it stands', () => {
  const { labels, bars, marks, frame } = chartIn(
    chartOf('combined', { Факт: [121, 128, 119, 138], План: [112, 155, 125, 170] }),
  );
  expect(frame.hasAxis).toBe(false);
  const values = valuesIn(labels);
  expect(values).toHaveLength(8);
  expect([...collisions(labels), ...outside(labels)]).toEqual([]);
  for (const { x, baseline, color } of values) {
    const behind = bars.find(
      (bar) => x > bar.x && x < bar.x + bar.w && baseline > bar.y && baseline < bar.y + bar.h,
    );
    const ground = behind ? (marks[behind.mark]?.color ?? '') : '#ffffff';
    expect(contrastRatio(color, ground)).toBeGreaterThanOrEqual(4.5);
  }
  // The grey of a plan would be lost over columns.
  expect(contrastRatio(marks[1]?.color ?? '', '#ffffff')).toBeGreaterThan(10);
});

test('[PRES-40] an axis stands instead of values that meet a column or its value', () => {
  const low = chartIn(chartOf('combined', { Москва: [40, 41], Казань: [20, 25], Доля: [9, 8] }));
  expect(low.frame.hasAxis).toBe(true);
  expect(valuesIn(low.labels)).toEqual([]);
  const mixed = chartIn(chartOf('combined', { Приход: [30, -25], Остаток: [3, -2] }));
  expect(outside(mixed.labels)).toEqual([]);
});

test('[PRES-40] of one series there are columns only', () => {
  expect(chartIn(chartOf('combined', { Выручка: [48] }))).toMatchObject({
    block: { type: 'column' },
    strokes: [],
  });
});
