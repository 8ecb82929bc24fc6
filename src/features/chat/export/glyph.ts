/** Side of the picture of a character, px: four times the size of the text in a PDF. */
const SIDE = 48;

/**
 * Draws a character that the fonts of the PDF lack, such as an emoji, with the fonts of the browser.
 *
 * @returns a PNG as a data URL
 */
export function drawGlyph(grapheme: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context) {
    context.font = `${SIDE * 0.82}px sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(grapheme, SIDE / 2, SIDE * 0.54, SIDE);
  }
  return canvas.toDataURL('image/png');
}
