/** Removing the history of a person, with an undo. */

import { startOf } from '#mocks/domain/lists/days.ts';
import type { Running } from '#mocks/domain/sign-in/sign-in.ts';
import type { Chat, Schemas, StoredRemoval } from '#mocks/store/database.ts';
import { withHidden } from '#mocks/store/hidden.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { chatsOf } from './chats.ts';
import { countFiles } from './own-files.ts';

/** How long a removal can be taken back, ms. */
const UNDO = 10 * 60_000;

type Wanted = Omit<Schemas['HistoryRemoval'], 'removed' | 'dryRun'>;

/** The removal of a person that can still be taken back. */
export function removalOf({ database, now }: Rows & Clock, owner: string): StoredRemoval | undefined {
  const removal = database.removals.get(owner);
  return removal && Date.parse(removal.undoUntil) > now().getTime() ? removal : undefined;
}

/** The visible chats that a removal names. */
export function chatsToRemove(
  { database }: Rows,
  owner: string,
  { serviceType, before, keepPinned }: Wanted,
): Chat[] {
  const end = before === undefined ? undefined : startOf(before);
  return chatsOf(database, owner).filter(
    (chat) =>
      !(keepPinned && chat.pinned) &&
      (serviceType === undefined || chat.serviceType === serviceType) &&
      (end === undefined || chat.date < end),
  );
}

/** Counts what a removal names, and removes it unless it is only a question. */
export function removeHistory(
  deps: Rows & Clock & Running,
  owner: string,
  { dryRun = false, ...wanted }: Wanted & { dryRun?: boolean },
): Schemas['HistoryRemoved'] {
  const { database, runs, now } = deps;
  const chats = chatsToRemove(deps, owner, wanted);
  const counted = { chats: chats.length, files: countFiles(database, chats) };
  if (dryRun || chats.length === 0) return { ...counted, undoUntil: null };
  for (const { uuid } of chats) runs.stop(uuid);
  const before = removalOf(deps, owner);
  const removal: StoredRemoval = {
    owner,
    chats: [...(before?.chats ?? []), ...chats.map(({ uuid }) => uuid)],
    files: (before?.files ?? 0) + counted.files,
    undoUntil: new Date(now().getTime() + UNDO).toISOString(),
  };
  database.store.write((transaction) => {
    // Read again: a stopped answer has changed its chat.
    for (const { uuid } of chats) {
      const chat = database.chats.get(uuid);
      if (chat) transaction.put(database.chats, withHidden(chat, true, now()));
    }
    transaction.put(database.removals, removal);
  });
  return { ...counted, undoUntil: removal.undoUntil };
}

/** Takes the last removal back. */
export function restoreHistory(deps: Rows & Clock, owner: string): Schemas['HistoryRemoved'] {
  const { database, now } = deps;
  const removal = removalOf(deps, owner);
  if (!removal) return { chats: 0, files: 0, undoUntil: null };
  database.store.write((transaction) => {
    for (const uuid of removal.chats) {
      const chat = database.chats.get(uuid);
      if (chat) transaction.put(database.chats, withHidden(chat, false, now()));
    }
    transaction.delete(database.removals, owner);
  });
  return { chats: removal.chats.length, files: removal.files, undoUntil: null };
}
