import {
  AlignmentType,
  BorderStyle,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import type { Table as TableNode } from 'mdast';
import { isRightToLeft } from '#lib/right-to-left.ts';
import { likelyWidth } from '#lib/text-width.ts';
import type { KnownMap } from '#markdown/parse.ts';
import type { Pictures } from '../pictures.ts';
import { type Run, runsOf, textOfRuns } from '../runs.ts';
import { type TableCells, tableCells, wordsOf } from '../table-cells.ts';
import { type ColumnNeed, fitColumns, type TableFit } from '../table-fit.ts';
import { childrenOf } from './text.ts';

/** Width of the text of a page, twips: A4 with margins of 2 cm, upright and landscape. */
export const textWidth = { upright: 9638, landscape: 14570 };

/** Left and right margin of a cell, together with its border, twips. */
const PADDING = 200;
/** A table with at most so many rows is not divided between two pages. */
const MOST_KEPT_ROWS = 10;
/** A longer word is broken rather than makes its column wider, em. */
const LONGEST_WORD = 14;

/** Width of a text in Arial, em. */
const widthOf = (text: string, isWide: boolean): number => likelyWidth(text) * (isWide ? 1.1 : 1);

/** What the columns of a table need. The first row is bold. */
export function columnNeeds({ cells, isNumeric }: TableCells): ColumnNeed[] {
  return (cells[0] ?? []).map((_, column) => {
    const need = { least: 1, most: 1 };
    for (const [row, line] of cells.entries()) {
      const runs = line[column] ?? [];
      const isWide = row === 0 || runs.some(({ isCode }) => isCode);
      for (const text of textOfRuns(runs).split('\n')) {
        need.most = Math.max(need.most, widthOf(text, isWide));
        for (const word of wordsOf(text, row > 0 && isNumeric[column] === true))
          need.least = Math.max(need.least, Math.min(LONGEST_WORD, widthOf(word, isWide) + 0.3));
      }
    }
    return { ...need, most: Math.max(need.most, need.least) };
  });
}

/** In the order in which they are tried. */
const settings = [
  { page: 'upright', size: 20 },
  { page: 'upright', size: 18 },
  { page: 'landscape', size: 20 },
  { page: 'landscape', size: 18 },
  { page: 'landscape', size: 16 },
  { page: 'landscape', size: 14 },
] as const;

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/**
 * The page, the size of text (half points) and the widths of columns (twips) of a table.
 *
 * @param indent of the table, twips
 */
export const fitTable = (needs: readonly ColumnNeed[], indent: number): TableFit<keyof typeof textWidth> =>
  fitColumns(
    needs,
    settings.map(({ page, size }) => ({
      page,
      size,
      em: size * 10,
      room: textWidth[page] - indent,
      padding: PADDING,
    })),
  );

const border = { style: BorderStyle.SINGLE, size: 4, color: 'BFBFBF' };
const borders = {
  top: border,
  bottom: border,
  left: border,
  right: border,
  insideHorizontal: border,
  insideVertical: border,
};

/**
 * A table of Word: its first row is repeated on each page, a row has as many cells as the first one.
 *
 * @param place left indent, twips
 */
export function wordTable(
  node: TableNode,
  { labels, pictures, indent }: { labels: KnownMap; pictures: Pictures; indent: number },
): { table: Table; isWide: boolean } {
  const content = tableCells(node, (nodes, style) => runsOf(nodes, labels, style));
  const { cells, isNumeric } = content;
  const fit = fitTable(columnNeeds(content), indent);
  const widths = fit.widths.map(Math.floor);
  const isKept = cells.length <= MOST_KEPT_ROWS;
  const paragraph = (runs: readonly Run[], row: number, column: number): Paragraph => {
    const isReversed = isRightToLeft(textOfRuns(runs));
    // Numbers are aligned as on the screen, unless the answer says otherwise.
    const side = node.align?.[column] ?? (isNumeric[column] ? 'right' : undefined);
    return new Paragraph({
      ...(isKept && row < cells.length - 1 && { keepNext: true }),
      spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO },
      ...(isReversed && { bidirectional: true }),
      ...(side && {
        alignment: { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT }[
          side
        ],
      }),
      children: childrenOf(runs, { isRightToLeft: isReversed, size: fit.size, pictures }),
    });
  };
  const table = new Table({
    width: { size: total(widths), type: WidthType.DXA },
    columnWidths: widths,
    borders,
    ...(indent > 0 && { indent: { size: indent, type: WidthType.DXA } }),
    ...(isRightToLeft((cells[0] ?? []).map(textOfRuns).join(' ')) && { visuallyRightToLeft: true }),
    rows: cells.map(
      (line, row) =>
        new TableRow({
          tableHeader: row === 0,
          cantSplit: true,
          children: line.map(
            (runs, column) =>
              new TableCell({
                width: { size: widths[column] ?? 0, type: WidthType.DXA },
                margins: { top: 50, bottom: 50, left: 90, right: 90 },
                ...(row === 0 && { shading: { type: ShadingType.CLEAR, fill: 'F2F2F2' } }),
                children: [paragraph(runs, row, column)],
              }),
          ),
        }),
    ),
  });
  return { table, isWide: fit.page === 'landscape' };
}
