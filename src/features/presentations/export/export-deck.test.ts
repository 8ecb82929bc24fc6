import { afterEach, expect, test, vi } from 'vitest';
import { DECK_LIMITS } from '../model/deck.ts';
import { testBrand } from '../model/testing/brand.ts';
import { testDeck, testSlide } from '../model/testing/decks.ts';
import { type ExportChoice, exportDeck } from './export-deck.ts';
import { loadPictures, loadTemplate } from './load-pictures.ts';
import { FakeWorker } from './testing/fake-worker.ts';

vi.mock('./load-pictures.ts', () => ({ loadPictures: vi.fn(), loadTemplate: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

const refusal = 'Файл больше 100\u00a0МБ: уменьшите картинки';

/** Starts an export with one picture of this many bytes. */
function start(bytes: number, deck = testDeck(), change: Partial<ExportChoice> = {}) {
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all = [];
  const picture = { bytes: new Uint8Array(bytes), type: 'image/png' as const, width: 1, height: 1 };
  vi.mocked(loadPictures).mockResolvedValue({ pictures: new Map([['one', picture]]), missing: [] });
  const choice = { format: 'pptx', withNotes: true, withoutSkipped: false, perSheet: 1, ...change } as const;
  return exportDeck(deck, choice, { signal: new AbortController().signal });
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

test('[PRES-51][PRES-65] the worker gets the settings, and the sections without the slides that are left out', async () => {
  const settings = { footer: 'Отдел продаж', hasNumbers: false, transition: 'push' } as const;
  const slides = ['a', 'b'].map((id) => ({ ...testSlide(id, 'bullets', {}), isSkipped: id === 'a' }));
  const section = { id: 'one', title: 'Начало', slideId: 'a' };
  const exported = start(1, testDeck(slides, { settings, sections: [section] }), { withoutSkipped: true });
  await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
  FakeWorker.all[0]?.say({ kind: 'done', blob: new Blob() });
  await exported;
  const sections = [{ ...section, slideId: 'b' }];
  expect(FakeWorker.all[0]?.task?.deck).toMatchObject({ settings, sections });
});

test('[PRES-57] the template of the brand goes to the worker for PowerPoint, and why it does not fit comes back', async () => {
  const page = {
    ground: '#ffffff',
    title: { x: 64, y: 48, w: 1152, h: 88 },
    body: { x: 64, y: 160, w: 1152, h: 480 },
  };
  const brand = testBrand({
    logo: null,
    template: { idFile: 'file', name: 'Шаблон.potx', slides: page, covers: page },
  });
  vi.mocked(loadTemplate).mockResolvedValue(Uint8Array.of(1));
  const templateFor = async (deck: ReturnType<typeof testDeck>, format?: 'pdf') => {
    const exported = start(1, deck, format && { format });
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
    FakeWorker.all[0]?.say({ kind: 'done', blob: new Blob(), misfit: 'Шаблон не\u00a0подошёл' });
    expect((await exported).misfit).toBe('Шаблон не\u00a0подошёл');
    return FakeWorker.all[0]?.task?.template;
  };
  expect(await templateFor(testDeck([], { theme: 'brand', brand }))).toEqual(Uint8Array.of(1));
  expect(loadTemplate).toHaveBeenLastCalledWith('file', expect.anything());
  expect(await templateFor(testDeck([], { theme: 'brand', brand }), 'pdf')).toBeNull();
  expect(await templateFor(testDeck([], { theme: 'light', brand }))).toBeNull();
  vi.mocked(loadTemplate).mockResolvedValue(undefined);
  expect(await templateFor(testDeck([], { theme: 'brand', brand }))).toBeUndefined();
});

test('[PRES-66] pictures of slides are an archive with the numbers of the presentation, or one picture of a slide', async () => {
  const slides = ['Итоги', 'План'].map((title) => testSlide(title, 'bullets', { title }));
  const save = async (slideId?: string) => {
    const exported = start(1, testDeck(slides, { title: 'Отчёт' }), { format: 'png', slideId });
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
    FakeWorker.all[0]?.say({ kind: 'done', blob: fileOf(200 * 2 ** 20) });
    const { numbers, isSingle } = FakeWorker.all[0]?.task ?? {};
    return { name: (await exported).name, numbers, isSingle };
  };
  expect(await save()).toEqual({ name: 'Отчёт.zip', numbers: [1, 2], isSingle: false });
  expect(await save('План')).toEqual({ name: '02 План.png', numbers: [2], isSingle: true });
});
