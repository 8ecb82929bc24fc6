import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForFirstData } from './first-data.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Whether the wait is over. */
function watch(answers: readonly Promise<unknown>[]): () => boolean {
  let isOver = false;
  void waitForFirstData(answers).then(() => {
    isOver = true;
  });
  return () => isOver;
}
const never = new Promise(() => undefined);

test('[HOME-01] the wait ends when all queries have ended, successfully or not', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const isOver = watch([promise, Promise.reject(new Error('refused'))]);
  await vi.advanceTimersByTimeAsync(10);
  expect(isOver()).toBe(false);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
  expect(cleared).toHaveBeenCalledWith(timers.mock.results[0]?.value);
});

test('[HOME-01] the wait ends after 200 ms', async () => {
  const isOver = watch([never]);
  await vi.advanceTimersByTimeAsync(199);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});
