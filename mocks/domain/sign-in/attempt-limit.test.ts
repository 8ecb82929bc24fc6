import { describe, expect, test } from 'vitest';
import { AttemptLimit, networkOf, RateLimit } from './attempt-limit.ts';

const MINUTE = 60_000;

describe('[ERR-12] attempts', () => {
  /** Makes `count` attempts at one moment. */
  const attempts = (limit: AttemptLimit, key: string, count: number, now: number) => {
    for (let attempt = 0; attempt < count; attempt++) limit.note(key, now);
  };

  test('ten are free, then each pause is twice as long, up to 15 minutes', () => {
    const limit = new AttemptLimit();
    let now = 0;
    attempts(limit, 'a', 9, now);
    expect(limit.wait('a', now)).toBe(0);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      limit.note('a', now);
      pauses.push(limit.wait('a', now));
      now += limit.wait('a', now) * 1000 - 1;
      expect(limit.wait('a', now)).toBe(1);
      now += 1;
    }
    expect(pauses).toEqual([60, 120, 240, 480, 900, 900]);
  });

  test('are forgotten after a success, and after an hour without one', () => {
    const limit = new AttemptLimit();
    attempts(limit, 'a', 10, 0);
    limit.forget('a');
    attempts(limit, 'a', 9, 0);
    expect(limit.wait('a', 0)).toBe(0);
    limit.note('a', 60 * MINUTE);
    expect(limit.wait('a', 60 * MINUTE)).toBe(0);
  });

  test('a flood of other keys does not make it forget a key that waits', () => {
    const limit = new AttemptLimit(100);
    attempts(limit, 'owner', 10, 0);
    for (let key = 0; key < 1000; key++) limit.note(`flood ${key}`, 1);
    expect(limit.wait('owner', 1)).toBe(60);
    attempts(limit, 'later', 10, 2);
    expect(limit.wait('later', 2)).toBe(60);
  });
});

test('[ERR-12] calls are counted for a time that begins with the first', () => {
  const limit = new RateLimit(2, MINUTE);
  limit.note('a', 0);
  limit.note('a', 30_000);
  expect(limit.wait('a', 30_000)).toBe(30);
  expect(limit.wait('b', 30_000)).toBe(0);
  limit.forgive('a', 30_000);
  expect(limit.wait('a', 30_000)).toBe(0);
  limit.note('a', 30_000);
  expect(limit.wait('a', MINUTE)).toBe(0);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('[ERR-12] the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('[ERR-12] a clock that was set back by a day', () => {
  const DAY = 24 * 60 * MINUTE;

  test('makes no call wait longer than the time of its limit, and that once', () => {
    const limit = new RateLimit(1, 10 * MINUTE);
    limit.note('a', 2 * DAY);
    expect(limit.wait('a', DAY)).toBe(600);
    expect(limit.wait('a', DAY + 10 * MINUTE)).toBe(0);
  });

  test('makes no attempt wait longer than the longest pause, and that once', () => {
    const limit = new AttemptLimit();
    for (let attempt = 0; attempt < 20; attempt++) limit.note('a', 2 * DAY);
    expect(limit.wait('a', DAY)).toBe(900);
    expect(limit.wait('a', DAY + 15 * MINUTE)).toBe(0);
  });
});
