import { artifact } from '#lib/pdf/pdf-file.ts';
import { textOfRuns } from '../../document/runs.ts';
import { type TableCells, wordsOf } from '../../document/table-cells.ts';
import { type ColumnNeed, fitColumns, type TableFit } from '../../document/table-fit.ts';
import type { Line } from './lines.ts';
import { isRightToLeft, type Orientation, type PdfPages, textRoom } from './page.ts';
import { colours, LEADING, type Typesetter } from './typesetter.ts';

export type Side = 'left' | 'center' | 'right' | null;

export interface TableContent extends TableCells {
  align: readonly Side[];
}

/** Space between the text of a cell and its border. */
const PADDING = { x: 4, y: 3 };
/** A longer word is broken rather than makes its column wider, sizes of the font. */
const LONGEST_WORD = 14;

/** In the order in which they are tried. */
const settings = (indent: number) =>
  (
    [
      ['portrait', 9],
      ['portrait', 8],
      ['landscape', 9],
      ['landscape', 8],
      ['landscape', 7],
    ] as const
  ).map(([page, size]) => ({ page, size, room: textRoom[page] - indent, em: size, padding: 2 * PADDING.x }));

function needsOf({ cells: rows, isNumeric }: TableContent, typesetter: Typesetter): ColumnNeed[] {
  return (rows[0] ?? []).map((_, column) => {
    const need = { least: 1, most: 1 };
    for (const [index, row] of rows.entries()) {
      const { lines } = typesetter.paragraph(row[column] ?? [], { size: 1, room: Number.MAX_SAFE_INTEGER });
      for (const { width, pieces } of lines) {
        need.most = Math.max(need.most, width);
        for (const { text, style, level, object } of pieces)
          for (const word of object ? [] : wordsOf(text, index > 0 && isNumeric[column] === true))
            need.least = Math.max(
              need.least,
              Math.min(LONGEST_WORD, typesetter.measure(word, style, 1, level)),
            );
        for (const { object } of pieces)
          need.least = Math.max(need.least, Math.min(LONGEST_WORD, object?.width ?? 0));
      }
    }
    return { least: need.least + 0.1, most: Math.max(need.most, need.least) + 0.1 };
  });
}

/** The page, size of text and widths at which a table is best read. @param indent points */
export const tableFit = (
  content: TableContent,
  typesetter: Typesetter,
  indent: number,
): TableFit<Orientation> => fitColumns(needsOf(content, typesetter), settings(indent));

/** The types of PDFKit do not know the scope yet. */
const columnHead = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions;

interface LineDrawing {
  line: Line;
  x: number;
  /** Of its top. */
  y: number;
}

/** Its lines by columns. */
interface Row {
  cells: readonly (readonly Line[])[];
  sides: readonly ('left' | 'center' | 'right')[];
}

/** Where the cells of a row begin and end: the numbers of their lines. */
interface Part {
  from: readonly number[];
  to: readonly number[];
  height: number;
}

/**
 * Writes a table. Its heading is repeated on each page; a row that is higher than a page goes on on the next one.
 *
 * @param indent points
 */
export function writeTable(
  pages: PdfPages,
  { cells: rows, align, isNumeric }: TableContent,
  { size, widths }: TableFit<Orientation>,
  indent: number,
): void {
  const { typesetter, document } = pages;
  const isReversed = isRightToLeft((rows[0] ?? []).flat());
  const lefts = widths.map((width, column) => {
    const before = widths.slice(0, column).reduce((sum, one) => sum + one, 0);
    return pages.left + (isReversed ? pages.room - indent - before - width : indent + before);
  });
  const set = rows.map((cells): Row => {
    const paragraphs = widths.map((width, column) =>
      typesetter.paragraph(cells[column] ?? [], { size, room: width - 2 * PADDING.x + 0.5 }),
    );
    return {
      cells: paragraphs.map(({ lines }) => lines),
      sides: paragraphs.map((one, column) => {
        const isAtEnd =
          one.isRightToLeft ||
          isNumeric[column] ||
          (isReversed && !/\p{L}/u.test(textOfRuns(cells[column] ?? [])));
        return align[column] ?? (isAtEnd ? 'right' : 'left');
      }),
    };
  });
  const heightOf = (line: Line) => typesetter.heightOf(line, size).whole;

  /** As many lines of each cell as a height has room for. */
  const partOf = ({ cells }: Row, from: readonly number[], room: number): Part => {
    let highest = size * LEADING;
    const to = cells.map((lines, column) => {
      let height = 0;
      let at = from[column] ?? 0;
      for (let line = lines[at]; line && height + heightOf(line) <= room - 2 * PADDING.y; line = lines[at]) {
        height += heightOf(line);
        at += 1;
      }
      highest = Math.max(highest, height);
      return at;
    });
    return { from, to, height: highest + 2 * PADDING.y };
  };
  const start = widths.map(() => 0);
  const whole = (row: Row) => partOf(row, start, Number.POSITIVE_INFINITY);

  /** Draws a part of a row. @param write gets what draws the lines of a cell */
  const drawPart = (
    row: Row,
    part: Part,
    isHead: boolean,
    write: (column: number, draw: LineDrawing[]) => void,
  ) => {
    const top = document.y;
    artifact(document, 'Layout', () => {
      for (const [column, left] of lefts.entries()) {
        const width = widths[column] ?? 0;
        if (isHead) document.rect(left, top, width, part.height).fill(colours.code);
        document.rect(left, top, width, part.height).lineWidth(0.5).stroke(colours.line);
      }
    });
    for (const [column, lines] of row.cells.entries()) {
      let y = top + PADDING.y;
      const drawings = lines.slice(part.from[column], part.to[column]).map((line) => {
        const free = (widths[column] ?? 0) - 2 * PADDING.x - line.width;
        const side = row.sides[column];
        const shift = side === 'right' ? free : side === 'center' ? free / 2 : 0;
        const drawing = { line, x: (lefts[column] ?? 0) + PADDING.x + shift, y };
        y += heightOf(line);
        return drawing;
      });
      write(column, drawings);
    }
    document.y = top + part.height;
  };

  const [head] = set;
  if (!head) return;
  const headHeight = whole(head).height;
  // A heading over half a page high is not repeated.
  const isRepeated = headHeight < pages.height / 2;
  const nextPage = () => {
    pages.newPage();
    if (!isRepeated) return;
    drawPart(head, whole(head), true, (_column, drawings) =>
      artifact(document, 'Pagination', () => {
        for (const { line, x, y } of drawings) typesetter.draw(line, x, y, size, colours.text);
      }),
    );
  };

  pages.ensure(Math.min(headHeight + (set[1] ? whole(set[1]).height : 0), pages.height / 2));
  const table = pages.open('Table');
  for (const [index, row] of set.entries()) {
    const line = document.struct('TR');
    table.add(line);
    const cells = row.cells.map(() => {
      const cell = document.struct(index === 0 ? 'TH' : 'TD', index === 0 ? columnHead : {});
      line.add(cell);
      return cell;
    });
    const write = (column: number, drawings: LineDrawing[]) => {
      for (const { line: one, x, y } of drawings)
        for (const content of typesetter.contents(one, x, y, size, colours.text)) cells[column]?.add(content);
    };
    const { height } = whole(row);
    const room = pages.height - (index > 0 && isRepeated ? headHeight : 0);
    if (height > pages.free && height <= room) nextPage();
    let from: readonly number[] = start;
    do {
      let part = partOf(row, from, pages.free);
      if (
        part.to.every((end, column) => end === from[column]) &&
        row.cells.some((lines) => lines.length > 0)
      ) {
        nextPage();
        // A line that is higher than the page stands alone on it.
        part = partOf(row, from, pages.free);
        if (part.to.every((end, column) => end === from[column]))
          part = partOf(row, from, Number.POSITIVE_INFINITY);
      }
      drawPart(row, part, index === 0, write);
      from = part.to;
    } while (row.cells.some((lines, column) => (from[column] ?? 0) < lines.length));
    for (const cell of cells) cell.end();
    line.end();
  }
  table.end();
  document.y += 8;
}
