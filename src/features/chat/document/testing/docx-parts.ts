import { inflateRawSync } from 'node:zlib';

/** The files of a zip archive by name, read from its central directory. */
export async function unzip(file: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const files = new Map<string, string>();
  let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
  while (at >= 0 && bytes.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    const isStored = bytes.readUInt16LE(at + 10) === 0;
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, (isStored ? content : inflateRawSync(content)).toString('utf8'));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

/**
 * A part of a Word file as XML. Needs a DOM.
 *
 * @param name @default the text of the document
 */
export async function documentOf(file: Blob, name = 'word/document.xml'): Promise<Document> {
  const xml = new DOMParser().parseFromString((await unzip(file)).get(name) ?? '', 'text/xml');
  if (xml.querySelector('parsererror')) throw new Error(`${name} is no XML`);
  return xml;
}
