/** Chats that are no conversations: tests of agents, and the making of presentations (lab.md §9). */

import { DAY } from '#mocks/domain/lists/days.ts';
import { filesOfPresentations } from '#mocks/domain/presentations/files.ts';
import type { Chat, Database } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Runs } from './runs.ts';

/** Ids of the files that the messages of these chats name, in requests and results. */
function filesIn({ messages }: Database, chats: readonly Chat[]): Set<string> {
  const text = chats.map(({ uuid }) => JSON.stringify(messages.group(uuid))).join('');
  return new Set([...text.matchAll(/"idFile":"([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? []));
}

/** Files of tests that neither another chat nor an agent nor a presentation needs. */
function leftBehind(database: Database, old: readonly Chat[]): string[] {
  const files = filesIn(database, old);
  if (files.size === 0) return [];
  const owners = new Set(old.map(({ owner }) => owner));
  const others = [...owners]
    .flatMap((owner) => database.chats.group(owner))
    .filter((chat) => !old.includes(chat));
  const needed = filesIn(database, others);
  for (const { draft } of database.agentVersions.values()) for (const id of draft.idFiles) needed.add(id);
  for (const id of filesOfPresentations(database)) needed.add(id);
  return [...files].filter((id) => !needed.has(id));
}

/** Deletes tests whose last request is a day old, with their files. On a full disk they stay. */
export function forgetTests({ database, runs, now }: Rows & Clock & { readonly runs: Runs }): void {
  const end = new Date(now().getTime() - DAY).toISOString();
  const old = [...database.chats.values()].filter(({ purpose, date }) => purpose && date < end);
  if (old.length === 0) return;
  for (const { uuid } of old) runs.stop(uuid);
  database.store.writeOrKeep((transaction) => {
    for (const idFile of leftBehind(database, old)) {
      transaction.delete(database.files, idFile);
      transaction.deleteBlob(idFile);
    }
    for (const { uuid } of old) {
      for (const { id } of database.messages.group(uuid)) {
        for (const { call } of database.calls.group(id)) transaction.delete(database.calls, call.callId);
        transaction.delete(database.messages, id);
      }
      transaction.delete(database.chats, uuid);
    }
  });
}
