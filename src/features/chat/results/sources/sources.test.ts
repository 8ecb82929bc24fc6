import { expect, test } from 'vitest';
import { placeOf, type Source, sourcesOf } from './sources.ts';

const idFile = '0c5e2d3a-6f1b-4e0a-9d58-0000000000f1';
const items: Source[] = [
  { number: 3, title: 'Календарь ещё раз', url: 'https://calendar.example/2026' },
  { number: 1, title: 'Положение', idFile, page: 3 },
  { number: 2, title: 'Календарь', url: 'https://calendar.example/2026' },
  { number: 4, title: 'Положение, другая страница', idFile, page: 4 },
];
const results = [{ resultId: 's', result: { kind: 'sources' as const, items } }];

test('[CHAT-20] equal sources share a number; another page of a file is another source', () => {
  const { sources, byNumber } = sourcesOf(results);
  expect(sources.map(({ number }) => number)).toEqual([1, 2, 4]);
  expect(byNumber.get(3)?.number).toBe(2);
  expect(byNumber.get(7)).toBeUndefined();
});

test('[CHAT-20] a source says where it is', () => {
  expect(items.map(placeOf)).toEqual([
    'calendar.example',
    'файл, стр.\u00a03',
    'calendar.example',
    'файл, стр.\u00a04',
  ]);
});
