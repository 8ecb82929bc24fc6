/** Reads downloaded tables: CSV texts and XLSX books. */
import { crc32, inflateRawSync } from 'node:zlib';

/** Records of a CSV text, its heading among them; line ends in quotes belong to their cell. */
export function recordsOf(text: string): number {
  let [records, isQuoted, isEmpty] = [0, false, true];
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === '\n' && !isQuoted) {
      if (!isEmpty) records++;
      isEmpty = true;
    } else if (sign !== '\r') isEmpty = false;
  }
  return records + (isEmpty ? 0 : 1);
}

/**
 * The files of a ZIP archive, as text.
 *
 * @throws Error for an archive that is damaged
 */
export function unzipped(bytes: Uint8Array): Map<string, string> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = data.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || data.toString('latin1', 0, 2) !== 'PK') throw new Error('it is no ZIP archive');
  const files = new Map<string, string>();
  let at = data.readUInt32LE(end + 16);
  for (let left = data.readUInt16LE(end + 10); left > 0; left--) {
    const method = data.readUInt16LE(at + 10);
    const [sum, size, local] = [at + 16, at + 20, at + 42].map((place) => data.readUInt32LE(place)) as [
      ...[number, number, number],
    ];
    const [name, extra, note] = [at + 28, at + 30, at + 32].map((place) => data.readUInt16LE(place)) as [
      ...[number, number, number],
    ];
    const begin = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    const packed = data.subarray(begin, begin + size);
    const content = method === 0 ? packed : inflateRawSync(packed);
    const file = data.toString('utf8', at + 46, at + 46 + name);
    if (crc32(content) !== sum) throw new Error(`the checksum of ${file} is wrong`);
    files.set(file, content.toString('utf8'));
    at += 46 + name + extra + note;
  }
  return files;
}

/**
 * Rows of the first sheet of an XLSX book, its heading among them.
 *
 * @throws Error for a book that is damaged
 */
export function sheetRows(bytes: Uint8Array): number {
  const sheet = [...unzipped(bytes)].find(([file]) => /^xl\/worksheets\/.+\.xml$/.test(file))?.[1];
  if (sheet === undefined) throw new Error('it has no sheet');
  return sheet.match(/<(?:\w+:)?row[ >/]/g)?.length ?? 0;
}
