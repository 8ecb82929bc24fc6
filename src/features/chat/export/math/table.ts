import type { MathElement } from '#markdown/math-core.ts';
import { type Box, emptyBox, lineInk, type Placed, together } from './box.ts';
import { isElement } from './operators.ts';
import { rowOf, type Setting } from './setting.ts';

interface Cell {
  box: Box;
  attributes: MathElement['attributes'];
}

/** Space at each side of a column, and least space between rows, em. */
const columnSpace = 0.4;
const rowSpace = 0.35;

function cellsOf({ children }: MathElement, setting: Setting): Cell[][] {
  return children
    .filter(isElement)
    .map((line) =>
      line.children
        .filter(isElement)
        .map((cell) => ({ box: rowOf(cell.children, setting), attributes: cell.attributes })),
    );
}

function widthsOf(cells: readonly (readonly Cell[])[]): number[] {
  const count = Math.max(0, ...cells.map((line) => line.length));
  return Array.from({ length: count }, (_, column) =>
    Math.max(0, ...cells.map((line) => line[column]?.box.width ?? 0)),
  );
}

/** A matrix, the lines of `align`, the cases of `cases`. */
export function table(node: MathElement, setting: Setting): Box {
  const { font, size } = setting;
  const inner = { ...setting, isDisplay: node.attributes['displaystyle'] === 'true' };
  const cells = cellsOf(node, inner);
  const isTight = (column: number, side: string) =>
    cells.some((line) => line[column]?.attributes['data-tight']?.split(' ').includes(side));
  const space = (column: number, side: string) => (isTight(column, side) ? 0 : columnSpace * size);
  const widths = widthsOf(cells);
  const lefts = widths.map((_, column) =>
    widths
      .slice(0, column)
      .reduce(
        (sum, width, at) => sum + space(at, 'start') + width + space(at, 'end'),
        space(column, 'start'),
      ),
  );
  const end = widths.length - 1;
  const width = (lefts[end] ?? 0) + (widths[end] ?? 0) + space(end, 'end');
  const placed: Placed[] = [];
  const lines = [];
  let y = 0;
  for (const [at, line] of cells.entries()) {
    const height = Math.max(size * 0.75, ...line.map(({ box }) => box.height));
    const depth = Math.max(size * 0.25, ...line.map(({ box }) => box.depth));
    const top = y;
    y += height;
    for (const [column, { box, attributes }] of line.entries()) {
      const free = (widths[column] ?? 0) - box.width;
      const align = attributes['data-align'];
      const x = (lefts[column] ?? 0) + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
      placed.push({ box, x, y });
      const edges = attributes['data-line']?.split(' ') ?? [];
      const left = (lefts[column] ?? 0) - space(column, 'start');
      const right = (lefts[column] ?? 0) + (widths[column] ?? 0) + space(column, 'end');
      const middle = top - (rowSpace * size) / 2;
      if (edges.includes('start')) lines.push(lineInk(left, middle, left, y + depth + (rowSpace * size) / 2));
      if (edges.includes('top')) lines.push(lineInk(left, middle, right, middle));
    }
    y += depth + (at < cells.length - 1 ? rowSpace * size : 0);
  }
  const whole: Box = { width, height: 0, depth: y, ink: [...together(placed).ink, ...lines] };
  if (cells.length === 0) return emptyBox;
  const rise = y / 2 + font.constant('axisHeight', size);
  return { ...together([{ box: whole, x: 0, y: -rise }], width), height: rise, depth: y - rise };
}
