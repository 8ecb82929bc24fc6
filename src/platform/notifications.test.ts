import { expect, test } from 'vitest';
import type { Notification } from '#api/generated/model/notification.ts';
import { hidesAgents, isNew, isRelease, newestOf, readable, readNotifications } from './notifications.ts';

const notice = (own: Partial<Notification>): Notification => ({
  ...{ uuid: 'a', title: 'Работы', text: 'В субботу', date: '2026-11-20T06:00:00Z', levelImportance: 100 },
  ...own,
});

test('[APP-08] a level of 300 is a release notice', () => {
  expect([100, 300, 666].map((levelImportance) => isRelease(notice({ levelImportance })))).toEqual([
    false,
    true,
    false,
  ]);
});

test('[APP-08] a level of 666 hides the agents, and is shown only when it says something', () => {
  const silent = notice({ levelImportance: 666, text: ' ' });
  const told = notice({ levelImportance: 666, text: 'Агенты отключены' });
  expect(hidesAgents([notice({})])).toBe(false);
  expect(hidesAgents([notice({}), silent])).toBe(true);
  expect(readable([silent, told, notice({})])).toEqual([told, notice({})]);
});

test('[PRE-15] new is what came after the last look, by the server’s clock', () => {
  const old = notice({ date: '2026-11-20T05:00:00' });
  const unreadable = notice({ date: 'вчера' });
  expect(newestOf([old, notice({}), unreadable])).toBe(Date.parse('2026-11-20T06:00:00Z'));
  expect(newestOf([])).toBe(0);
  const seen = newestOf([old]);
  expect([old, notice({}), unreadable].map((one) => isNew(one, seen))).toEqual([false, true, false]);
});

test('[PRE-13] a whole notice comes through as it is, without what the contract does not know', () => {
  expect(readNotifications([{ ...notice({}), extra: 1 }])).toEqual([notice({})]);
});

test.each([
  ['null', null],
  ['a text', 'Работы'],
  ['without an id', { ...notice({}), uuid: undefined }],
  ['without a title', { ...notice({}), title: null }],
  ['of an empty title', notice({ title: ' ' })],
])('[PRE-13] an item that is %s is dropped, the others stay', (_name, item) => {
  expect(readNotifications([item, notice({ uuid: 'b' })])).toEqual([notice({ uuid: 'b' })]);
});

test('[PRE-13] the same notice twice is one notice', () =>
  expect(readNotifications([notice({}), notice({})])).toHaveLength(1));

test.each([null, undefined, {}, '<html>', 7])('[PRE-13] %j instead of a list is no notices', (answer) =>
  expect(readNotifications(answer)).toEqual([]),
);

test('[PRE-13] fields that are missing or of a wrong type are empty, and nothing fails over them', () => {
  const read = readNotifications([
    { uuid: 'a', title: 'Работы', text: null, date: null, levelImportance: {} },
    { uuid: 'b', title: 'Обновление', text: 7, date: 1e12, levelImportance: '300' },
  ]);
  expect(read).toEqual([
    { uuid: 'a', title: 'Работы', text: '', date: '', levelImportance: 0 },
    { uuid: 'b', title: 'Обновление', text: '', date: '', levelImportance: 300 },
  ]);
  expect([readable(read), newestOf(read), read.filter((one) => isNew(one, 0))]).toEqual([read, 0, []]);
});

test('[APP-08][PRE-13] what hides the agents does so with nothing but its level', () => {
  const read = readNotifications([{ levelImportance: 666, text: null }]);
  expect(hidesAgents(read)).toBe(true);
  expect(readable(read)).toEqual([]);
  expect(readable(readNotifications([{ levelImportance: 666, text: 'Агенты отключены' }]))).toEqual([]);
});
