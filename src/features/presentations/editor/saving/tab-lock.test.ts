import { beforeEach, expect, test, vi } from 'vitest';
import { busyPage } from '#tests/support/busy-page.ts';
import { TabLock } from './tab-lock.ts';

// Another file in the same thread may have left faked timers.
beforeEach(() => void vi.useRealTimers());

test('one tab holds a presentation until another one takes it; other messages change nothing', async () => {
  const saved = vi.fn(() => Promise.resolve());
  const first = new TabLock('1:a', saved);
  const second = new TabLock('1:a', saved);
  const stranger = new BroadcastChannel('neuro-deck:1:a');
  try {
    expect(await first.open()).toBe(true);
    for (const message of [null, 'take', { word: 'take' }, { type: 'other' }]) stranger.postMessage(message);
    expect(await second.open()).toBe(false);
    expect(saved).not.toHaveBeenCalled();
    await second.take();
    expect(saved).toHaveBeenCalledOnce();
    expect(await first.open()).toBe(false);
  } finally {
    for (const lock of [first, second, stranger]) lock.close();
  }
});

test('[PRES-17] a tab that is too busy to answer holds its presentation, and loses it only when another one takes it', async () => {
  const lost = vi.fn();
  const busy = navigator.locks.request('neuro-deck:1:b', () => new Promise(() => undefined)).catch(lost);
  const other = new TabLock('1:b', () => Promise.resolve());
  expect(await other.open()).toBe(false);
  expect(lost).not.toHaveBeenCalled();
  await other.take();
  await busy;
  expect(lost).toHaveBeenCalledOnce();
  other.close();
});

test('[PRES-17] an editor that is left before it has the lock does not keep it', async () => {
  const left = new TabLock('1:c', () => Promise.resolve());
  void left.open();
  left.close();
  const next = new TabLock('1:c', () => Promise.resolve());
  expect(await next.open()).toBe(true);
  next.close();
});

test('[PRES-17] a page that is busy while it asks gets a lock that nobody has', async () => {
  const end = busyPage();
  const lock = new TabLock('1:d', () => Promise.resolve());
  try {
    expect(await lock.open()).toBe(true);
  } finally {
    lock.close();
    end();
  }
});
