/** The files of a person, for the storage, the export and the removal of the history. */

import type { Chat, Database, StoredFile } from '#mocks/store/database.ts';
import { chatsOf, messagesOf } from './chats.ts';

export interface OwnFile {
  readonly file: StoredFile;
  /** In bytes. */
  readonly size: number;
  /** The newest chat that names it; undefined for an upload that is not sent yet. */
  readonly chat: Chat | undefined;
}

/** Ids of the files that visible messages of a chat name, in requests and results. */
export function fileIdsOf(database: Database, chat: Chat): Set<string> {
  const text = JSON.stringify(messagesOf(database, chat.uuid));
  return new Set([...text.matchAll(/"idFile":"([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? []));
}

/** The files of a person's visible chats, and uploads that are not sent yet, in the order in which they were stored. */
export function ownFiles(database: Database, owner: string): OwnFile[] {
  const chatByFile = new Map<string, Chat>();
  for (const chat of chatsOf(database, owner).reverse())
    for (const idFile of fileIdsOf(database, chat)) chatByFile.set(idFile, chat);
  return [...database.files.values()].flatMap((file) => {
    const chat = chatByFile.get(file.idFile);
    if (file.owner !== owner || (!chat && file.waitingSince === undefined)) return [];
    return [{ file, size: database.store.blobSize(file.idFile), chat }];
  });
}

/** Number of the person's files that chats name. */
export function countFiles(database: Database, chats: readonly Chat[]): number {
  const ids = new Set(chats.flatMap((chat) => [...fileIdsOf(database, chat)]));
  return [...ids].filter((id) => database.files.get(id)?.owner === chats[0]?.owner).length;
}
