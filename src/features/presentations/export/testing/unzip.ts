import { inflateRawSync } from 'node:zlib';

/** The files of a zip without a comment. */
export function unzip(zip: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const decoder = new TextDecoder();
  const files = new Map<string, Uint8Array>();
  // The directory at the end has the sizes.
  const end = zip.length - 22;
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    const [method, size, nameLength, extra] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
    ];
    const start = view.getUint32(at + 42, true);
    const name = decoder.decode(zip.subarray(at + 46, at + 46 + nameLength));
    const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const bytes = zip.subarray(content, content + size);
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength + extra + view.getUint16(at + 32, true);
  }
  return files;
}
