import { expect, test } from 'vitest';
import type { Notification } from '#api/generated/model/notification.ts';
import { hidesAgents, isNew, isRelease, known, newestOf, readable } from './notifications.ts';

const notice = (own: Partial<Notification>): Notification => ({
  uuid: 'a',
  title: 'Работы',
  text: 'В субботу',
  date: '2026-11-20T06:00:00Z',
  levelImportance: 100,
  ...own,
});

test('[APP-08] a level of 300 is a release notice', () => {
  expect([100, 300, 666].map((levelImportance) => isRelease(notice({ levelImportance })))).toEqual([
    false,
    true,
    false,
  ]);
});

test('[APP-08] a level of 666 hides the agents and is shown only with a text', () => {
  const silent = notice({ levelImportance: 666, text: ' ' });
  const told = notice({ levelImportance: 666, text: 'Агенты отключены' });
  expect(hidesAgents([notice({})])).toBe(false);
  expect(hidesAgents([notice({}), silent])).toBe(true);
  expect(readable([silent, told, notice({})])).toEqual([told, notice({})]);
});

test('[PRE-15] notifications after the last look are new, by the server’s clock', () => {
  const old = notice({ date: '2026-11-20T05:00:00' });
  const unreadable = notice({ date: 'вчера' });
  expect(newestOf([old, notice({}), unreadable])).toBe(Date.parse('2026-11-20T06:00:00Z'));
  expect(newestOf([])).toBe(0);
  const seen = newestOf([old]);
  expect([old, notice({}), unreadable].map((one) => isNew(one, seen))).toEqual([false, true, false]);
});

test.each([
  ['without an id', notice({ uuid: '' })],
  ['without a title', notice({ title: '' })],
])('[PRE-13] a notice %s is dropped, the others are kept', (_name, item) => {
  expect(known([item, notice({ uuid: 'b' })])).toEqual([notice({ uuid: 'b' })]);
});

test('[PRE-13] the same notice twice is one notice', () =>
  expect(known([notice({}), notice({})])).toHaveLength(1));

test('[PRE-13] a notice with only a title is shown', () => {
  const read = [notice({ text: '', date: '', levelImportance: 0 })];
  expect(known(read)).toEqual(read);
  expect([readable(read), newestOf(read), read.filter((one) => isNew(one, 0))]).toEqual([read, 0, []]);
});

test('[APP-08][PRE-13] a notice with only the level 666 hides the agents', () => {
  const nameless = { uuid: '', title: '', date: '', levelImportance: 666 };
  const silent = known([{ ...nameless, text: '' }]);
  expect(hidesAgents(silent)).toBe(true);
  expect(readable(silent)).toEqual([]);
  expect(readable(known([{ ...nameless, text: 'Агенты отключены' }]))).toEqual([]);
});
