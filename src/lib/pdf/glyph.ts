/** A character that the fonts of a PDF lack, in its colours. */
export interface MissingGlyph {
  character: string;
  color: string;
  background: string;
}

/** A picture of a character that the fonts lack. */
export interface GlyphPicture {
  /** A JPEG as a data URL. */
  url: string;
  /** Its width, in sizes of the font. */
  width: number;
}

/** Height of the picture of a character, and of its part above the baseline, in sizes of the font. */
export const glyphBox = { height: 1.3, ascent: 1 };

/**
 * Draws a character that the fonts lack, such as an emoji, with the fonts of the browser. The canvas gets the width of the
 * character. Store the picture as a JPEG: PDFKit unpacks a PNG with transparency in a worker, which the content security
 * policy forbids.
 *
 * @param size of the font, px
 * @returns the width, in sizes of the font
 */
export function paintGlyph(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { character, color, background }: MissingGlyph,
  size: number,
): number {
  const { canvas } = context;
  const font = `${size}px sans-serif`;
  context.font = font;
  const width = Math.max(1, Math.ceil(context.measureText(character).width));
  // A new size resets the settings of the context.
  canvas.width = width;
  canvas.height = Math.ceil(size * glyphBox.height);
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = font;
  context.fillText(character, 0, size * glyphBox.ascent);
  return width / size;
}
