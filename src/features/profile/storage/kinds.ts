import type { FileKind } from '#api/generated/model/fileKind.ts';
import { plural } from '#lib/text.ts';

/** What the kinds of files are called. */
export const kindTitles: Readonly<Record<FileKind, string>> = {
  document: 'Документы',
  picture: 'Картинки',
  sound: 'Звук',
  table: 'Таблицы',
  other: 'Остальное',
};

/** «312 чатов» or «312 чатов и 87 файлов». */
export function chatsAndFiles({ chats, files }: { chats: number; files: number }): string {
  const parts = [plural(chats, 'чат', 'чата', 'чатов')];
  if (files > 0) parts.push(plural(files, 'файл', 'файла', 'файлов'));
  return parts.join(' и\u00a0');
}
