import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/calls/file.ts';
import { toast } from '#ui/index.ts';
import { saveArchive } from './archive.ts';
import { closeDialogs } from './dialogs.ts';
import { downloadFiles } from './downloads.ts';
import { messages } from './info-dialog.ts';
import type { NamedFile } from './read-file.ts';

let saved: { name: string; blob: Blob | undefined }[];
let asked: string[];

beforeEach(() => {
  saved = [];
  asked = [];
  toast.clear();
  toast.clearHistory();
  closeDialogs();
  let blob: Blob | undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  Object.assign(URL, {
    createObjectURL: (next: Blob) => {
      blob = next;
      return 'blob:1';
    },
    revokeObjectURL: () => {},
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Names and texts of a zip by its central directory; the entries are stored without compression. */
async function entriesOf(blob: Blob | undefined): Promise<Record<string, string>> {
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  const view = new DataView(bytes.buffer);
  const text = (start: number, length: number) =>
    new TextDecoder().decode(bytes.slice(start, start + length));
  const entries: Record<string, string> = {};
  const end = bytes.length - 22;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries[text(at + 46, nameLength)] = text(start, view.getUint32(at + 24, true));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Answers each id by its function. */
function serve(answers: Record<string, (request: Request) => Response | Promise<Response>>): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const id = new URL(request.url).searchParams.get('idFile') ?? '';
    asked.push(id);
    return answers[id]?.(request);
  });
}
const file = (name: string, text: string) => () =>
  new Response(text, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
const refused = () =>
  new Response('{"message":"Файл удалён"}', { status: 404, headers: { 'content-type': 'application/json' } });
const broken = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('нача'));
        controller.error(new TypeError('terminated'));
      },
    }),
    { headers: { 'content-type': 'application/octet-stream' } },
  );
const wanted = (...ids: string[]) =>
  ids.map((idFile) => ({ query: { idFile }, fallbackName: `Файл ${idFile}` }));

test('[CHAT-09][PRE-12] a list is saved as one zip named after it: each id once, equal names told apart, no paths', async () => {
  serve({
    a: file('отчёт.pdf', 'первый'),
    b: file('../../отчёт.pdf', 'второй'),
    c: file('aux.txt', 'третий'),
    d: () => new Response('четвёртый'),
  });
  expect(await downloadFiles(wanted('a', 'b', 'a', 'c', 'd'), 'Отчёты 2025/26')).toBe(true);
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  expect(saved.map(({ name }) => name)).toEqual(['Отчёты 2025_26.zip']);
  expect(await entriesOf(saved[0]?.blob)).toEqual({
    'отчёт.pdf': 'первый',
    'отчёт (2).pdf': 'второй',
    '_aux.txt': 'третий',
    'Файл d': 'четвёртый',
  });
});

test('[CHAT-09] a list of one file is saved as the file', async () => {
  serve({ a: file('отчёт.pdf', 'первый') });
  expect(await downloadFiles(wanted('a', 'a'), 'Отчёты')).toBe(true);
  expect(saved.map(({ name }) => name)).toEqual(['отчёт.pdf']);
});

test('[CHAT-09][PRE-12] files that fail are reported and can be repeated, the others are kept', async () => {
  const answers = { a: refused, b: file('b.txt', 'да'), c: broken as () => Response };
  serve(answers);
  expect(await downloadFiles(wanted('a', 'b', 'c'), 'Отчёты')).toBe(true);
  expect(await entriesOf(saved[0]?.blob)).toEqual({ 'b.txt': 'да' });
  const [notice] = toast.getSnapshot();
  expect(notice).toMatchObject({
    tone: 'negative',
    title: 'Не скачалось: 2 из 3',
    text: '«Файл a», «Файл c»',
  });
  answers.a = file('a.txt', 'а');
  answers.c = file('c.txt', 'в');
  notice?.action?.onPress();
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(await entriesOf(saved[1]?.blob)).toEqual({ 'a.txt': 'а', 'c.txt': 'в' });
});

test('[CHAT-09] the repetition of failed files is shown with the title of the first attempt', async () => {
  let tries = 0;
  const load = async (): Promise<NamedFile> => {
    tries += 1;
    if (tries === 2)
      throw new ApiError({ kind: 'http', operation: operations.fileDownload, url: '', status: 404 });
    return tries === 1 ? { blob: new Blob(['а']), name: 'а.txt' } : new Promise(() => {});
  };
  await saveArchive(
    [
      { title: 'А', load },
      { title: 'Б', load },
    ],
    'Чаты',
    'Готовим файлы',
  );
  const [notice] = toast.getSnapshot();
  if (notice) toast.dismiss(notice.id);
  notice?.action?.onPress();
  await vi.waitFor(() => expect(toast.getSnapshot()).toMatchObject([{ title: 'Готовим файлы' }]));
});

test('[CHAT-09] no files are no archive and no error', async () => {
  expect(await downloadFiles([], 'Отчёты')).toBe(false);
  expect([saved, messages.opened(), toast.getSnapshot()]).toEqual([[], [], []]);
});

test('[CHAT-09][PRE-12] if every file fails, the error is shown and nothing is saved', async () => {
  serve({ a: refused, b: refused });
  expect(await downloadFiles(wanted('a', 'b'), 'Отчёты')).toBe(false);
  expect(saved).toEqual([]);
  expect(messages.opened()).toMatchObject([{ title: 'Ошибка запроса файла', message: 'Файл удалён' }]);
});

test('[CHAT-09] a longer download shows «Скачиваем файлы» with its progress; «Отменить» ends it', async () => {
  serve({
    a: file('a.txt', 'а'),
    b: ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  const done = downloadFiles(wanted('a', 'b'), 'Отчёты');
  await vi.waitFor(() =>
    expect(toast.getSnapshot()).toMatchObject([{ title: 'Скачиваем файлы', progress: '2 из 2' }]),
  );
  toast.getSnapshot()[0]?.action?.onPress();
  expect(await done).toBe(false);
  expect(saved).toEqual([]);
  expect(toast.getSnapshot()).toEqual([]);
  expect(messages.opened()).toEqual([]);
  expect(toast.getHistory(), 'a running download is no past notice').toEqual([]);
});
