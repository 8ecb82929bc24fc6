import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#mocks/store/database.ts';
import { seededPersistence } from '#mocks/testing/seeded.ts';
import { archiveOf } from './archive.ts';

const OWNER = 'employee@neuro.example';
const now = () => new Date('2026-11-20T09:00:00Z');
const SIZE = 5 * 1024 * 1024;

/** A state in which the person has one large file, and its bytes. */
async function stateWithFile() {
  const database = openDatabase(await seededPersistence(now));
  const bytes = new Uint8Array(SIZE).fill(7);
  database.store.write((transaction) => {
    transaction.put(database.files, { idFile: 'large', owner: OWNER, name: 'Архив.bin', waitingSince: 0 });
    transaction.blob('large', bytes);
  });
  const user = database.users.get(OWNER);
  if (!user) throw new Error('no person');
  return { database, bytes, archive: () => archiveOf({ database, now }, user) };
}

test('[PILOT-09] the archive of a person is made while it is read, with memory for a piece', async () => {
  const { database, bytes, archive } = await stateWithFile();
  const open = vi.spyOn(database.store, 'openBlob');
  const [parts, ahead]: [Uint8Array[], number[]] = [[], []];
  let [made, read] = [0, 0];
  open.mockImplementation(() => ({
    read: async (length, start) => {
      read += length;
      return bytes.subarray(start, start + length);
    },
    close: async () => undefined,
  }));
  for await (const part of archive()) {
    made += part.byteLength;
    ahead.push(read - made);
    parts.push(part);
  }
  expect(Math.max(...ahead)).toBeLessThan(1024 * 1024);
  const files = unzipSync(Buffer.concat(parts));
  expect(Buffer.from(files['files/Архив.bin'] ?? []).equals(bytes)).toBe(true);
  expect(Object.keys(files)).toContain('profile.json');
  const comments = JSON.parse(Buffer.from(files['presentation-comments.json'] ?? []).toString());
  expect(comments, '[PROF-07] own comments only').toMatchObject([
    { title: 'Итоги третьего квартала', text: 'Согласна, поправлю до\u00a0вечера.' },
  ]);
});

test('[PILOT-09] an archive that is left, or whose file is deleted meanwhile, closes the file', async () => {
  const { database, archive } = await stateWithFile();
  const close = vi.fn(async () => undefined);
  const state = { isThere: true };
  const open = vi
    .spyOn(database.store, 'openBlob')
    .mockImplementation(() => ({
      read: async (length) => (state.isThere ? new Uint8Array(length) : undefined),
      close,
    }));
  const readTo = async (most: number) => {
    let size = 0;
    for await (const part of archive()) {
      size += part.byteLength;
      if (size > most) throw new Error('The disk is full');
    }
  };
  await expect(readTo(1024 * 1024)).rejects.toThrow('The disk is full');
  // Readers that are at their end are closed once more.
  const isClosed = () => open.mock.calls.length > 0 && close.mock.calls.length >= open.mock.calls.length;
  expect(isClosed()).toBe(true);
  state.isThere = false;
  await expect(readTo(SIZE * 2)).rejects.toThrow('A file of the archive was deleted');
  expect(isClosed()).toBe(true);
});
