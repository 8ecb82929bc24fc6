import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from '#platform/copy.ts';
import { toast } from '#ui/index.ts';
import { copyRich } from '../results/copy.ts';
import { toRichAnswer } from './rich-answer.ts';

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
    { tone: 'negative', title: 'Не удалось скопировать', text: 'Браузер не дал доступ к буферу обмена' },
  ]);
});

/** The clipboard of a browser that takes rich text; returns what was written, by type. */
function stubRichClipboard(): Map<string, string> {
  const written = new Map<string, string>();
  class Item {
    readonly parts: Readonly<Record<string, Promise<Blob>>>;
    constructor(parts: Readonly<Record<string, Promise<Blob>>>) {
      this.parts = parts;
    }
  }
  const write = async ([item]: readonly Item[]): Promise<void> => {
    for (const [type, part] of Object.entries(item?.parts ?? {}))
      written.set(type, await (await part).text());
  };
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  return written;
}

const answer = {
  content: '**Итог** [1]: $x^2$',
  results: [{ resultId: 's', result: { kind: 'sources', items: [{ number: 1, title: 'Закон' }] } }],
} as unknown as Parameters<typeof toRichAnswer>[0];

test('[CHAT-10][CHAT-20] an answer is copied with its form and its sources', async () => {
  const written = stubRichClipboard();
  await copyRich(toRichAnswer(answer));
  expect(Object.fromEntries(written)).toEqual({
    'text/plain': 'Итог [1]: x²\n\nИсточники:\n\n[1] Закон',
    'text/html': '<p><strong>Итог</strong> [1]: x²</p><p>Источники:</p><p>[1] Закон</p>',
  });
});

test('[CHAT-10] a browser that refuses HTML gets the text; without the text, the fallback', async () => {
  const writeText = vi.fn(async () => undefined);
  stubClipboard(writeText);
  await copyRich({ text: 'Итог', html: '<p>Итог</p>' });
  await copyRich(Promise.reject(new Error('no code')), '# Итог');
  expect(writeText.mock.calls).toEqual([['Итог'], ['# Итог']]);
});
