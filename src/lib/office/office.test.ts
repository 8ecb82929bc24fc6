import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { toCsv } from './csv.ts';
import { toXlsx } from './xlsx.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Returns the files of a zip archive by name. Fails if a header or a checksum is wrong. */
function unzip(bytes: Uint8Array): Record<string, string> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const entries: Record<string, string> = {};
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, length] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
    const name = textOf(bytes.subarray(at + 46, at + 46 + length));
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    expect(view.getUint16(local + 4, true), 'Office opens zip 2.0 only').toBe(20);
    const packed = bytes.subarray(local + 30 + length, local + 30 + length + size);
    expect(view.getUint16(local + 8, true)).toBe(8);
    expect(view.getUint16(local + 28, true)).toBe(0);
    const content = inflateRawSync(packed);
    expect(content.length).toBe(view.getUint32(at + 24, true));
    expect(crc32(content)).toBe(view.getUint32(at + 16, true));
    entries[name] = textOf(content);
    at += 46 + length;
  }
  expect(at).toBe(end);
  return entries;
}

test('[ADM-06] no cell of a CSV is a formula; separators are quoted', () => {
  const formulas = ['=1+1', '+7', '-2', '@SUM(A1)', '\t=1', ' =1', 'a;b', 'say "x"', 'два\nстроки', -5];
  expect(textOf(toCsv([formulas]))).toBe(
    `\ufeff'=1+1;'+7;'-2;'@SUM(A1);'\t=1;' =1;"a;b";"say ""x""";"два\nстроки";-5\r\n`,
  );
});

test('[ADM-16] removing the apostrophe gives the original text', () => {
  const texts = ["'=1", '＝1+1', '＠x', '\u00a0=1', '\0=1', "''+1"];
  for (const text of texts) {
    const cell = textOf(toCsv([[text]])).slice(1, -2);
    expect(cell).toBe(`'${text}`);
  }
  expect(textOf(toCsv([["д'Артаньян", "'тихо'", 'a = b']]))).toBe("\ufeffд'Артаньян;'тихо';a = b\r\n");
});

test('[ADM-06] a workbook is a valid archive with escaped texts', async () => {
  const table = [
    ['=1+1 <&"\u0000', 'Орлова'],
    [1, 2.5],
  ];
  const entries = unzip(await toXlsx('Статистика', table));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']),
  );
  expect(entries['xl/worksheets/sheet1.xml']).toContain(
    '<row><c t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;&amp;&quot;</t></is></c>',
  );
  expect(entries['xl/worksheets/sheet1.xml']).toContain('<c><v>2.5</v></c>');
  expect(entries['xl/workbook.xml']).toContain('name="Статистика"');
});

/** Reads the cells of a sheet: an independent reading of what `toXlsx` writes. Fails on anything that it does not know. */
function cellsOf(xml: string): { type: string; style: number; value: string }[] {
  expect(xml).not.toMatch(/<f[ >/]/);
  const sheet = /<sheetData>(.*)<\/sheetData>/s.exec(xml)?.[1] ?? '';
  const pattern =
    /<c(?: t="(?<t>\w+)")?(?: s="(?<s>\d+)")?(?:\/>|>(?:<v>(?<v>[^<]*)<\/v>|<is><t xml:space="preserve">(?<text>[^<]*)<\/t><\/is>)<\/c>)/g;
  const cells = [...sheet.matchAll(pattern)].map(({ groups = {} }) => ({
    type: groups['t'] ?? 'n',
    style: Number(groups['s'] ?? 0),
    value: groups['v'] ?? groups['text'] ?? '',
  }));
  expect(sheet.replaceAll(pattern, '').replaceAll(/<\/?row>/g, '')).toBe('');
  return cells;
}

const typed: Cell[] = [
  { type: 'number', text: '-1234.5' },
  { type: 'percent', text: '0.125' },
  { type: 'money', text: '4515000' },
  { type: 'date', text: '2026-11-20' },
  { type: 'boolean', text: 'true' },
  { type: 'number', text: '12345678901234567890' },
  { type: 'number', text: '=1+1' },
  { type: 'date', text: '1899-01-01' },
];

test('[CHAT-24] a workbook keeps types; a number that would lose digits and a false one are texts', async () => {
  const entries = unzip(await toXlsx('a/b:[c]*?', [typed]));
  expect(cellsOf(entries['xl/worksheets/sheet1.xml'] ?? '')).toEqual([
    { type: 'n', style: 0, value: '-1234.5' },
    { type: 'n', style: 1, value: '0.125' },
    { type: 'n', style: 2, value: '4515000' },
    { type: 'n', style: 3, value: '46346' },
    { type: 'b', style: 0, value: '1' },
    { type: 'inlineStr', style: 0, value: '12345678901234567890' },
    { type: 'inlineStr', style: 0, value: '=1+1' },
    { type: 'inlineStr', style: 0, value: '1899-01-01' },
  ]);
  expect(entries['xl/workbook.xml']).toContain('name="a b  c"');
});

test('[CHAT-24] a CSV leaves numbers as they are, and makes what only claims to be one harmless', () => {
  expect(textOf(toCsv([typed]))).toBe(
    "\ufeff-1234.5;0.125;4515000;2026-11-20;true;12345678901234567890;'=1+1;1899-01-01\r\n",
  );
});
