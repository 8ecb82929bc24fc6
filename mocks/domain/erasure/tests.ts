/** Deletes chats that are not conversations: tests of agents and runs of presentations (lab.md §9). */

import type { Runs } from '#mocks/domain/chat/runs.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { eraseFiles, leftBehind } from './files.ts';

/** Deletes tests whose last request is a day old, with their files. If the disk is full, they stay. */
export function forgetTests({ database, runs, now }: Rows & Clock & { readonly runs: Runs }): void {
  const end = new Date(now().getTime() - DAY).toISOString();
  const old = [...database.chats.values()].filter(({ purpose, date }) => purpose && date < end);
  if (old.length === 0) return;
  for (const { uuid } of old) runs.stop(uuid);
  const messages = old.flatMap(({ uuid }) => database.messages.group(uuid));
  database.store.writeOrKeep((transaction) => {
    eraseFiles(database, transaction, leftBehind(database, messages));
    for (const { id } of messages) {
      for (const { call } of database.calls.group(id)) transaction.delete(database.calls, call.callId);
      transaction.delete(database.messages, id);
    }
    for (const { uuid } of old) transaction.delete(database.chats, uuid);
  });
}
