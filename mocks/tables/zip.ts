/** A zip archive without compression: local header and bytes of each entry, then the directory (APPNOTE 4.3). */

/** 1 January 1980, the earliest date that the format knows: equal contents give equal bytes. */
const DATE = 0x21;
/** Names are UTF-8. */
const FLAGS = 0x0800;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian fields, given as width and value. */
function fields(...given: readonly (readonly [width: 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(given.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of given) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The archive of texts by their names. */
export function zip(entries: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const local: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    const common = [
      ...([
        [2, 20],
        [2, FLAGS],
        [2, 0],
        [2, 0],
        [2, DATE],
        [4, crc32(bytes)],
      ] as const),
      ...([
        [4, bytes.length],
        [4, bytes.length],
        [2, name.length],
        [2, 0],
      ] as const),
    ];
    const entry = joined([fields([4, 0x04034b50], ...common), name, bytes]);
    local.push(entry);
    directory.push(
      fields([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
    offset += entry.length;
  }
  const listed = joined(directory);
  const count = local.length;
  const end = fields(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
    ] as const),
    ...([
      [4, listed.length],
      [4, offset],
      [2, 0],
    ] as const),
  );
  return joined([...local, listed, end]);
}
