/** Text found in scans: that of the stand-in's own pictures is real, that of others is a sample. */

import { checkPdf, pdfPages } from '#mocks/domain/formats/documents.ts';
import { bytesOf, extensionOf, firstFile, unreadable } from '#mocks/domain/formats/files.ts';
import { pictureSize, pngText } from '#mocks/domain/formats/png.ts';
import {
  type ChatResult,
  type MadeFile,
  ModelFailure,
  type ModelFile,
  madeFile,
  type ServiceSettings,
} from '#mocks/domain/model/model.ts';
import type { TextLine } from './font.ts';
import type { Made, Maker } from './maker.ts';
import { PAGE, pagePicture, promptLines } from './picture.ts';

type Page = Extract<ChatResult, { kind: 'recognition' }>['pages'][number];

/** Pages of a PDF that are shown when it does not say how many it has, and at most. */
const PAGES = 2;
const MAX_PAGES = 20;
/** Size of a picture whose size is not read. */
const UNKNOWN_SIZE = { width: 1240, height: 1754 } as const;
/** Types that a browser shows. */
const shown = new Set(['png', 'jpg', 'jpeg', 'gif']);
/** Every fourth block is doubtful. */
const confidences = [0.98, 0.95, 0.92, 0.55] as const;

const russian = [
  'РЕПЕТИЦИЯ: образец текста',
  'Счёт № 118 от 20.11.2026',
  'Поставщик: «Пример»',
  'Итого: 48 200,00 ₽',
];
const english = ['Invoice 118, page', 'Thank you for your order'];

function sample({ scripts = ['ru', 'en'] }: ServiceSettings, page: number): string[] {
  const lines = [
    ...(scripts.includes('ru') ? russian : [russian[0] ?? '']),
    ...(scripts.includes('en') ? english : []),
  ];
  return [...lines, `Стр. ${page}`];
}

const blockOf = ({ text, x, y, width, height }: TextLine, index: number): Page['blocks'][number] => ({
  text,
  box: { x, y, width, height },
  confidence: confidences[index % confidences.length] ?? 1,
});

/** Lines spread over a picture whose text is not known. */
function spread(texts: readonly string[], width: number, height: number): Page['blocks'] {
  return texts.map((text, index) => ({
    text,
    box: {
      x: Math.round(width * 0.1),
      y: Math.round(height * (0.08 + index * 0.12)),
      width: Math.round(width * Math.min(0.8, text.length * 0.025)),
      height: Math.round(height * 0.05),
    },
    confidence: confidences[index % confidences.length] ?? 1,
  }));
}

function picturePage(file: ModelFile, settings: ServiceSettings): Page {
  const bytes = bytesOf(file);
  const extension = extensionOf(file.name);
  const known = pictureSize(bytes);
  // TIFF is not read; every other picture has its size in its header.
  if (!known && !['tif', 'tiff'].includes(extension)) throw unreadable(file);
  const { width, height } = known ?? UNKNOWN_SIZE;
  const own = pngText(bytes);
  const isPage = own !== undefined && width === PAGE.width && height === PAGE.height;
  const blocks = isPage
    ? pagePicture(own.split('\n')).lines.map(blockOf)
    : own !== undefined
      ? promptLines(own, width, height).map(blockOf)
      : spread(sample(settings, 1), width, height);
  return { width, height, blocks, ...(shown.has(extension) && { idImage: file.idFile }) };
}

function pdfPage(settings: ServiceSettings, number: number): { page: Page; file: MadeFile } {
  const { bytes, lines } = pagePicture(sample(settings, number));
  const file = madeFile(`Страница ${number} (репетиция).png`, bytes);
  return { page: { ...PAGE, idImage: file.idFile, blocks: lines.map(blockOf) }, file };
}

export const recognition: Maker = {
  stages: ['Читаем файл', 'Ищем текст', 'Распознаём'],
  make(request): Made {
    const file = firstFile(request);
    const { settings } = request;
    if (extensionOf(file.name) === 'pdf') {
      const count = Math.min(pdfPages(checkPdf(file.name, bytesOf(file))) ?? PAGES, MAX_PAGES);
      const made = Array.from({ length: count }, (_, index) => pdfPage(settings, index + 1));
      const result = { kind: 'recognition' as const, pages: made.map(({ page }) => page) };
      return {
        text: 'Репетиция: вместо страниц PDF\u00a0— образец текста.',
        results: [{ resultId: 'recognition', result, files: made.map((one) => one.file) }],
      };
    }
    const page = picturePage(file, settings);
    if (page.blocks.length === 0)
      throw new ModelFailure('file-unreadable', { message: 'На\u00a0картинке нет текста' });
    const isOwn = pngText(bytesOf(file)) !== undefined;
    return {
      text: isOwn
        ? 'Репетиция: текст взят из\u00a0самой картинки.'
        : 'Репетиция: вместо текста картинки\u00a0— образец.',
      results: [{ resultId: 'recognition', result: { kind: 'recognition', pages: [page] } }],
    };
  },
};
