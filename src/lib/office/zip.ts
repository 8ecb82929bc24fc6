/** A zip archive of small files, as Office reads it: version 2.0, sizes in the headers, names in UTF-8. */
import { strToU8, type Zippable, zipSync } from 'fflate';

/** The earliest date that an archive can hold: equal contents give equal bytes. */
const mtime = new Date(1980, 0, 1);

/**
 * Makes an archive. Texts are compressed; bytes are stored, because they are pictures and archives, which are compressed
 * already. It works in one go: 24 million characters take half a second.
 *
 * @param files texts or bytes by name, under 4 GB in all
 * @returns the bytes; equal contents give equal bytes
 */
export function zipFiles(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, file]): [string, Zippable[string]] => [
    name,
    typeof file === 'string' ? strToU8(file) : [file, { level: 0 }],
  ]);
  return zipSync(Object.fromEntries(entries), { mtime });
}
