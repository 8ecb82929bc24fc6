/** Reads zip archives, which Word and Excel files are. */
import { inflateRawSync } from 'node:zlib';
import { ModelFailure } from '#mocks/domain/model/model.ts';

/** Maximum size of an unpacked part and of all that are read, and maximum number of parts. */
const MAX_PART = 64 * 1024 * 1024;
const MAX_TOTAL = 256 * 1024 * 1024;
const MAX_PARTS = 5_000;

/** The parts of an archive by name, each unpacked when it is read. */
export interface Archive {
  readonly names: readonly string[];
  /** A part by its name in any case; undefined if there is none. Throws `file-unreadable` when it is damaged. */
  read(name: string): Uint8Array<ArrayBuffer> | undefined;
}

interface Entry {
  readonly at: number;
  readonly size: number;
  /** As stated in the archive. */
  readonly unpacked: number;
  readonly isPacked: boolean;
}

const unreadable = () => new ModelFailure('file-unreadable');

const isCompound = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, index) => bytes[index] === byte);

/** True for a Word or Excel file with a password: a compound file with an encrypted package. */
const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  isCompound(bytes) && Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));

/** Position of the end record: the last one that fits. */
function endOf(file: Buffer): number {
  for (let at = file.length - 22; at >= 0 && at >= file.length - 22 - 65_535; at--)
    if (file.readUInt32LE(at) === 0x06054b50) return at;
  throw unreadable();
}

function unpacked(
  file: Buffer,
  { at, size, unpacked: length, isPacked }: Entry,
  most: number,
): Uint8Array<ArrayBuffer> {
  try {
    if (file.readUInt32LE(at) !== 0x04034b50 || (!isPacked && size > most)) throw unreadable();
    const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
    const packed = file.subarray(from, from + size);
    return new Uint8Array(
      isPacked ? inflateRawSync(packed, { maxOutputLength: Math.max(1, Math.min(length, most)) }) : packed,
    );
  } catch {
    throw unreadable();
  }
}

/** The case of the names of parts does not matter. */
const keyOf = (name: string): string => name.toLowerCase();

function entriesOf(file: Buffer): Map<string, Entry> {
  const end = endOf(file);
  const entries = new Map<string, Entry>();
  try {
    let at = file.readUInt32LE(end + 16);
    for (let left = Math.min(file.readUInt16LE(end + 10), MAX_PARTS); left > 0; left--) {
      if (file.readUInt32LE(at) !== 0x02014b50) throw unreadable();
      if (file.readUInt16LE(at + 8) & 1) throw new ModelFailure('file-protected');
      const method = file.readUInt16LE(at + 10);
      const length = file.readUInt16LE(at + 28);
      // Some programs for Windows write backslashes.
      const name = file.toString('utf8', at + 46, at + 46 + length).replaceAll('\\', '/');
      const entry = {
        at: file.readUInt32LE(at + 42),
        size: file.readUInt32LE(at + 20),
        unpacked: file.readUInt32LE(at + 24),
        isPacked: method === 8,
      };
      if (method === 0 || method === 8) entries.set(name, entry);
      at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
  } catch (error) {
    throw error instanceof ModelFailure ? error : unreadable();
  }
  return entries;
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** The sum of the sizes that an archive states for its parts, bytes; undefined if it is no archive. Larger parts are refused. */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return undefined;
  try {
    return [...entriesOf(bufferOf(bytes)).values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
  } catch {
    return undefined;
  }
}

/**
 * Opens an archive. Throws `file-protected` for one with a password and `file-unreadable` for what is no archive.
 *
 * @param most greatest size of an unpacked part, bytes; a larger one is unreadable
 */
export function openZip(bytes: Uint8Array, most = MAX_PART): Archive {
  if (isEncryptedOffice(bytes)) throw new ModelFailure('file-protected');
  const file = bufferOf(bytes);
  const entries = entriesOf(file);
  let total = 0;
  const byKey = new Map([...entries].map(([name, entry]) => [keyOf(name), entry]));
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name) ?? byKey.get(keyOf(name));
      const part = entry && unpacked(file, entry, most);
      total += part?.length ?? 0;
      if (total > MAX_TOTAL) throw unreadable();
      return part;
    },
  };
}
