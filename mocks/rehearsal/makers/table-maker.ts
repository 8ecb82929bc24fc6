/** Questions about a table: sums, outliers, gaps, and a chart. */

import { bytesOf, extensionOf, firstFile } from '#mocks/domain/formats/files.ts';
import { type RawRow, readTable } from '#mocks/domain/formats/workbook.ts';
import { type ChatResult, ModelFailure, type ModelFile } from '#mocks/domain/model/model.ts';
import type { Made, MakeRequest, Maker } from './maker.ts';
import { type Cells, isAmount, type TypedTable, typedTable } from './table-columns.ts';

type TableResult = Extract<ChatResult, { kind: 'table' }>;
type Columns = Pick<TypedTable, 'columns' | 'rows'>;

/** Rows of a chart. */
const CHART_ROWS = 50;
const ROWS = 5_000;

const sample: readonly RawRow[] = [
  ['Отдел (репетиция)', 'Выручка', 'Доля'],
  ['Розница', '4 515 000 ₽', '30 %'],
  ['Опт', '7 410 000 ₽', '49,3 %'],
  ['Интернет-магазин', '3 120 000 ₽', '20,7 %'],
].map((row) => row.map((text) => ({ text })));

const pictures = new Set(['png', 'jpg', 'jpeg']);

async function rowsOf(file: ModelFile, sheet: string | undefined): Promise<readonly RawRow[]> {
  const extension = extensionOf(file.name);
  if (pictures.has(extension)) return sample;
  const bytes = bytesOf(file);
  if (!['csv', 'txt', 'xlsx'].includes(extension)) throw new ModelFailure('table-unreadable');
  return readTable(file.name, bytes, sheet);
}

const shown = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 });
const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>|~$]/g, '\\$&');

const valuesOf = ({ rows }: TypedTable, column: number): number[] =>
  rows.flatMap((row) => (row[column] == null ? [] : [Number(row[column])]));

/** Values further from the quartiles than 1.5 of their distance. */
function outliersOf(values: readonly number[]): number[] {
  if (values.length < 5) return [];
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const [low, high] = [at(0.25), at(0.75)];
  const far = 1.5 * (high - low);
  return [...new Set(values.filter((value) => value < low - far || value > high + far))];
}

function findings(table: TypedTable): string[] {
  const lines: string[] = [];
  for (const [index, column] of table.columns.entries()) {
    const title = `**${inMarkdown(column.title) || `Столбец ${index + 1}`}**`;
    const gaps = table.rows.filter((row) => row[index] == null).length;
    const values = isAmount(column) ? valuesOf(table, index) : [];
    const parts: string[] = [];
    if (values.length > 0) {
      const sum = values.reduce((total, value) => total + value, 0);
      parts.push(`сумма ${shown.format(sum)}, среднее ${shown.format(sum / values.length)}`);
      parts.push(`от\u00a0${shown.format(Math.min(...values))} до\u00a0${shown.format(Math.max(...values))}`);
      const outliers = outliersOf(values).slice(0, 5);
      if (outliers.length > 0)
        parts.push(`выбиваются: ${outliers.map((value) => shown.format(value)).join('; ')}`);
    }
    if (gaps > 0) parts.push(`пропусков: ${gaps}`);
    if (parts.length > 0) lines.push(`- ${title}: ${parts.join(', ')}.`);
  }
  const repeats = table.rows.length - new Set(table.rows.map((row) => JSON.stringify(row))).size;
  if (repeats > 0) lines.push(`- Повторов строк: ${repeats}.`);
  return lines;
}

/** Sums of the amounts by the values of the first column that repeats; undefined where none does. */
function grouped({ columns, rows }: Columns): Columns | undefined {
  const amounts = columns.flatMap((column, index) => (isAmount(column) ? [index] : []));
  const isKey = (_: unknown, index: number) => {
    const kinds = new Set(rows.map((row) => row[index])).size;
    return !amounts.includes(index) && kinds > 1 && kinds <= CHART_ROWS && kinds < rows.length;
  };
  const key = columns.findIndex(isKey);
  const head = columns[key];
  if (!head || amounts.length === 0) return undefined;
  const sums = new Map<string, { key: string | null; values: number[] }>();
  for (const row of rows) {
    const id = row[key] ?? '';
    const group = sums.get(id) ?? { key: row[key] ?? null, values: amounts.map(() => 0) };
    for (const [index, column] of amounts.entries())
      group.values[index] = (group.values[index] ?? 0) + Number(row[column] ?? 0);
    sums.set(id, group);
  }
  const round = (value: number) => String(Number(value.toPrecision(15)));
  return {
    columns: [head, ...amounts.flatMap((column) => columns[column] ?? [])],
    rows: [...sums.values()].map((group): Cells => [group.key, ...group.values.map(round)]),
  };
}

const list = new Intl.ListFormat('ru-RU');

/** The least share of the largest value that is seen beside it in a chart. */
const SEEN_SHARE = 0.02;

/** The amounts that one scale can show, four at most. */
function seriesOf({ columns, rows }: Columns): number[] {
  const peaks = columns.map((column, index) =>
    isAmount(column) ? Math.max(...rows.map((row) => Math.abs(Number(row[index] ?? 0)))) : Number.NaN,
  );
  const largest = Math.max(...peaks.filter((peak) => !Number.isNaN(peak)));
  return peaks.flatMap((peak, index) => (peak >= largest * SEEN_SHARE ? [index] : [])).slice(0, 4);
}

/** A chart of the amounts over the first other column; a line where that has dates. */
function chartOf({ columns, rows }: Columns): Pick<TableResult, 'chart'> {
  const x = columns.findIndex((column) => !isAmount(column) && column.type !== 'percent');
  const series = seriesOf({ columns, rows });
  const category = columns[x];
  if (!category || series.length === 0 || rows.length < 2 || rows.length > CHART_ROWS) return {};
  const isTime = category.type === 'date' || category.type === 'datetime';
  return {
    chart: {
      type: isTime ? 'line' : 'bar',
      title: list.format(series.map((index) => columns[index]?.title || 'График')).slice(0, 200),
      x,
      series,
    },
  };
}

function resultOf(title: string, table: Columns): TableResult {
  const rows = table.rows.slice(0, ROWS).map((row) => [...row]);
  return {
    kind: 'table',
    title,
    columns: [...table.columns],
    rows,
    rowCount: rows.length,
    ...chartOf(table),
  };
}

export const tableQuestion: Maker = {
  stages: ['Читаем таблицу', 'Считаем', 'Строим график'],
  async make(request: MakeRequest): Promise<Made> {
    const file = firstFile(request);
    const table = typedTable(await rowsOf(file, request.settings.sheet));
    if (!table) throw new ModelFailure('table-unreadable');
    const isSample = pictures.has(extensionOf(file.name));
    const sums = grouped(table);
    const { length } = table.rows;
    const text = [
      isSample
        ? 'Репетиция: картинку без сети не\u00a0прочитать, поэтому таблица\u00a0— образец.'
        : `В\u00a0таблице «${inMarkdown(file.name)}» строк: ${length}, столбцов: ${table.columns.length}.`,
      ...findings(table),
      ...(table.totals > 0 ? ['Итоговые строки файла в\u00a0расчёт не\u00a0вошли.'] : []),
      ...(isSample ? [] : ['\nРепетиция: вопрос не\u00a0разбирается, числа посчитаны по\u00a0файлу.']),
    ].join('\n');
    const results = [
      ...(sums ? [{ resultId: 'sums', result: resultOf('Суммы', sums) }] : []),
      { resultId: 'table', result: resultOf((table.title ?? file.name).slice(0, 200), table) },
    ];
    return { text, results };
  },
};
