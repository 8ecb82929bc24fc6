import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteVisit } from './last-visit.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 20, 12);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('[APP-10][PRE-06] one reload after more than an hour, none after exactly an hour', () => {
  localStorage.setItem('lastVisit', String(now - hour));
  expect(noteVisit(now)).toBe(false);
  localStorage.setItem('lastVisit', String(now - hour - 1));
  expect(noteVisit(now)).toBe(true);
  expect(noteVisit(now)).toBe(false);
  expect(localStorage.getItem('lastVisit')).toBe(String(now));
});

test.each([null, '', 'вчера', '-1', '1e3', ' 12', '0x10', '1'.repeat(16), String(now + 10 * hour)])(
  '[PRE-06] a stored time of %j causes no reload and is replaced',
  (stored) => {
    if (stored !== null) localStorage.setItem('lastVisit', stored);
    expect(noteVisit(now)).toBe(false);
    expect(localStorage.getItem('lastVisit')).toBe(String(now));
  },
);

test('[PRE-06] a time that cannot be overwritten causes no loop', () => {
  localStorage.setItem('lastVisit', String(now - 2 * hour));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(noteVisit(now)).toBe(false);
});
