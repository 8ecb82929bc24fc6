import { expect, test } from 'vitest';
import { wordsOfUse } from './words-of-use.ts';

test.each([
  [{ requests: 140, people: 12, lastDay: '2026-11-20' }, '12 человек · 140 запросов за месяц'],
  [{ requests: 1021, people: 22, lastDay: '2026-11-20' }, '22 человека · 1 021 запрос за месяц'],
  [{ requests: 3, people: null, lastDay: null }, '3 запроса за месяц'],
  [{ requests: 0, people: null, lastDay: '2026-09-03' }, 'Последний запрос 03.09.2026'],
  [{ requests: 0, people: null, lastDay: null }, null],
  [undefined, null],
])('[LAB-01] the use %j is told as «%s»', (use, words) => {
  expect(wordsOfUse(use)?.replaceAll(/\s/gu, ' ') ?? null).toBe(words);
});
