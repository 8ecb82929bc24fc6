import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { CHART_TYPES } from './chart-kinds.ts';
import { baseSeries } from './chart-looks.ts';
import { decimalsOf, niceScale, numberSize, writeValue } from './chart-scale.ts';
import type { ChartBlock } from './deck.ts';
import { chartArea, chartIn, chartOf, collisions, covered, textsOf, valuesIn } from './testing/charts.ts';
import { THEME_LIST, themeTokens } from './themes.ts';

const light = themeTokens('light');
const area = chartArea;
const chart = (type: ChartBlock['type'], values: (number | null)[], unit = '₽'): ChartBlock =>
  chartOf(type, { Факт: values }, unit);

describe('Numbers', () => {
  test('have at most five round ticks with zero among them, and room beyond the values', () => {
    expect(niceScale([3, 17.9]).ticks).toEqual([0, 5, 10, 15, 20]);
    expect(niceScale([-2, 18]).ticks).toEqual([-10, 0, 10, 20]);
    expect(niceScale([0.1, 0.3]).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(niceScale([149]).ticks).toEqual([0, 50, 100, 150, 200]);
    expect(niceScale([-100, -5]).ticks).toEqual([-150, -100, -50, 0]);
    expect(niceScale([]).ticks).toEqual([0, 1]);
    for (const most of [1, 7, 19.5, 99, 138, 950, 1e9 + 1])
      for (const least of [0, -1, -most / 3, -3 * most])
        expect(niceScale([least, most]).ticks.length).toBeLessThanOrEqual(5);
  });

  test('are written in millions, and with as many decimals as show each of them', () => {
    expect(numberSize([48_600_000], '₽')).toEqual({ divisor: 1e6, unit: 'млн\u00a0₽' });
    expect(numberSize([999_999], '')).toEqual({ divisor: 1, unit: '' });
    expect([decimalsOf([40, 41.5]), decimalsOf([1, 2]), decimalsOf([0.004]), decimalsOf([1 / 3])]).toEqual([
      1, 0, 3, 2,
    ]);
    expect([writeValue(-1250, 1), writeValue(-0.001, 1)]).toEqual(['−1\u00a0250,0', '0,0']);
  });
});

describe('Columns', () => {
  test('negative ones stand below zero, missing values leave gaps', () => {
    const columns = chartIn(chart('column', [10, null, -5]));
    expect(columns.bars.map(({ category }) => category)).toEqual([0, 2]);
    const zero = columns.axis?.y1 ?? 0;
    expect(columns.bars[0]?.y).toBeLessThan(zero);
    expect(columns.bars[1]?.y).toBe(zero);
    expect(textsOf(columns.labels)).toContain('−5');
  });

  test('with room for every value have no axis of values, and the unit once', () => {
    const { labels, grid, frame, bars } = chartIn(
      chartOf('column', { '2025 год': [112, 117, 125], '2026 год': [121, 128, 138] }),
    );
    expect(textsOf(valuesIn(labels))).toEqual(['112', '117', '125', '121', '128', '138']);
    expect(frame).toMatchObject({ hasAxis: false, caption: { text: '₽' }, sizes: { values: 80 / 3 } });
    expect(grid).toEqual([]);
    expect(textsOf(labels).filter((text) => text.includes('₽'))).toEqual(['₽']);
    // The gaps that an office program is told are those of the drawing.
    const [first, second] = [bars[0], bars[3]];
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((first?.w ?? 0) * (1 + frame.barGap / 100));
    const pitch = frame.plot.w / 3;
    expect((first?.w ?? 0) * (2 + frame.barGap / 100 + frame.gapWidth / 100)).toBeCloseTo(pitch, 0);
  });

  test('without room for every value have an axis with at most five numbers', () => {
    const months = Array.from({ length: 12 }, (_, at) => 1000 + at * 111);
    const { labels, frame, grid } = chartIn(
      chartOf('column', { Москва: months, Казань: months, Тула: months }),
    );
    expect(valuesIn(labels)).toEqual([]);
    expect(frame.hasAxis).toBe(true);
    expect(grid.length).toBeLessThanOrEqual(4);
    expect(labels.every(({ fontSize }) => fontSize >= 14)).toBe(true);
  });
});

test('[PRES-40] months that would be cut have short names, in the data for an office program too', () => {
  const year = 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' ');
  const values = year.map((_, at) => 10 + at);
  for (const type of ['column', 'line', 'stackedColumn', 'area', 'combined'] as const) {
    const { labels, block } = chartIn(chartOf(type, { Москва: values, Казань: values }, '₽', year));
    expect(block.categories.slice(0, 3)).toEqual(['Янв', 'Фев', 'Март']);
    expect(textsOf(labels)).toEqual(expect.arrayContaining(block.categories));
  }
  const half = chartIn(chartOf('column', { Москва: [1, 2] }, '₽', ['Январь', 'Сентябрь']));
  expect(half.block.categories).toEqual(['Январь', 'Сентябрь']);
});

describe('Lines', () => {
  test('leave gaps for missing values', () => {
    expect(chartIn(chart('line', [1, 2, null, 4])).strokes.map(({ points }) => points.length)).toEqual([
      2, 1,
    ]);
  });

  test('have their names at their ends, apart from each other, with small markers and without a legend', () => {
    const box = chartIn(
      chartOf('line', { Москва: [40, 46], Казань: [38, 45.5], Тула: [12, 25], Калуга: [5, 12] }),
    );
    const ends = box.labels.filter(({ of }) => of?.says === 'name');
    expect(textsOf(ends).toSorted()).toEqual(['Казань', 'Калуга', 'Москва', 'Тула']);
    for (const [at, one] of ends.entries())
      for (const other of ends.slice(at + 1))
        expect(Math.abs(one.baseline - other.baseline)).toBeGreaterThanOrEqual(one.fontSize);
    expect(box.frame.legend).toBeNull();
    expect(new Set(box.marks.map(({ marker }) => marker))).toEqual(new Set(['dot']));
    for (const one of ends) expect(covered(one).right).toBeLessThanOrEqual(area.x + area.w);
  });

  test('that end early have a legend with markers', () => {
    const box = chartIn(chartOf('line', { План: [1, 2, 3], Факт: [2, 1, null] }));
    expect(box.frame.legend).not.toBeNull();
    expect(new Set(box.marks.map(({ marker }) => marker)).size).toBe(2);
  });

  test('of two series write the values on the outer sides, clear of the line', () => {
    const { labels, frame, strokes } = chartIn(
      chartOf('line', { План: [40, 60, 44, 46], Факт: [38, 41, 47, 90] }),
    );
    expect(frame.hasAxis).toBe(false);
    expect(labels.map(({ of }) => of && [of.series, of.category, of.side])).toEqual(
      expect.arrayContaining([
        [0, 0, 'above'],
        [1, 0, 'below'],
        [0, 2, 'below'],
        [1, 2, 'above'],
      ]),
    );
    expect(textsOf(labels)).toEqual(expect.arrayContaining(['План 46', 'Факт 90']));
    for (const one of valuesIn(labels)) {
      const { top, bottom } = covered(one);
      const point = strokes[one.of?.series ?? 0]?.points[one.of?.category ?? 0];
      expect(point && point.y > top && point.y < bottom).toBe(false);
    }
  });
});

describe('Pies', () => {
  test('are shared out by positive values; names, values and shares stand beside the sectors', () => {
    const { pie, labels, frame } = chartIn(chart('pie', [150, 50, 0, -3], 'шт'));
    expect(
      pie?.sectors.map(({ category, from, to }) => [
        category,
        Math.round(((to - from) / (2 * Math.PI)) * 100),
      ]),
    ).toEqual([
      [0, 75],
      [1, 25],
    ]);
    expect(textsOf(labels)).toContain('150 · 75\u00a0%');
    expect(frame.caption?.text).toBe('Факт, шт');
    for (const one of labels.filter(({ of }) => of)) {
      const { left, right } = covered(one);
      const { x = 0, radius = 0 } = pie ?? {};
      expect(left >= x - radius || right <= x + radius).toBe(true);
    }
  });

  test('with many small sectors write nothing over anything', () => {
    const { labels, doesOverflow } = chartIn({
      ...chart('pie', [50, 20, 4, 3, 2, 1, 1, 1]),
      categories: ['Директора и руководители', ...Array.from({ length: 7 }, (_, at) => `Сотрудники ${at}`)],
    });
    expect(doesOverflow).toBe(false);
    expect(collisions(labels)).toEqual([]);
  });

  test('of percent do not repeat them as shares', () => {
    expect(textsOf(valuesIn(chartIn(chart('pie', [60, 40], '%')).labels))).toEqual(['60', '40']);
  });
});

test('A chart without values says so', () => {
  for (const type of CHART_TYPES)
    expect(chartIn(chart(type, [null]))).toMatchObject({ isEmpty: true, labels: [{ text: 'Нет данных' }] });
});

describe('Looks', () => {
  test('tell series apart by pattern and marker too [PRES-20]', () => {
    const { marks } = chartIn(
      chartOf('column', Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`Ряд ${at}`, [1]]))),
    );
    expect(new Set(marks.map(({ pattern }) => pattern)).size).toBe(6);
    expect(new Set(marks.map(({ marker }) => marker)).size).toBe(6);
    const pie = chartIn(
      chart(
        'pie',
        Array.from({ length: 8 }, () => 1),
      ),
    );
    expect(new Set(pie.marks.map(({ color }) => color)).size).toBe(8);
  });

  test('make the past and the plan quiet, the other series stands out', () => {
    const base = (...names: string[]) => baseSeries({ series: names.map((name) => ({ name, values: [1] })) });
    expect([base('2025 год', '2026 год'), base('2026', '2025')]).toEqual([0, 1]);
    expect([base('План', 'Факт'), base('Факт, млн', 'План, млн'), base('Продажи', 'Прошлый год')]).toEqual([
      0, 1, 1,
    ]);
    expect([base('Было', 'Стало'), base('До ремонта', 'После ремонта')]).toEqual([0, 0]);
    expect([base('Москва', 'Казань'), base('Доход', 'Расход'), base('План', 'Факт', 'Прогноз')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const { marks, labels } = chartIn(chartOf('column', { План: [1, 2], Факт: [2, 3] }));
    expect(marks[1]?.color).toBe(light.accent);
    expect(valuesIn(labels).map(({ isBold }) => isBold)).toEqual([false, false, true, true]);
  });

  test.each(THEME_LIST)('have contrast in %s: 3:1 fills, 4.5:1 texts [PRES-20]', (theme) => {
    const tokens = themeTokens(theme);
    const blocks = [chartOf('line', { План: [1, 2], Факт: [2, 3] }), chart('pie', [8, 7, 6, 5, 4, 3, 2, 1])];
    for (const { marks, labels } of blocks.map((block) => chartIn(block, tokens))) {
      for (const { color } of marks)
        expect(contrastRatio(color, tokens.background)).toBeGreaterThanOrEqual(3);
      for (const { color } of labels)
        expect(contrastRatio(color, tokens.background)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
