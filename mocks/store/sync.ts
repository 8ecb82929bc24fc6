/** Waits for the disk. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file or folder is on the disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until the names in a folder are on the disk. Windows cannot open folders and writes names by itself. */
export function syncNames(folder: string): void {
  if (process.platform !== 'win32') sync(folder);
}
