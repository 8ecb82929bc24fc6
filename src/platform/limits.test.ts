import { expect, test } from 'vitest';
import { limitState } from './limit-state.ts';
import { leftText, limitText } from './limits.ts';

/** Local times, so that the texts are the same in every time zone. */
const now = new Date(2026, 10, 20, 12, 0);
const midnight = new Date(2026, 10, 21).toISOString();
const at = (
  used: number,
  limit: number | null,
  resets = midnight,
  unit: 'request' | 'picture' = 'request',
) => ({ used, limit, unit, resets });
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  [at(37, 50), 'open', 'Использовано 37 из 50 запросов, обновится завтра в 00:00'],
  [at(0, 50), 'open', 'Использовано 0 из 50 запросов, обновится завтра в 00:00'],
  [at(39, 50), 'open', 'Использовано 39 из 50 запросов, обновится завтра в 00:00'],
  [at(40, 50), 'near', 'Использовано 40 из 50 запросов, обновится завтра в 00:00'],
  [at(0, 21), 'open', 'Использовано 0 из 21 запроса, обновится завтра в 00:00'],
  [at(10, 10), 'exhausted', 'Лимит исчерпан: 10 из 10 запросов, обновится завтра в 00:00'],
  [at(12, 10), 'exhausted', 'Лимит исчерпан: 12 из 10 запросов, обновится завтра в 00:00'],
  [at(0, 0), 'closed', 'Сервис вам пока не открыт'],
  [at(4, null), 'unlimited', 'Без ограничений, использовано: 4 запроса'],
  [at(1, 10, midnight, 'picture'), 'open', 'Использовано 1 из 10 картинок, обновится завтра в 00:00'],
] as const)('[PROF-04] zero, exhausted and unlimited are told apart: %j', (limit, state, text) => {
  expect(limitState(limit)).toBe(state);
  expect(plain(limitText(limit, now))).toBe(text);
});

test.each([
  [new Date(2026, 10, 20, 21, 0), 'обновится сегодня в 21:00', 'Осталось 3 запроса до 21:00'],
  [new Date(2026, 10, 21), 'обновится завтра в 00:00', 'Осталось 3 запроса до завтра'],
  [new Date(2026, 10, 21, 7), 'обновится завтра в 07:00', 'Осталось 3 запроса до завтра, 07:00'],
  [new Date(2026, 11, 1), 'обновится 1 декабря в 00:00', 'Осталось 3 запроса до 1 декабря'],
])('[PROF-04] a limit names its reset: %s', (date, reset, left) => {
  const limit = { ...at(7, 10, date.toISOString()), limit: 10 };
  expect(plain(limitText(limit, now))).toContain(reset);
  expect(plain(leftText(limit, now))).toBe(left);
});

test('[PROF-04] the verb agrees with what is left', () => {
  const left = (used: number, unit?: 'picture') =>
    plain(leftText({ ...at(used, 22, midnight, unit), limit: 22 }, now));
  expect([left(21), left(1), left(20), left(17)]).toEqual([
    'Остался 1 запрос до завтра',
    'Остался 21 запрос до завтра',
    'Осталось 2 запроса до завтра',
    'Осталось 5 запросов до завтра',
  ]);
  expect(left(21, 'picture')).toBe('Осталась 1 картинка до завтра');
  expect(plain(limitText(at(1, 5, 'когда-нибудь'), now))).toBe('Использовано 1 из 5 запросов');
});
