import { expect, test } from 'vitest';
import { addFiles } from './attachments.ts';

const rule = { accept: ['.pdf', '.txt'], maxCount: 3, maxSize: 10 * 1024 * 1024 };
const file = (name: string, size = 1): File => new File([new Uint8Array(size)], name);

test('[PRE-11] the extension counts whatever its case, and only the last one', () => {
  expect(addFiles([], [file('ОТЧЁТ.PDF')], rule)).toMatchObject({ error: null });
  expect(addFiles([], [file('a.pdf.exe')], rule)).toEqual({
    files: [],
    error: 'Загружен неверный формат файла',
  });
});

test('[APP-18] of several files the wrong ones are named, the right ones taken', () => {
  const { files, error } = addFiles([], [file('a.txt'), file('b.exe'), file('c.zip')], rule);
  expect(files.map(({ name }) => name)).toEqual(['a.txt']);
  expect(error).toBe('Неверный формат у файлов: «b.exe», «c.zip»');
});

test('[PRE-11] exactly 10 МБ pass, one byte more does not, an empty file is told', () => {
  expect(addFiles([], [file('a.txt', 10_485_760)], rule).error).toBeNull();
  expect(addFiles([], [file('a.txt', 10_485_761)], rule)).toEqual({
    files: [],
    error: 'Максимальный размер файла 10\u00a0МБ: «a.txt»',
  });
  expect(addFiles([], [file('a.txt', 0)], rule)).toEqual({ files: [], error: 'Пустой файл: «a.txt»' });
});

test('[APP-18] what is beyond the count is cut', () => {
  const { files, error } = addFiles([file('1.txt'), file('2.txt')], [file('3.txt'), file('4.txt')], rule);
  expect(files.map(({ name }) => name)).toEqual(['1.txt', '2.txt', '3.txt']);
  expect(error).toBe('Лимит файлов до 3');
});
