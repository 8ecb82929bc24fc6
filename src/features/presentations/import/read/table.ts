/** A table of a slide. */
import { childAt, childOf, childrenOf, isOn, type XmlElement } from '#lib/office/read-xml.ts';
import { type Paragraph, paragraphText } from '../../model/deck.ts';
import type { SlideContext } from './context.ts';
import { readParagraphs } from './text.ts';

/** Whether all text of a cell is bold. */
const isBold = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.every(({ runs }) => runs.every((run) => run.isBold || run.text.trim() === ''));

/**
 * Whether the first row names the columns: the file says so, or it is bold and the next one is not
 * (PRES-100).
 */
function namesColumns(table: XmlElement, cells: readonly (readonly (readonly Paragraph[])[])[]): boolean {
  if (isOn(childAt(table, 'tblPr')?.attributes['firstRow'])) return true;
  const [first = [], second = []] = cells;
  const isNamed =
    first.length > 1 && first.slice(1).every((cell) => cell.some(({ runs }) => runs.length > 0));
  return isNamed && first.every(isBold) && !second.every(isBold);
}

/** Rows of an equal number of cells, and whether the first one names the columns. @param table `a:tbl` */
export function readTable(
  table: XmlElement,
  context: SlideContext,
): { hasHeader: boolean; rows: string[][] } {
  const cells = childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').map((cell) => {
      const { gridSpan = '1', rowSpan = '1' } = cell.attributes;
      if (gridSpan !== '1' || rowSpan !== '1')
        context.lose('объединение ячеек таблицы: текст стоит в\u00a0первой из\u00a0них');
      const paragraphs = readParagraphs(childOf(cell, 'txBody'), [], context);
      for (const { runs } of paragraphs)
        for (const { link } of runs) if (link !== null) context.lose(`ссылка ${link} в\u00a0таблице`);
      return paragraphs;
    }),
  );
  const rows = cells.map((row) =>
    row.map((paragraphs) => paragraphs.map(paragraphText).join(' ').replaceAll(/\s+/g, ' ').trim()),
  );
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  context.countCells(rows.length * width);
  return {
    hasHeader: namesColumns(table, cells),
    rows: rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')),
  };
}
