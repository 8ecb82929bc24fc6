/** A character that the fonts of a PDF lack, in its colours. */
export interface MissingGlyph {
  character: string;
  color: string;
  background: string;
}

/**
 * Draws such a character, an emoji for example, into a square with the fonts of the browser. The square is to be stored as
 * a JPEG: PDFKit would unpack a PNG with transparency in a worker, which the policy forbids.
 *
 * @param side of the square, px
 */
export function paintGlyph(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { character, color, background }: MissingGlyph,
  side: number,
): void {
  context.fillStyle = background;
  context.fillRect(0, 0, side, side);
  context.fillStyle = color;
  context.font = `${side * 0.82}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(character, side / 2, side * 0.54, side);
}
