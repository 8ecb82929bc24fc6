import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#ui/index.ts';
import { copyText } from './copy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stubClipboard = (writeText: (text: string) => Promise<void>): void =>
  void vi.stubGlobal('navigator', { clipboard: { writeText } });

test('[CHAT-10] a notice says for a second that the text was copied', async () => {
  const writeText = vi.fn(async () => undefined);
  stubClipboard(writeText);
  await copyText('# Итог');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('# Итог');
  expect(toast.getSnapshot()).toMatchObject([{ tone: 'positive', title: 'Скопировано' }]);
  vi.advanceTimersByTime(1000);
  expect(toast.getSnapshot()).toEqual([]);
});

test('[CHAT-10] a notice says that copying failed', async () => {
  stubClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await copyText('# Итог');
  expect(toast.getSnapshot()).toMatchObject([
    {
      tone: 'negative',
      title: 'Не удалось скопировать',
      text: 'Браузер не дал доступ к буферу обмена',
    },
  ]);
});
