/** The text of any file of an agent. */
import { ModelFailure, type ModelFile } from '#mocks/domain/model/model.ts';
import { pagesOf } from './documents.ts';
import { extensionOf } from './files.ts';
import { xlsxRows } from './workbook.ts';

/** The text of a file; empty for what the stand-in does not read (PDF, DOC) and for what is damaged. */
export function textOfFile(file: ModelFile): string {
  try {
    if (extensionOf(file.name) !== 'xlsx') return (pagesOf(file) ?? []).join('');
    const rows = xlsxRows(file.read(file.size) ?? new Uint8Array());
    return rows.map((row) => row.map((cell) => cell?.text ?? '').join('; ')).join('\n');
  } catch (error) {
    if (error instanceof ModelFailure) return '';
    throw error;
  }
}
