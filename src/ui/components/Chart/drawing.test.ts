import { expect, test } from 'vitest';
import { formatNumber } from '#lib/numbers.ts';
import { draw } from './drawing.ts';
import { heatLevel } from './heat.ts';
import { hatching } from './paths.ts';
import type { ShownSeries, Wanted } from './shapes.ts';

const series = (...rows: (number | null)[][]): ShownSeries[] =>
  rows.map((values, index) => ({ name: `Ряд ${index}`, values, index }));
const drawn = (type: Wanted['type'], rows: (number | null)[][], width = 640) => {
  const categories = (rows[0] ?? []).map((_, index) => String(index));
  return draw({ type, categories, series: series(...rows), width, format: String });
};
const ticks = (drawing: ReturnType<typeof drawn>): string[] =>
  drawing.labels.filter(({ anchor }) => anchor === 'end').map(({ text }) => text);

test('[CHAT-13] ticks are round and cover all values', () => {
  expect(ticks(drawn('bar', [[3120000, 7410000]]))).toEqual([
    '0',
    '2000000',
    '4000000',
    '6000000',
    '8000000',
  ]);
  expect(ticks(drawn('bar', [[-3, 5]]))).toEqual(['-4', '-2', '0', '2', '4', '6']);
  expect(ticks(drawn('line', [[1001, 1009]]))[0]).toBe('1000');
  expect(ticks(drawn('line', [[0, 0]]))[0]).toBe('0');
  expect(ticks(drawn('line', [[5, 5]]))[0]).toBe('0');
  expect(drawn('line', [[]]).shapes.every(({ d }) => d === '')).toBe(true);
});

test('[ADM-32] a gap interrupts a line and leaves a bar out', () => {
  const path = drawn('line', [[1, 2, null, 4]]).shapes[0]?.d ?? '';
  expect(path.match(/M/g)).toHaveLength(2);
  expect(drawn('bar', [[1, 2, null, 4]]).shapes[0]?.d.match(/M/g)).toHaveLength(3);
});

test('[ADM-32] bars on top of each other end at their sum, negative ones below zero', () => {
  const { outline } = drawn('stacked', [
    [4, -2],
    [6, -3],
  ]);
  const top = (category: number, index: number): number =>
    Number(outline({ category, series: index })?.split(/[M h]/)[2]);
  expect(top(0, 1)).toBeLessThan(top(0, 0));
  expect(top(1, 1)).toBeGreaterThan(top(1, 0));
});

test('[ADM-32] a chart of 400 days fits all points and scrolls where bars would be too thin', () => {
  const values = Array.from({ length: 400 }, (_, index) => index % 7);
  expect(drawn('line', [values], 300).width).toBeGreaterThan(300);
  expect(drawn('line', [values], 1200).width).toBe(1200);
  expect(drawn('bar', [values, values], 1200).width).toBeGreaterThan(5000);
});

test('[ADM-32] the place under a pointer is the nearest line, or the bar', () => {
  const lines = drawn('line', [
    [1, 1],
    [9, 9],
  ]);
  expect(lines.nearest(lines.x(1), 20)).toEqual({ category: 1, series: 1 });
  expect(lines.nearest(lines.x(1), 220)).toEqual({ category: 1, series: 0 });
  expect(lines.nearest(5, 20)).toBeNull();
  const bars = drawn('bar', [
    [1, 1],
    [9, 9],
  ]);
  expect(bars.nearest(bars.x(0) - 5, 20)).toEqual({ category: 0, series: 0 });
  expect(bars.nearest(bars.x(0) + 5, 20)).toEqual({ category: 0, series: 1 });
});

test('[ADM-32] names of lines that end at one place do not touch', () => {
  const names = drawn('line', [
    [1, 5],
    [2, 5],
    [3, 5],
  ]).labels.filter(({ text }) => text.startsWith('Ряд'));
  const places = names.map(({ y }) => y).sort((a, b) => a - b);
  expect(places).toHaveLength(3);
  for (const [index, y] of places.entries())
    if (index > 0) expect(y - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(14);
});

test('[ADM-05] layers have their names beside the last high bar from 480 px on, without touching', () => {
  const layers = [
    [40, 50, 1],
    [30, 30, 1],
    [20, 10, 1],
  ];
  const names = (width: number) =>
    drawn('stacked', layers, width).labels.filter(({ text }) => text.startsWith('Ряд'));
  expect(names(479)).toEqual([]);
  expect(names(480).map(({ text }) => text)).toEqual(['Ряд 0', 'Ряд 1', 'Ряд 2']);
  const [low, middle, high] = names(480).map(({ y }) => y);
  // The middle of 50, of 30 on top of it, and of 10 on top of both, of at most 100.
  expect([low, middle, high].map((y) => y && Math.round(y))).toEqual([179, 91, 47]);
});

test('[ADM-32] a heat map has five steps, a number in each cell and none in a gap', () => {
  const { labels, shapes } = drawn('heat', [
    [0, 10, null],
    [5, 20, 4],
  ]);
  expect(labels.filter(({ level }) => level !== undefined).map(({ text }) => text)).toEqual([
    '0',
    '10',
    '5',
    '20',
    '4',
  ]);
  expect(shapes.every(({ look }) => look === 'cell')).toBe(true);
  const level = heatLevel([0, 100]);
  expect([0, 19, 21, 50, 70, 100].map(level)).toEqual([0, 0, 1, 2, 3, 4]);
  expect(heatLevel([3, 3])(3)).toBe(0);
});

test('[ADM-32] a week of hours with numbers of five digits fits beside the menu at 1280 px', () => {
  const hours = Array.from({ length: 24 }, () => 12_543);
  const wanted = { type: 'heat', categories: hours.map(String), width: 990, format: formatNumber } as const;
  const days = series(...Array.from({ length: 7 }, () => hours)).map((one) => ({ ...one, name: 'пн' }));
  expect(draw({ ...wanted, series: days }).width).toBe(990);
});

test('[ADM-32] the hatching of the running day stays inside it', () => {
  const numbers =
    hatching(10, 20, 8, 100)
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const xs = numbers.filter((_, index) => index % 2 === 0);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...xs)).toBeLessThanOrEqual(18);
});

test('[ADM-32] layers of a stack have a gap between them, so that neighbours are told apart without a drawing', () => {
  const { outline } = drawn('stacked', [[4], [6]]);
  const [lower, upper] = [0, 1].map((index) => {
    const [, , y = '', , , tall = ''] =
      /M(\S+) (\S+?)(h)(\S+?)v(\S+?)h/.exec(outline({ category: 0, series: index }) ?? '') ?? [];
    return { top: Number(y), bottom: Number(y) + Number(tall) };
  });
  expect((lower?.top ?? 0) - (upper?.bottom ?? 0)).toBeCloseTo(1.5, 0);
});

test('[ADM-32] only few values of a line have points, and its names stand at its ends where there is room', () => {
  const points = (count: number): string =>
    drawn('line', [Array.from({ length: count }, (_, index) => index % 7)]).shapes.find(
      ({ look }) => look === 'point',
    )?.d ?? '';
  expect(points(14).match(/M/g)).toHaveLength(14);
  expect(points(15)).toBe('');
  const names = (width: number) =>
    drawn(
      'line',
      [
        [1, 2],
        [3, 4],
      ],
      width,
    ).labels.filter(({ text }) => text.startsWith('Ряд'));
  expect([names(640).length, names(320).length]).toEqual([2, 0]);
});

test('[ADM-31][ADM-32] the period before is one line behind the others, the running day is the open end of a line', () => {
  const categories = ['0', '1', '2'];
  const own = { name: 'Запросы', values: [1, 2, 1], index: 0 };
  const before = { name: 'Прошлый период', values: [3, 3, 3], index: 1, isBefore: true };
  const { shapes, partial } = draw({
    type: 'line',
    categories,
    series: [own, before],
    width: 640,
    format: String,
    partial: 2,
  });
  expect(shapes.map(({ series: index, look }) => [index, look])).toEqual([
    [1, 'line'],
    [0, 'line'],
    [0, 'open'],
    [0, 'point'],
  ]);
  expect(shapes.map(({ d }) => d.match(/L/g)?.length ?? 0).slice(0, 3)).toEqual([2, 1, 1]);
  expect([partial.box, partial.lines]).not.toContain('');
});
