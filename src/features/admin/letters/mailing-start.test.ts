import { expect, test } from 'vitest';
import { startFault, startsAtOf, startText } from './mailing-start.ts';

/** A moment of local time, as the field gives it. */
const local = (date: Date) => {
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 19);
};
const now = new Date('2026-11-24T09:00:00Z');
const inMinutes = (minutes: number) => local(new Date(now.getTime() + minutes * 60_000));

test.each([
  [null, undefined],
  ['', /^Укажите дату/],
  [inMinutes(4), /^Не\u00a0раньше/],
  [inMinutes(5), undefined],
  [inMinutes(30 * 24 * 60), undefined],
  [inMinutes(30 * 24 * 60 + 1), /^Не\u00a0позже/],
])('[ADM-29] a mailing at %j: %s', (start, fault) => {
  const found = startFault(start, now);
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});

test('[ADM-29] the start is sent as a moment, and told in local time', () => {
  expect(startsAtOf(null)).toBeNull();
  expect(startsAtOf(inMinutes(60))).toBe('2026-11-24T10:00:00.000Z');
  expect(startText(null)).toBe('Рассылка начнётся через 5\u00a0минут');
  expect(startText('2026-11-28T09:00:00')).toBe('Рассылка начнётся 28.11.2026, 09:00:00');
});
