/** Free boxes of a slide as groups that belong together: a number and its name, a heading and its text. */
import type { Area } from '../../office/places.ts';
import type { SourceText } from '../source.ts';
import { textOfParagraphs } from './draft.ts';
import { isFigure } from './figure.ts';

type Box = SourceText & { readonly area: Area };

/** More boxes than any layout has room for. */
const MOST = 32;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);
const areInRow = ({ area: one }: Box, { area: other }: Box): boolean =>
  overlap(one.y, one.h, other.y, other.h) > Math.min(one.h, other.h) * 0.5;
const areInColumn = ({ area: one }: Box, { area: other }: Box): boolean =>
  overlap(one.x, one.w, other.x, other.w) > Math.min(one.w, other.w) * 0.5;

/** The boxes as rows from top to bottom, each from left to right; null unless they stand in full rows and columns. */
function gridOf(boxes: readonly Box[]): Box[][] | null {
  const rows: Box[][] = [];
  for (const box of boxes.toSorted((one, other) => one.area.y - other.area.y)) {
    const row = rows.find((others) => others.every((other) => areInRow(box, other)));
    if (row) row.push(box);
    else rows.push([box]);
  }
  for (const row of rows) row.sort((one, other) => one.area.x - other.area.x);
  const [first = []] = rows;
  const isGrid = rows.every(
    (row) =>
      row.length === first.length &&
      row.every((box, at) => {
        const [above, next] = [first[at], row[at + 1]];
        return above && areInColumn(box, above) && !(next && areInColumn(box, next));
      }),
  );
  return isGrid ? rows : null;
}

const isBold = ({ paragraphs }: Box): boolean =>
  paragraphs.every(({ runs }) => runs.every(({ isBold: is, text }) => is || text.trim() === ''));
/** Whether two boxes look alike: equal in size of letters and in weight, and both or neither a number. */
const areAlike = (one: Box | undefined, other: Box | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.size - other.size) < 1.5 &&
  isBold(one) === isBold(other) &&
  isFigure(textOfParagraphs(one.paragraphs)) === isFigure(textOfParagraphs(other.paragraphs));

/** The number of boxes after which their looks repeat; the number of all if they never do. */
function periodOf(firsts: readonly Box[]): number {
  for (let period = 2; period <= firsts.length / 2; period += 1)
    if (firsts.length % period === 0 && firsts.every((one, at) => areAlike(one, firsts[at % period])))
      return period;
  return firsts.length;
}

const turned = (rows: readonly Box[][]): Box[][] =>
  (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row[column] ?? []));

/** The groups across rows or columns: one box of each line, for as many lines as their looks take to repeat. */
function groupsIn(lines: readonly Box[][]): Box[][] {
  const firsts = lines.flatMap(([first]) => first ?? []);
  const period = periodOf(firsts);
  return Array.from({ length: firsts.length / period }, (_, at) =>
    turned(lines.slice(at * period, (at + 1) * period)),
  ).flat();
}

/** Boxes in reading order whose looks repeat, such as names with their texts; null for others. */
function groupsInTurn(boxes: readonly Box[]): Box[][] | null {
  const period = periodOf(boxes);
  return period === boxes.length || areAlike(boxes[0], boxes[1])
    ? null
    : Array.from({ length: boxes.length / period }, (_, at) => boxes.slice(at * period, (at + 1) * period));
}

/**
 * Groups of boxes, each with its heading first. In a grid, the groups are its columns if the boxes of each row look alike, and
 * its rows if those of each column do. Without a grid, the looks have to repeat in reading order. If the file names no looks,
 * three or more columns of two or three boxes are groups.
 *
 * @param texts in reading order
 * @returns null for boxes whose looks do not repeat
 */
export function groupsOf(texts: readonly SourceText[]): SourceText[][] | null {
  const boxes = texts.filter((one): one is Box => one.area !== null && /^(?:other|body)$/.test(one.role));
  if (boxes.length < texts.length || boxes.length < 4 || boxes.length > MOST) return null;
  const rows = gridOf(boxes);
  const [first = []] = rows ?? [];
  if (!rows || rows.length < 2 || first.length < 2) return groupsInTurn(boxes);
  const areEven = (lines: readonly Box[][]): boolean =>
    lines.every(([head, ...others]) => others.every((other) => areAlike(head, other)));
  const columns = turned(rows);
  if (areEven(rows) && !areAlike(rows[0]?.[0], rows[1]?.[0])) return groupsIn(rows);
  if (areEven(columns) && !areAlike(columns[0]?.[0], columns[1]?.[0])) return groupsIn(columns);
  const isUnknown = boxes.every(({ size, role }) => size === 0 && role === 'other');
  return isUnknown && columns.length > 2 && rows.length < 4 ? columns : null;
}
