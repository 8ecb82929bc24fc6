import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(seconds: number) {
  const ticks: number[] = [];
  const onZero = vi.fn();
  const stop = countDown(Date.now() + seconds * 1000, { onTick: (left) => ticks.push(left), onZero });
  return { ticks, onZero, stop };
}

test('[APP-13] it ticks every second and ends once at zero', () => {
  const { ticks, onZero } = start(3);
  vi.advanceTimersByTime(2999);
  expect(ticks).toEqual([3, 2, 1]);
  expect(onZero).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ticks).toEqual([3, 2, 1, 0]);
  vi.advanceTimersByTime(60_000);
  expect(onZero).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('[PRE-06] after the machine slept, the count skips the time that has passed', () => {
  const { ticks, onZero } = start(60);
  vi.setSystemTime(Date.now() + 40_000);
  vi.advanceTimersByTime(1000);
  expect(ticks.at(-1)).toBe(19);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(ticks.at(-1)).toBe(0);
  expect(onZero).toHaveBeenCalledOnce();
});

test('[APP-13] a stopped countdown does not call back; one without time ends at once', () => {
  const stopped = start(2);
  stopped.stop();
  vi.advanceTimersByTime(5000);
  expect(stopped.ticks).toEqual([2]);
  expect(stopped.onZero).not.toHaveBeenCalled();
  expect(start(0).onZero).toHaveBeenCalledOnce();
});
