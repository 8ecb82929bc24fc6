import type { Area } from './area.ts';
import type { TableBox, TableCell } from './boxes.ts';
import type { Measured } from './break-lines.ts';
import { paragraph, type SlotName, type TableBlock } from './deck.ts';
import { FONTS, type Font } from './fonts.ts';
import {
  heightIn,
  LINE_HEIGHT,
  pixels,
  prepare,
  READABLE,
  RESERVE,
  SIZES,
  setLines,
  wholeWords,
} from './text-box.ts';
import type { ThemeTokens } from './themes.ts';

/** Space inside a cell, in font sizes. */
const padding = { x: 0.6, y: 0.38 } as const;
/** Most additional height of a row in a place with room, in font sizes. */
const roomiest = 1;
/** From this many rows on every second one has a fill, so that the eye keeps to its row. */
const manyRows = 7;

/** A row that sums up the others. */
export const isTotal = (row: readonly string[]): boolean =>
  /^(?:итог|всего|сумма|total)(?![а-яёa-z]{3})/iu.test((row[0] ?? '').trim());

interface Cell {
  readonly text: string;
  readonly prepared: ReturnType<typeof prepare>;
  /** Widths of the text in one line and of its widest word, in font sizes. */
  readonly whole: number;
  readonly word: number;
}

function widthsIn(text: Measured | undefined): { whole: number; word: number } {
  const { units = [], widths = [] } = text ?? {};
  let [whole, word, part] = [0, 0, 0];
  for (const [at, unit] of units.entries()) {
    const width = widths[at] ?? 0;
    whole += width;
    part = unit === ' ' || unit === '\n' ? 0 : part + width;
    word = Math.max(word, part);
    if (unit === '-' || unit === '/') part = 0;
  }
  return { whole, word };
}

/** Numbers, with their signs and units. */
const isNumeric = (text: string): boolean =>
  /^[\s+−–-]*\d[\d\s.,:×/]*[%‰₽$€]?(?:\s?(?:тыс|млн|млрд|руб|шт|ч|мин)\.?)*(?:\s?₽)?$/u.test(text.trim());

/**
 * Divides a width between columns. Each column gets what its widest word needs in a wider font, then what its text needs. The rest
 * is divided in proportion to these widths.
 */
function columnWidths(columns: readonly (readonly Cell[])[], width: number, font: Font): number[] {
  const { wordReserve } = FONTS[font];
  const words = columns.map(
    (cells) => Math.max(2, ...cells.map(({ word }) => word * wordReserve)) + 2 * padding.x,
  );
  const wholes = columns.map((cells, at) =>
    Math.max(words[at] ?? 0, Math.max(0, ...cells.map(({ whole }) => whole)) + 2 * padding.x),
  );
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
  const [least, most] = [sum(words), sum(wholes)];
  if (most <= width) {
    // A table with short texts fills its place evenly rather than by the letter.
    const spare = (width - most) / wholes.length;
    return wholes.map((whole) => whole + spare);
  }
  if (least <= width) {
    const share = (width - least) / (most - least);
    return words.map((word, at) => word + ((wholes[at] ?? word) - word) * share);
  }
  return words.map((word) => (word * width) / least);
}

/** A table in its place: columns by content, rows as high as their lines. Rows without cells make no table. */
export function tableBox(slot: SlotName, block: TableBlock, area: Area, tokens: ThemeTokens): TableBox {
  const { font } = tokens;
  const count = Math.max(0, ...block.rows.map((row) => row.length));
  const totals = block.rows.map((row, y) => y > 0 && isTotal(row));
  const cells = block.rows.map((row, y) =>
    Array.from({ length: count }, (_, x): Cell => {
      const text = row[x] ?? '';
      const isBold = (block.hasHeader && y === 0) || (totals[y] ?? false);
      const prepared = prepare([paragraph(text)], font, isBold);
      return { text, prepared, ...widthsIn(prepared[0]?.text) };
    }),
  );
  const columns = Array.from({ length: count }, (_, x) => cells.flatMap((row) => row[x] ?? []));
  const aligns = columns.map((column): TableCell['align'] => {
    const body = column
      .slice(block.hasHeader ? 1 : 0)
      .filter(({ text }) => text.trim() !== '' && !/^[—–-]$/.test(text.trim()));
    return body.length > 0 && body.every(({ text }) => isNumeric(text)) ? 'right' : 'left';
  });
  const linesIn = (fontSize: number): number => {
    const widths = columnWidths(columns, area.w / fontSize, font);
    return cells.flat().reduce((sum, { prepared }, at) => {
      const width = (widths[at % count] ?? 0) - 2 * padding.x;
      return sum + Math.round(heightIn(prepared, width, { fontSize: 1, lineHeight: 1 }).height);
    }, 0);
  };
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
  const settingIn = (points: number) => {
    const fontSize = pixels(points);
    const widths = columnWidths(columns, area.w / fontSize, font).map((width) => width * fontSize);
    const setting = { font, fontSize, lineHeight: LINE_HEIGHT.table };
    const inner = widths.map((width) => width - 2 * padding.x * fontSize);
    const sizesIn = (factor: number) =>
      cells.map((row) => row.map(({ prepared }, x) => heightIn(prepared, (inner[x] ?? 0) / factor, setting)));
    const heightsIn = (factor: number): number[] =>
      sizesIn(factor).map(
        (row) => Math.max(0, ...row.map(({ height }) => height)) + 2 * padding.y * fontSize,
      );
    return { setting, widths, inner, sizesIn, heightsIn };
  };
  const points = wholeWords(SIZES.table, font, (size, reserve) => {
    const { sizesIn, heightsIn, setting } = settingIn(size);
    const isCut = sizesIn(reserve).some((row) => row.some((cell) => cell.isCut));
    const isSafe = sum(heightsIn(RESERVE)) <= area.h + 0.01;
    // Larger text is worth no additional line.
    const isBroken = size > READABLE && linesIn(setting.fontSize) > linesIn(pixels(READABLE));
    return isSafe && !isCut && !isBroken;
  });
  const { setting, widths, inner, sizesIn, heightsIn } = settingIn(points);
  const { fontSize } = setting;
  const [sizes, heights] = [sizesIn(1), heightsIn(1)];
  // Remaining height is shared out to the rows, up to `roomiest` each.
  const spare = heights.length === 0 ? 0 : Math.max(0, area.h - sum(heights)) / heights.length;
  const rowHeights = heights.map((one) => one + Math.min(spare, roomiest * fontSize));
  let y = area.y;
  const rows = cells.map((row, rowAt) => {
    const rowHeight = rowHeights[rowAt] ?? 0;
    let x = area.x;
    const isHeader = block.hasHeader && rowAt === 0;
    const isStriped = block.rows.length >= manyRows && (rowAt - (block.hasHeader ? 1 : 0)) % 2 === 1;
    const isMarked = !isHeader && (totals[rowAt] || isStriped);
    const placed = row.map(({ text, prepared }, columnAt): TableCell => {
      const w = widths[columnAt] ?? 0;
      const high = sizes[rowAt]?.[columnAt]?.height ?? 0;
      const align = aligns[columnAt] ?? 'left';
      const place = { x: x + padding.x * fontSize, y: y + (rowHeight - high) / 2, w: inner[columnAt] ?? 0 };
      const { lines } = setLines(prepared, place, { ...setting, align });
      const cell = {
        x,
        y,
        w,
        h: rowHeight,
        text,
        isHeader,
        fill: isHeader ? tokens.head : isMarked ? tokens.surface : null,
        color: isHeader ? tokens.onHead : tokens.text,
        align,
        lines,
      };
      x += w;
      return cell;
    });
    y += rowHeight;
    return placed;
  });
  return {
    kind: 'table',
    slot,
    block,
    ...area,
    h: y - area.y,
    fontSize,
    points,
    columnWidths: widths,
    rowHeights,
    rows,
    lineColor: tokens.line,
    doesOverflow: y - area.y > area.h + 0.01,
  };
}
