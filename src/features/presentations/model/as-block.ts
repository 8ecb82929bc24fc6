/** The content of a place as another kind of block: a list as a table, a table as a chart, a chart as numbers (PRES-33). */

import { isDate } from './dates.ts';
import {
  type Block,
  type BlockKind,
  type ChartBlock,
  DECK_LIMITS,
  type Paragraph,
  paragraphText,
  run,
  type TextBlock,
} from './deck.ts';
import { itemsOf } from './items.ts';
import { blockProblem } from './limits.ts';
import { readNumber, writeNumber } from './numbers.ts';
import { isTotal } from './table-box.ts';

/** Rows of cells, whose first column has their names: what every kind of block but a picture can be read as. */
interface Rows {
  /** The names of the columns; null when they have none. */
  readonly head: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
  /** Unit of all cells but the names. */
  readonly unit: string;
}

/** A name longer than this is a sentence. */
const longestName = 60;

/** «Склад: 9 000 м²» and «Склад — 9 000 м²» as name and text; undefined for other texts. */
function namedText(text: string): [string, string] | undefined {
  const [, name = '', rest = ''] = /^(.+?)(?::| [—–-])\s+(\S.*)$/su.exec(text) ?? [];
  return name === '' || name.length > longestName ? undefined : [name.trim(), rest.trim()];
}

/** Cells have no links and no italics: such a text is not read, because these would be lost. */
const isPlain = ({ runs }: Paragraph): boolean =>
  runs.every(({ isItalic, link }) => !isItalic && link === null);

function textRows({ paragraphs }: TextBlock): Rows | null {
  if (!paragraphs.every(isPlain)) return null;
  const rows: [string, string][] = [];
  for (const { head, texts } of itemsOf(paragraphs)) {
    const [text, ...others] = texts;
    if (!text || others.length > 0) return null;
    const row: [string, string] | undefined = head
      ? [paragraphText(head).replace(/\s*[:—–]?\s*$/u, ''), paragraphText(text).trim()]
      : namedText(paragraphText(text));
    if (!row) return null;
    rows.push(row);
  }
  return { head: null, rows, unit: '' };
}

function chartRowsOf({ categories, series, unit }: ChartBlock): Rows {
  const cell = (value: number | null | undefined): string => (value == null ? '' : writeNumber(value));
  return {
    head: ['', ...series.map(({ name }) => name)],
    rows: categories.map((name, at) => [name, ...series.map(({ values }) => cell(values[at]))]),
    unit,
  };
}

function rowsOf(block: Block): Rows | null {
  switch (block.kind) {
    case 'text':
      return textRows(block);
    case 'timeline':
      return { head: null, rows: block.steps.map(({ when, what }) => [when, what]), unit: '' };
    case 'chart':
      // The name of a series without values would be lost.
      return block.series.every(({ values }) => values.some((value) => value !== null))
        ? chartRowsOf(block)
        : null;
    case 'table': {
      const [first, ...others] = block.rows;
      return block.hasHeader && first
        ? { head: first, rows: others, unit: '' }
        : { head: null, rows: block.rows, unit: '' };
    }
    case 'picture':
      return null;
  }
}

/** A cell that is a number with or without its unit. */
const measured = /^([+−-]?\d[\d \u00a0\u202f]*(?:[.,]\d+)?)[ \u00a0\u202f]?(\D{0,12})$/u;
const isBlankCell = (cell: string): boolean => /^[\s—–-]*$/u.test(cell);

/** The number and the unit of a cell: of «12,5 %» 12.5 and «%»; undefined for other texts. */
function measureOf(cell: string): { value: number; unit: string } | undefined {
  const [, digits = '', unit = ''] = measured.exec(cell.trim()) ?? [];
  const value = readNumber(digits);
  return value == null ? undefined : { value, unit: unit.trim() };
}

/** True for a number with or without a unit of at most 12 characters: «9 000 м²», «+12 %»; false for «№ 1». */
export const isNumber = (text: string): boolean => measureOf(text) !== undefined;

/** «Выручка, млн ₽» as name and unit. */
function headOf(text: string): { name: string; unit: string } {
  const [, name, unit] = /^(.+), (\D{1,12})$/u.exec(text) ?? [];
  return name === undefined || unit === undefined ? { name: text, unit: '' } : { name, unit };
}

/** Numbers before their names, as «9 000 м²» and «Склад», become names before numbers. */
const turned = ({ head, rows, unit }: Rows): Rows =>
  head === null &&
  rows.every(
    ([first = '', second = '', ...others]) =>
      others.length === 0 && isNumber(first) && !isDate(first) && !isNumber(second),
  )
    ? { head, rows: rows.map(([first = '', second = '']) => [second, first]), unit }
    : { head, rows, unit };

function asChart(source: Rows): ChartBlock | null {
  const { head, rows: all, unit } = turned(source);
  const rows = all.filter((row) => !isTotal(row));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const names = rows.map(([name = '']) => name);
  if (
    rows.length < 2 ||
    width < 2 ||
    new Set(names).size < names.length ||
    names.some((name) => !name.trim())
  )
    return null;
  const units = new Set<string>();
  const series: ChartBlock['series'] = [];
  for (let column = 1; column < width; column += 1) {
    const { name, unit: headUnit } = headOf(head?.[column] ?? '');
    const values: (number | null)[] = [];
    for (const row of rows) {
      const cell = row[column] ?? '';
      const found = measureOf(cell);
      if (!found && !isBlankCell(cell)) return null;
      if (found) units.add(found.unit || headUnit || unit);
      values.push(found ? found.value : null);
    }
    series.push({ name, values });
  }
  if (units.size !== 1) return null;
  return { kind: 'chart', type: 'column', unit: [...units].join(''), categories: names, series };
}

const withUnit = (cell: string, unit: string): string =>
  cell === '' || unit === '' ? cell : `${cell}\u00a0${unit}`;

/** A row in words: «Москва», «план 10 ₽, факт 12 ₽». */
function asText({ head, rows, unit }: Rows): TextBlock | null {
  if (rows.some(({ length }) => length > 4)) return null;
  const paragraphs = rows.map(([name = '', ...cells]): Paragraph => {
    const parts = cells.flatMap((cell, at) => {
      if (cell.trim() === '') return [];
      const { name: column, unit: own } = headOf(head?.[at + 1] ?? '');
      const value = measureOf(cell)?.unit === '' ? withUnit(cell.trim(), unit || own) : cell.trim();
      return [[column, value].filter(Boolean).join('\u00a0')];
    });
    const text = parts.join(', ');
    const runs = [{ ...run(text === '' || name === '' ? name : `${name} `), isBold: true }, run(text)];
    return { level: 0, list: 'bullet', runs: runs.filter((one) => one.text !== '') };
  });
  return { kind: 'text', paragraphs };
}

function asTable({ head, rows, unit }: Rows): Block {
  const hasUnit = unit !== '' && head !== null;
  const titles = head?.map((name, at) =>
    at > 0 && hasUnit ? [name, unit].filter(Boolean).join(', ') : name,
  );
  const cells = rows.map((row) => [...row]);
  return { kind: 'table', hasHeader: head !== null, rows: titles ? [titles, ...cells] : cells };
}

function asTimeline({ head, rows }: Rows): Block | null {
  if (head !== null || rows.length < DECK_LIMITS.fewestSteps || rows.some(({ length }) => length !== 2))
    return null;
  return { kind: 'timeline', steps: rows.map(([when = '', what = '']) => ({ when, what })) };
}

function written(kind: BlockKind, rows: Rows): Block | null {
  switch (kind) {
    case 'text':
      return asText(rows);
    case 'table':
      return asTable(rows);
    case 'chart':
      return asChart(rows);
    case 'timeline':
      return asTimeline(rows);
    case 'picture':
      return null;
  }
}

/**
 * The content of a block as one of another kind; null when it does not suit, or when more would be lost than bold type, icons,
 * the heading above the names and, in a chart, the row of totals. Numbers of a text and of cells are read as they are written in Russian, with their unit.
 */
export function blockAs(kind: BlockKind, block: Block): Block | null {
  if (kind === block.kind) return block;
  const rows = rowsOf(block);
  if (!rows || rows.rows.length === 0) return null;
  const made = written(kind, rows);
  return made && blockProblem('body', made) === undefined ? made : null;
}

/** A list of numbers with their number first: «**9 000 м²** Склад» of «**Склад** 9 000 м²». Other lists stay as they are. */
export function numbersFirst(block: TextBlock): TextBlock {
  const rows = textRows(block)?.rows;
  if (
    !rows ||
    rows.length === 0 ||
    !rows.every(([name = '', text = '']) => isNumber(text) && !isNumber(name))
  )
    return block;
  const icons = itemsOf(block.paragraphs).map(({ icon }) => icon);
  const paragraphs = rows.map(([name = '', text = ''], at): Paragraph => {
    const icon = icons[at];
    const runs = [{ ...run(`${text} `), isBold: true }, run(name)];
    return { level: 0, list: 'bullet', runs, ...(icon !== undefined && { icon }) };
  });
  return { kind: 'text', paragraphs };
}

/** The two halves of a list, for two columns: whole items, the first half not shorter than the second. */
export function halvesOf({ paragraphs }: TextBlock): [TextBlock, TextBlock] | null {
  const shown = paragraphs.filter((one) => paragraphText(one).trim() !== '');
  const starts = shown.flatMap(({ level }, at) => (level === 0 || at === 0 ? [at] : []));
  if (starts.length < 2) return null;
  const middle = starts[Math.ceil(starts.length / 2)] ?? shown.length;
  return [
    { kind: 'text', paragraphs: shown.slice(0, middle) },
    { kind: 'text', paragraphs: shown.slice(middle) },
  ];
}
