import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepSeen } from '#platform/sync-settings.ts';
import { useSeenNotifications } from './useSeenNotifications.ts';

const key = 'notificationsSeen:1';

beforeEach(() => localStorage.clear());
const open = (userId = 1) =>
  renderHook((props) => useSeenNotifications(props.userId), { initialProps: { userId } });
/** Stores a time as another tab does. */
const storeFromOtherTab = (moment: string, userId = 1): void => {
  localStorage.setItem(`notificationsSeen:${userId}`, moment);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: `notificationsSeen:${userId}` })));
};

test('[APP-08] the time is stored for each user separately', () => {
  const { result } = open();
  expect(result.current).toBe(0);
  act(() => keepSeen(1, 500));
  expect(result.current).toBe(500);
  expect(open().result.current).toBe(500);
  expect(open(2).result.current).toBe(0);
});

test('[APP-08] an earlier time does not replace a later one', () => {
  const { result } = open();
  act(() => keepSeen(1, 500));
  act(() => keepSeen(1, 400));
  expect(result.current).toBe(500);
  expect(localStorage.getItem(key)).toBe('500');
});

test('[APP-08] a change in another tab is applied, unless it is of another user', () => {
  const { result, unmount } = open();
  storeFromOtherTab('700');
  expect(result.current).toBe(700);
  storeFromOtherTab('900', 2);
  expect(result.current).toBe(700);
  unmount();
  storeFromOtherTab('800');
  expect(result.current).toBe(700);
});

test.each(['', 'вчера', '-5', 'Infinity', '0'])('[PRE-07] stored %j is not a valid time', (stored) => {
  localStorage.setItem(key, stored);
  expect(open().result.current).toBe(0);
});
