import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { readRecord, writeRecord } from './records.ts';
import { readText, wipePersonal } from './storage.ts';

const [person, key] = [7, 'deck:a'];
const text = () => readText(`record:${person}:${key}`);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => {
    wipePersonal(person);
    vi.unstubAllGlobals();
  };
});

test('[PRES-16] a record is in IndexedDB; one that is written while the page closes is readable at once, until it is there', async () => {
  expect(await writeRecord(person, key, { title: 'один' })).toBe(true);
  expect(text()).toBeNull();
  const closing = writeRecord(person, key, { title: 'два' }, true);
  expect(text()).toBe('{"title":"два"}');
  await closing;
  expect(text()).toBeNull();
  expect(await readRecord(person, key)).toEqual({ title: 'два' });
});

test('[PRES-16] what was written while the page closed is read instead of the older record, and an earlier call does not remove it', async () => {
  const earlier = writeRecord(person, key, { title: 'один' });
  void writeRecord(person, key, { title: 'два' }, true);
  await earlier;
  expect(text()).toBe('{"title":"два"}');
  expect(await readRecord(person, key)).toEqual({ title: 'два' });
});

test('[PRES-16] without a database a record is in localStorage; a removed one is nowhere', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('refused');
    },
    deleteDatabase: () => undefined,
  });
  expect(await writeRecord(8, key, { title: 'один' })).toBe(true);
  expect(await readRecord(8, key)).toEqual({ title: 'один' });
  await writeRecord(8, key, undefined, true);
  expect(await readRecord(8, key)).toBeUndefined();
});

test('a sign-out removes the records of the person', async () => {
  await writeRecord(person, key, { title: 'один' });
  wipePersonal(person);
  expect(await readRecord(person, key)).toBeUndefined();
});
