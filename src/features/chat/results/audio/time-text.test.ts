import { expect, it } from 'vitest';
import { clockText, spokenLength, spokenPosition } from './time-text.ts';

it('[CHAT-22] a position is spoken in words', () => {
  expect(spokenPosition(65, 180)).toBe('1 минута 5 секунд из 3 минут');
  expect(spokenPosition(0.9, 61)).toBe('0 секунд из 1 минуты 1 секунды');
  expect(spokenPosition(3600, 7322)).toBe('1 час из 2 часов 2 минут 2 секунд');
  expect(spokenPosition(121, 75_600)).toBe('2 минуты 1 секунда из 21 часа');
  expect(spokenLength(12.4)).toBe('12 секунд');
});

it('[CHAT-22] a time is shown as on a player', () => {
  expect([0, 5.9, 65, 760, 3723, Number.NaN, -1].map(clockText)).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '12:40',
    '1:02:03',
    '0:00',
    '0:00',
  ]);
});
