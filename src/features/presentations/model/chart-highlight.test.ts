import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { chartBox } from './chart-box.ts';
import { CHART_TYPES, highlightIn, highlightWords, isRound } from './chart-kinds.ts';
import type { ChartBlock, ChartHighlight } from './deck.ts';
import { chartArea, chartIn, chartOf, chartTokens, collisions, outside, valuesIn } from './testing/charts.ts';
import { THEME_LIST, themeTokens } from './themes.ts';

const callout = '+38 % к прошлому году';
const lit = (block: ChartBlock, target: ChartHighlight['target'], index: number, text = callout) => ({
  ...block,
  highlight: { target, index, callout: text },
});
const towns = { Москва: [40, 41, 43, 47], Казань: [20, 25, 22, 28], Тула: [9, 8, 12, 14] };
const months = { Выручка: [40, 41, 43, 38, 52, 61, 55, 49, 66, 58, 47, 70] };
const one = { Отклонение: [11.5, -6, null, 4] };
const charts = CHART_TYPES.flatMap((type) => {
  const list = isRound(type) ? [one] : type === 'waterfall' ? [months, one] : [towns, months, one];
  return list.flatMap((series) => {
    const block = chartOf(type, series);
    const indexes = block.categories.map((_, at) => at);
    return [
      ...indexes.map((at) => lit(block, 'category', at)),
      ...block.series.map((_, at) => lit(block, 'series', at)),
    ];
  });
});
const nameOf = ({ type, series, highlight }: (typeof charts)[number]): string =>
  `${type} of ${series.length}: ${highlight.target} ${highlight.index}`;

describe('[PRES-43] a highlight of every kind of chart', () => {
  test('is legible: its callout stands in the place of the chart and covers no other text and no bar', () => {
    for (const block of charts) {
      const box = chartIn(block);
      const own = box.callout?.lines ?? [];
      expect(outside([...box.labels, ...own]), nameOf(block)).toEqual([]);
      expect(collisions([...box.labels, ...own]), nameOf(block)).toEqual(collisions(box.labels));
      const at = box.callout;
      const { target, index } = block.highlight;
      const isDrawn = target === 'series' || block.series.some(({ values }) => values[index] !== null);
      const hasBox = !isRound(block.type) && highlightIn(block) !== undefined && isDrawn;
      expect(at !== null, nameOf(block)).toBe(hasBox);
      if (!at) continue;
      const covered = box.bars.filter(
        ({ x, y, w, h }) => x < at.x + at.w && at.x < x + w && y < at.y + at.h && at.y < y + h,
      );
      expect(covered, nameOf(block)).toEqual([]);
      expect(own.map(({ text }) => text).join(' ')).toBe(callout);
    }
  });

  test('is seen in every theme: quiet tones keep 3:1 to the ground, and differ from the strong one', () => {
    for (const tokens of THEME_LIST.map((theme) => themeTokens(theme)))
      for (const block of charts.filter(({ highlight }) => highlight.index < 2)) {
        const { marks } = chartBox('chart', block, chartArea, tokens);
        for (const { color } of marks)
          expect(contrastRatio(color, tokens.background), nameOf(block)).toBeGreaterThanOrEqual(3);
        if (highlightIn(block)) expect(marks.map(({ color }) => color)).toContain(tokens.chart[0]);
      }
  });
});

test('[PRES-43] a highlighted series keeps a strong colour and bold values, the others are grey; their names do not matter', () => {
  const box = chartIn(lit(chartOf('column', { План: [40, 41], Факт: [42, 47] }), 'series', 0));
  const [plan, fact] = box.marks;
  expect(plan?.color).toBe(chartTokens.chart[0]);
  expect(fact?.textColor).toBe(chartTokens.muted);
  expect(valuesIn(box.labels).map(({ isBold, of }) => [of?.series, isBold])).toEqual([
    [0, true],
    [0, true],
    [1, false],
    [1, false],
  ]);
});

test('[PRES-43] the callout of a series stands at its last value, that of a point above the point', () => {
  const series = chartIn(lit(chartOf('column', { А: [1, 5, null], Б: [2, 2, 2] }), 'series', 0, 'рост'));
  const last = series.bars.find((bar) => bar.series === 0 && bar.category === 1);
  const [line] = series.callout?.lines ?? [];
  expect(line?.x).toBeCloseTo((last?.x ?? 0) + (last?.w ?? 0) / 2);
  expect(line?.baseline).toBeLessThan(last?.y ?? 0);
  expect(series.callout?.leader).toBeNull();
});

test('[PRES-43] between higher columns the callout stands above the plot, with a line to its column', () => {
  const { callout: low, bars } = chartIn(lit(chartOf('column', months), 'category', 3));
  const bar = bars[3];
  expect(low?.leader?.x1).toBeCloseTo((bar?.x ?? 0) + (bar?.w ?? 0) / 2);
  expect(Math.max(...bars.map(({ y }) => -y))).toBeLessThan(-((low?.y ?? 0) + (low?.h ?? 0)));
});

test('[PRES-43] a highlight that a kind of chart cannot show changes nothing of its drawing', () => {
  for (const [type, target, index] of [
    ['pie', 'series', 0],
    ['waterfall', 'series', 0],
    ['area', 'category', 1],
    ['column', 'series', 5],
  ] as const) {
    const block = chartOf(type, type === 'area' ? towns : { Бюджет: [4, 2, 1] });
    const { block: _, ...plain } = chartIn(block);
    const { block: __, ...found } = chartIn(lit(block, target, index));
    expect(found).toEqual(plain);
  }
});

test('[PRES-43] what stands out is said in words too', () => {
  const block = chartOf('column', towns);
  expect(highlightWords(lit(block, 'series', 1))).toBe(`Выделено: Казань, ${callout}`);
  expect(highlightWords(lit(block, 'category', 3, ''))).toBe('Выделено: Кв. 4');
  expect(highlightWords(block)).toBe('');
  const unnamed = chartOf('column', { '': [40, 41], Казань: [20, 25] }, '', ['Июль', ' ']);
  expect(highlightWords(lit(unnamed, 'series', 0, ''))).toBe('Выделено: ряд 1');
  expect(highlightWords(lit(unnamed, 'category', 1, ''))).toBe('Выделено: точка 2');
});
