/** What the stand-in takes out of the materials of a brief: headings with their lines, and tables. */
import { modelFiles } from '#mocks/domain/agents/files.ts';
import { decodeText } from '#mocks/domain/formats/decode-text.ts';
import { textOfFile } from '#mocks/domain/formats/file-text.ts';
import { extensionOf } from '#mocks/domain/formats/files.ts';
import { headedTable } from '#mocks/domain/formats/heading.ts';
import { type RawRow, readTable } from '#mocks/domain/formats/workbook.ts';
import { ModelFailure, type ModelFile } from '#mocks/domain/model/model.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import { fitted } from './fitted.ts';

/** A part of a material under its heading. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  readonly source: string;
}

/** A table of a material; `rows` begins with the names of the columns. */
export interface MaterialTable {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  readonly source: string;
}

export interface Materials {
  readonly sections: readonly Section[];
  readonly tables: readonly MaterialTable[];
  /** All texts, for a model and for the check of numbers. */
  readonly text: string;
}

const MAX_ROWS = 12;
const MAX_COLUMNS = 6;
const MAX_CELL = 60;
const MAX_HEADING = 80;

const MARKED = /^#{1,4}\s+\S/u;
const LISTED = /^([-*•]|\d+[.)])\s/u;

/** Whether a line without a mark is a heading: short, after an empty line, and no sentence. */
const isBareHeading = (line: string, before: string | undefined): boolean =>
  (before === undefined || before.trim() === '') &&
  line.length <= MAX_HEADING &&
  !LISTED.test(line) &&
  /[^.;,:!?…]$/u.test(line);

const clean = (line: string): string => line.replace(/^(#{1,4}|[-*•]|\d+[.)])\s+/u, '').trim();

/** The headings of a text with the lines under them. */
export function sectionsOf(name: string, text: string): Section[] {
  const found: { title: string; lines: string[]; source: string }[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const isMarked = lines.some((line) => MARKED.test(line));
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (isMarked ? MARKED.test(line) : isBareHeading(line, lines[index - 1])) {
      const title = fitted(clean(line), 120);
      found.push({ title, lines: [], source: fitted(`${name}, «${title}»`, 200) });
    } else found.at(-1)?.lines.push(...clean(line).split(/(?<=[.!?])\s+/u));
  }
  return found.filter(({ title }) => title !== '');
}

/** A line of Markdown as plain text, as the theses of a plan are: without marks, and without `\` before signs that are meant. */
const plain = (line: string): string =>
  line.replaceAll(/\*\*|__|`/gu, '').replaceAll(/\\([!-/:-@[-`{-~]|$)/gu, '$1');

/** Tables of Markdown, each named by the heading above it, and the text without them and without blocks of code. */
export function markdownParts(name: string, text: string): { text: string; tables: MaterialTable[] } {
  const tables: MaterialTable[] = [];
  const kept: string[] = [];
  let [title, rows, isCode]: [string, string[][], boolean] = [name.replace(/\.[^.]+$/u, ''), [], false];
  const endTable = (): void => {
    if (rows.length > 1) tables.push({ title: fitted(title, 120), rows, source: fitted(name, 200) });
    rows = [];
  };
  for (const line of [...text.split(/\r?\n/u), '']) {
    const isFence = /^\s*(?:`{3,}|~{3,})/u.test(line);
    if (isFence) isCode = !isCode;
    if (!isCode && !isFence && /^\s*\|.*\|\s*$/u.test(line)) {
      const cells = line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/u);
      const isRule = cells.every((cell) => /^\s*:?-+:?\s*$/u.test(cell));
      if (!isRule && rows.length <= MAX_ROWS)
        rows.push(
          cells
            .slice(0, MAX_COLUMNS)
            .map((cell) => fitted(plain(cell.replaceAll(/(?<!\\)\*/gu, '')), MAX_CELL)),
        );
      continue;
    }
    endTable();
    if (!isCode && MARKED.test(line)) title = clean(line);
    if (!isCode && !isFence) kept.push(plain(line.replace(/^\s*>\s?/u, '')));
  }
  return { text: kept.join('\n'), tables };
}

const bytesOf = async (file: ModelFile): Promise<Uint8Array> => (await file.load()) ?? new Uint8Array();

/** The rows of a CSV file or of the first sheet of a workbook; none of one that cannot be read. */
async function rowsOf(file: ModelFile): Promise<readonly RawRow[]> {
  try {
    return await readTable(file.name, await bytesOf(file));
  } catch (error) {
    if (error instanceof ModelFailure) return [];
    throw error;
  }
}

const TABLES = ['csv', 'xlsx'];

async function tableOf(file: ModelFile): Promise<MaterialTable | undefined> {
  const { name } = file;
  const table = headedTable(await rowsOf(file));
  if (!table || table.rows.length + table.totals.length === 0) return undefined;
  const raw = [table.head, ...table.rows, ...table.totals];
  const rows = raw
    .slice(0, MAX_ROWS + 1)
    .map((row) =>
      Array.from({ length: Math.min(MAX_COLUMNS, raw[0]?.length ?? 0) }, (_, at) => row[at]?.text ?? ''),
    )
    .map((row) => row.map((cell) => fitted(cell, MAX_CELL)));
  return {
    title: fitted(table.title ?? name.replace(/\.[^.]+$/u, ''), 120),
    rows,
    source: fitted(name, 200),
  };
}

const PLAIN = ['md', 'txt', 'csv'];

const textIn = async (file: ModelFile): Promise<string> =>
  PLAIN.includes(extensionOf(file.name)) ? (decodeText(await bytesOf(file)) ?? '') : textOfFile(file);

/** Reads the materials of a brief; files that are gone or cannot be read are left out. */
export async function materialsOf(
  database: Database,
  { idFiles }: Schemas['PresentationBrief'],
): Promise<Materials> {
  const files = modelFiles(database, idFiles);
  const texts: { name: string; kind: string; text: string }[] = [];
  const tables: MaterialTable[] = [];
  for (const file of files) {
    const kind = extensionOf(file.name);
    texts.push({ name: file.name, kind, text: await textIn(file) });
    const table = TABLES.includes(kind) ? await tableOf(file) : undefined;
    if (table) tables.push(table);
  }
  const sections = texts.flatMap(({ name, kind, text }) => {
    if (kind !== 'md') return ['txt', 'docx'].includes(kind) ? sectionsOf(name, text) : [];
    const parts = markdownParts(name, text);
    tables.push(...parts.tables);
    return sectionsOf(name, parts.text);
  });
  return {
    sections,
    tables,
    text: texts.map(({ name, text }) => `Материал «${name}»:\n${text}`).join('\n\n'),
  };
}
