import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { typedRows } from './columns.ts';
import { toCsv, unguarded } from './csv.ts';
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
    '<row><c t="inlineStr" s="12"><is><t xml:space="preserve">=1+1 &lt;&amp;&quot;</t></is></c>',
  );
  expect(entries['xl/worksheets/sheet1.xml']).toContain('<c s="1"><v>2.5</v></c>');
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
  expect(sheet.replaceAll(pattern, '').replaceAll(/<\/?row(?: ht="\d+")?>/g, '')).toBe('');
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
  const entries = unzip(await toXlsx('a/b:[c]*?', [[], typed]));
  expect(cellsOf(entries['xl/worksheets/sheet1.xml'] ?? '')).toEqual([
    { type: 'n', style: 1, value: '-1234.5' },
    { type: 'n', style: 3, value: '0.125' },
    { type: 'n', style: 5, value: '4515000' },
    { type: 'n', style: 7, value: '46346' },
    { type: 'b', style: 1, value: '1' },
    { type: 'inlineStr', style: 10, value: '12345678901234567890' },
    { type: 'inlineStr', style: 10, value: '=1+1' },
    { type: 'inlineStr', style: 10, value: '1899-01-01' },
  ]);
  expect(entries['xl/workbook.xml']).toContain('name="a b  c"');
});

test('[CHAT-24] a CSV has values as a Russian Excel reads them, and makes what only claims to be one harmless', () => {
  expect(textOf(toCsv([typed, [1234.5, '-', '+7 900 000-00-00', '-5 °C']]))).toBe(
    "\ufeff-1234,5;12,5%;4515000;20.11.2026;да;\u200e12345678901234567890;'=1+1;01.01.1899\r\n1234,5;-;\u200e+7 900 000-00-00;\u200e-5 °C\r\n",
  );
});

test.each([
  '007',
  '2.3',
  '1/2',
  '5-10',
  '16:9',
  '1e5',
  '40702810900000012345',
  '1.2.3',
  '8 800 555 35 35',
  '(5)',
  'Январь 2026',
  '5 мая',
  'мар.26',
  'Сентябрь-25',
])(
  '[CHAT-24] Excel would show «%s» otherwise: in a CSV it stays a text, and an import reads it as it was',
  (text) => {
    const cell = textOf(toCsv([[text]])).slice(1, -2);
    expect(cell).toBe(`\u200e${text}`);
    expect(unguarded(cell)).toBe(text);
  },
);

test.each([
  '2025',
  '14:30',
  '20.11.2026',
  'A-1',
  '10.0.0.1',
  '0',
  'Пункт 2.3',
  'Март',
  'Май (план)',
  '(5) шт.',
  '5 марок',
  'марта 5 дней',
])('[CHAT-24] «%s» needs no mark', (text) => {
  expect(textOf(toCsv([[text]]))).toBe(`\ufeff${text}\r\n`);
});

test('[CHAT-24] a workbook has the head in sight, widths by content and formats without needless zeros', async () => {
  const entries = unzip(
    await toXlsx('Лист', [
      ['Название', 'Сумма'],
      ['Очень длинное наименование организации', { type: 'money', text: '1234.5' }],
    ]),
  );
  const sheet = entries['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  const widths = [...sheet.matchAll(/<col min="\d" max="\d" width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths[0]).toBeGreaterThan(38);
  expect(widths[1]).toBeLessThan(14);
  expect(cellsOf(sheet).map(({ style }) => style)).toEqual([11, 12, 10, 6]);
});

test('[CHAT-24] a number has the groups of digits that it is shown with; a year has none', () => {
  const table = typedRows([
    ['Имя', 'Сумма', 'Год', 'Дата'],
    ['А', '1 234 567', '2025', '20.11.2026'],
    ['Б', '1 200,5', '2026', '—'],
    ['В', '12 000,25', '2024', '21.11.2026'],
    ['Г', '1,234.5678', '2023', ''],
    ['Д', '—', '2022', ''],
  ]);
  const entries = unzip(toXlsx('Лист', table));
  const codes = new Map(
    [...(entries['xl/styles.xml'] ?? '').matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(
      ([, id, code]) => [id, code],
    ),
  );
  const ids = [...(entries['xl/styles.xml'] ?? '').matchAll(/<xf numFmtId="(\d+)"[^>]* applyNumberFormat/g)];
  const cells = cellsOf(entries['xl/worksheets/sheet1.xml'] ?? '');
  const formatsOf = (column: number) =>
    cells
      .filter((_, at) => at >= 4 && at % 4 === column)
      .map(({ style }) => ids[style]?.[1] ?? '')
      .map((id) => codes.get(id) ?? id);
  expect(formatsOf(1)).toEqual(['3', '#,##0.0', '4', '#,##0.000###', '49']);
  expect(new Set(formatsOf(2))).toEqual(new Set(['0']));
  // The headings of numbers and days are above them.
  expect(cells.slice(0, 4).map(({ style }) => style)).toEqual([11, 12, 12, 12]);
});

test('[ADM-15] case 46-admin-export-timezone: moments are those of the given clock', async () => {
  const table: Cell[][] = [['Вход'], [{ type: 'datetime', text: '2026-11-26T11:30:00Z' }]];
  const clock = (moment: Date) => moment.getTime() + 10 * 3_600_000;
  expect(textOf(toCsv(table, clock))).toBe('\ufeffВход\r\n26.11.2026 21:30\r\n');
  const sheet = unzip(await toXlsx('Лист', table, clock))['xl/worksheets/sheet1.xml'] ?? '';
  expect(Number(cellsOf(sheet)[1]?.value)).toBeCloseTo(46352 + 21.5 / 24, 8);
});

test('[ADM-15] moments of a log have seconds at a whole minute, too', () => {
  const moment = { type: 'datetime', text: '2026-11-26T11:30:00Z' } as const;
  const table: Cell[][] = [
    ['Время', 'Вход'],
    [{ ...moment, isExact: true }, moment],
  ];
  const clock = (at: Date) => at.getTime();
  expect(textOf(toCsv(table, clock))).toBe('\ufeffВремя;Вход\r\n26.11.2026 11:30:00;26.11.2026 11:30\r\n');
  const cells = cellsOf(unzip(toXlsx('Лист', table, clock))['xl/worksheets/sheet1.xml'] ?? '');
  expect(cells[2]?.style).toBe((cells[3]?.style ?? 0) + 1);
});

test('[CHAT-24] what Excel would repair: a long text is cut with a note, `_x0041_` stays itself, names of sheets are allowed', () => {
  const sheetOf = (name: string, text = '') => {
    const entries = unzip(toXlsx(name, [['Текст'], [text]]));
    return {
      name: /<sheet name="([^"]*)"/.exec(entries['xl/workbook.xml'] ?? '')?.[1],
      text: cellsOf(entries['xl/worksheets/sheet1.xml'] ?? '')[1]?.value,
    };
  };
  const note = '… [Текст не\u00a0поместился в\u00a0ячейку, целиком он в\u00a0CSV]';
  expect(sheetOf('Лист', 'а'.repeat(32_767)).text).toBe('а'.repeat(32_767));
  const long = sheetOf('Лист', 'а'.repeat(40_000)).text ?? '';
  expect(long).toHaveLength(32_767);
  expect(long.replace(/^а+/, '')).toBe(note);
  expect(textOf(toCsv([['а'.repeat(40_000)]]))).toHaveLength(40_003);
  expect(sheetOf('Лист', 'до _x0041_ и _x000D_').text).toBe('до _x005F_x0041_ и _x005F_x000D_');
  expect(sheetOf('Журнал').name).toBe('Журнал 1');
  expect(sheetOf('history').name).toBe('history 1');
  expect(sheetOf(`${'а'.repeat(30)}'б`).name).toBe('а'.repeat(30));
});
