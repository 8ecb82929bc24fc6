/** Side of the picture of a character, px: four times the size of the text in a PDF. */
const SIDE = 48;

/**
 * Draws a character that the fonts of the PDF lack, such as an emoji, with the fonts of the browser.
 *
 * @returns a JPEG as a data URL; PDFKit would unpack a PNG with transparency in a worker, which the policy forbids
 */
export function drawGlyph(grapheme: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.fillStyle = '#1a1a1a';
    context.font = `${SIDE * 0.82}px sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(grapheme, SIDE / 2, SIDE * 0.54, SIDE);
  }
  return canvas.toDataURL('image/jpeg', 0.9);
}
