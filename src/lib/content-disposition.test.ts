import { expect, test } from 'vitest';
import { cleanFileName, fileNameOf } from './content-disposition.ts';

test.each([
  ['attachment; filename="a.txt"', 'a.txt'],
  ['attachment; filename=a.txt', 'a.txt'],
  [`attachment; filename="a.txt"; filename*=UTF-8''%D0%9E%D1%82%D1%87%D1%91%D1%82.txt`, 'Отчёт.txt'],
  [`attachment; filename*=utf-8'ru'%D0%B0.txt; filename="b.txt"`, 'а.txt'],
  [`attachment; filename*=UTF-8''%FF.txt; filename="b.txt"`, 'b.txt'],
  [`attachment; filename*=ISO-8859-1''%E9t%E9.txt`, 'été.txt'],
  ['attachment; filename="a\\"b.txt"', 'a"b.txt'],
  ['attachment', null],
  [null, null],
])('[PRE-12] the name in %j is %j', (header, name) => expect(fileNameOf(header)).toBe(name));

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\отчёт.pdf', 'отчёт.pdf'],
  ['счёт\u202efdp.exe', 'счётfdp.exe'],
  ['a\u0000b?.txt', 'a_b_.txt'],
  ['a\u200b\u2066b\u00ad.pdf', 'ab.pdf'],
  ['a\ud83d.txt', 'a_.txt'],
  ['..', 'файл'],
  ['', 'файл'],
])('[PRE-12] %j is saved as %j', (name, clean) => expect(cleanFileName(name)).toBe(clean));

test('[PRE-12] a long name is cut in its middle: the extension stays, surrogate pairs are not split', () => {
  const name = cleanFileName(`${'😀'.repeat(300)}.pdf`);
  expect(name).toMatch(/^(?:😀)+…(?:😀)+\.pdf$/u);
  expect([...name]).toHaveLength(120);
});
