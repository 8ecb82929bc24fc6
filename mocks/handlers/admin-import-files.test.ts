import { beforeEach, describe, expect, test } from 'vitest';
import { toXlsx } from '#lib/office/xlsx.ts';
import { zipFiles } from '#lib/office/zip.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { importCalls } from '#mocks/testing/people-lists.ts';

let calls: ReturnType<typeof importCalls>;

beforeEach(async () => {
  calls = importCalls(await new Client(await openGateway()).login('admin@neuro.example'));
});

const check = (...args: Parameters<typeof calls.check>) => calls.check(...args);
const rows = (...args: Parameters<typeof calls.rows>) => calls.rows(...args);

const cells = [
  ['E-mail', 'Имя', 'Отдел'],
  ['new@neuro.example', 'Семён «Ёлкин»; младший, сын', 'Отдел\n№ 1'],
  ['other@neuro.example', 'Анна "Аня" Волкова', ''],
];
const csv = (separator: string, end: string) =>
  cells.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator) + end).join('');
const high = new TextDecoder('windows-1251').decode(
  Uint8Array.from({ length: 128 }, (_, index) => 128 + index),
);
const cp1251 = (text: string) =>
  Uint8Array.from(
    [...text].map((sign) => (high.includes(sign) ? 128 + high.indexOf(sign) : sign.charCodeAt(0))),
  );

describe('[ADM-24] a list', () => {
  test.each([
    ['UTF-8, semicolons', csv(';', '\n'), 'semicolon', 'utf-8'],
    ['UTF-8 with a mark, commas, CRLF', `\ufeff${csv(',', '\r\n')}`, 'comma', 'utf-8'],
    ['UTF-8, tabs, CR', csv('\t', '\r'), 'tab', 'utf-8'],
    ['a separator of its own', `sep=;\r\n${csv(';', '\r\n')}`, 'semicolon', 'utf-8'],
    ['Windows-1251, semicolons', cp1251(csv(';', '\r\n')), 'semicolon', 'windows-1251'],
  ])('is read alike: %s', async (_, text, separator, encoding) => {
    const checked = await check(text);
    expect(checked).toMatchObject({ separator, encoding, added: 2, refused: 0 });
    const [first] = await rows(checked.uuid);
    expect(first?.changes).toContainEqual({ field: 'name', before: null, after: cells[1]?.[1] });
    expect(first?.changes).toContainEqual({ field: 'department', before: null, after: 'Отдел № 1' });
  });

  test('is read alike: XLSX', async () => {
    const checked = await check(await toXlsx('Люди', cells), {}, 'Список.XLSX');
    expect(checked).toMatchObject({ separator: null, encoding: null, added: 2 });
    const [first] = await rows(checked.uuid);
    expect(first).toMatchObject({ line: 2, label: 'new@neuro.example' });
    expect(first?.changes).toContainEqual({ field: 'name', before: null, after: cells[1]?.[1] });
  });

  test('is read alike: XLSX of Excel, with shared strings and gaps', async () => {
    const bytes = await zipFiles({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="А" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="sheet.xml"/></Relationships>',
      'xl/sharedStrings.xml':
        '<sst><si><t>E-mail</t></si><si><t>Имя</t></si><si><r><t>Анна </t></r><r><t>Волкова</t></r></si></sst>',
      'xl/sheet.xml':
        '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="7"><c r="A7" t="inlineStr"><is><t>new@neuro.example</t></is></c><c r="C7" t="s"><v>2</v></c></row></sheetData></worksheet>',
    });
    const checked = await check(bytes, {}, 'Список.xlsx');
    const [first] = await rows(checked.uuid);
    expect(first).toMatchObject({ line: 7, status: 'added' });
    expect(first?.changes).toContainEqual({ field: 'name', before: null, after: 'Анна Волкова' });
  });

  test('names the lines of the file, over line breaks in cells and blank lines', async () => {
    const checked = await check('E-mail;Имя\n\n"a@neuro.example";"Анна\nВолкова"\n;\nb@neuro;Пётр\n');
    expect((await rows(checked.uuid)).map(({ line }) => line)).toEqual([3, 6]);
  });

  test('is read with the chosen separator and encoding', async () => {
    const wrong = await calls.send(new File([csv(';', '\n')], 'a.csv'), { separator: 'tab' });
    expect(wrong.status).toBe(422);
    const text = 'E-mail;Имя;Отдел, группа\nnew@neuro.example;Анна;1,2,3\n';
    expect(await check(text, { separator: 'semicolon' })).toMatchObject({ added: 1 });
    const utf8 = await calls.send(new File([cp1251(csv(';', '\n'))], 'a.csv'), { encoding: 'utf-8' });
    expect(((await utf8.json()) as Schemas['ErrorResponse']).errors?.[0]).toMatchObject({ code: 'encoding' });
  });

  test.each([
    ['format', 'Список.txt', 'E-mail;Имя\n'],
    ['format', 'Книга.csv', Uint8Array.of(0x50, 0x4b, 3, 4)],
    ['format', 'Текст.xlsx', 'E-mail;Имя\nnew@neuro.example;Анна\n'],
    ['encoding', 'Юникод.csv', Uint8Array.of(0xff, 0xfe, 0x45, 0)],
    ['empty', 'Пустой.csv', 'E-mail;Имя\n\n'],
    ['quote', 'Кавычка.csv', 'E-mail;Имя\n"new@neuro.example;Анна\n'],
    ['headings', 'Столбцы.csv', 'Почта;ФИО\nnew@neuro.example;Анна\n'],
    ['headings', 'Дважды.csv', 'E-mail;Имя;e-mail\nnew@neuro.example;Анна;\n'],
    ['headings', 'Картинка.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0)],
    ['too-many', 'Большой.csv', `E-mail;Имя\n${'new@neuro.example;Анна\n'.repeat(10_001)}`],
  ])('that cannot be read is refused at the file: %s, %s', async (code, name, content) => {
    const response = await calls.send(new File([content], name));
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as Schemas['ErrorResponse'];
    expect(errors?.[0]).toMatchObject({ field: 'file', code });
  });

  test('that unpacks to more than 64 MB is refused', async () => {
    const huge = `<worksheet><sheetData>${' '.repeat(65 * 1024 * 1024)}</sheetData></worksheet>`;
    const bytes = await zipFiles({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="А" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="sheet.xml"/></Relationships>',
      'xl/sheet.xml': huge,
    });
    const response = await calls.send(new File([bytes], 'Бомба.xlsx'));
    expect(response.status).toBe(422);
  });

  test('with wrong headings says what was found and what is expected', async () => {
    const response = await calls.send(new File(['Почта;ФИО\na@b.ru;Анна\n'], 'a.csv'));
    const { errors } = (await response.json()) as Schemas['ErrorResponse'];
    expect(errors?.[0]?.message).toBe(
      'Нет столбцов «E-mail», «Имя». Найдено: «Почта», «ФИО». Ожидаются: «E-mail», «Имя», «Компания», «Отдел», «Группы», «Тариф»',
    );
  });

  test('of another content type, with the right name, is read', async () => {
    const file = new File(['E-mail;Имя\nnew@neuro.example;Анна\n'], 'a.csv', {
      type: 'application/vnd.ms-excel',
    });
    expect((await calls.send(file)).status).toBe(200);
  });

  test('of 10,000 lines is checked', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `p${index}@neuro.example;Имя ${index}`);
    expect(await check(`E-mail;Имя\n${lines.join('\n')}\n`)).toMatchObject({ added: 10_000 });
  });
});
