/** Files whose contents the state does not have, for the operator. */
import type { Database } from '#mocks/store/database.ts';

/** Lines that name single files. */
const NAMED = 20;

/** One line for each file without contents, by its id: names can tell what is in a file. */
export function missingContents({ store, files, feedback }: Database): string[] {
  const there = new Map(store.blobSizes());
  const wanted = [
    ...[...files.values()].map(({ idFile }) => idFile),
    ...[...feedback.values()].flatMap(({ file }) => (file ? [file.idFile] : [])),
  ];
  const missing = wanted.filter((idFile) => !there.has(idFile));
  const lines = missing
    .slice(0, NAMED)
    .map((idFile) => `File ${idFile} has no contents. Only a backup can have them.`);
  const more = missing.length - lines.length;
  return more > 0 ? [...lines, `${more} more files have no contents.`] : lines;
}
