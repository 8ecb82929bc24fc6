import { paintGlyph } from '#lib/pdf/glyph.ts';

/** Side of the picture of a character, px: four times the size of the text in a PDF. */
const SIDE = 48;

/**
 * Draws a character that the fonts of the PDF lack, such as an emoji, with the fonts of the browser.
 *
 * @returns a JPEG as a data URL
 */
export function drawGlyph(grapheme: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context) paintGlyph(context, { character: grapheme, color: '#1a1a1a', background: '#fff' }, SIDE);
  return canvas.toDataURL('image/jpeg', 0.9);
}
