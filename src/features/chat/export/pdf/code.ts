import { artifact } from '#lib/pdf/pdf-file.ts';
import type { Run } from '../../document/runs.ts';
import type { PdfPages } from './page.ts';
import { colours, LEADING } from './typesetter.ts';

/** Width of a tab, in characters. */
const TAB = 4;

/** Writes a text in monospace on a grey ground, with its line ends and with tabs of four characters. */
export function writeCode(pages: PdfPages, text: string, indent: number): void {
  const size = 9;
  const width = pages.room - indent;
  const block = pages.open('P');
  for (const source of text.split('\n')) {
    const run: Run = { text: untabbed(source), isCode: true };
    const { lines } = pages.typesetter.paragraph([run], { size, room: width - 16, direction: 'ltr' });
    for (const line of lines.length > 0 ? lines : [{ pieces: [], width: 0 }]) {
      pages.ensure(size * LEADING);
      const { y } = pages.document;
      artifact(pages.document, 'Layout', () => {
        pages.document.rect(pages.left + indent, y - 2, width, size * LEADING + 1).fill(colours.code);
      });
      pages.document.y = y;
      pages.lines(block, [line], { size, place: () => pages.left + indent + 8 });
    }
  }
  block.end();
  pages.document.y += 8;
}

/** A line of code with blanks in place of its tabs. */
function untabbed(line: string): string {
  let column = 0;
  return line.replace(/\t|[^\t]+/g, (part) => {
    const shown = part === '\t' ? ' '.repeat(TAB - (column % TAB)) : part;
    column += shown.length;
    return shown;
  });
}
