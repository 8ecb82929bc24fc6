/** Pages with several slides, to be given out on paper. */
import { artifact } from '#lib/pdf/pdf-file.ts';
import { CANVAS } from '../../model/deck.ts';
import type { PerSheet } from '../options.ts';

/** An A4 page upright, px at 96 dpi. */
export const SHEET = { w: 794, h: 1123, margin: 76 } as const;

/** Where a slide stands on its page, px. */
interface HandoutPlace {
  readonly x: number;
  readonly y: number;
  /** Of the slide's 1280 × 720 px. */
  readonly scale: number;
}

const inner = { w: SHEET.w - 2 * SHEET.margin, h: SHEET.h - 2 * SHEET.margin } as const;
/** Between two columns, px. */
const GAP = 32;
const half = (inner.w - GAP) / 2;
/** Between two lines to write on, px: 9 mm. */
const LINE = 34;

/** Columns and rows of slides. Three slides have lines beside them in place of a second column. */
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

/** Draws a thin frame around a slide, in the units of the slide. */
export const drawFrame = (document: PDFKit.PDFDocument): void =>
  artifact(document, 'Layout', () =>
    document.lineWidth(2).rect(0, 0, CANVAS.width, CANVAS.height).stroke('#c8c8c8'),
  );

/** Draws the lines to write on beside a slide of three. */
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
