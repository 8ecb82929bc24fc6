import { expect, test, vi } from 'vitest';
import { isFirstDays } from './first-days.ts';

test('[CHAT-02] the keys of the field are told in the first three days of each person', () => {
  vi.useFakeTimers({ now: new Date('2026-11-02T09:00:00Z') });
  expect(isFirstDays(1)).toBe(true);
  vi.setSystemTime(new Date('2026-11-05T08:59:00Z'));
  expect(isFirstDays(1)).toBe(true);
  vi.setSystemTime(new Date('2026-11-05T09:01:00Z'));
  expect([isFirstDays(1), isFirstDays(2)]).toEqual([false, true]);
});
