import { expect, test } from 'vitest';
import { chooseAgentFiles } from './choose-agent-files.ts';

/** A file that only says how large it is. */
function fileOf(name: string, megabytes = 1): File {
  const file = new File([], name);
  Object.defineProperty(file, 'size', { value: megabytes * 1024 ** 2 });
  return file;
}
const ready = (megabytes: number, index = 0) => ({
  idFile: `0c5e2d3a-6f1b-4e0a-9d58-0000000000${10 + index}`,
  name: `${index}.pdf`,
  size: megabytes * 1024 ** 2,
});
const namesOf = (files: readonly File[]): string[] => files.map(({ name }) => name);

test('[APP-18][LAB-01] files of a wrong kind or size are refused by name, and the others are taken', () => {
  const chosen = [fileOf('a.DOCX', 20), fileOf('b.png'), fileOf('c.pdf', 21), fileOf('d.md', 0)];
  const { added, refusals } = chooseAgentFiles([], chosen);
  expect(namesOf(added)).toEqual(['a.DOCX']);
  expect(refusals).toEqual([
    'Неверный формат у файлов: «b.png»',
    'Максимальный размер файла 20\u00a0МБ: «c.pdf»',
    'Пустые файлы: «d.md»',
  ]);
});

test('[LAB-01] an agent gets twenty files, and those that keep within 100 MB', () => {
  const nineteen = Array.from({ length: 19 }, (_none, index) => ready(1, index));
  const many = chooseAgentFiles(nineteen, [fileOf('a.txt'), fileOf('b.txt')]);
  expect([namesOf(many.added), many.refusals]).toEqual([['a.txt'], ['Лимит файлов до 20, лишние: «b.txt»']]);
  const heavy = chooseAgentFiles([ready(85)], [fileOf('a.pdf', 16), fileOf('b.pdf', 15)]);
  expect([namesOf(heavy.added), heavy.refusals]).toEqual([['b.pdf'], ['Файлы вместе больше 100\u00a0МБ']]);
});
