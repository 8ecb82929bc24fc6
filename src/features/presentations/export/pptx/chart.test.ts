import { expect, test } from 'vitest';
import { lacksValidator, officeProblems, withoutValidator } from '#tests/support/ooxml.ts';
import { chartBox } from '../../model/chart-box.ts';
import { isRound } from '../../model/chart-kinds.ts';
import { type ChartBlock, type ChartHighlight, emptySlide } from '../../model/deck.ts';
import { testDeck } from '../../model/testing/decks.ts';
import { themeTokens } from '../../model/themes.ts';
import { elements } from '../testing/read-xml.ts';
import { chartPart } from './chart.ts';
import { dataColumns, sumOf } from './chart-data.ts';
import { deckToPptx } from './deck-to-pptx.ts';

const tokens = themeTokens('light');
const area = { x: 64, y: 160, w: 800, h: 480 };
const block = (
  type: ChartBlock['type'],
  series: Record<string, (number | null)[]>,
  unit = 'млн ₽',
): ChartBlock => ({
  kind: 'chart',
  type,
  unit,
  categories: (Object.values(series)[0] ?? []).map((_, at) => `Кв. ${at + 1}`),
  series: Object.entries(series).map(([name, values]) => ({ name, values })),
});
const lit = (one: ChartBlock, target: ChartHighlight['target'], index: number): ChartBlock => ({
  ...one,
  highlight: { target, index, callout: '+38 % к прошлому году' },
});
const drawn = (one: ChartBlock) => {
  const box = chartBox('chart', one, area, tokens);
  const xml = chartPart(box, tokens, 'ru-RU', 'rId1');
  return { box, find: (name: string) => elements(xml, name) };
};
const valuesOf = (list: ReturnType<typeof elements>) => list.map((one) => one.attribute('val'));

const samples = [
  block('column', { План: [40, 41.5, 43], Факт: [42, null, 47] }),
  block('column', { Отклонение: [11.5, -6, -0.25] }, ''),
  block('column', {
    Москва: Array.from({ length: 12 }, (_, at) => 1e6 + at * 12_345),
    Казань: Array.from({ length: 12 }, (_, at) => 2e6 - at * 54_321),
  }),
  block('bar', { План: [40, 41.5, 43], Факт: [42, null, 47] }),
  block('bar', { Отклонение: [11.5, -6, -0.25] }, ''),
  block('stackedColumn', { Москва: [40, 41.5, 43], Казань: [20, null, 7] }),
  block('stackedColumn', { Приход: [30, 25], Расход: [-20, -28] }),
  block('stackedBar', { Москва: [40, 41.5, 43], Казань: [20, null, 7] }),
  block('area', { 'На конец месяца': [26, null, 18] }),
  block('area', { Москва: [40, 41.5, 43], Казань: [20, null, 17] }),
  block('line', { 'На конец месяца': [26, 25, 18] }),
  block('line', { Москва: [40, 46], Казань: [38, 45.5], Тула: [12, 25] }),
  block('line', { План: [40, 60, 44], Факт: [38, 41, 90] }),
  block('combined', { Факт: [121, null, 119], План: [112, 155, 125] }),
  block('combined', { Москва: [40, 41], Казань: [20, 25], Доля: [9, -8] }),
  block('combined', { Москва: [40, 41], 'Доля, %': [9, 8] }),
  block('combined', { Москва: [40, 41], 'Доля, %': [9, -8] }),
  block('waterfall', { Выручка: [354, 41, 12, -14, -6, 387] }),
  block('waterfall', { Прибыль: [20, -35, null, 0, 40, null] }),
  block('doughnut', { Бюджет: [33, 22, 14, 9, 7, 0, null, -1] }),
  block('pie', { Бюджет: [33, 22, 14, 9, 7, 0, null, -1] }),
  lit(block('column', { Москва: [40, 41.5, 43], Казань: [20, null, 7] }), 'series', 0),
  lit(block('column', { Москва: [40, 41.5, 43], Казань: [20, null, 7] }), 'category', 1),
  lit(block('bar', { Заявки: [40, 41.5, 43] }), 'category', 0),
  lit(block('stackedBar', { Москва: [40, 41.5, 43], Казань: [20, null, 7] }), 'category', 2),
  lit(block('line', { 'На конец месяца': [26, 25, 18] }), 'category', 1),
  lit(block('combined', { Факт: [121, 128], План: [112, 155] }), 'category', 1),
  lit(block('area', { 'На конец месяца': [26, 25, 18] }), 'category', 2),
  lit(block('doughnut', { Бюджет: [33, 22, 14] }), 'category', 0),
];

test.skipIf(lacksValidator)(`[PRES-21] charts of every kind are valid${withoutValidator}`, async () => {
  const slides = samples.map((one, at) => ({
    ...emptySlide('chart', `s${at}`),
    slots: [{ name: 'chart' as const, block: one }],
  }));
  const source = { pictures: new Map(), withNotes: true, withoutSkipped: false };
  expect(
    await officeProblems(await deckToPptx({ ...source, deck: testDeck(slides), tokens }), 'deck.pptx'),
  ).toEqual([]);
});

test('[PRES-21] fills are those of the drawing, and solid', () => {
  for (const sample of samples) {
    const { box, find } = drawn(sample);
    const accents = tokens.chart.map((tone) => tone);
    const fills = [...find('c:ser').flatMap((one) => one.find('c:spPr')[0] ?? []), ...find('c:dPt')]
      .flatMap((one) => [...one.find('a:srgbClr'), ...one.find('a:schemeClr')])
      .map((one) => one.attribute('val') ?? '')
      .filter((value) => value !== 'bg1')
      .map((value) =>
        value === 'tx1'
          ? tokens.text
          : value === 'tx2'
            ? tokens.muted
            : (accents[Number(/^accent(\d)$/.exec(value)?.[1]) - 1] ?? `#${value.toLowerCase()}`),
      );
    for (const { color } of box.marks) expect(fills).toContain(color);
    expect(find('a:pattFill')).toEqual([]);
  }
});

test('[PRES-21] plot, axis, legend and gaps are those of the drawing', () => {
  for (const sample of samples.filter(({ type }) => !isRound(type))) {
    const { box, find } = drawn(sample);
    const { plot, hasAxis, legend, gapWidth, barGap, step, second } = box.frame;
    const inner = find('c:plotArea')[0]?.find('c:manualLayout')[0];
    const place = ['x', 'y', 'w', 'h'].map((name) => Number(inner?.find(`c:${name}`)[0]?.attribute('val')));
    expect(place[0]).toBeCloseTo((plot.x - area.x) / area.w);
    expect(place[3]).toBeCloseTo(plot.h / area.h);
    expect(valuesOf(find('c:valAx')[0]?.find('c:delete') ?? [])).toEqual([hasAxis ? '0' : '1']);
    expect(find('c:majorGridlines')).toHaveLength(hasAxis ? 1 : 0);
    expect(new Set(valuesOf(find('c:majorUnit')))).toEqual(new Set([`${step}`, `${second?.step ?? step}`]));
    // A fixed end would cut off larger values that a person types into the data.
    expect(find('c:max')).toEqual([]);
    expect(find('c:legend')).toHaveLength(legend ? 1 : 0);
    if (box.bars.length > 0) {
      expect(new Set(valuesOf(find('c:gapWidth')))).toEqual(new Set([`${gapWidth}`]));
      expect(valuesOf(find('c:overlap'))[0]).toBe(`${-barGap}`);
    }
  }
});

test('[PRES-21] the unit stands once, and values are written as they are drawn', () => {
  const { find } = drawn(block('column', { Факт: [1_500_000, 2_000_000] }, '₽'));
  expect(find('c:title').map(({ text }) => text)).toEqual(['Факт, млн\u00a0₽']);
  const formats = find('c:numFmt').map((one) => one.attribute('formatCode'));
  expect(formats).toContain('#,##0.0,,;"−"#,##0.0,,');
  expect(find('c:pt').map(({ text }) => text)).toContain('1500000');
});

test('[PRES-21] a line has its name and last value at its end, the others stand above or below their points', () => {
  const { find } = drawn(block('line', { План: [40, 60, 44], Факт: [38, 41, 90] }));
  const [plan, fact] = find('c:ser');
  const last = fact?.find('c:dLbl').find((one) => valuesOf(one.find('c:idx'))[0] === '2');
  expect(
    ['c:dLblPos', 'c:showSerName', 'c:showVal'].map((name) => valuesOf(last?.find(name) ?? [])[0]),
  ).toEqual(['r', '1', '1']);
  expect(valuesOf(plan?.find('c:dLblPos') ?? []).at(-1)).toBe('t');
  expect(valuesOf(fact?.find('c:dLblPos') ?? []).at(-1)).toBe('b');
});

test('[PRES-21] a sector has name, value and share beside it, all three computed again from the data', () => {
  const { find } = drawn(block('pie', { Бюджет: [90, 30, null] }));
  const labels = find('c:dLbl');
  expect(labels[0]?.find('a:fld').map((one) => [one.attribute('type'), one.text])).toEqual([
    ['CATEGORYNAME', 'Кв. 1'],
    ['VALUE', '90'],
    ['PERCENTAGE', '75\u00a0%'],
  ]);
  expect(valuesOf(labels[0]?.find('c:showPercent') ?? [])).toEqual(['1']);
  expect(valuesOf(labels[2]?.find('c:delete') ?? [])).toEqual(['1']);
  expect(find('c:legend')).toEqual([]);
});

test('[PRES-40] bars are horizontal, the first category on top and the numbers of the axis below', () => {
  const values = Array.from({ length: 12 }, (_, at) => at);
  const { find } = drawn(block('bar', { Москва: values, Казань: values }));
  expect(valuesOf(find('c:barDir'))).toEqual(['bar']);
  expect(valuesOf(find('c:catAx')[0]?.find('c:orientation') ?? [])).toEqual(['maxMin']);
  expect(valuesOf(find('c:valAx')[0]?.find('c:crosses') ?? [])).toEqual(['max']);
});

test('[PRES-40] the sums of stacked bars are an unseen series with a formula, which the legend leaves out', () => {
  const sample = block('stackedColumn', { Москва: [40, 41.5], Казань: [20, null] });
  const { box, find } = drawn(sample);
  const sums = find('c:ser').at(-1);
  expect(sums?.find('c:spPr')[0]?.find('a:solidFill')).toEqual([]);
  expect(sums?.find('c:v').map(({ text }) => text)).toEqual(expect.arrayContaining(['Итого', '60', '41.5']));
  expect(valuesOf(find('c:legendEntry')[0]?.find('c:idx') ?? [])).toEqual(['2']);
  const sheet = dataColumns(box).at(-1);
  expect([sheet?.name, sheet?.formula?.(2)]).toEqual(['Итого', 'SUM(B2:C2)']);
  // Office programs count the entries of horizontal bars from different ends.
  const horizontal = drawn({ ...sample, type: 'stackedBar' });
  expect(horizontal.find('c:legendEntry')).toEqual([]);
  expect(horizontal.find('c:ser').at(-1)?.find('c:tx')[0]?.text.trim()).toBe('');
});

test('[PRES-40] one area has a line with the values of the same column; several are stacked', () => {
  const one = drawn(block('area', { Долги: [26, 25, 18] }));
  expect(one.find('c:areaChart')[0]?.find('c:dLbls')).toEqual([]);
  expect(
    one
      .find('c:lineChart')[0]
      ?.find('c:f')
      .map(({ text }) => text),
  ).toEqual(
    one
      .find('c:areaChart')[0]
      ?.find('c:f')
      .map(({ text }) => text),
  );
  const { find } = drawn(block('area', { Москва: [40, 41.5, 43], Казань: [20, null, 17] }));
  expect(valuesOf(find('c:grouping'))).toEqual(['stacked']);
  // Office refuses a place of labels in areas.
  expect(find('c:dLblPos')).toEqual([]);
});

test('[PRES-40] the title of a doughnut is the sum of its values, a cell of the workbook', () => {
  const { box, find } = drawn(block('doughnut', { Бюджет: [1_500_000, 2_000_000, -1] }, '₽'));
  const title = find('c:title')[0];
  expect([title?.find('c:f')[0]?.text, title?.find('c:v')[0]?.text]).toEqual([
    'Sheet1!$B$6',
    '3,5\u00a0млн\u00a0₽',
  ]);
  expect(sumOf(box)).toEqual({
    row: 6,
    value: 3_500_000,
    formula: 'SUMIF(B2:B5,">0")',
    format: '#,##0.0,,"\u00a0млн\u00a0₽"',
  });
  // Office knows no place beside a ring: the labels are moved out of it.
  expect(find('c:dLblPos')).toEqual([]);
  expect(find('c:dLbl')[0]?.find('c:manualLayout')).not.toEqual([]);
});

test('[PRES-40] a line over columns shares their axes', () => {
  const { find } = drawn(block('combined', { Факт: [121, 128, 119], План: [112, 155, 125] }));
  const [columns, line] = [find('c:barChart')[0], find('c:lineChart')[0]];
  expect([columns, line].map((one) => one?.find('c:ser').length)).toEqual([1, 1]);
  expect(valuesOf(line?.find('c:axId') ?? [])).toEqual(valuesOf(columns?.find('c:axId') ?? []));
  expect(valuesOf(line?.find('c:idx') ?? [])[0]).toBe('1');
  expect(valuesOf(columns?.find('c:dLblPos') ?? [])).toContain('inBase');
});

test('[PRES-49] a line with a scale of its own has the axis on the right, which the columns do not have', () => {
  const { find } = drawn(block('combined', { Факт: [121, 128, 119], 'Доля, %': [9, 8, 12] }));
  const [columns, line] = [find('c:barChart')[0], find('c:lineChart')[0]];
  const [first, second] = find('c:valAx');
  const idsOf = (one: typeof columns) => valuesOf(one?.find('c:axId') ?? []);
  expect(idsOf(columns)).toContain(idsOf(first)[0]);
  expect(idsOf(line)).toContain(idsOf(second)[0]);
  expect(idsOf(columns)).not.toEqual(idsOf(line));
  expect(valuesOf(second?.find('c:crosses') ?? [])).toEqual(['max']);
  expect(
    line
      ?.find('c:dLbls')[0]
      ?.find('c:numFmt')
      .map((one) => one.attribute('formatCode'))
      .at(-1),
  ).toBe('#,##0"\u00a0%";"−"#,##0"\u00a0%"');
});

test('[PRES-43] a highlighted point is a point with a fill of its own in a quiet series, and its value is bold', () => {
  const { box, find } = drawn(lit(block('column', { Выручка: [40, 41, 47] }), 'category', 2));
  const point = find('c:dPt')[0];
  expect(find('c:dPt')).toHaveLength(1);
  expect(valuesOf(point?.find('c:idx') ?? [])).toEqual(['2']);
  expect(point?.find('a:schemeClr').map((one) => one.attribute('val'))).toEqual(['accent1']);
  expect(find('c:dLbl').map((one) => valuesOf(one.find('c:idx'))[0])).toEqual(['2']);
  expect(
    find('c:dLbl')[0]
      ?.find('a:defRPr')
      .map((one) => one.attribute('b')),
  ).toEqual(['1']);
  expect(box.marks[0]?.color).not.toBe(tokens.chart[0]);
});

test('[PRES-43] only the columns that draw a highlighted step of a waterfall have a point of its own', () => {
  const { find } = drawn(lit(block('waterfall', { Выручка: [354, 41, -14, 381] }), 'category', 2));
  const series = find('c:ser').filter((one) => one.find('c:dPt').length > 0);
  // A step across zero has a part in the second one.
  expect(series.map((one) => one.find('c:tx')[0]?.find('c:v')[0]?.text)).toEqual([
    'Снижение',
    'Снижение ниже нуля',
  ]);
});

test('[PRES-43] a highlighted sector has the callout in its label', () => {
  const { find } = drawn(lit(block('pie', { Бюджет: [75, 25] }), 'category', 1));
  expect(find('c:dLbl').map(({ text }) => text.includes('+38 %'))).toEqual([false, true]);
});
