/** Files on their way in: with a request, before one, with feedback. */
import type { components } from '#api/generated/gateway.d.ts';
import { Failure } from '../contract/failures.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/store.ts';
import { safeName } from './disposition.ts';

type MessageFile = components['schemas']['MessageFile'];

/** A file that no request has named for this long is deleted, ms. */
const UNSENT = 24 * 60 * 60 * 1000;

/** A file that has arrived but is not stored yet. */
export interface Upload extends MessageFile {
  readonly bytes: Uint8Array;
}

/** Reads files in full and gives each its id. */
export async function uploadsOf(files: readonly File[]): Promise<Upload[]> {
  return Promise.all(
    files.map(async (file) => ({
      idFile: crypto.randomUUID(),
      name: safeName(file.name),
      size: file.size,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

/** What a message says of its files. */
export function toMessageFile({ idFile, name, size }: MessageFile): MessageFile {
  return { idFile, name, size };
}

/** Files that `fileUpload` took before, in the order of their ids. Throws `not-found` for another person's. */
export function uploadedBefore(database: Database, owner: string, ids: readonly string[]): MessageFile[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))].map((idFile) => {
    const file = database.files.get(idFile);
    if (file?.owner !== owner) throw new Failure('not-found');
    return { idFile, name: file.name, size: database.store.readBlob(idFile)?.byteLength ?? 0 };
  });
}

/** From now on a request names these files: they stay. */
export function keepUploaded(
  database: Database,
  transaction: Transaction,
  files: readonly MessageFile[],
): void {
  for (const { idFile } of files) {
    const file = database.files.get(idFile);
    if (file?.waitingSince === undefined) continue;
    const { waitingSince: _waitingSince, ...kept } = file;
    transaction.put(database.files, kept);
  }
}

/** Deletes the files that waited a day for a request. Without room to write they wait on. */
export function forgetUnsent(database: Database, now: Date): void {
  const old = [...database.files.values()].filter(
    ({ waitingSince }) => waitingSince !== undefined && waitingSince < now.getTime() - UNSENT,
  );
  database.store.writeOrKeep((transaction) => {
    for (const { idFile } of old) {
      transaction.delete(database.files, idFile);
      transaction.deleteBlob(idFile);
    }
  });
}
