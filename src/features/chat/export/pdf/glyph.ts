import { type GlyphPicture, paintGlyph } from '#lib/pdf/glyph.ts';

/** Size of the font, px: four times that of the text in a PDF. */
const SIZE = 48;

/** Draws a character that the fonts of the PDF lack, such as an emoji, with the fonts of the browser. */
export function drawGlyph(grapheme: string): GlyphPicture {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const glyph = { character: grapheme, color: '#1a1a1a', background: '#fff' };
  const width = context ? paintGlyph(context, glyph, SIZE) : 1;
  return { url: canvas.toDataURL('image/jpeg', 0.9), width };
}
