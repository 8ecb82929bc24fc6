/** Translated documents: text, subtitles and Word files, rewritten for real with a transliteration. */
import { decodeText } from '#mocks/domain/formats/decode-text.ts';
import { pagesOf } from '#mocks/domain/formats/documents.ts';
import { rewriteDocx } from '#mocks/domain/formats/docx.ts';
import { bytesOf, extensionOf, firstFile, unreadable } from '#mocks/domain/formats/files.ts';
import { isolated } from '#mocks/domain/formats/isolated.ts';
import { madeFile } from '#mocks/domain/model/model.ts';
import type { Made, Maker } from './maker.ts';
import { direction, transliterate } from './translation.ts';

const types: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  srt: 'application/x-subrip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Subtitles keep their numbers and times. */
function rewriteSubtitles(text: string, rewrite: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => (/^\s*\d+\s*$|-->/.test(line) ? line : rewrite(line)))
    .join('\n');
}

/** The file with transliterated words. Throws `file-unreadable`. */
export async function rewritten(name: string, bytes: Uint8Array, to: string): Promise<Uint8Array> {
  const rewrite = (text: string) => transliterate(text, to);
  if (extensionOf(name) === 'docx') return rewriteDocx(bytes, rewrite);
  const text = decodeText(bytes);
  if (text === null) throw unreadable({ name });
  const isSubtitles = extensionOf(name) === 'srt';
  return new TextEncoder().encode(isSubtitles ? rewriteSubtitles(text, rewrite) : rewrite(text));
}

const rewrite = isolated(import.meta.url, rewritten);

export const documentTranslation: Maker = {
  stages: ['Читаем документ', 'Переводим (репетиция: транслитерация)', 'Собираем файл'],
  async make(request): Promise<Made> {
    const original = firstFile(request);
    const extension = extensionOf(original.name);
    const pages = await pagesOf(original);
    const mimeType = types[extension];
    // PDF and the old Word format cannot be rewritten.
    if (!pages || mimeType === undefined) throw unreadable(original);
    const { to } = direction(pages.join('\n').slice(0, 100_000), request.settings);
    const bytes = await rewrite(original.name, bytesOf(original), to);
    const name = `${original.name.slice(0, -extension.length - 1).slice(0, 200)} (${to}).${extension}`;
    const file = madeFile(name, bytes);
    return {
      text: 'Репетиция: вместо перевода в\u00a0файле транслитерация.',
      results: [
        {
          resultId: 'file',
          result: {
            kind: 'file',
            idFile: file.idFile,
            name,
            mimeType,
            size: bytes.length,
            pages: pages.length,
            idOriginal: original.idFile,
          },
          files: [file],
        },
      ],
    };
  },
};
