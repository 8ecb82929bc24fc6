/** Result codes of SQLite (https://www.sqlite.org/rescode.html). */

export const SQLITE = { busy: 5, locked: 6, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 } as const;

/** The codes of a disk that is full or not writable. */
export const noRoom: ReadonlySet<number | undefined> = new Set([
  SQLITE.readOnly,
  SQLITE.ioError,
  SQLITE.full,
  SQLITE.cannotOpen,
]);

/** Whether an error is one of the file system, not of SQLite. */
export const isOfFiles = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** The result code of an error, without its extension; undefined for other errors. */
export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}
