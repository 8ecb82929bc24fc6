/**
 * What the cells of a written table are: the one rule for files, the clipboard, and the alignment and order on the screen
 * (CHAT-24). A value is read by its text and by its column, because «2.3» may be a number, a day or a section.
 */
import type { Cell, Table, TypedCell } from './cell.ts';
import { shownValue } from './shown.ts';

/** The texts of a table; the first row is its head. */
type Texts = readonly (readonly string[])[];

/** A cell without a value. */
const none = /^(?:[\s\-–—−.…]*|н\/?д|n\/?a)$/i;
const codeWords =
  'код|коды|артикул|инн|кпп|огрн|огрнип|бик|окпо|оквэд|октмо|снилс|паспорт|телефон|тел|факс|верси[яи]|релиз|пункт|раздел|глава|стать[яи]|параграф|дата|день|срок|серия|гост|мкб|штрихкод|id|ip|sku|isbn|ean|version|release|phone|code|date';
/** Headings over names that are made of digits: nobody adds them up. */
const codeHead = new RegExp(`(?<!\\p{L})(?:${codeWords})(?!\\p{L})|§`, 'iu');
/** `2.3`, `12.10`: a number in a column of numbers, elsewhere a day, a section or a version. */
const dotted = /^\d{1,2}\.\d{1,2}$/;
const digitsOnly = /^\d+$/;
/** A code among numbers: zeros in front, or more digits than a spreadsheet shows of a number. */
const longCode = /^(?:0\d+|\d{12,})$/;
/** `10 кг`, `~5 мин`, `$1,200`: with a unit it is a text for a spreadsheet, and an amount for the reader. */
const withUnit = /^(?:[~≈<>≤≥]|до|от)?\s*[$€£¥]?([-−+]?\d[\d\s.,]*?)\s*(?:[$€£¥°²³/.\p{L}]{1,9}(?:\s₽)?)?$/u;

const isNumber = (value: TypedCell | undefined): boolean =>
  value?.type === 'number' || value?.type === 'money' || value?.type === 'percent';

interface Column {
  readonly head: string;
  readonly texts: readonly string[];
  /** The first cells of the rows; undefined for the column that they are in. */
  readonly names: readonly string[] | undefined;
}

/** Whether sections or versions are counted: `2.9`, `2.10`. */
function isCounted(texts: readonly string[]): boolean {
  const fractions = texts.flatMap((text) => (dotted.test(text) ? (text.split('.')[1] ?? '') : []));
  return (
    new Set(fractions.map(({ length }) => length)).size > 1 && fractions.some((one) => one.endsWith('0'))
  );
}

/** The cells of a column as values of the types that people see in them; a text stays a text. */
function cellsOf({ head, texts, names }: Column): Cell[] {
  const trimmed = texts.map((text) => text.trim());
  const filled = trimmed.filter((text) => !none.test(text));
  const values = trimmed.map(shownValue);
  const isCode = codeHead.test(head);
  const hasCodes = isCode || filled.some((text) => longCode.test(text));
  const isOfNumbers =
    !isCode &&
    names !== undefined &&
    !isCounted(filled) &&
    trimmed.every((text, index) => none.test(text) || isNumber(values[index]));
  return trimmed.map((text, index) => {
    const own = texts[index] ?? '';
    if (dotted.test(text) && (!isOfNumbers || codeHead.test(names?.[index] ?? ''))) return own;
    if (hasCodes && digitsOnly.test(text)) return own;
    return values[index] ?? own;
  });
}

function columnsOf(rows: Texts): Column[] {
  const [head = [], ...body] = rows;
  const width = Math.max(head.length, ...body.map((row) => row.length));
  const names = body.map(([name = '']) => name);
  return Array.from({ length: width }, (_, index) => ({
    head: head[index] ?? '',
    texts: body.map((row) => row[index] ?? ''),
    names: index === 0 ? undefined : names,
  }));
}

/** The table with values of the types that people see in its cells: `1 234,5`, `12,5 %`, `1 200 ₽`, `20.11.2026`. */
export function typedRows(rows: Texts): Table {
  const [head = [], ...body] = rows;
  const columns = columnsOf(rows).map(cellsOf);
  return [head, ...body.map((row, at) => row.map((text, index) => columns[index]?.[at] ?? text))];
}

/** For each column whether it has numbers alone, with or without a unit, so that they are aligned at their end. */
export function numericColumns(rows: Texts): boolean[] {
  return columnsOf(rows).map((column) => {
    const cells = cellsOf(column);
    const filled = cells.filter((cell) => typeof cell === 'object' || !none.test(String(cell)));
    const isAmount = (cell: Cell): boolean => {
      if (typeof cell === 'object') return isNumber(cell);
      // Without a unit the text is a code, and the first column names the rows.
      const hasUnit =
        column.names !== undefined && !dotted.test(String(cell)) && !digitsOnly.test(String(cell));
      return hasUnit && amountOf(String(cell)) !== undefined;
    };
    return filled.length > 0 && filled.every(isAmount);
  });
}

/** The number of a text with or without a unit. */
function amountOf(text: string): number | undefined {
  const [, number = ''] = withUnit.exec(text.trim()) ?? [];
  const value = shownValue(number);
  return value?.type === 'number' ? Number(value.text) : undefined;
}

const collator = new Intl.Collator('ru', { numeric: true });

/** The number that a cell is ordered by; undefined for texts. */
function orderOf(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'string') return amountOf(cell);
  return cell.type === 'date' || cell.type === 'datetime' ? Date.parse(cell.text) : Number(cell.text);
}

/**
 * The order of a written table's rows by a column: indexes of the rows below the head. Empty cells are last in both
 * directions; equal rows keep their order.
 */
export function orderBy(rows: Texts, column: number, isDescending: boolean): number[] {
  const cells = columnsOf(rows)[column];
  if (!cells) return rows.slice(1).map((_, index) => index);
  const values = cellsOf(cells);
  const isByValue = values.every((cell) => none.test(String(cell)) || orderOf(cell) !== undefined);
  const keyed = values.map((cell, index) => ({
    index,
    text: cells.texts[index] ?? '',
    order: isByValue ? orderOf(cell) : undefined,
  }));
  const sign = isDescending ? -1 : 1;
  keyed.sort((a, b) => {
    const [noA, noB] = [none.test(a.text), none.test(b.text)];
    if (noA || noB) return Number(noA) - Number(noB);
    if (a.order !== undefined && b.order !== undefined) return sign * (a.order - b.order);
    return sign * collator.compare(a.text, b.text);
  });
  return keyed.map(({ index }) => index);
}
