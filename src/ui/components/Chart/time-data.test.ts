import { expect, test } from 'vitest';
import { bucketNames, ranked, sentenceOf, seriesOf } from './time-data.ts';

test('[ADM-32] points become series with gaps where one has none, «Остальные» last', () => {
  const { starts, keys, series } = seriesOf(
    [
      { start: '2026-11-02', key: 'other', value: 1 },
      { start: '2026-11-01', key: 'gpt', value: 5 },
      { start: '2026-11-02', key: 'gpt', value: null },
    ],
    { gpt: 'ChatGPT' },
  );
  expect(starts).toEqual(['2026-11-01', '2026-11-02']);
  expect(keys).toEqual(['gpt', 'other']);
  expect(series).toEqual([
    { name: 'ChatGPT', values: [5, null], isRest: false },
    { name: 'Остальные', values: [null, 1], isRest: true },
  ]);
});

test('[ADM-05] of more than five series the largest come first; in a stack the others are «Остальные»', () => {
  const points = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'other'].flatMap((key, place) => [
    { start: '2026-11-01', key, value: place },
    { start: '2026-11-02', key, value: null },
  ]);
  const stack = seriesOf(ranked(points, true));
  expect(stack.keys).toEqual(['g', 'f', 'e', 'd', 'c', 'other']);
  // 0 and 1 of the smallest two, 7 of the gateway's rest; a day without values stays a gap.
  expect(stack.series.at(-1)).toEqual({ name: 'Остальные', values: [8, null], isRest: true });
  expect(seriesOf(ranked(points, false)).keys).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a', 'other']);
  const few = points.filter(({ key }) => 'abcde'.includes(key));
  expect(ranked(few, true)).toEqual(few);
});

test('[ADM-32] buckets are named in Russian, with the year where there are two', () => {
  expect(bucketNames(['2026-11-12'])).toEqual([{ short: '12.11', long: '12 ноября' }]);
  expect(bucketNames(['2025-12-31', '2026-01-01']).map(({ long }) => long)).toEqual([
    '31 декабря 2025',
    '1 января 2026',
  ]);
  expect(bucketNames(['2026-11-09'], 'week')[0]?.long).toBe('неделя с 9 ноября');
  expect(bucketNames(['2026-05-01'], 'month')).toEqual([{ short: 'май 26', long: 'май 2026' }]);
  expect(bucketNames(['09'])).toEqual([{ short: '09', long: '09:00' }]);
  expect(bucketNames(['Отдел продаж'])[0]?.long).toBe('Отдел продаж');
});

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
const names = ['11 ноября', '12 ноября'];

test('[ADM-32] the sentence names the largest value and compares with the period before', () => {
  const series = [{ name: 'Запросы', values: [5000, 5214] }];
  expect(plain(sentenceOf({ names, series, previous: 9087 }))).toBe(
    'Больше всего 5 214 — 12 ноября; на 12,4 % больше прошлого периода.',
  );
  expect(plain(sentenceOf({ names, series, previous: 20428 }))).toContain('на 50 % меньше прошлого периода');
  expect(sentenceOf({ names, series, previous: 10214 })).toContain('столько же');
  expect(sentenceOf({ names, series, previous: 0 })).toContain('не с чем сравнить');
  expect(sentenceOf({ names, series: [{ name: 'Запросы', values: [null, null] }] })).toBe('Значений нет.');
});

test('[ADM-32] of parts the sum counts, of lines the single value with its name', () => {
  const series = [
    { name: 'ChatGPT', values: [7, 6] },
    { name: 'GigaChat', values: [1, 4] },
  ];
  expect(sentenceOf({ names, series, isSum: true })).toBe('Больше всего 10 — 12 ноября.');
  expect(sentenceOf({ names, series })).toBe('Больше всего 7 — 11 ноября, ChatGPT.');
});

test('[ADM-32] a period without anything has no largest value', () => {
  const series = [{ name: 'Ноябрь', values: [0, null] }];
  expect(sentenceOf({ names: ['11 ноября', '12 ноября'], series })).toBe('За\u00a0период ничего нет.');
});
