import { expect, test } from 'vitest';
import { fileNameOf, headerText } from './content-disposition.ts';

test.each([
  ['attachment; filename="a.txt"', 'a.txt'],
  ['attachment; filename=a.txt', 'a.txt'],
  [`attachment; filename="a.txt"; filename*=UTF-8''%D0%9E%D1%82%D1%87%D1%91%D1%82.txt`, 'Отчёт.txt'],
  [`attachment; filename*=utf-8'ru'%D0%B0.txt; filename="b.txt"`, 'а.txt'],
  [`attachment; filename*=UTF-8''%FF.txt; filename="b.txt"`, 'b.txt'],
  [`attachment; filename*=UTF-8''%FF.txt; filename*=UTF-8''b.txt`, 'b.txt'],
  [`attachment; filename*=ISO-8859-1''%E9t%E9.txt`, 'été.txt'],
  ['attachment; filename="a\\"b.txt"', 'a"b.txt'],
  // The rest as Chromium reads them (corpora/contentdisp).
  ['attachment; filename=foo bar.html', 'foo bar.html'],
  [`attachment; filename*=utf8''%E2%82%AC%20rates.pdf`, '€ rates.pdf'],
  [`attachment; filename*="UTF-8''a.txt"`, null],
  [`attachment; filename*=UTF-8''f%oo.html`, 'f%oo.html'],
  ['attachment; filename="foo-%41.html"', 'foo-A.html'],
  ['attachment; filename="50%.html"', '50%.html'],
  ['attachment; filename="=?ISO-8859-1?Q?foo-=E4.html?="', 'foo-ä.html'],
  ['attachment; filename="=?UTF-8?B?0LAudHh0?="', 'а.txt'],
  ['attachment; filename="bar', 'bar'],
  ['attachment; filename="a;b.html"; filename=c', 'a;b.html'],
  ['attachment; inline; filename=foo.html', null],
  ['filename=foo.html; attachment', 'foo.html'],
  ['attachment; filename=""', null],
  ['attachment', null],
  [null, null],
])('[PRE-12] the name in %j is %j', (header, name) => expect(fileNameOf(header)).toBe(name));

test('[PRE-12] a header of UTF-8 bytes is read as UTF-8, one of Latin-1 stays', () => {
  const bytes = new TextEncoder().encode('attachment; filename="Отчёт.txt"');
  const received = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  expect(fileNameOf(headerText(received))).toBe('Отчёт.txt');
  expect(headerText('filename="\u00e9t\u00e9.txt"')).toBe('filename="\u00e9t\u00e9.txt"');
});
