/** The lines of an import for a download: mended, the file can be checked again. */
import type { Table } from '#lib/office/cell.ts';
import type { Database, StoredImport } from '#mocks/store/database.ts';
import { type ImportRow, linesOf } from './imports.ts';

const LINE = 'Строка';
const REASON = 'Причина';

/** The lines as the file has them, with their numbers and the reasons of refusals in columns of their own. */
export function tableOf(database: Database, { uuid }: StoredImport, rows: readonly ImportRow[]): Table {
  const { headings, lines } = linesOf(database, uuid);
  // A file that was downloaded before has both columns.
  const kept = [...headings.keys()].filter((index) => ![LINE, REASON].includes(headings[index] ?? ''));
  const cells = new Map(lines.map((one) => [one.line, one.cells]));
  return [
    [...kept.map((index) => headings[index] ?? ''), LINE, REASON],
    ...rows.map(({ line, message }) => {
      const own = cells.get(line) ?? [];
      return [...kept.map((index) => own[index] ?? ''), line, message ?? ''];
    }),
  ];
}
