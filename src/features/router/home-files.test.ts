import { expect, test } from 'vitest';
import { homeFilesOf } from './home-files.ts';

const file = (name: string, size = 1) => new File(['x'.repeat(size)], name);

test('[AUTH-12] after a reload the names of the files are known, until they are chosen again; nobody else sees them', () => {
  homeFilesOf(1).add([file('a.docx'), file('b.zip')]);
  expect(homeFilesOf(1).state.get().files).toHaveLength(2);
  expect(homeFilesOf(2).state.get()).toMatchObject({ files: [], lost: [] });
  const back = homeFilesOf(1);
  expect(back.state.get()).toMatchObject({ files: [], lost: ['a.docx', 'b.zip'] });
  back.add([file('a.docx')]);
  expect(back.state.get().lost).toEqual(['b.zip']);
  back.clear();
  expect(homeFilesOf(1).state.get()).toEqual({ files: [], lost: [], error: null });
});

test('[HOME-06] files of any kind are taken, empty ones and more than ten are refused with a reason', () => {
  const files = homeFilesOf(3);
  files.add([file('пусто.pdf', 0), file('что.угодно')]);
  expect(files.state.get()).toMatchObject({ error: 'Пустые файлы: «пусто.pdf»', lost: [] });
  files.add(Array.from({ length: 11 }, (_, index) => file(`${index}.txt`)));
  expect(files.state.get().files).toHaveLength(10);
  expect(files.state.get().error).toBe('Лимит файлов до 10, лишние: «9.txt», «10.txt»');
  files.remove(0);
  expect(files.state.get()).toMatchObject({ error: null });
  files.clear();
});
