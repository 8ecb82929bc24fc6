import { expect, test } from 'vitest';
import { endless, greedy, lengthOf, refusing } from '#mocks/testing/reading-functions.ts';
import { isolated } from './isolated.ts';

const module = new URL('../../testing/reading-functions.ts', import.meta.url).href;
const unreadable = expect.objectContaining({ failure: 'file-unreadable' });

test('[APP-19] a large file is read in a process of its own, also two at a time and more', async () => {
  const read = isolated(module, lengthOf);
  const sizes = [300_000, 400_000, 500_000, 600_000];
  expect(await Promise.all(sizes.map((size) => read(new Uint8Array(size))))).toEqual(sizes);
});

test('[APP-19] reading that takes too long or too much memory is ended, and others go on', async () => {
  await expect(isolated(module, endless, { time: 300, memory: 128 })()).rejects.toEqual(unreadable);
  await expect(isolated(module, greedy, { time: 60_000, memory: 64 })()).rejects.toEqual(unreadable);
  expect(await isolated(module, lengthOf)(new Uint8Array(300_000))).toBe(300_000);
});

test('[APP-19] a failure in another process keeps its name and its message', async () => {
  const read = isolated(module, refusing, { time: 60_000, memory: 128 });
  await expect(read()).rejects.toThrow('Не\u00a0удалось прочитать «а.docx»');
  await expect(read()).rejects.toEqual(unreadable);
});
