/** The caller's own files, and how much they take. */

import { companyOf } from '#mocks/domain/companies/company.ts';
import { fileKindOf } from '#mocks/domain/files/kind.ts';
import { usedBy } from '#mocks/domain/files/space.ts';
import { toHistoryChat } from '#mocks/domain/history/chats.ts';
import { type OwnFile, ownFiles } from '#mocks/domain/history/own-files.ts';
import { removalOf } from '#mocks/domain/history/removal.ts';
import { storageLimitOf } from '#mocks/domain/limits/storage-limits.ts';
import { byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { shownKeep } from '#mocks/domain/people/keep.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';

const sumOf = (files: readonly OwnFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

function kindsOf(files: readonly OwnFile[]): Schemas['StoredKind'][] {
  const kinds = Map.groupBy(files, ({ file }) => fileKindOf(file.name));
  return inOrder(
    [...kinds].map(([kind, own]) => ({ kind, size: sumOf(own), files: own.length })),
    byLatest('size'),
  );
}

function toUserFile(
  database: Database,
  { file: { idFile, name }, size, chat }: OwnFile,
): Schemas['UserFile'] {
  return { idFile, name, size, kind: fileKindOf(name), ...(chat && { chat: toHistoryChat(database, chat) }) };
}

export const storageRoutes = [
  on('storageRead', (c) => {
    const files = ownFiles(c.deps.database, c.user.email);
    const removal = removalOf(c.deps, c.user.email);
    const company = companyOf(c.deps.database, c.user);
    const { keep } = company ? shownKeep(company, c.deps.now()) : {};
    return c.reply(200, {
      size: sumOf(files),
      files: files.length,
      kinds: kindsOf(files),
      ...(keep && { keep }),
      used: usedBy(c.deps.database, c.user.email),
      limit: storageLimitOf(c.deps.database, c.user),
      ...(removal && {
        removal: { chats: removal.chats.length, files: removal.files, undoUntil: removal.undoUntil },
      }),
    });
  }),

  on('fileList', (c) => {
    const { database } = c.deps;
    const largestFirst = inOrder(ownFiles(database, c.user.email), byLatest('size'));
    return c.page(largestFirst, (file) => toUserFile(database, file));
  }),

  on('fileRemove', (c) => {
    const { database } = c.deps;
    const idFile = c.query.idFile.toLowerCase();
    if (database.files.get(idFile)?.owner !== c.user.email) return c.fail('not-found');
    database.store.write((transaction) => {
      transaction.delete(database.files, idFile);
      transaction.deleteBlob(idFile);
    });
    return c.reply(204);
  }),
] as const;
