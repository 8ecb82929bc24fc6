import { unzlibSync } from 'fflate';

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * The font inside a WOFF file (W3C, WOFF 1.0): fontkit would unpack a table again for each glyph.
 *
 * @param bytes of a WOFF file, or of another font, which is returned as it is
 */
export function sfntOf(bytes: Uint8Array): Uint8Array {
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (from.getUint32(0) !== 0x774f4646) return bytes;
  const count = from.getUint16(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const [at, compressed, size] = [4, 8, 12].map((place) => from.getUint32(44 + 20 * index + place));
    const source = bytes.subarray(at ?? 0, (at ?? 0) + (compressed ?? 0));
    const content = compressed === size ? source : unzlibSync(source);
    return { tag: from.getUint32(44 + 20 * index), sum: from.getUint32(44 + 20 * index + 16), content };
  });
  const total = entries.reduce((sum, { content }) => sum + padded(content.length), 12 + 16 * count);
  const font = new Uint8Array(total);
  const to = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  for (const [index, value] of [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].entries())
    to.setUint16(4 + 2 * index, value);
  let at = 12 + 16 * count;
  for (const [index, { tag, sum, content }] of entries.entries()) {
    for (const [place, value] of [tag, sum, at, content.length].entries())
      to.setUint32(12 + 16 * index + 4 * place, value);
    font.set(content, at);
    at += padded(content.length);
  }
  return font;
}
