/**
 * Reads the advance widths of the slides' fonts out of their files, for the tables in `widths` and their test. Run by itself,
 * it writes a table: `node src/features/presentations/model/testing/read-widths.ts lora > …/widths/lora.ts`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONTS, type Font } from '../fonts.ts';
import { widthRanges } from '../width-ranges.ts';

const require = createRequire(import.meta.url);
const cuts = ['400Regular', '700Bold', '400Regular_Italic', '700Bold_Italic'] as const;

/** Code point to glyph, of the subtable for Windows and Unicode (format 4, which covers the basic plane). */
function readGlyphs(data: DataView, at: number): (code: number) => number {
  const count = data.getUint16(at + 2);
  let table = 0;
  for (let index = 0; index < count; index += 1) {
    const record = at + 4 + index * 8;
    const offset = at + data.getUint32(record + 4);
    if (data.getUint16(record) === 3 && data.getUint16(offset) === 4) table = offset;
  }
  if (!table) throw new Error('The font has no table of characters in format 4');
  const twice = data.getUint16(table + 6);
  return (code) => {
    for (let index = 0; index < twice; index += 2) {
      if (code > data.getUint16(table + 14 + index)) continue;
      const start = data.getUint16(table + 16 + twice + index);
      if (code < start) return 0;
      const delta = data.getUint16(table + 16 + 2 * twice + index);
      const place = table + 16 + 3 * twice + index;
      const shift = data.getUint16(place);
      if (shift === 0) return (code + delta) & 0xffff;
      const glyph = data.getUint16(place + shift + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Widths of all characters of `widthRanges`, in 1/2048 of the font size; 0 for one that the font lacks. */
function readWidths(file: string): number[] {
  const bytes = readFileSync(file);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < data.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    tables.set(bytes.toString('latin1', record, record + 4), data.getUint32(record + 8));
  }
  const place = (name: string): number => {
    const found = tables.get(name);
    if (found === undefined) throw new Error(`The font ${file} has no table ${name}`);
    return found;
  };
  const units = data.getUint16(place('head') + 18);
  const metrics = data.getUint16(place('hhea') + 34);
  const glyphOf = readGlyphs(data, place('cmap'));
  return widthRanges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => {
      const glyph = glyphOf(from + at);
      const width = glyph === 0 ? 0 : data.getUint16(place('hmtx') + Math.min(glyph, metrics - 1) * 4);
      return Math.round((width * 2048) / units);
    }),
  );
}

/** Equal neighbours as `width*count`. */
function write(widths: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < widths.length; ) {
    let end = at + 1;
    while (widths[end] === widths[at]) end += 1;
    parts.push(end - at > 1 ? `${widths[at]}*${end - at}` : `${widths[at]}`);
    at = end;
  }
  return parts.join(' ');
}

/** The table of a font: regular, bold, italic, bold italic. */
export function readTable(font: Font): string[] {
  const name = FONTS[font].family.replaceAll(' ', '');
  return cuts.map((cut) =>
    write(readWidths(require.resolve(`@expo-google-fonts/${FONTS[font].folder}/${cut}/${name}_${cut}.ttf`))),
  );
}

/** The module of a table, in lines of at most 100 characters. */
function moduleOf(font: Font): string {
  const lines = (table: string): string => table.replaceAll(/(.{1,100})(?: |$)/g, '    $1\n').trimEnd();
  const cutsOf = readTable(font).map((table) => `  \`\n${lines(table)}\n  \`,`);
  return `/** Widths of ${FONTS[font].family}. */\nexport const ${font} = [\n${cutsOf.join('\n')}\n] as const;\n`;
}

if (process.argv[1] === import.meta.filename) process.stdout.write(moduleOf(process.argv[2] as Font));
