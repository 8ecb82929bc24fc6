import { plainLetters } from '#lib/pdf/pdf-file.ts';
import type { Piece } from '../../model/boxes.ts';
import { safeLink } from '../../model/links.ts';
import { faceOf, type Ink, LinePen } from '../pdf/line-pen.ts';
import { type CanvasPaper, fontOf } from './canvas-paper.ts';

/** Writes letters at their places on a canvas. */
export class CanvasPen extends LinePen {
  readonly #context: OffscreenCanvasRenderingContext2D;

  constructor(paper: CanvasPaper) {
    // It has the methods with which slides are drawn; the others are not called.
    super(paper as unknown as PDFKit.PDFDocument);
    this.#context = paper.context;
  }

  override piece(piece: Piece, baseline: number, ink: Ink, direction?: 'ltr' | 'rtl'): number {
    const context = this.#context;
    const link = safeLink(piece.link);
    const text = plainLetters(piece.text);
    context.font = fontOf(faceOf(piece, ink), ink.fontSize);
    // `layoutSlide` counts the plain widths of letters.
    context.fontKerning = 'none';
    context.direction = direction ?? 'ltr';
    context.textAlign = 'left';
    context.fillStyle = link ? ink.linkColor : ink.color;
    context.fillText(text, piece.x, baseline);
    const width = direction === undefined ? piece.width : context.measureText(text).width;
    if (link) context.fillRect(piece.x, baseline + ink.fontSize * 0.15, width, ink.fontSize / 16);
    return piece.x + width;
  }
}
