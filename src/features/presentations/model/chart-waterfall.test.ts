import { describe, expect, test } from 'vitest';
import { levelGap, stepsOf, withLastLevel } from './chart-steps.ts';
import { chartIn, chartOf, collisions, outside, textsOf, valuesIn } from './testing/charts.ts';

const revenue = [354, 41, 12, -14, -6, 387];

describe('The steps of a waterfall', () => {
  test('[PRES-40] are a level, changes from where the one before ended, and a level', () => {
    expect(stepsOf([20, 5, null, -30, -5]).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['level', 0, 20],
      ['up', 20, 25],
      ['down', 25, -5],
      ['level', 0, -5],
    ]);
    expect(stepsOf([20]).map(({ kind }) => kind)).toEqual(['level']);
    expect(stepsOf([null, null])).toEqual([]);
  });

  test('[PRES-40] end with their sum where the last level is missing', () => {
    expect(withLastLevel([20, -5, null, null])).toEqual([20, -5, null, 15]);
    expect(withLastLevel([20, -5, 16])).toEqual([20, -5, 16]);
    expect(withLastLevel([null, null])).toEqual([null, null]);
  });

  test('[PRES-40] tell how far the last level is from their sum', () => {
    expect([
      levelGap(revenue),
      levelGap([20, -5, 16]),
      levelGap([20, null]),
      levelGap([0.1, 0.2, 0.3]),
    ]).toEqual([0, 1, 0, 0]);
  });
});

describe('A waterfall', () => {
  test('[PRES-40] has bars between the levels, their changes with a sign, and quiet levels with bold values', () => {
    const { bars, labels, frame } = chartIn(chartOf('waterfall', { Выручка: revenue }, 'млн ₽'));
    expect(textsOf(valuesIn(labels))).toEqual(['354', '+41', '+12', '−14', '−6', '387']);
    expect(valuesIn(labels).map(({ isBold }) => isBold)).toEqual([true, false, false, false, false, true]);
    expect(bars.map(({ mark }) => mark)).toEqual([0, 1, 1, 2, 2, 0]);
    const [first, up, higher, down] = bars;
    expect((up?.y ?? 0) + (up?.h ?? 0)).toBeCloseTo(first?.y ?? 0);
    expect((higher?.y ?? 0) + (higher?.h ?? 0)).toBeCloseTo(up?.y ?? 0);
    expect(down?.y).toBeCloseTo(higher?.y ?? 0);
    expect(frame).toMatchObject({ hasAxis: false, caption: { text: 'Выручка, млн ₽' } });
    expect([...collisions(labels), ...outside(labels)]).toEqual([]);
  });

  test('[PRES-40] goes below zero, computes its last level, and leaves a gap for a missing change', () => {
    const { labels, bars, axis, block } = chartIn(
      chartOf('waterfall', { Прибыль: [20, -35, null, 40, null] }),
    );
    expect(labels.filter(({ of }) => of).map(({ text }) => text)).toEqual(['20', '−35', '+40', '25']);
    expect(block.series[0]?.values.at(-1)).toBe(25);
    const down = bars[1];
    expect((down?.y ?? 0) < (axis?.y1 ?? 0) && (down?.y ?? 0) + (down?.h ?? 0) > (axis?.y1 ?? 0)).toBe(true);
    expect([...collisions(labels), ...outside(labels)]).toEqual([]);
  });

  test('[PRES-40] holds twelve steps with zero among them, and a single level', () => {
    const long = chartIn(chartOf('waterfall', { Люди: [120, 4, -3, 8, 2, 0, -5, 6, 7, -2, 1, 138] }, 'чел.'));
    expect(textsOf(long.labels)).toContain('0');
    expect([...collisions(long.labels.filter(({ of }) => of)), ...outside(long.labels)]).toEqual([]);
    expect(chartIn(chartOf('waterfall', { Прибыль: [20] })).bars).toHaveLength(1);
  });
});

test('[PRES-40] the steps of a waterfall are joined by lines at their levels', () => {
  const { links, bars } = chartIn(chartOf('waterfall', { Прибыль: [20, 15, null, -5, 30] }));
  expect(links.map(({ x1, x2 }) => [x1, x2])).toEqual(
    bars.slice(1).map((bar, at) => [(bars[at]?.x ?? 0) + (bars[at]?.w ?? 0), bar.x]),
  );
  const [first, up, down] = bars;
  expect(links.map(({ y1 }) => y1)).toEqual([first?.y, up?.y, (down?.y ?? 0) + (down?.h ?? 0)]);
  expect(links.every(({ y1, y2 }) => y1 === y2)).toBe(true);
  expect(chartIn(chartOf('column', { Прибыль: [20, 15] })).links).toEqual([]);
});
