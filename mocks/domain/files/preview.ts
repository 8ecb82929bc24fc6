/** The pages of a file to look at. */
import type { components } from '#api/generated/gateway.d.ts';
import { pagesOf } from '#mocks/domain/formats/documents.ts';
import { pngText } from '#mocks/domain/formats/png.ts';
import { ModelFailure, type ModelFile } from '#mocks/domain/model/model.ts';
import { fileTypeOf } from './content-type.ts';

type FilePreview = components['schemas']['FilePreview'];

const MAX_TEXT = 100_000;
const none: FilePreview = { pageCount: 0, text: '', idImage: null };

/** A page of a file, counted from 1; undefined for a page behind the last one, no pages for what cannot be shown. */
export async function previewOf(file: ModelFile, page: number): Promise<FilePreview | undefined> {
  const start = file.read(64);
  if (!start?.length) return none;
  if (fileTypeOf(file.name, start).startsWith('image/')) {
    const bytes = file.read(file.size) ?? start;
    const text = pngText(bytes)?.slice(0, MAX_TEXT) ?? '';
    return page === 1 ? { pageCount: 1, text, idImage: file.idFile } : undefined;
  }
  try {
    const pages = (await pagesOf(file)) ?? [];
    if (pages.length === 0) return none;
    const text = pages[page - 1];
    return text === undefined
      ? undefined
      : { pageCount: pages.length, text: text.slice(0, MAX_TEXT), idImage: null };
  } catch (error) {
    if (error instanceof ModelFailure) return none;
    throw error;
  }
}
