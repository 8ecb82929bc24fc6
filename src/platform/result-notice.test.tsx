import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellResult } from './result-notice.ts';

const shown = vi.fn();

class FakeNotification {
  static readonly permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(...args: unknown[]) {
    shown(...args);
  }
  close(): void {}
}

beforeEach(() => {
  localStorage.clear();
  shown.mockClear();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[PROF-05] a result that nobody sees is told by the browser when that is chosen, without its text', () => {
  tellResult();
  expect(shown).not.toHaveBeenCalled();
  localStorage.setItem('resultNotice', 'on');
  tellResult();
  expect(shown.mock.calls).toEqual([['Нейропортал', { body: 'Готов новый результат', tag: 'result' }]]);
});

test('[PROF-05] nothing is told while the page is seen', () => {
  localStorage.setItem('resultNotice', 'on');
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  tellResult();
  expect(shown).not.toHaveBeenCalled();
});

test('[PROF-05] the sound has two tones, and its context is closed', async () => {
  localStorage.setItem('resultSound', 'on');
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const close = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      close = close;
      createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
      createOscillator = () => ({
        frequency: { value: 0 },
        connect: () => undefined,
        start: (at: number) => void started.push(at),
        stop: () => undefined,
        set onended(end: () => void) {
          ends.push(end);
        },
      });
    },
  );
  tellResult();
  expect(started).toEqual([0, 0.12]);
  for (const end of ends) end();
  expect(close).toHaveBeenCalledOnce();
});
