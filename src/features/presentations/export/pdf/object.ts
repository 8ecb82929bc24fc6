import type { ObjectBox } from '../../model/boxes.ts';

type Paper = PDFKit.PDFDocument;

/** Draws the shape or the line of an object, without its text and picture, on the current page, whose unit is px. */
export function drawObject(document: Paper, box: ObjectBox): void {
  const { object, x, y, w, h, fill, outline, plate, line } = box;
  const shape = (): Paper =>
    object.kind === 'ellipse'
      ? document.ellipse(x + w / 2, y + h / 2, w / 2, h / 2)
      : document.rect(x, y, w, h);
  if (fill !== null) shape().fill(fill);
  if (outline) shape().lineWidth(outline.width).stroke(outline.color);
  if (plate && fill !== null) document.rect(plate.x, plate.y, plate.w, plate.h).fill(fill);
  if (!line) return;
  document.moveTo(line.x1, line.y1).lineTo(line.x2, line.y2);
  document.lineWidth(line.width).lineCap('butt').stroke(line.color);
  if (line.head) document.polygon(...line.head.map((point) => [...point])).fill(line.color);
}
