import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptAttribute, chooseFiles, shownFileName, sizeInBytes } from './upload-rules.ts';

const file = (name: string, size = 1) => ({ name, size });
const mb = 1024 * 1024;

test.each(['отчёт.pdf', 'ОТЧЁТ.PDF', 'a.Txt', 'b.doc', 'b.docx', 'c.srt', '.a.pdf', '.pdf'])(
  '[PRE-11] %j passes the default list',
  (name) => expect(chooseFiles([], [file(name)], {}).errors).toEqual([]),
);

test.each(['a.pdf.exe', 'pdf', 'a.', 'a.pdf ', 'a.pdfx', 'a.docm', 'a\u202efdp.exe'])(
  '[PRE-11] %j does not pass the default list',
  (name) => {
    expect(chooseFiles([], [file(name)], {})).toEqual({
      files: [],
      errors: ['Загружен неверный формат файла'],
    });
  },
);

test('[APP-18] a list with doc accepts docx', () => {
  expect(chooseFiles([], [file('a.DOCX')], { accept: 'doc' }).errors).toEqual([]);
  expect(chooseFiles([], [file('a.doc')], { accept: '.docx' }).errors).toHaveLength(1);
  expect(acceptAttribute('.pdf, DOC')).toBe('.pdf,.doc,.docx');
});

test('[PRE-11] 10 МБ pass, one byte more does not; the default unit is МБ', () => {
  const rule = { maxSize: 10 };
  expect(chooseFiles([], [file('a.pdf', 10_485_760)], rule).errors).toEqual([]);
  expect(chooseFiles([], [file('a.pdf', 10_485_761)], rule)).toEqual({
    files: [],
    errors: ['Максимальный размер файла 10\u00a0МБ'],
  });
});

test.each([
  ['Б', 7],
  ['КБ', 7 * 1024],
  ['МБ', 7 * mb],
  ['ГБ', 7 * 1024 * mb],
] as const)('[APP-18] a size of 7 %s is %i bytes', (unit, bytes) => {
  expect(sizeInBytes(7, unit)).toBe(bytes);
  expect(chooseFiles([], [file('a.pdf', bytes)], { maxSize: 7, unit }).errors).toEqual([]);
  expect(chooseFiles([], [file('a.pdf', bytes + 1)], { maxSize: 7, unit }).errors).toEqual([
    `Максимальный размер файла 7\u00a0${unit}`,
  ]);
});

test('[PRE-11] an empty file is refused', () => {
  expect(chooseFiles([], [file('a.pdf', 0)], {})).toEqual({ files: [], errors: ['Файл пустой'] });
});

test('[APP-18] refused files are listed by reason, valid ones are kept', () => {
  const chosen = [file('a.pdf'), file('b.exe'), file('c.zip'), file('d.txt', 2 * mb), file('e.txt', 0)];
  expect(chooseFiles([], chosen, { multiple: true, maxSize: 1 })).toEqual({
    files: [chosen[0]],
    errors: [
      'Неверный формат у файлов: «b.exe», «c.zip»',
      'Максимальный размер файла 1\u00a0МБ: «d.txt»',
      'Пустые файлы: «e.txt»',
    ],
  });
});

test('[APP-18] files beyond the limit are dropped with a message; present files stay', () => {
  const present = [file('1.txt'), file('2.txt')];
  const rule = { multiple: true, maxCount: 3 };
  const { files, errors } = chooseFiles(present, [file('3.txt'), file('4.txt')], rule);
  expect(files.map(({ name }) => name)).toEqual(['1.txt', '2.txt', '3.txt']);
  expect(errors).toEqual(['Лимит файлов до 3, лишние: «4.txt»']);
  expect(chooseFiles(present, [file('3.txt')], rule).errors).toEqual([]);
  expect(chooseFiles(present, [file('3.txt')], { multiple: true, maxCount: 1 }).files).toEqual(present);
});

test('[APP-18] a single field replaces its file by the first valid one', () => {
  const present = [file('old.pdf')];
  const chosen = [file('a.exe'), file('b.pdf', 2 * mb), file('c.pdf'), file('d.pdf')];
  expect(chooseFiles(present, chosen, { maxSize: 1 })).toEqual({ files: [chosen[2]], errors: [] });
  expect(chooseFiles(present, [file('a.exe')], {}).files).toBe(present);
});

test.each([
  ['отчёт\u202efdp.exe', 'отчётfdp.exe'],
  ['a\u200b\u2066b\u00ad.pdf', 'ab.pdf'],
  ['a\nb\u0000.pdf', 'a_b_.pdf'],
  ['\u202e', 'Без имени'],
  ['', 'Без имени'],
  ['Итоги 2026 (1).pdf', 'Итоги 2026 (1).pdf'],
])('[PRE-11] the name %j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

test('[PRE-11] any name is shown on one line, without hidden characters, with its extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const shown = shownFileName(`${name}x.pdf`);
      expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\u2028\u2029]/u);
      expect([...shown].length).toBeLessThanOrEqual(120);
      expect(shown.endsWith('x.pdf')).toBe(true);
    }),
  );
});
