/** Copies contents from one state to another. */
import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Content, contentPath, makeFolder } from './contents.ts';
import { CorruptState } from './store.ts';
import { syncNames } from './sync.ts';

const PIECE = 1024 * 1024;

export interface Copied {
  /** Size of the contents that the state has now, bytes. */
  readonly size: number;
  /** Number of contents that no place had. */
  readonly missing: number;
}

/** Opens the first file that is there; undefined when there is none. */
function openOneOf(places: readonly string[]): number | undefined {
  for (const place of places)
    try {
      return openSync(place, 'r');
    } catch (error) {
      // The other process may have moved it since.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  return undefined;
}

/** Copies an open file to a new one, to the disk, and closes it. Returns the SHA-256 of what was copied. */
function copyFile(source: number, to: string): string {
  const hash = createHash('sha256');
  const piece = new Uint8Array(PIECE);
  try {
    const copy = openSync(to, 'w', 0o600);
    try {
      for (let length = readSync(source, piece); length > 0; length = readSync(source, piece)) {
        hash.update(piece.subarray(0, length));
        for (let written = 0; written < length; )
          written += writeSync(copy, piece, written, length - written);
      }
      fsyncSync(copy);
    } finally {
      closeSync(copy);
    }
  } finally {
    closeSync(source);
  }
  return hash.digest('hex');
}

/**
 * Copies contents to a state, checks each and waits until they are on the disk. Those that the state has are left as they are.
 *
 * @param folder of the state
 * @param placesOf the files in which a content may be
 * @throws `CorruptState` with one line when a file has another content than its name says
 */
export function copyContents(
  contents: readonly Content[],
  folder: string,
  placesOf: (content: Content) => readonly string[],
): Copied {
  let size = 0;
  let missing = 0;
  const folders = new Set<string>();
  for (const content of contents) {
    const path = contentPath(folder, content.hash);
    size += content.size;
    if (existsSync(path)) continue;
    const places = placesOf(content);
    const source = openOneOf(places);
    if (source === undefined) {
      size -= content.size;
      missing += 1;
      continue;
    }
    makeFolder(dirname(path));
    const part = `${path}.part`;
    if (copyFile(source, part) !== content.hash) {
      rmSync(part);
      throw new CorruptState(`The file ${places[0]} is damaged. Remove it to go on without it.`);
    }
    renameSync(part, path);
    folders.add(dirname(path)).add(dirname(dirname(path)));
  }
  for (const one of folders) syncNames(one);
  return { size, missing };
}
