import { afterEach, expect, test, vi } from 'vitest';
import { DECK_LIMITS } from '../model/deck.ts';
import { testDeck } from '../model/testing/decks.ts';
import { exportDeck } from './export-deck.ts';
import { loadPictures } from './load-pictures.ts';
import { FakeWorker } from './testing/fake-worker.ts';

vi.mock('./load-pictures.ts', () => ({ loadPictures: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

const refusal = 'Файл больше 100\u00a0МБ: уменьшите картинки';

/** Starts an export with one picture of this many bytes. */
function start(bytes: number) {
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all = [];
  const picture = { bytes: new Uint8Array(bytes), type: 'image/png' as const, width: 1, height: 1 };
  vi.mocked(loadPictures).mockResolvedValue({ pictures: new Map([['one', picture]]), missing: [] });
  const choice = { format: 'pptx' as const, withNotes: true, withoutSkipped: false, perSheet: 1 as const };
  return exportDeck(testDeck(), choice, { signal: new AbortController().signal });
}

/** A file of this size without its bytes. */
const fileOf = (size: number): Blob => Object.defineProperty(new Blob(), 'size', { value: size });

test('[PRES-21] pictures or a file of more than 100 MB are refused, 100 MB are not', async () => {
  await expect(start(DECK_LIMITS.deckBytes + 1)).rejects.toThrow(refusal);
  expect(FakeWorker.all).toEqual([]);

  for (const [size, isRefused] of [
    [100 * 2 ** 20 + 1, true],
    [100 * 2 ** 20, false],
  ] as const) {
    const exported = start(1);
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
    FakeWorker.all[0]?.say({ kind: 'done', blob: fileOf(size) });
    if (isRefused) await expect(exported).rejects.toThrow(refusal);
    else expect((await exported).blob.size).toBe(size);
  }
});
