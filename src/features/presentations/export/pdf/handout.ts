/** Handouts: A4 pages with several slides. */
import { artifact } from '#lib/pdf/pdf-file.ts';
import { CANVAS } from '../../model/deck.ts';
import type { PerSheet } from '../options.ts';

/** An A4 page upright, px at 96 dpi. */
export const SHEET = { w: 794, h: 1123, margin: 76 } as const;

/** Where a slide stands on its page, px. */
interface HandoutPlace {
  readonly x: number;
  readonly y: number;
  /** Scale of the slide: 1 is 1280 × 720 px. */
  readonly scale: number;
}

const inner = { w: SHEET.w - 2 * SHEET.margin, h: SHEET.h - 2 * SHEET.margin } as const;
/** Gap between two columns, px. */
const GAP = 32;
const half = (inner.w - GAP) / 2;
/** Distance between the lines for handwriting, px (9 mm). */
const LINE = 34;

/** Columns and rows of slides. With three slides, lines for handwriting take the place of the second column. */
const grids = {
  2: { columns: 1, rows: 2, width: inner.w },
  3: { columns: 1, rows: 3, width: half },
  6: { columns: 2, rows: 3, width: half },
} as const satisfies Partial<Record<PerSheet, object>>;

/** The places of a page with 2, 3 or 6 slides, in reading order: each in the middle of an equal share of the page's height. */
export function handoutPlaces(perSheet: keyof typeof grids): HandoutPlace[] {
  const { columns, rows, width } = grids[perSheet];
  const scale = width / CANVAS.width;
  const share = inner.h / rows;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: SHEET.margin + (at % columns) * (width + GAP),
    y: SHEET.margin + Math.floor(at / columns) * share + (share - CANVAS.height * scale) / 2,
    scale,
  }));
}

/** Draws a thin frame around a slide. The document is already scaled so that the slide is 1280 × 720. */
export const drawFrame = (document: PDFKit.PDFDocument): void =>
  artifact(document, 'Layout', () =>
    document.lineWidth(2).rect(0, 0, CANVAS.width, CANVAS.height).stroke('#c8c8c8'),
  );

/** Draws the lines for handwriting to the right of a slide. */
export function drawLines(document: PDFKit.PDFDocument, { x, y, scale }: HandoutPlace): void {
  const left = x + CANVAS.width * scale + GAP;
  const count = Math.floor((CANVAS.height * scale) / LINE);
  artifact(document, 'Layout', () => {
    for (let line = 1; line <= count; line += 1)
      document
        .moveTo(left, y + line * LINE)
        .lineTo(left + half, y + line * LINE)
        .lineWidth(1)
        .stroke('#b4b4b4');
  });
}
