import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from './availability.ts';
import { closeDialogs } from './dialogs.ts';
import { downloadDocument, downloadFile, downloadRefusedRows, downloadTable } from './downloads.ts';
import { messages } from './info-dialog.ts';

/** Names of saved files, and the object URLs that still exist. */
let saved: { name: string; href: string }[];
let urls: string[];

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  urls = [];
  closeDialogs();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:${blob.size}`;
      urls.push(url);
      return url;
    },
    revokeObjectURL: (url: string) => {
      urls = urls.filter((other) => other !== url);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const asked: string[] = [];
const answer = (body: string, init: ResponseInit): void =>
  void vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return new Response(body, init);
  });
const download = () => downloadFile({ idFile: 'f1' }, 'Запасное.txt');

test('[CHAT-09][PRE-12] a file is saved under the server’s name, without a path', async () => {
  answer('содержание', {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''..%2F%D0%9E%D1%82%D1%87%D1%91%D1%82.txt",
    },
  });
  expect(await download()).toBe(true);
  expect(asked.at(-1)).toBe('/api/1.0/download?idFile=f1');
  expect(saved).toEqual([{ name: 'Отчёт.txt', href: 'blob:20' }]);
  vi.advanceTimersByTime(5000);
  expect(urls, 'the browser still takes it').toEqual(['blob:20']);
  vi.runAllTimers();
  expect(urls).toEqual([]);
});

test.each([
  ['content-type', 'text/plain'],
  ['content-disposition', 'attachment'],
])('[CHAT-09] with no name but %s %s the portal’s fallback name is used', async (name, value) => {
  answer('текст', { headers: { [name]: value } });
  expect(await download()).toBe(true);
  expect(saved).toMatchObject([{ name: 'Запасное.txt' }]);
});

test('[CHAT-09][PRE-12] HTML sent as an attachment is a file', async () => {
  answer('<h1>Отчёт</h1>', {
    headers: { 'content-type': 'text/html', 'content-disposition': 'attachment; filename="report.html"' },
  });
  expect(await download()).toBe(true);
  expect(saved).toMatchObject([{ name: 'report.html' }]);
});

test.each([
  ['an error of the gateway', 404, 'application/json', '{"message":"Файл удалён"}', 'Файл удалён'],
  ['a page of HTML', 200, 'text/html; charset=utf-8', '<h1>Вход в сеть</h1>', 'Что-то пошло не так =('],
])('[PRE-12] %s is reported and never saved', async (_name, status, type, body, message) => {
  answer(body, { status, headers: { 'content-type': type } });
  expect(await download()).toBe(false);
  expect(saved).toEqual([]);
  expect(messages.opened()).toMatchObject([{ title: 'Ошибка запроса файла', message }]);
});

test('[HOME-19] a document is saved under the server’s name', async () => {
  answer('правила', { headers: { 'content-disposition': 'attachment; filename="rules.txt"' } });
  expect(await downloadDocument('d1', 'Запасное.txt')).toBe(true);
  expect(asked.at(-1)).toBe('/api/1.0/doc/download?uuid=d1');
  expect(saved).toMatchObject([{ name: 'rules.txt' }]);
});

test('[HOME-19] an error of a document is reported under its own title and never saved', async () => {
  answer('{"message":"Документ удалён"}', { status: 404, headers: { 'content-type': 'application/json' } });
  expect(await downloadDocument('d1', 'Запасное.txt')).toBe(false);
  expect(saved).toEqual([]);
  expect(messages.opened()).toMatchObject([
    { title: 'Ошибка запроса документа', message: 'Документ удалён' },
  ]);
});

test('[PRE-12][ERR-08] an incomplete file is a lost connection and is not saved', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('начало'));
      controller.error(new TypeError('terminated'));
    },
  });
  const file = new Response(body, { headers: { 'content-type': 'application/octet-stream' } });
  const fetched = vi.fn(async () => new Response()).mockResolvedValueOnce(file);
  vi.stubGlobal('fetch', fetched);
  expect(await download()).toBe(false);
  expect(saved).toEqual([]);
  // The gateway answers: only this call has failed.
  await vi.waitFor(() =>
    expect(messages.opened()).toMatchObject([{ title: 'Ошибка запроса файла', message: 'Ошибка сети' }]),
  );
  expect(unavailable.get()).toBe(false);
});

const zone = encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone);

test.each([
  [
    'the refused rows of a job',
    () => downloadRefusedRows('j1'),
    '/api/1.0/user/jobs/downloadListRow?uuid=j1&result=refused',
    'Отказы.csv',
  ],
  [
    'the accounts as a workbook',
    () => downloadTable('/admin/users/downloadListUser', { format: 'xlsx', searchText: 'а' }, 'Пользователи'),
    `/api/1.0/admin/users/downloadListUser?format=xlsx&searchText=%D0%B0&timeZone=${zone}`,
    'Пользователи.xlsx',
  ],
  [
    'the accounts without a format',
    () => downloadTable('/admin/users/downloadListUser', {}, 'Пользователи'),
    `/api/1.0/admin/users/downloadListUser?timeZone=${zone}`,
    'Пользователи.csv',
  ],
])('[ADM-12][ADM-15] %s', async (_title, save, address, name) => {
  answer('а;б', {});
  expect(await save()).toBe(true);
  expect(asked.at(-1)).toBe(address);
  expect(saved).toMatchObject([{ name }]);
});
