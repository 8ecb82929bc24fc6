import type { Run } from '../../document/runs.ts';
import type { PdfPages } from './page.ts';
import { colours } from './typesetter.ts';

/** Distance from the mark of a list to its text, points. */
const MARK_GAP = 6;

/** Writes the mark of an item beside the first of its lines, which are written next. @param runs its text */
export function writeLabel(
  pages: PdfPages,
  mark: string | { isDone: boolean },
  runs: readonly Run[],
  indent: number,
): void {
  const size = 11;
  const { lines, isRightToLeft } = pages.typesetter.paragraph(runs, { size, room: pages.room - indent });
  const first = lines[0] ?? { pieces: [], width: 0 };
  const { whole, ascent } = pages.typesetter.heightOf(first, size);
  pages.ensure(whole);
  const { document } = pages;
  const { y } = document;
  const label = pages.open('Lbl', typeof mark === 'string' ? {} : { actual: mark.isDone ? '☑' : '☐' });
  // The full stop of a number is on the side of the text.
  const shown = typeof mark === 'string' && isRightToLeft ? mark.replace(/^(\d+)\.$/, '.$1') : mark;
  const width = typeof mark === 'string' ? pages.typesetter.measure(mark, {}, size) : size * 0.8;
  const x = isRightToLeft
    ? pages.left + pages.room - indent + MARK_GAP
    : pages.left + indent - MARK_GAP - width;
  label.add(() => {
    if (typeof shown === 'string') {
      document.font('regular', size).fillColor(colours.text);
      document.text(shown, x, y + ascent - size * 0.905, { lineBreak: false });
    } else drawBox(document, x, y + ascent - size * 0.76, size * 0.8, shown.isDone);
  });
  label.end();
  document.y = y;
}

/** The box of a task. */
function drawBox(document: PDFKit.PDFDocument, x: number, y: number, side: number, isDone: boolean): void {
  document.lineWidth(0.8).rect(x, y, side, side).stroke(colours.text);
  if (!isDone) return;
  document
    .moveTo(x + side * 0.2, y + side * 0.52)
    .lineTo(x + side * 0.42, y + side * 0.75)
    .lineTo(x + side * 0.82, y + side * 0.25)
    .stroke(colours.text);
}
