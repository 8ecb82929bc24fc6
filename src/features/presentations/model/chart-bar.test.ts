import { expect, test } from 'vitest';
import {
  chartArea,
  chartIn,
  chartOf,
  collisions,
  covered,
  outside,
  textsOf,
  valuesIn,
} from './testing/charts.ts';

const offices = [
  'Департамент развития региональных продаж',
  'Управление информационной безопасности',
  'Служба клиентской поддержки',
  'Финансы',
];
const months = Array.from({ length: 12 }, (_, at) => `Месяц ${at + 1}`);

test('[PRES-40] long names stand whole on the left of their bars, the values at the ends', () => {
  const { bars, labels, frame, doesOverflow } = chartIn(
    chartOf('bar', { Заявки: [1250, 870, 2310, 140] }, 'шт.', offices),
  );
  expect(doesOverflow).toBe(false);
  expect(textsOf(valuesIn(labels))).toEqual(['1\u00a0250', '870', '2\u00a0310', '140']);
  expect(labels.map(({ text }) => text).join(' ')).toContain('Департамент развития региональных продаж');
  for (const one of labels.filter(({ anchor }) => anchor === 'end'))
    expect(covered(one).right).toBeLessThan(frame.plot.x);
  expect([...collisions(labels), ...outside(labels)]).toEqual([]);
  expect(bars.map(({ y }) => y)).toEqual(bars.map(({ y }) => y).toSorted((one, other) => one - other));
  expect(frame).toMatchObject({ hasAxis: false, caption: { text: 'Заявки, шт.' } });
});

test('[PRES-40] negative bars are left of zero with their values beyond them; a missing value leaves a gap', () => {
  const { bars, labels, axis } = chartIn(
    chartOf('bar', { Приход: [30, 25, null, 40], Расход: [-20, -28, 0, -1], Прочее: [3, -2, 0, 5] }),
  );
  expect(bars).toHaveLength(11);
  const zero = axis?.x1 ?? 0;
  for (const { series, category, x, w } of bars)
    if (series === 1 && category < 2) expect(x + w).toBeCloseTo(zero);
  for (const { of, ...one } of valuesIn(labels)) {
    const bar = bars.find(({ series, category }) => series === of?.series && category === of.category);
    const { left, right } = covered(one);
    expect(left > (bar?.x ?? 0) + (bar?.w ?? 0) || right < (bar?.x ?? 0)).toBe(true);
  }
  expect([...collisions(labels), ...outside(labels)]).toEqual([]);
});

test('[PRES-40] thin bars have an axis of at most five numbers instead of values', () => {
  const values = months.map((_, at) => 1000 + at * 111);
  const { labels, frame, grid } = chartIn(
    chartOf('bar', { Москва: values, Казань: values, Тула: values }, '₽', months),
  );
  expect(valuesIn(labels)).toEqual([]);
  expect(frame.hasAxis).toBe(true);
  expect(grid.length).toBeLessThanOrEqual(4);
  expect([...collisions(labels), ...outside(labels)]).toEqual([]);
});

test('[PRES-40] one value has one bar of a usual thickness', () => {
  const { bars, labels } = chartIn(chartOf('bar', { Выручка: [48_600_000] }, '₽', ['2026']));
  expect(bars).toHaveLength(1);
  expect(bars[0]?.h).toBeLessThanOrEqual(64);
  expect((bars[0]?.x ?? 0) + (bars[0]?.w ?? 0)).toBeLessThan(chartArea.x + chartArea.w);
  expect(textsOf(labels)).toEqual(['Выручка, млн\u00a0₽', '2026', '48,6']);
});
