/** Opens Office files: zip archives of parts that name one another. Files come from anywhere, so everything is bounded. */
import { unzipSync } from 'fflate';
import { childrenOf, readXml, type XmlElement, XmlRefused } from './read-xml.ts';

export type PackageFault = 'no-archive' | 'protected' | 'old-format' | 'too-large' | 'damaged';

/** Why a file cannot be opened. */
export class PackageRefused extends Error {
  readonly fault: PackageFault;
  constructor(fault: PackageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A relationship of a part to another part or to an address. */
export interface Relation {
  readonly id: string;
  /** The address that names its type. */
  readonly type: string;
  /** The last word of its type: `slide`, `hyperlink`. */
  readonly kind: string;
  /** The name of a part, or the address as it is written when `isExternal`. It is never fetched. */
  readonly target: string;
  readonly isExternal: boolean;
}

export interface OfficePackage {
  readonly names: readonly string[];
  /** A part as XML; undefined if there is none. Throws `PackageRefused`. */
  xml(part: string): XmlElement | undefined;
  /** The part that a relationship names, as XML; undefined for an address. Throws `PackageRefused`. */
  xmlOf(relation: Relation | undefined): XmlElement | undefined;
  /**
   * The bytes of parts, by their names; those that are missing, damaged or larger than `most` are left out.
   * Throws `PackageRefused` for more than 200 MB of them.
   */
  files(parts: readonly string[], most: number): Map<string, Uint8Array>;
  /** The relationships of a part, '' for those of the file. */
  relations(part: string): readonly Relation[];
}

/** Bounds of the whole file, of its parts and of what they unpack to, bytes. */
const MOST_PARTS = 20_000;
const LARGEST_XML = 32 * 1024 * 1024;
const ALL_XML = 160 * 1024 * 1024;
const ALL_FILES = 200 * 1024 * 1024;
/** Parts of more than a megabyte with a higher ratio of compression are refused: documents do not reach it. */
const [BEST_RATIO, SMALL] = [300, 1024 * 1024];

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
const isXml = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);
/** Names of parts do not depend on case; some programs write backslashes. */
const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

/** True if a compound file says that it is an encrypted package. */
function isEncrypted(bytes: Uint8Array): boolean {
  const wanted = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  return false;
}

/** The name of the part that a target means, relative to the folder of the part that names it. */
function resolved(part: string, target: string): string {
  const folder = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') folder.pop();
    else if (step !== '' && step !== '.') folder.push(step);
  }
  return folder.join('/');
}

interface Entry {
  readonly name: string;
  readonly unpacked: number;
}

/** What the archive says of its parts, each checked before anything is unpacked. */
function entriesOf(bytes: Uint8Array): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let count = 0;
  unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      count += 1;
      if (count > MOST_PARTS) throw new PackageRefused('too-large');
      if (originalSize > SMALL && originalSize / Math.max(1, size) > BEST_RATIO)
        throw new PackageRefused('too-large');
      // Office has one part of a name; several would unpack to more than their sizes are summed to.
      if (entries.has(keyOf(name))) throw new PackageRefused('damaged');
      entries.set(keyOf(name), { name, unpacked: originalSize });
      return false;
    },
  });
  return entries;
}

/** Calls a reader of the archive; what it throws means that the archive is damaged. */
function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof PackageRefused ? error : new PackageRefused('damaged');
  }
}

class Package implements OfficePackage {
  readonly #bytes: Uint8Array;
  readonly #entries: Map<string, Entry>;
  #xml: ReadonlyMap<string, Uint8Array> | undefined;
  #unpacked = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#entries = guarded(() => entriesOf(bytes));
  }

  get names(): readonly string[] {
    return [...this.#entries.values()].map(({ name }) => name);
  }

  /** All parts of XML, unpacked at the first call: an archive is searched from its start each time. */
  #parts(): ReadonlyMap<string, Uint8Array> {
    if (this.#xml) return this.#xml;
    const wanted = [...this.#entries.values()].filter(({ name }) => isXml(name));
    const total = wanted.reduce((sum, { unpacked }) => sum + unpacked, 0);
    if (total > ALL_XML || wanted.some(({ unpacked }) => unpacked > LARGEST_XML))
      throw new PackageRefused('too-large');
    const parts = guarded(() => unzipSync(this.#bytes, { filter: ({ name }) => isXml(name) }));
    this.#xml = new Map(Object.entries(parts));
    return this.#xml;
  }

  xml(part: string): XmlElement | undefined {
    const entry = this.#entries.get(keyOf(part));
    const bytes = entry && this.#parts().get(entry.name);
    if (!bytes) return undefined;
    try {
      return readXml(bytes);
    } catch (error) {
      throw error instanceof XmlRefused ? new PackageRefused('damaged') : error;
    }
  }

  xmlOf(relation: Relation | undefined): XmlElement | undefined {
    return relation && !relation.isExternal ? this.xml(relation.target) : undefined;
  }

  files(parts: readonly string[], most: number): Map<string, Uint8Array> {
    const wanted = new Map<string, string>();
    for (const part of parts) {
      const entry = this.#entries.get(keyOf(part));
      if (!entry || entry.unpacked > most || wanted.has(entry.name)) continue;
      this.#unpacked += entry.unpacked;
      if (this.#unpacked > ALL_FILES) throw new PackageRefused('too-large');
      wanted.set(entry.name, part);
    }
    return new Map([...this.#unzipped(wanted)].map(([name, bytes]) => [wanted.get(name) ?? name, bytes]));
  }

  /** The parts of the names that unpack: all at once, and one by one where some are damaged. */
  #unzipped(names: ReadonlyMap<string, unknown>): Map<string, Uint8Array> {
    try {
      return new Map(Object.entries(unzipSync(this.#bytes, { filter: ({ name }) => names.has(name) })));
    } catch {
      if (names.size < 2) return new Map();
      return new Map([...names].flatMap((entry) => [...this.#unzipped(new Map([entry]))]));
    }
  }

  relations(part: string): readonly Relation[] {
    const slash = part.lastIndexOf('/') + 1;
    const list = this.xml(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
    return childrenOf(list, 'Relationship').map(({ attributes }) => {
      const { Id = '', Type = '', Target = '', TargetMode } = attributes;
      const isExternal = TargetMode === 'External';
      return {
        id: Id,
        type: Type,
        kind: Type.split('/').at(-1) ?? '',
        target: isExternal ? Target : resolved(part, Target),
        isExternal,
      };
    });
  }
}

/**
 * Opens a file. Nothing is unpacked before it is asked for, except that the sizes in its list of parts are checked.
 *
 * @throws PackageRefused for a file that is no archive, has a password, or exceeds a bound
 */
export function openPackage(bytes: Uint8Array): OfficePackage {
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
    throw new PackageRefused(isEncrypted(bytes) ? 'protected' : 'old-format');
  if (!begins(bytes, [0x50, 0x4b])) throw new PackageRefused('no-archive');
  return new Package(bytes);
}
