import { createRequire } from 'node:module';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { formulas } from '#mocks/testing/formulas.ts';

// jsdom has no types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: Pick<typeof globalThis, 'DOMParser'> };
};

/** What a spreadsheet may run: a sign of a formula behind anything that is not seen, or a break in the cell's beginning. */
const dangerous = /^(?:[\s\p{Cf}\0]*[=+\-@＝＋－＠]|[\t\r\n\0])/u;

/** Reads CSV by the grammar of RFC 4180, independently of the portal's own reader. */
function csvCells(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^";\r\n]*)(;|\r\n)/gy)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ';') rows.push([]);
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

/** Reads the sheet of a workbook with the XML parser of a browser. Each cell has its type and its text. */
function bookCells(bytes: Uint8Array): { type: string | null; text: string }[][] {
  const book = Buffer.from(bytes);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const entry = book.lastIndexOf(name) - 46; // its record in the directory at the end of the zip
  expect(book.readUInt32LE(entry)).toBe(0x02014b50);
  const local = book.readUInt32LE(entry + 42);
  const start = local + 30 + book.readUInt16LE(local + 26) + book.readUInt16LE(local + 28);
  const xml = inflateRawSync(book.subarray(start, start + book.readUInt32LE(entry + 20))).toString('utf8');
  const { DOMParser } = new JSDOM('').window;
  const sheet = new DOMParser().parseFromString(xml, 'application/xml');
  expect(sheet.querySelector('parsererror, f')).toBeNull();
  return [...sheet.querySelectorAll('row')].map((row) =>
    [...row.querySelectorAll('c')].map((cell) => ({
      type: cell.getAttribute('t'),
      text: cell.textContent ?? '',
    })),
  );
}

let admin: Client;
/** Accounts, companies, feedback, letters and errors, whose texts are those of the set. */
beforeAll(async () => {
  admin = await new Client(await openGateway()).login('admin@neuro.example');
  const { database } = admin.gateway.deps;
  const { users, companies, feedback, letters, errors } = database;
  const [user] = users.group('1');
  const [company] = companies.values();
  if (!user || !company) throw new Error('The seeded objects are missing');
  const date = '2026-11-20T09:00:00.000Z';
  const day = { day: '2026-11-20', count: 1, users: [1] };
  database.store.write((transaction) => {
    for (const [index, text] of formulas.entries()) {
      const uuid = `2d8f4b10-0000-4e6a-9c35-${String(index).padStart(12, '0')}`;
      const [email, number] = [`formula${index}@neuro.example`, index + 1];
      const profile = { ...user.profile, id: 3000 + index, email, name: text };
      transaction.put(users, { ...user, email, profile, department: text, description: text });
      transaction.put(companies, { ...company, uuid, name: text, domains: [`formula${index}.example`] });
      transaction.put(feedback, {
        id: uuid,
        number,
        owner: null,
        groupId: 4,
        email,
        text,
        isError: false,
        date,
      });
      transaction.put(letters, { id: uuid, owner: null, email, title: text, text, date });
      transaction.put(errors, {
        uuid,
        key: uuid,
        source: 'service',
        place: text,
        name: text,
        message: text,
        note: text,
        status: 'known',
        first: date,
        last: date,
        days: [day],
        latestVersion: '1.0.0',
      });
    }
  });
});

async function bytesOf(path: string): Promise<Uint8Array> {
  const response = await admin.call('GET', path);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

describe.each([
  ['people', '/admin/users/downloadListUser?columns=name&columns=department&columns=email'],
  ['companies', '/admin/company/downloadListCompany?columns=name&columns=domains'],
  ['feedback', '/admin/feedback/downloadListFeedback?columns=text&columns=number'],
  ['letters', '/admin/letters/downloadListLetter?columns=title&columns=text'],
  ['errors and notes', '/admin/error/downloadListError?columns=message&columns=note&columns=place'],
])('[ADM-16] formulas in the texts of %s', (_, path) => {
  test('start no cell of a CSV, and a mark less is the text itself', async () => {
    const cells = csvCells(await bytesOf(`${path}&format=csv`)).flat();
    // A lone dash and a marked telephone number have nothing that could be run.
    const isSafe = (cell: string) => cell === '-' || cell === '\u200e+7 900 000-00-00';
    expect(cells.filter((cell) => dangerous.test(cell) && !isSafe(cell))).toEqual([]);
    const found = new Set(cells);
    expect(formulas.filter((text) => !['', "'", '\u200e'].some((mark) => found.has(mark + text)))).toEqual(
      [],
    );
  });

  test('are texts in a workbook, as they were', async () => {
    const cells = bookCells(await bytesOf(`${path}&format=xlsx`)).flat();
    expect(cells.filter(({ type, text }) => type !== 'inlineStr' && dangerous.test(text))).toEqual([]);
    const found = new Set(cells.map(({ text }) => text));
    // XML has no NUL, and a line of it ends with LF.
    const inXml = (text: string) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n');
    expect(formulas.filter((text) => !found.has(inXml(text)))).toEqual([]);
  });
});
