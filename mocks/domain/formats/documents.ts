/** The text of uploaded documents, page by page. */

import { ModelFailure, type ModelFile } from '#mocks/domain/model/model.ts';
import { decodeText } from './decode-text.ts';
import { docxPages } from './docx.ts';
import { extensionOf, reading, unreadable } from './files.ts';
import { isolated } from './isolated.ts';
import { openZip } from './zip.ts';

/** Length of a page of a text without pages, characters. */
const PAGE = 3_000;

const texts = new Set(['txt', 'md', 'srt', 'csv', 'log', 'json']);

/** Pages of about 3,000 characters that end at line ends where there are any. */
export function textPages(text: string): string[] {
  const pages: string[] = [];
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + PAGE, text.length);
    if (to < text.length) {
      const line = text.lastIndexOf('\n', to);
      if (line > from + PAGE / 2) to = line + 1;
      else if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to -= 1;
    }
    pages.push(text.slice(from, to));
    from = to;
  }
  return pages;
}

/** How many pages a PDF says that it has; undefined when that is not in plain sight. */
export function pdfPages(bytes: Uint8Array): number | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const counts = [...text.matchAll(/\/Type\s*\/Pages\b[^>]{0,400}?\/Count\s+(\d{1,6})/g)].map(([, count]) =>
    Number(count),
  );
  const pages = Math.max(0, ...counts) || (text.match(/\/Type\s*\/Page\b/g)?.length ?? 0);
  return pages > 0 ? Math.min(pages, 100_000) : undefined;
}

/** Throws `file-protected` for a PDF with a password and `file-unreadable` for what is no PDF. */
export function checkPdf(name: string, bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (text.toString('latin1', 0, 5) !== '%PDF-') throw unreadable({ name });
  if (text.includes('/Encrypt')) throw new ModelFailure('file-protected');
  return bytes;
}

/**
 * The pages of a document; undefined for kinds that the stand-in does not read (PDF, DOC), after they were checked.
 * Throws `file-protected` and `file-unreadable`.
 */
export function pagesIn(name: string, bytes: Uint8Array): string[] | undefined {
  const extension = extensionOf(name);
  if (texts.has(extension)) {
    const text = decodeText(bytes);
    if (text === null) throw unreadable({ name });
    return textPages(text.replace(/^\ufeff/, ''));
  }
  if (extension === 'docx')
    return reading(name, () => docxPages(bytes)).flatMap((paragraphs) => textPages(paragraphs.join('\n')));
  if (extension === 'pdf') {
    checkPdf(name, bytes);
    return undefined;
  }
  if (extension !== 'doc') throw unreadable({ name });
  // A compound file is an old Word file, unless it holds an encrypted new one, which `openZip` refuses.
  const isCompound = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
  if (!isCompound || isEncrypted) reading(name, () => openZip(bytes));
  return undefined;
}

const readPages = isolated(import.meta.url, pagesIn);

/** The pages of a stored file. See `pagesIn`. */
export async function pagesOf(file: ModelFile): Promise<string[] | undefined> {
  const bytes = await file.load();
  if (!bytes?.length) throw unreadable(file);
  return readPages(file.name, bytes);
}
