/** Reads a list of people: CSV or the first sheet of a book, as texts with the lines of the file (ADM-24). */
import { unguarded } from '#lib/office/csv.ts';
import { Failure } from '#mocks/contract/failures.ts';
import { parseCsv } from '#mocks/domain/formats/csv.ts';
import { isolated } from '#mocks/domain/formats/isolated.ts';
import { type SheetRow, sheetRows } from '#mocks/domain/formats/workbook.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import type { Schemas } from '#mocks/store/database.ts';

type Separator = Schemas['ImportSeparator'];
type Encoding = Schemas['ImportEncoding'];

/** Lines of a list at most, without its headings. */
export const MAX_LINES = 10_000;
const limits = { rows: MAX_LINES + 2, columns: 200, cell: 32_767 };

export interface ListLine {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A list as the file has it. */
export interface PeopleList {
  readonly headings: readonly string[];
  readonly lines: readonly ListLine[];
  /** How a CSV was read; null for a book. */
  readonly separator: Separator | null;
  readonly encoding: Encoding | null;
}

/** The failure of a file that cannot be read: 422 at the field `file`. */
export const fileFailure = (code: string, message: string): Failure =>
  new Failure('fields-invalid', { message, errors: [{ field: 'file', code, message }] });

const signs: Readonly<Record<Separator, string>> = { semicolon: ';', comma: ',', tab: '\t' };

/** The separator that is most frequent outside quotes in the first line. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counted = Object.entries(signs).map(([name, sign]) => ({ name, count: first.split(sign).length }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.find(({ count }) => count === most)?.name as Separator; // one of them is the maximum
}

function decode(bytes: Uint8Array, wanted: Encoding | undefined): { text: string; encoding: Encoding } {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw fileFailure('encoding', 'Файл сохранён в\u00a0UTF-16. Сохраните его как «CSV UTF-8» или XLSX');
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (wanted === 'windows-1251' && !hasMark)
    return { text: new TextDecoder(wanted).decode(bytes), encoding: wanted };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    if (wanted === 'utf-8' || hasMark)
      throw fileFailure('encoding', 'Файл не\u00a0в\u00a0UTF-8. Выберите кодировку Windows-1251');
    return { text: new TextDecoder('windows-1251').decode(bytes), encoding: 'windows-1251' };
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function readCsv(bytes: Uint8Array, request: Pick<Schemas['ImportRequest'], 'separator' | 'encoding'>) {
  if (isZip(bytes))
    throw fileFailure('format', 'Это не\u00a0CSV, а\u00a0книга или архив. Проверьте расширение файла');
  const { text, encoding } = decode(bytes, request.encoding);
  // Excel writes the separator into a first line of its own.
  const [mark = '', sign] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const own = Object.entries(signs).find(([, one]) => one === sign)?.[0] as Separator | undefined;
  const separator = request.separator ?? own ?? separatorOf(text);
  const { rows, openQuote } = parseCsv(text.slice(mark.length), signs[separator], limits);
  const skipped = mark === '' ? 0 : 1;
  if (openQuote !== null)
    throw fileFailure('quote', `Кавычка в\u00a0строке ${openQuote + skipped} не\u00a0закрыта`);
  const lines = rows.map(({ line, cells }) => ({ line: line + skipped, cells: cells.map(unguarded) }));
  return { lines, separator, encoding };
}

/** The first lines of a book. Throws `file-protected`, `file-unreadable` and `table-unreadable`. */
export function bookLines(bytes: Uint8Array): ListLine[] {
  const lines: ListLine[] = [];
  for (const { line, cells } of sheetRows(bytes) as Iterable<SheetRow>) {
    lines.push({ line, cells: Array.from(cells, (cell) => cell?.text ?? '') });
    if (lines.length === limits.rows) break;
  }
  return lines;
}

const readLines = isolated(import.meta.url, bookLines);

async function readBook(bytes: Uint8Array): Promise<ListLine[]> {
  try {
    return await readLines(bytes);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    throw error.failure === 'file-protected'
      ? fileFailure('protected', 'Книга защищена паролем. Снимите защиту и\u00a0выберите её снова')
      : fileFailure('format', 'Книгу не\u00a0удалось прочитать: файл повреждён или это не\u00a0XLSX');
  }
}

/**
 * Reads a list of people.
 *
 * @param name of the file: its ending says what it is
 * @throws `fields-invalid` at the field `file`
 */
export async function readList(
  name: string,
  bytes: Uint8Array,
  request: Pick<Schemas['ImportRequest'], 'separator' | 'encoding'>,
): Promise<PeopleList> {
  const [, ending] = /\.(csv|xlsx)$/i.exec(name) ?? [];
  if (!ending) throw fileFailure('format', 'Нужен файл .csv или .xlsx');
  const read =
    ending.toLowerCase() === 'csv'
      ? readCsv(bytes, request)
      : { lines: await readBook(bytes), separator: null, encoding: null };
  const [head, ...lines] = read.lines;
  if (!head || lines.length === 0)
    throw fileFailure('empty', 'В\u00a0файле нет строк с\u00a0людьми: первая строка\u00a0— заголовки');
  if (lines.length > MAX_LINES)
    throw fileFailure('too-many', 'В\u00a0файле больше 10\u00a0000 строк. Разделите его на части');
  return { ...read, headings: head.cells.map((cell) => cell.trim()), lines };
}
