/** Rules of the table view: what a cell shows, sorting, filters, and the table as text. */
import { formatDate, formatDateTime } from '#lib/dates.ts';
import type { Cell, Table } from '#lib/office/cell.ts';
import { harmless } from '#lib/office/csv.ts';
import { shownValue } from '#lib/office/shown.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import type { RichText } from '#markdown/index.ts';
import type { ChatResult } from '../../model/chat.ts';
import { clipboardTable } from './clipboard-table.ts';

export type TableResult = Extract<ChatResult, { kind: 'table' }>;
export type TableColumn = TableResult['columns'][number];
export type CellText = string | null;
export type Row = readonly CellText[];

export interface ColumnSort {
  column: number;
  isDescending: boolean;
}

const numeric = new Set<TableColumn['type']>(['number', 'percent', 'money']);
const plainNumber = /^-?\d+(?:\.\d+)?$/;

const numberFormat = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 20 });
const percentFormat = new Intl.NumberFormat('ru-RU', { style: 'percent', maximumFractionDigits: 20 });
const rouble = { style: 'currency', currency: 'RUB', maximumFractionDigits: 20 } as const;
const wholeRoubles = new Intl.NumberFormat('ru-RU', { ...rouble, minimumFractionDigits: 0 });
const kopecks = new Intl.NumberFormat('ru-RU', { ...rouble, minimumFractionDigits: 2 });

/** Numbers and amounts are aligned at the end. */
export const isNumeric = ({ type }: TableColumn): boolean => numeric.has(type);

/** What a cell shows in Russian. No digit is lost: Intl formats the text of a number, not the number. */
export function shownCell(cell: CellText, { type }: TableColumn): string {
  if (cell === null) return '';
  if (numeric.has(type)) {
    if (!plainNumber.test(cell)) return cell;
    const text = cell as `${number}`;
    if (type === 'percent') return percentFormat.format(text);
    if (type === 'number') return numberFormat.format(text);
    return (cell.includes('.') ? kopecks : wholeRoubles).format(text);
  }
  if (type === 'boolean') return cell === 'true' ? 'да' : cell === 'false' ? 'нет' : cell;
  if (type === 'text') return cell;
  const moment = parseTimestamp(cell);
  if (!moment) return cell;
  return type === 'date' ? formatDate(moment) : formatDateTime(moment);
}

/** The number that a cell is sorted by; undefined for texts. */
function orderOf(cell: string, type: TableColumn['type']): number | undefined {
  if (numeric.has(type)) return plainNumber.test(cell) ? Number(cell) : undefined;
  if (type === 'date' || type === 'datetime') return parseTimestamp(cell)?.getTime();
  if (type === 'boolean') return cell === 'true' ? 1 : 0;
  const value = shownValue(cell);
  return value && orderOf(value.text, value.type);
}

/** Kinds of values that can be compared: a text column may hold amounts, or days, as people write them. */
function kindOf(cell: string): 'amount' | 'moment' | undefined {
  const type = shownValue(cell)?.type;
  if (type === undefined) return undefined;
  return type === 'date' || type === 'datetime' ? 'moment' : 'amount';
}

const collator = new Intl.Collator('ru', { numeric: true });

/**
 * Sorts rows by a column, stably; empty cells are last in both directions. A text column whose cells are all `1 234,5`,
 * `7 %`, `1 200 ₽` or all days is sorted by value.
 */
export function sortRows(
  rows: readonly Row[],
  columns: readonly TableColumn[],
  sort: ColumnSort,
): readonly Row[] {
  const { column, isDescending } = sort;
  const type = columns[column]?.type ?? 'text';
  const cells = rows
    .map((row) => row[column])
    .filter((cell) => cell !== null && cell !== undefined && cell !== '');
  const kinds = type === 'text' ? new Set(cells.map((cell) => kindOf(cell ?? ''))) : null;
  const isByValue = kinds === null || (kinds.size === 1 && !kinds.has(undefined));
  const keyed = rows.map((row) => {
    const cell = row[column] || null;
    return { row, cell, order: cell !== null && isByValue ? orderOf(cell, type) : undefined };
  });
  const sign = isDescending ? -1 : 1;
  keyed.sort((a, b) => {
    if (a.cell === null || b.cell === null) return Number(a.cell === null) - Number(b.cell === null);
    if (a.order !== undefined && b.order !== undefined) return sign * (a.order - b.order);
    if (a.order !== undefined || b.order !== undefined) return a.order === undefined ? 1 : -1;
    return sign * collator.compare(a.cell, b.cell);
  });
  return keyed.map(({ row }) => row);
}

const comparison = /^\s*(>=|<=|>|<|=)\s*(.+)$/;

const comparisons: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '>': (value, limit) => value > limit,
  '<': (value, limit) => value < limit,
  '>=': (value, limit) => value >= limit,
  '<=': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
};

/** Blanks of every kind count as one, so that «1 234» is found however it was typed. */
const folded = (text: string): string =>
  text.toLocaleLowerCase('ru').replaceAll(/\s/g, ' ').replaceAll('ё', 'е');

/** The test of a filter: a part of the text, or `> 100`, `<= 20.11.2026`, `= 12,5 %`. */
function matcher(filter: string, column: TableColumn): (cell: CellText) => boolean {
  const [, sign = '', limitText = ''] = comparison.exec(filter) ?? [];
  const compare = comparisons[sign];
  const limit = compare && orderOf(limitText, 'text');
  if (compare && limit !== undefined) {
    return (cell) => {
      const value = cell === null || cell === '' ? undefined : orderOf(cell, column.type);
      return value !== undefined && compare(value, limit);
    };
  }
  const part = folded(filter.trim());
  return (cell) => folded(shownCell(cell, column)).includes(part);
}

/** Rows that match all filters, which are by the index of their column. */
export function filterRows(
  rows: readonly Row[],
  columns: readonly TableColumn[],
  filters: ReadonlyMap<number, string>,
): readonly Row[] {
  const tests = [...filters].flatMap(([index, filter]) => {
    const column = columns[index];
    return column && filter.trim() !== '' ? [{ index, matches: matcher(filter, column) }] : [];
  });
  if (tests.length === 0) return rows;
  return rows.filter((row) => tests.every(({ index, matches }) => matches(row[index] ?? null)));
}

/** The part of a table that is shown. */
export interface ShownTable {
  columns: readonly TableColumn[];
  /** Indexes of the shown columns. */
  shown: readonly number[];
  rows: readonly Row[];
}

const columnAt = (columns: readonly TableColumn[], index: number): TableColumn =>
  columns[index] ?? { title: '', type: 'text' };

/** The shown table with types, for CSV and XLSX. */
export const toTypedTable = ({ columns, shown, rows }: ShownTable): Table => [
  shown.map((index) => columnAt(columns, index).title),
  ...rows.map((row) =>
    shown.map((index): Cell => {
      const text = row[index] ?? '';
      const { type } = columnAt(columns, index);
      if (type === 'text' || text === '') return text;
      return { type, text, ...(type === 'number' && { isGrouped: true }) };
    }),
  ),
];

/** A cell as a spreadsheet with Russian settings takes it: `1234,5`, `12,5%`, `20.11.2026`. */
function pastedCell(cell: CellText, column: TableColumn): string {
  const shown = shownCell(cell, column);
  if (!isNumeric(column) || !plainNumber.test(cell ?? '')) return harmless(shown);
  return shown.replaceAll(/[\s₽]/g, '').replace('−', '-');
}

/** The shown table for the clipboard. No cell is a formula. */
export function toClipboard({ columns, shown, rows }: ShownTable): RichText {
  const lines = [
    shown.map((index) => harmless(columnAt(columns, index).title)),
    ...rows.map((row) => shown.map((index) => pastedCell(row[index] ?? null, columnAt(columns, index)))),
  ];
  return clipboardTable(lines);
}
