import { beforeEach, expect, test, vi } from 'vitest';
import { FakeXhr } from '#api/testing/fake-xhr.ts';
import type { UploadedFile } from '#api/upload.ts';
import { announcement } from '#platform/announcer.ts';
import { Draft } from './draft.ts';
import { expire, isUploadedFirst, restoreExpired, sourceOf } from './uploaded-files.ts';
import { cancel, retryUpload, untilUploaded, uploadedFiles, uploadOf } from './uploading.ts';
import { followUploads } from './uploads.ts';

const rule = { accept: '.xlsx,.mp3,.txt', multiple: true };
const workbook = (): File => new File(['a'], 'План.xlsx');
const answered: UploadedFile = { idFile: 'f-1', name: 'План.xlsx', size: 1, sheets: ['Итоги'] };
/** The upload of this number, in the order in which they were begun. */
const upload = (index: number): FakeXhr => FakeXhr.sent[index] as FakeXhr;
const refuse = (status: number, code: string): void => upload(0).answer(status, { code, message: 'Отказ' });

let draft: Draft;
beforeEach(() => {
  const restore = FakeXhr.install();
  draft = new Draft(1, crypto.randomUUID());
  followUploads(draft, 'searchByTable');
  return restore;
});

/** Attaches a workbook and waits until its upload has begun. */
async function attach(file = workbook()): Promise<File> {
  const count = FakeXhr.sent.length;
  draft.addFiles([file], rule);
  await vi.waitFor(() => expect(FakeXhr.sent).toHaveLength(count + 1));
  return file;
}
const files = () => draft.state.get().files;

test.each([
  ['запись.mp3', 1024 * 1024, false],
  ['запись.mp3', 1024 * 1024 + 1, true],
  ['ПЛАН.XLSX', 10, true],
  ['план.csv', 10, false],
])('[APP-18] %s of %d bytes is uploaded before its request: %s', (name, size, isFirst) => {
  expect(isUploadedFirst(new File([new Uint8Array(size)], name))).toBe(isFirst);
});

test('[APP-18] an attached workbook is uploaded once, and the draft then holds the file of the gateway', async () => {
  const file = await attach();
  draft.setText('Посчитай');
  upload(0).progress(40, 100);
  expect(uploadOf(file).get()).toEqual({ phase: 'running', percent: 40 });
  expect(announcement.get()).toBe('Загружается: План.xlsx');
  upload(0).answer(200, [answered]);
  await vi.waitFor(() => expect(files()).toEqual([answered]));
  expect(announcement.get()).toBe('Загружен файл План.xlsx');
  expect(sourceOf(files()[0] as UploadedFile)).toBe(file);
  expect(FakeXhr.sent).toHaveLength(1);
});

test('[APP-18] sending waits for the uploads, and can be taken back', async () => {
  await attach();
  const taken = untilUploaded(draft, 'searchByTable');
  draft.isWaiting.set(false);
  expect(await taken).toBe('cancelled');
  const sent = untilUploaded(draft, 'searchByTable');
  expect(draft.isWaiting.get()).toBe(true);
  upload(0).answer(200, [answered]);
  expect(await sent).toBe('uploaded');
  expect(draft.isWaiting.get()).toBe(false);
});

test('[APP-18][PRE-05] a failed upload says why, and is only repeated on demand, with the same key', async () => {
  const file = await attach();
  const sent = untilUploaded(draft, 'searchByTable');
  refuse(429, 'too-many-requests');
  expect(await sent).toBe('failed');
  expect(uploadOf(file).get()).toEqual({ phase: 'failed', reason: 'Отказ', canRetry: true });
  expect(FakeXhr.sent).toHaveLength(1);
  retryUpload(file);
  expect(uploadOf(file).get()).toEqual({ phase: 'running', percent: 0 });
  await vi.waitFor(() => expect(FakeXhr.sent).toHaveLength(2));
  expect(upload(1).idempotencyKey).toBe(upload(0).idempotencyKey);
});

test('[PRE-11][CHAT-27] a file that the gateway refuses cannot be uploaded again', async () => {
  const file = await attach();
  refuse(422, 'file-protected');
  const state = { phase: 'failed', reason: 'Файл защищён паролем', canRetry: false };
  await vi.waitFor(() => expect(uploadOf(file).get()).toEqual(state));
});

test('[APP-18] removing a file ends its upload; attached again, it is uploaded again', async () => {
  const file = await attach();
  cancel([file]);
  draft.removeFile(0);
  expect(upload(0).isAborted).toBe(true);
  await attach(file);
  expect(uploadOf(file).get()).toEqual({ phase: 'running', percent: 0 });
});

test('[CHAT-28] a request without a draft waits for the same uploads', async () => {
  const file = await attach();
  draft.take();
  const ready = uploadedFiles([file], 'searchByTable');
  upload(0).answer(200, [answered]);
  expect(await ready).toEqual([answered]);
  expect(FakeXhr.sent).toHaveLength(1);
});

test('[APP-18] a file that the gateway has deleted is uploaded again with a new key, once', async () => {
  const file = await attach();
  upload(0).answer(200, [answered]);
  await vi.waitFor(() => expect(files()).toEqual([answered]));
  expect(expire(files())).toBe(true);
  expect(expire(files())).toBe(false);
  restoreExpired(draft);
  expect(files()).toEqual([file]);
  await vi.waitFor(() => expect(FakeXhr.sent).toHaveLength(2));
  expect(upload(1).idempotencyKey).not.toBe(upload(0).idempotencyKey);
});
