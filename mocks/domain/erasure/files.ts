/** Erases files that nothing uses any more. */

import { DAY } from '#mocks/domain/lists/days.ts';
import { filesOfBrands } from '#mocks/domain/presentations/brands.ts';
import { filesOfPresentations } from '#mocks/domain/presentations/files.ts';
import type { Database, StoredFile, StoredMessage } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Time for which an unused file is kept, ms: an editor may undo the removal of a picture. */
const UNUSED = DAY;

const named = new WeakMap<object, readonly string[]>();

/** Ids of the files that a value refers to. They are cached, because stored values never change. */
export function filesIn(value: object): readonly string[] {
  const known = named.get(value);
  if (known) return known;
  const found = JSON.stringify(value).matchAll(/"idFile":"([0-9a-f-]{36})"/g);
  const ids = [...new Set([...found].flatMap(([, id]) => id ?? []))];
  named.set(value, ids);
  return ids;
}

/**
 * Whether a message can refer to files. The texts of other messages are not searched. In states of early versions a message
 * may have no list of files.
 */
export const mayNameFiles = ({ files, idFile, results, agentDraft, status }: StoredMessage): boolean =>
  ((files as StoredMessage['files'] | undefined)?.length ?? 0) > 0 ||
  idFile !== null ||
  results !== undefined ||
  agentDraft !== undefined ||
  status === 'streaming';

/** Ids of the files that agents, presentations, brands and feedback refer to. */
export function filesOfObjects(database: Database): Set<string> {
  const files = filesOfPresentations(database);
  const add = (ids: readonly string[]): void => {
    for (const id of ids) files.add(id);
  };
  add(filesOfBrands(database));
  for (const { draft } of [...database.agents.values(), ...database.agentVersions.values()])
    add(draft.idFiles);
  for (const one of database.feedback.values()) add(filesIn(one));
  return files;
}

/** Ids of all files in use. @param gone ids of messages whose files do not count */
function neededFiles(database: Database, gone: ReadonlySet<string> = new Set()): Set<string> {
  const needed = filesOfObjects(database);
  const add = (ids: readonly string[]): void => {
    for (const id of ids) needed.add(id);
  };
  for (const message of database.messages.values()) {
    if (!mayNameFiles(message) || gone.has(message.id)) continue;
    add(filesIn(message));
    add(message.agentDraft?.idFiles ?? []);
  }
  for (const piece of database.pieces.values()) add(filesIn(piece));
  for (const share of database.shares.values()) add(filesIn(share));
  return needed;
}

/** Files of these messages that nothing else uses. */
export function leftBehind(database: Database, messages: readonly StoredMessage[]): string[] {
  const files = new Set(messages.filter(mayNameFiles).flatMap(filesIn));
  if (files.size === 0) return [];
  const needed = neededFiles(database, new Set(messages.map(({ id }) => id)));
  return [...files].filter((id) => !needed.has(id));
}

export function eraseFiles({ files }: Database, transaction: Transaction, ids: readonly string[]): void {
  for (const idFile of ids) {
    transaction.delete(files, idFile);
    transaction.deleteBlob(idFile);
  }
}

/** Erases files that have been unused for a day, such as those of removed agents and presentations. */
export function eraseUnused({ database, now }: Rows & Clock): void {
  const needed = neededFiles(database);
  const moment = now().getTime();
  const unused: StoredFile[] = [];
  const used: StoredFile[] = [];
  for (const file of database.files.values()) {
    const { idFile, waitingSince, expiresAt, unusedSince } = file;
    if (waitingSince !== undefined || expiresAt !== undefined) continue;
    if (!needed.has(idFile)) unused.push(file);
    else if (unusedSince !== undefined) used.push(file);
  }
  if (unused.length === 0 && used.length === 0) return;
  const over = unused.filter(
    ({ unusedSince }) => unusedSince !== undefined && unusedSince <= moment - UNUSED,
  );
  database.store.writeOrKeep((transaction) => {
    eraseFiles(
      database,
      transaction,
      over.map(({ idFile }) => idFile),
    );
    for (const file of unused)
      if (file.unusedSince === undefined) transaction.put(database.files, { ...file, unusedSince: moment });
    for (const { unusedSince: _since, ...file } of used) transaction.put(database.files, file);
  });
}
