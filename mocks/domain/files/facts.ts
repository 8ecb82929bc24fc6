/** What the stand-in knows of a file by its bytes. */

import { pagesOf, pdfPages } from '#mocks/domain/formats/documents.ts';
import { extensionOf } from '#mocks/domain/formats/files.ts';
import { wavFacts } from '#mocks/domain/formats/wav.ts';
import { sheetNames } from '#mocks/domain/formats/workbook.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import type { FileFacts } from '#mocks/store/entities/chats.ts';
import { fileTypeOf } from './content-type.ts';

/** Larger files are not opened, bytes: the answer would take seconds. */
const MAX_SIZE = 10 * 1024 * 1024;

function opened(name: string, bytes: Uint8Array): FileFacts {
  const extension = extensionOf(name);
  if (extension === 'wav') {
    const duration = wavFacts(bytes)?.duration;
    return duration === undefined ? {} : { duration };
  }
  if (extension === 'xlsx') return { sheets: sheetNames(bytes).slice(0, 200) };
  const pages =
    extension === 'pdf'
      ? pdfPages(bytes)
      : ['txt', 'srt', 'docx'].includes(extension)
        ? pagesOf({ idFile: '', name, size: bytes.length, read: () => bytes })?.length
        : undefined;
  return pages === undefined ? {} : { pages };
}

/** The facts of a file. A damaged or protected one has only its type. */
export function factsOf(name: string, bytes: Uint8Array): FileFacts {
  const mimeType = fileTypeOf(name, bytes);
  if (bytes.length === 0 || bytes.length > MAX_SIZE) return { mimeType };
  try {
    return { mimeType, ...opened(name, bytes) };
  } catch (error) {
    if (error instanceof ModelFailure) return { mimeType };
    throw error;
  }
}

/** Why a file is refused before its request: its name asks for it, or it has a password. Undefined if it is not. */
export function refusalOf(name: string, bytes: Uint8Array): 'file-protected' | 'file-unreadable' | undefined {
  const [, wanted] = /file-(protected|unreadable)/.exec(name) ?? [];
  if (wanted) return wanted === 'protected' ? 'file-protected' : 'file-unreadable';
  if (bytes.length === 0 || bytes.length > MAX_SIZE) return undefined;
  try {
    opened(name, bytes);
  } catch (error) {
    if (error instanceof ModelFailure && error.failure === 'file-protected') return 'file-protected';
  }
  return undefined;
}
