/** What the stand-in knows of a file by its bytes. */
import { open, readFile } from 'node:fs/promises';
import type { KeptFile } from '#mocks/contract/kept-file.ts';

import { pagesIn, pdfPages } from '#mocks/domain/formats/documents.ts';
import { extensionOf } from '#mocks/domain/formats/files.ts';
import { isolated } from '#mocks/domain/formats/isolated.ts';
import { wavFacts } from '#mocks/domain/formats/wav.ts';
import { sheetNames } from '#mocks/domain/formats/workbook.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import type { FileFacts } from '#mocks/store/entities/chats.ts';
import { fileTypeOf, START } from './content-type.ts';

/** Larger files are not opened, bytes: the answer would take seconds. */
const MAX_SIZE = 10 * 1024 * 1024;

/** Kinds of files that are read as a whole. */
const documents = new Set(['docx', 'pdf', 'srt', 'txt', 'xlsx']);

/** What is in a document. Throws `file-protected` and `file-unreadable`. */
export function documentFacts(name: string, bytes: Uint8Array): FileFacts {
  const extension = extensionOf(name);
  if (extension === 'xlsx') return { sheets: sheetNames(bytes).slice(0, 200) };
  const pages = extension === 'pdf' ? pdfPages(bytes) : pagesIn(name, bytes)?.length;
  return pages === undefined ? {} : { pages };
}

const readDocument = isolated(import.meta.url, documentFacts);

/** What is in a file. Throws `file-protected` and `file-unreadable`. */
async function insideOf(name: string, { path }: KeptFile): Promise<FileFacts> {
  const extension = extensionOf(name);
  if (documents.has(extension)) return readDocument(name, new Uint8Array(await readFile(path)));
  const duration = extension === 'wav' ? wavFacts(new Uint8Array(await readFile(path)))?.duration : undefined;
  return duration === undefined ? {} : { duration };
}

async function startOf({ path }: KeptFile): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(START), 0, START, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type FileRefusal = 'file-protected' | 'file-unreadable';

/** What a file is, and why it is refused before its request, if it is. */
export interface Examined {
  readonly facts: FileFacts;
  readonly refusal?: FileRefusal;
}

/**
 * Opens a file. A damaged or protected one has only its type; it is refused when it has a password, or when its name asks for
 * it.
 */
export async function examined(name: string, kept: KeptFile): Promise<Examined> {
  const mimeType = fileTypeOf(name, await startOf(kept));
  const [, wanted] = /file-(protected|unreadable)/.exec(name) ?? [];
  const asked = wanted && { refusal: `file-${wanted}` as FileRefusal };
  if (kept.size === 0 || kept.size > MAX_SIZE) return { facts: { mimeType }, ...asked };
  try {
    return { facts: { mimeType, ...(await insideOf(name, kept)) }, ...asked };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { failure } = error;
    return { facts: { mimeType }, ...(failure === 'file-protected' && { refusal: failure }), ...asked };
  }
}
