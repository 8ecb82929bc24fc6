import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { chartBox } from './chart-box.ts';
import { chartIn, chartOf, collisions, outside, type SeriesValues, valuesIn } from './testing/charts.ts';
import { themeTokens } from './themes.ts';

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

test('[PRES-40] a value on a column does not stand at its top, where other programs draw it half outside', () => {
  const series = {
    Выручка: [121, 124, 130, 128, 133, 138],
    'Рентабельность, %': [9.9, 8.9, 10.8, 10.2, 11.3, 12.3],
  };
  for (let h = 260; h <= 460; h += 10) {
    const place = { x: 64, y: 160, w: 1152, h };
    const { labels, bars } = chartBox(
      'chart',
      chartOf('combined', series, 'млн ₽'),
      place,
      themeTokens('light'),
    );
    for (const { x, baseline, fontSize } of valuesIn(labels)) {
      const behind = bars.find(
        (bar) => x > bar.x && x < bar.x + bar.w && baseline > bar.y && baseline < bar.y + bar.h,
      );
      if (behind) expect(baseline - fontSize * 0.8).toBeGreaterThanOrEqual(behind.y + 10);
    }
  }
});

test('[PRES-40] of one series there are columns only', () => {
  expect(chartIn(chartOf('combined', { Выручка: [48] }))).toMatchObject({
    block: { type: 'column' },
    strokes: [],
  });
});

describe('[PRES-49] a line over columns', () => {
  const revenue = [354, 341, 412];
  const scaleOf = (series: SeriesValues) => chartIn(chartOf('combined', series, 'млн ₽')).frame.second;

  test('has a scale of its own where its name says another unit, or where it is ten times larger or smaller', () => {
    expect(scaleOf({ Выручка: revenue, 'Рентабельность, %': [112, 114, 113] })?.suffix).toBe('\u00a0%');
    expect(scaleOf({ Выручка: revenue, Заказы: [12, 14, 41.2] })?.suffix).toBe('');
    expect(scaleOf({ Заказы: [12, 14, 41.2], Выручка: revenue })).not.toBeNull();
    expect(scaleOf({ Выручка: revenue, Заказы: [12, 14, 42] })).toBeNull();
    expect(scaleOf({ Выручка: revenue, 'План, млн ₽': [350, 350, 400] })).toBeNull();
    // Their zeros would differ.
    expect(scaleOf({ Прибыль: [354, -341, 412], 'Рентабельность, %': [12, -14, 13] })).toBeNull();
    expect(scaleOf({ Выручка: [null, null, null], Заказы: [12, 14, 42] })).toBeNull();
  });

  test('has the scale of the columns where no usual unit follows its comma, or a column has the same unit', () => {
    const plainScaleOf = (series: SeriesValues) => chartIn(chartOf('combined', series, '')).frame.second;
    for (const name of ['Выручка, факт', 'Возвраты, Казань', 'Прибыль, млн ₽', 'Прибыль, млн\u00a0₽'])
      expect(scaleOf({ Выручка: revenue, [name]: [112, 114, 113] }), name).toBeNull();
    expect(plainScaleOf({ 'Выручка, млн ₽': revenue, 'Прибыль, млн ₽': [112, 114, 113] })).toBeNull();
    expect(plainScaleOf({ 'Заказы, шт': revenue, 'Возвраты, шт.': [112, 114, 113] })).toBeNull();
    expect(plainScaleOf({ 'Выручка, млн ₽': revenue, 'Заказы, тыс. шт.': [112, 114, 113] })?.suffix).toBe(
      '\u00a0тыс. шт.',
    );
  });

  test('of its own scale is not flat, and its values have its unit', () => {
    const box = chartIn(
      chartOf('combined', { Выручка: [3.4e6, 3.5e6, 4.1e6], 'Доля, %': [12, 14.5, 13] }, '₽'),
    );
    const [points] = box.strokes.map((one) => one.points.map(({ y }) => y));
    const spread = Math.max(...(points ?? [])) - Math.min(...(points ?? []));
    expect(spread).toBeGreaterThan(box.frame.plot.h / 20);
    expect(valuesIn(box.labels).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['3,4', '12,0\u00a0%', '14,5\u00a0%']),
    );
    expect(box.frame.caption?.text).toBe('млн\u00a0₽');
    expect(collisions(box.labels)).toEqual([]);
    expect(outside(box.labels)).toEqual([]);
  });

  test('that falls below zero, or whose values have no room, has an axis on the right in its colour', () => {
    const months = Array.from({ length: 12 }, (_, at) => 40_000 + at);
    for (const series of [
      { Выручка: revenue, 'Доля, %': [12, -4.5, 13] },
      { Выручка: months, 'Доля, %': months.map((value) => value / 3) },
    ]) {
      const box = chartIn(chartOf('combined', series, 'млн ₽'));
      const { plot, second, hasAxis } = box.frame;
      expect(hasAxis).toBe(true);
      const ticks = box.labels.filter(({ x, anchor }) => anchor === 'start' && x > plot.x + plot.w);
      expect(ticks.length).toBeGreaterThan(2);
      expect(new Set(ticks.map(({ color }) => color))).toEqual(new Set([second?.color]));
      expect(ticks.every(({ text }) => text.endsWith('%'))).toBe(true);
      expect(outside(box.labels)).toEqual([]);
      expect(collisions(box.labels)).toEqual([]);
    }
  });
});
