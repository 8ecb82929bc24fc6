/** What the PDF files of the portal have in common. Import it only where a file is made: PDFKit is large. */
import PDFDocument from 'pdfkit';
import { Faces } from './faces.ts';
import { type GlyphPicture, glyphBox } from './glyph.ts';
import { endUnseen, writeUnseen } from './unseen-letters.ts';

/** Bytes of the faces of a font by their names; `regular` is the one to begin with. */
export type FontBytes = Readonly<Record<string, Uint8Array>> & { readonly regular: Uint8Array };

interface PdfOptions {
  title: string;
  /** `ru-RU` */
  language: string;
  fonts: FontBytes;
  /** Further settings of PDFKit. */
  settings?: PDFKit.PDFDocumentOptions;
}

export interface PdfFile {
  document: PDFKit.PDFDocument;
  faces: Faces;
  /** Ends the document. @returns its bytes */
  finish: () => Promise<Blob>;
}

/** Opens a PDF with tags, a title and embedded fonts. */
export function openPdf({ title, language, fonts, settings }: PdfOptions): PdfFile {
  const chunks: Uint8Array[] = [];
  const document = new PDFDocument({
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    // None: the default is a standard font without Cyrillic, and bytes given here would be parsed again at each
    // `font('regular')`, because PDFKit does not remember them by that name.
    font: '',
    ...settings,
    info: { Title: title, Creator: 'Нейропортал', ...settings?.info },
  });
  for (const [face, bytes] of Object.entries(fonts)) document.registerFont(face, bytes as Buffer);
  document.font('regular');
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  return {
    document,
    faces: new Faces(document, Object.keys(fonts)),
    finish: async () => {
      endUnseen(document);
      document.end();
      await ended;
      return new Blob(chunks as BlobPart[], { type: 'application/pdf' });
    },
  };
}

/** A text without characters that fonts lack: some look the same as others, some are not seen, such as those of direction. */
export const plainLetters = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\u2011', '-')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?<!\p{Script=Arabic})\u200c|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
    .replace(/\p{Cc}/gu, (character) => (character === '\n' ? character : ' '));

interface GlyphPlace {
  x: number;
  baseline: number;
  /** Of the font. */
  size: number;
}

/** Draws a picture of a character, with the character as a text that is not seen: it is found, selected and copied. */
export function drawMissing(
  document: PDFKit.PDFDocument,
  character: string,
  { url, width }: GlyphPicture,
  { x, baseline, size }: GlyphPlace,
): void {
  document.image(url, x, baseline - size * glyphBox.ascent, {
    width: width * size,
    height: size * glyphBox.height,
  });
  writeUnseen(document, character, { x, baseline, size, width });
}

/** Draws what has no meaning, such as lines and page numbers. */
export function artifact(
  document: PDFKit.PDFDocument,
  type: 'Layout' | 'Pagination',
  draw: () => void,
): void {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}
