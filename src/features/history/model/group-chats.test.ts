import { describe, expect, test } from 'vitest';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { groupChats } from './group-chats.ts';

const chat = (date: string): HistoryChat => ({
  uuid: date,
  content: date,
  date,
  serviceType: 'chatGpt',
  value: 'chatGpt',
});
/** A local time as the server writes it. */
const at = (...parts: [number, number, number, number?, number?]): string => new Date(...parts).toISOString();
const shape = (dates: string[], now: Date) =>
  groupChats(dates.map(chat), now).map(({ title, chats }) => [title, chats.length]);

describe('[CHAT-08] groups of chats', () => {
  test('today first, then months with their year, newest first', () => {
    const dates = [at(2026, 10, 20, 9), at(2026, 10, 3), at(2026, 9, 29), at(2026, 9, 1), at(2026, 7, 15)];
    expect(shape(dates, new Date(2026, 10, 20, 12))).toEqual([
      ['Сегодня', 1],
      ['Ноябрь 2026', 1],
      ['Октябрь 2026', 2],
      ['Август 2026', 1],
    ]);
  });

  test('an unsorted list is sorted', () => {
    const dates = [at(2026, 8, 1), at(2026, 10, 20, 9), at(2026, 9, 1), at(2026, 8, 2)];
    const groups = groupChats(dates.map(chat), new Date(2026, 10, 20, 12));
    expect(groups.map(({ title }) => title)).toEqual(['Сегодня', 'Октябрь 2026', 'Сентябрь 2026']);
    expect(groups[2]?.chats.map(({ date }) => date)).toEqual([at(2026, 8, 2), at(2026, 8, 1)]);
  });

  test('today begins at local midnight', () => {
    const dates = [at(2026, 4, 31, 0, 0), at(2026, 4, 30, 23, 59)];
    expect(shape(dates, new Date(2026, 4, 31, 0, 1))).toEqual([
      ['Сегодня', 1],
      ['Май 2026', 1],
    ]);
  });

  test('a date in the future counts as today', () => {
    expect(shape([at(2026, 4, 31, 0, 5)], new Date(2026, 4, 30, 23, 58))).toEqual([['Сегодня', 1]]);
  });

  test('no chats, no groups', () => expect(groupChats([], new Date())).toEqual([]));
});

test('[CHAT-26] chats with a new or running answer come first, before pinned ones', () => {
  const old = chat(at(2026, 4, 1));
  const pinned = { ...chat(at(2026, 4, 2)), pinned: true };
  const today = chat(at(2026, 4, 31, 9));
  const groups = groupChats([pinned, today, old], new Date(2026, 4, 31, 12), (uuid) => uuid === old.uuid);
  expect(groups.map(({ title, chats }) => [title, chats.length])).toEqual([
    ['Новые и в работе', 1],
    ['Закреплённые', 1],
    ['Сегодня', 1],
  ]);
});

test('[PRE-14] the same month of two years makes two groups', () => {
  const dates = [at(2026, 0, 1, 9), at(2025, 11, 31, 23, 59), at(2025, 11, 1), at(2025, 0, 15)];
  expect(shape(dates, new Date(2026, 0, 1, 12))).toEqual([
    ['Сегодня', 1],
    ['Декабрь 2025', 2],
    ['Январь 2025', 1],
  ]);
  expect(shape([at(2026, 0, 10), at(2025, 0, 10)], new Date(2026, 0, 20))).toEqual([
    ['Январь 2026', 1],
    ['Январь 2025', 1],
  ]);
});

test('[PRE-13] chats without a readable date come last', () => {
  expect(shape(['', 'вчера', at(2026, 4, 1)], new Date(2026, 4, 2))).toEqual([
    ['Май 2026', 1],
    ['Без даты', 2],
  ]);
});
