import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import {
  chartArea,
  chartIn,
  chartOf,
  chartTokens,
  collisions,
  outside,
  textsOf,
  valuesIn,
} from './testing/charts.ts';

describe('An area', () => {
  test('[PRES-40] of one series has a line with its values, and a tint down to zero', () => {
    const { bands, strokes, labels, axis } = chartIn(chartOf('area', { Выручка: [48, 61, null, 55, 72] }));
    expect(textsOf(valuesIn(labels))).toEqual(['48', '61', '55', '72']);
    expect(bands.map(({ points }) => points.length)).toEqual([2, 2]);
    for (const [at, { points }] of bands.entries()) {
      expect(points.map(({ to }) => to)).toEqual(strokes[at]?.points.map(({ y }) => y));
      for (const { from } of points) expect(from).toBe(axis?.y1);
    }
    expect(contrastRatio(bands[0]?.fill ?? '', chartTokens.background)).toBeLessThan(2);
  });

  test('[PRES-40] of several series has layers on each other with their names beside the ends', () => {
    const { bands, labels, frame } = chartIn(
      chartOf('area', { Москва: [40, 41, 43], Казань: [20, null, 22], Тула: [19, 18, 22] }),
    );
    for (const [at, { points }] of bands.entries())
      expect(points.map(({ from }) => from)).toEqual(
        at === 0 ? points.map(() => frame.plot.y + frame.plot.h) : bands[at - 1]?.points.map(({ to }) => to),
      );
    expect(textsOf(labels.filter(({ of }) => of?.says === 'name'))).toEqual(['Москва', 'Казань', 'Тула']);
    expect(frame.legend).toBeNull();
    expect([...collisions(labels), ...outside(labels)]).toEqual([]);
  });

  test('[PRES-40] whose layer ends thin has a legend', () => {
    const { frame, labels } = chartIn(chartOf('area', { Москва: [40, 41], Казань: [20, 0.1] }));
    expect(frame.legend).not.toBeNull();
    expect(labels.some(({ of }) => of)).toBe(false);
  });

  test('[PRES-40] of twelve months and long names stays in its place', () => {
    const year = Array.from({ length: 12 }, (_, at) => 10 + at);
    const { labels, doesOverflow, bands } = chartIn(
      chartOf('area', { 'Департамент региональных продаж': year, 'Информационная безопасность': year }),
    );
    expect(doesOverflow).toBe(false);
    expect(outside(labels)).toEqual([]);
    for (const { points } of bands)
      for (const { x } of points) expect(x).toBeLessThan(chartArea.x + chartArea.w);
  });

  test('[PRES-40] of one category is columns; of values on both sides of zero lines', () => {
    expect(chartIn(chartOf('area', { Выручка: [48] }))).toMatchObject({
      block: { type: 'column' },
      bands: [],
    });
    expect(chartIn(chartOf('area', { Москва: [1], Казань: [2] })).block.type).toBe('stackedColumn');
    expect(chartIn(chartOf('area', { Приход: [30, 25], Расход: [-20, 5] })).block.type).toBe('line');
    expect(chartIn(chartOf('area', { Отклонение: [11, -6] })).block.type).toBe('area');
  });
});
