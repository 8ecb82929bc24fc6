import { expect, test } from 'vitest';
import {
  cleanFileName,
  createFileNamer,
  cutFileName,
  plainFileName,
  splitFileName,
  titledFileName,
} from './file-name.ts';

const family = '👨‍👩‍👧‍👦';
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\отчёт.pdf', 'отчёт.pdf'],
  ['folder/отчёт.pdf/', 'отчёт.pdf'],
  ['счёт\u202efdp.exe', 'счётfdp.exe'],
  ['a\u0000b?.txt', 'a_b_.txt'],
  ['a\u200b\u2066b\u00ad.pdf', 'ab.pdf'],
  ['a\ud83d.txt', 'a_.txt'],
  // Tags and other characters without a shape.
  ['отчёт\u{e0065}\u{e0078}\u{e007f}.pdf', 'отчёт.pdf'],
  ['a\u{e0101}\u2800\u3164\ufff9.pdf', 'a.pdf'],
  // Emoji stay whole; the tags of a flag do not.
  [`семья ${family} и ❤️‍🔥 1️⃣.jpg`, `семья ${family} и ❤️‍🔥 1️⃣.jpg`],
  ['👩🏽‍💻.png', '👩🏽‍💻.png'],
  ['a\u200db\ufe0f.png', 'ab.png'],
  ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.png', '🏴.png'],
  // Devices of Windows, and endings that it drops.
  ['aux.txt', '_aux.txt'],
  ['CON', '_CON'],
  ['com1.tar.gz', '_com1.tar.gz'],
  ['lpt²', '_lpt²'],
  ['nul .txt', '_nul .txt'],
  ['console.txt', 'console.txt'],
  ['отчёт.pdf. . ', 'отчёт.pdf'],
  ['.htaccess', 'htaccess'],
  ['..', 'файл'],
  ['\u200b', 'файл'],
  ['', 'файл'],
])('[PRE-12] %j is saved as %j', (name, clean) => expect(cleanFileName(name)).toBe(clean));

test('[PRE-12] a name has at most 255 bytes: it is cut in its middle, with its ending and whole letters', () => {
  const kept = `${'а'.repeat(125)}.pdf`;
  expect(bytesOf(kept)).toBe(254);
  expect(cleanFileName(kept)).toBe(kept);
  for (const letter of ['a', 'Ж', '😀', family, 'e\u0301']) {
    const name = cleanFileName(`${letter.repeat(300)}.tar.gz`);
    expect(bytesOf(name)).toBeLessThanOrEqual(255);
    expect(bytesOf(name)).toBeGreaterThan(255 - 4 * bytesOf(letter));
    expect(name.endsWith(`${letter}.tar.gz`)).toBe(true);
    expect(name.replace('.tar.gz', '').split('…').join('').replaceAll(letter, '')).toBe('');
  }
});

test('[PRE-11] a name is cut to a number of letters for the screen', () => {
  expect(cutFileName(`${'я'.repeat(200)}.docx`, 120)).toBe(`${'я'.repeat(89)}…${'я'.repeat(25)}.docx`);
  expect(plainFileName(' а\nб.txt ')).toBe('а_б.txt');
});

test('[CHAT-09][PRE-12] equal names of one folder are numbered before their ending', () => {
  const nameFor = createFileNamer();
  const names = [
    'отчёт.pdf',
    'отчёт.pdf',
    'ОТЧЁТ.PDF',
    'отче\u0308т.pdf',
    'отчёт (2).pdf',
    'a.tar.gz',
    'a.tar.gz',
    'b',
    'b',
  ];
  expect(names.map(nameFor)).toEqual([
    'отчёт.pdf',
    'отчёт (2).pdf',
    'ОТЧЁТ (3).PDF',
    'отче\u0308т (4).pdf',
    'отчёт (2) (2).pdf',
    'a.tar.gz',
    'a (2).tar.gz',
    'b',
    'b (2)',
  ]);
  const long = cleanFileName(`${'ж'.repeat(200)}.pdf`);
  nameFor(long);
  const second = nameFor(long);
  expect(second.endsWith(' (2).pdf')).toBe(true);
  expect(bytesOf(second)).toBeLessThanOrEqual(255);
});

test('[CHAT-09] a file can be named after any title', () => {
  expect(titledFileName('Отчёты 2025/26', 'zip')).toBe('Отчёты 2025_26.zip');
  expect(titledFileName('..', 'md')).toBe('файл.md');
});

test('[PRE-11] a long name is split so that its end stays in view', () => {
  expect(splitFileName('Протокол совещания отдела закупок от 12 мая.docx')).toEqual([
    'Протокол совещания отдела закупок от 1',
    '2 мая.docx',
  ]);
  expect(splitFileName('Большой отчёт за год и 789.docx')).toEqual(['Большой отчёт за год', ' и 789.docx']);
  expect(splitFileName('отчёт.pdf')).toEqual(['', 'отчёт.pdf']);
});
