import { beforeEach, expect, test, vi } from 'vitest';
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
    for (const message of [null, 'take', { word: 'take' }, { word: 'other', tab: 'x' }])
      stranger.postMessage(message);
    expect(await second.open()).toBe(false);
    expect(saved).not.toHaveBeenCalled();
    await second.take();
    expect(saved).toHaveBeenCalledOnce();
    expect(await first.open()).toBe(false);
  } finally {
    for (const lock of [first, second, stranger]) lock.close();
  }
});
