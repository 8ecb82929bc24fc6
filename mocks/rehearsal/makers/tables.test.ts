import { expect, test } from 'vitest';
import type { Table } from '#lib/office/cell.ts';
import { toXlsx } from '#lib/office/xlsx.ts';
import { zipFiles } from '#lib/office/zip.ts';
import { sheetNames, tableRows } from '#mocks/domain/formats/workbook.ts';
import type { ModelFile } from '#mocks/domain/model/model.ts';
import type { Made } from './maker.ts';
import { typedTable } from './table-columns.ts';
import { tableQuestion } from './table-maker.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const texts = (bytes: Uint8Array) =>
  tableRows('a.csv', bytes).map((row) => row.map((cell) => cell?.text ?? null));
/** Russian letters in windows-1251. */
const cp1251 = (text: string) =>
  Uint8Array.from(
    [...text].map((letter) => (/[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))),
  );

test.each([
  [
    'semicolons and a mark',
    '\ufeffа;б\r\n1;2\r\n',
    [
      ['а', 'б'],
      ['1', '2'],
    ],
  ],
  [
    'commas, quotes, a line end in a cell',
    'a,"b, ""c""\nd"\n1,\n',
    [
      ['a', 'b, "c"\nd'],
      ['1', null],
    ],
  ],
  [
    'tabs, empty lines, no last line end',
    'a\tb\n\n\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'decimal commas, more of them than semicolons',
    'a;b;c\n1,5;2,5;3,5\n4,5;5,5;6,5\n7,5;8,5;9,5',
    [
      ['a', 'b', 'c'],
      ['1,5', '2,5', '3,5'],
      ['4,5', '5,5', '6,5'],
      ['7,5', '8,5', '9,5'],
    ],
  ],
  [
    'tabs and decimal commas, without a heading',
    '1,5\t2,5\n3,5\t4,5',
    [
      ['1,5', '2,5'],
      ['3,5', '4,5'],
    ],
  ],
  ['a quote that does not end', 'a;b\n"1;2', [['a', 'b'], ['1;2']]],
])('CSV with %s', (_, text, rows) => {
  expect(texts(utf8(text))).toEqual(rows);
});

test('CSV in windows-1251 is read; bytes that are no text have no table', () => {
  expect(texts(cp1251('Отдел;Сумма\nОпт;5'))).toEqual([
    ['Отдел', 'Сумма'],
    ['Опт', '5'],
  ]);
  expect(() => tableRows('a.csv', Uint8Array.of(0, 1, 2, 3))).toThrow(
    expect.objectContaining({ failure: 'table-unreadable' }),
  );
});

test('[CHAT-24] what the portal writes as XLSX is read with its types', async () => {
  const head = ['Дата', 'Сумма', 'Доля', 'Рубли', 'Верно', 'Текст', 'Пусто'];
  const row = [
    { type: 'date', text: '2026-11-20' },
    { type: 'number', text: '-1234.5' },
    { type: 'percent', text: '0.125' },
    { type: 'money', text: '99.9' },
    { type: 'boolean', text: 'true' },
    '=1+1 <&"',
    '',
  ] as const;
  const table: Table = [head, row];
  const typed = typedTable(tableRows('a.xlsx', await toXlsx('Итоги', table)));
  expect(typed?.columns.map(({ type }) => type)).toEqual([
    'date',
    'number',
    'percent',
    'money',
    'boolean',
    'text',
    'text',
  ]);
  expect(typed?.rows).toEqual([['2026-11-20', '-1234.5', '0.125', '99.9', 'true', '=1+1 <&"', null]]);
});

/** A workbook as Excel writes it: shared strings, styles, two sheets, gaps between cells. */
const workbook = () =>
  zipFiles({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Пустой" sheetId="1" r:id="rId1"/><sheet name="План &amp; факт" sheetId="2" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><t>День</t></si><si><r><t>Сум</t></r><r><t>ма</t></r></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"><c r="A2" s="1"><v>46346</v></c><c r="B2" s="2"><v>46346.5</v></c><c r="C2"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>',
  });

test('[CHAT-16] sheets are named, chosen by name, and dates are known by their style', async () => {
  const bytes = await workbook();
  expect(sheetNames(bytes)).toEqual(['Пустой', 'План & факт']);
  expect(tableRows('a.xlsx', bytes)).toEqual([]);
  const typed = typedTable(tableRows('a.xlsx', bytes, 'План & факт'));
  expect(typed?.columns).toEqual([
    { title: 'День', type: 'date' },
    { title: 'Столбец 2', type: 'datetime' },
    { title: 'Сумма', type: 'number' },
  ]);
  expect(typed?.rows).toEqual([['2026-11-20', '2026-11-20T12:00:00Z', '2']]);
  expect(() => tableRows('a.xlsx', bytes, 'Другой')).toThrow(
    expect.objectContaining({ failure: 'table-unreadable' }),
  );
});

test('[CHAT-16] cells of a workbook read as Excel shows them; a hidden sheet is not the first', () => {
  const codes = ['[$USD] #,##0.00', '[$-de-DE]0.00', 'h:mm', '[h]:mm', '00000', 'dd.mm.yyyy;@'];
  const formats = codes.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`);
  const styles = [0, ...codes.map((_, index) => 170 + index)].map((id) => `<xf numFmtId="${id}"/>`);
  const values = ['0.30000000000000004', '99.5', '1.25', '0.604166666666667', '1.5', '123', '46346'];
  const cells = values.map((value, style) => `<c s="${style}"><v>${value}</v></c>`);
  const reading = '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>';
  const bytes = zipFiles({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Служебный" state="veryHidden" sheetId="1" r:id="rId1"/><sheet name="План" sheetId="2" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${reading}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData><row>${cells.join('')}<c t="s"><v>0</v></c></row></sheetData></worksheet>`,
  });
  expect(tableRows('a.xlsx', bytes)).toEqual([
    [
      { text: '0.3', type: 'number' },
      { text: '99.5', type: 'number' },
      { text: '1.25', type: 'number' },
      { text: '14:30' },
      { text: '36:00' },
      { text: '00123' },
      { text: '2026-11-20', type: 'date' },
      { text: '東京' },
    ],
  ]);
});

test('[CHAT-16] a workbook of another program is read: parts with other names, a chart as a sheet, escaped signs', () => {
  const relations = [
    ['worksheet', 'worksheets/sheet1.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
    ['chartsheet', 'chartsheets/sheet1.xml'],
  ].map(([kind, target], at) => `<Relationship Id="rId${at}" Type="x/${kind}" Target="${target}"/>`);
  const bytes = zipFiles({
    '_rels/.rels':
      '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/book.xml"/></Relationships>',
    'xl/book.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="График" r:id="rId2"/><sheet name="Данные" r:id="rId0"/></sheets></workbook>',
    'xl/_rels/book.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    // 1С writes a capital letter.
    'xl/SharedStrings.xml': '<sst><si><t>Отдел_x000D_\nпродаж</t></si></sst>',
    'xl\\worksheets\\sheet1.xml':
      '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>',
  });
  expect(tableRows('a.xlsx', bytes)).toEqual([[{ text: 'Отдел\nпродаж' }]]);
  expect(sheetNames(bytes)).toEqual(['Данные']);
});

const ask = async (name: string, bytes: Uint8Array): Promise<Made> => {
  const file: ModelFile = {
    idFile: 'f',
    name,
    size: bytes.length,
    read: () => bytes,
    load: async () => bytes,
  };
  return tableQuestion.make({
    serviceType: 'searchByTable',
    text: 'Суммы',
    files: [file],
    settings: {},
    turn: 0,
  });
};

test('[CHAT-16] sums, outliers, gaps and repetitions are counted; the sums have a chart', async () => {
  const rows = ['Опт;10', 'Опт;10', 'Склад;12', 'Склад;11', 'Опт;1 000,5', ';9'];
  const { text = '', results = [] } = await ask('Продажи.csv', utf8(`Отдел;Сумма, ₽\n${rows.join('\n')}`));
  expect(text.replaceAll('\u00a0', ' ')).toContain('сумма 1 052,5');
  expect(text).toMatch(/выбиваются: 1\s000,5/);
  expect(text).toContain('пропусков: 1');
  expect(text).toContain('Повторов строк: 1');
  expect(text).toContain('Репетиция');
  expect(results.find(({ resultId }) => resultId === 'sums')?.result).toMatchObject({
    columns: [{ type: 'text' }, { type: 'number' }],
    rows: [
      ['Опт', '1020.5'],
      ['Склад', '23'],
      [null, '9'],
    ],
    chart: { type: 'bar', x: 0, series: [1] },
  });
});

test('[CHAT-16] a chart leaves out amounts that its scale cannot show', async () => {
  const rows = ['Розница;4515000;3120000;42', 'Опт;7410000;5230000;31'];
  const table = utf8(`Отдел;Выручка;Расходы;Сотрудники\n${rows.join('\n')}`);
  const { results = [] } = await ask('Продажи.csv', table);
  expect(results.at(-1)?.result).toMatchObject({
    columns: [{}, {}, {}, {}],
    chart: { title: 'Выручка и Расходы', series: [1, 2] },
  });
});

test('[CHAT-16] dates make a line; a picture gives a sample that says so', async () => {
  const { results = [] } = await ask('Дни.csv', utf8('День;Сумма\n20.11.2026;5\n21.11.2026;7'));
  expect(results[0]?.result).toMatchObject({ columns: [{ type: 'date' }, {}], chart: { type: 'line' } });
  const picture = await ask('Снимок.png', Uint8Array.of(1));
  expect(picture.text).toContain('Репетиция');
  expect(picture.results?.[0]?.result).toMatchObject({
    columns: [{}, { type: 'money' }, { type: 'percent' }],
  });
});

test('[CHAT-16] case 77-xlsx-title-row: the title is the name, the first full row the heading, the total no row', async () => {
  const rows: Table = [
    ['Отчёт по продажам', '', '', ''],
    ['Период:', 'ноябрь 2026', '', ''],
    ['Дата', 'Товар', 'Сумма', 'Доля'],
    [{ type: 'date', text: '2026-11-01' }, 'Чай', 1234.5, { type: 'percent', text: '0.25' }],
    [{ type: 'date', text: '2026-11-02' }, 'Кофе', 765.5, { type: 'percent', text: '0.75' }],
    ['Итого', '', 2000, ''],
  ];
  const typed = typedTable(tableRows('a.xlsx', await toXlsx('Отчёт', rows)));
  expect(typed).toMatchObject({ title: 'Отчёт по продажам Период: ноябрь 2026', totals: 1 });
  expect(typed?.columns).toEqual([
    { title: 'Дата', type: 'date' },
    { title: 'Товар', type: 'text' },
    { title: 'Сумма', type: 'number' },
    { title: 'Доля', type: 'percent' },
  ]);
  expect(typed?.rows).toHaveLength(2);
  const made = await ask('real.xlsx', await toXlsx('Отчёт', rows));
  expect(made.text).toMatch(/сумма 2\s000/);
  expect(made.results?.at(-1)?.result).toMatchObject({ chart: { type: 'line', x: 0, series: [2] } });
});

test('[CHAT-16] a clean table, an empty corner and a table of totals alone keep their rows', () => {
  const read = (text: string) => typedTable(tableRows('a.csv', utf8(text)));
  expect(read('Город;План\nИтого;5')?.rows).toEqual([['Итого', '5']]);
  expect(read(';2025;2026\nПлан;1;2\nФакт;3;4')?.columns.map(({ title }) => title)).toEqual([
    'Столбец 1',
    '2025',
    '2026',
  ]);
});
