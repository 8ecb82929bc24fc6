/** A zip archive of small files, as Office reads it: version 2.0, sizes in the headers, names in UTF-8. */

const crcTable = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
  return ~crc >>> 0;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [packed] = await Promise.all([new Response(stream.readable).arrayBuffer(), written]);
  return new Uint8Array(packed);
}

/** Bit 11: the name is UTF-8. */
const flags = 0x0800;
/** 1 January 1980, the earliest date that an archive can hold: equal contents give equal bytes. */
const earliestDate = 0x21;

/** Little-endian bytes of numbers, each with its length. */
function fields(...list: readonly (readonly [value: number, length: 2 | 4])[]): number[] {
  return list.flatMap(([value, length]) =>
    Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) % 256),
  );
}

/**
 * Makes an archive.
 *
 * @param files texts or bytes by name, under 4 GB in all
 * @returns the bytes; equal contents give equal bytes
 */
export async function zipFiles(
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, file] of Object.entries(files)) {
    const nameBytes = encoder.encode(name);
    const content = typeof file === 'string' ? encoder.encode(file) : file;
    const packed = await deflate(content);
    const facts = fields(
      [20, 2],
      [flags, 2],
      [8, 2],
      [0, 2],
      [earliestDate, 2],
      [crc32(content), 4],
      [packed.length, 4],
      [content.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    );
    parts.push(Uint8Array.from([...fields([0x04034b50, 4]), ...facts]), nameBytes, packed);
    const entry = [
      ...fields([0x02014b50, 4], [20, 2]),
      ...facts,
      ...fields([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
    ];
    directory.push(Uint8Array.from(entry), nameBytes);
    at += 30 + nameBytes.length + packed.length;
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2]);
  return joined([...parts, ...directory, Uint8Array.from(end)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
