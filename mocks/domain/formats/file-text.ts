/** The text of any file of an agent. */
import { ModelFailure, type ModelFile } from '#mocks/domain/model/model.ts';
import { pagesIn } from './documents.ts';
import { extensionOf } from './files.ts';
import { isolated } from './isolated.ts';
import { tableRows } from './workbook.ts';

/** The text of a file; empty for what the stand-in does not read (PDF, DOC) and for what is damaged. */
export function textIn(name: string, bytes: Uint8Array): string {
  try {
    if (extensionOf(name) !== 'xlsx') return (pagesIn(name, bytes) ?? []).join('');
    const rows = tableRows(name, bytes);
    return rows.map((row) => row.map((cell) => cell?.text ?? '').join('; ')).join('\n');
  } catch (error) {
    if (error instanceof ModelFailure) return '';
    throw error;
  }
}

const readText = isolated(import.meta.url, textIn);

/** The text of a stored file. See `textIn`. Empty if reading takes too long or too much memory. */
export async function textOfFile(file: ModelFile): Promise<string> {
  try {
    return await readText(file.name, (await file.load()) ?? new Uint8Array());
  } catch (error) {
    if (error instanceof ModelFailure) return '';
    throw error;
  }
}
