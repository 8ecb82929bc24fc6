/**
 * Signs that models write in the place of those of Markdown, replaced outside of fenced code by as many characters, so that
 * offsets stay: characters without a width before the mark of a line, blanks that do not break after the mark of a line, long dashes and wide bars in tables, blank lines between
 * the rows of a table.
 */
import { endsFence, fenceIn, splitLine } from './container-lines.ts';
import { cellsOf, isDelimiterRow } from './table-lines.ts';

const suspect = /[\u00a0\u3000｜\u200b\u2060]|\|[ \t\r]*\n[ \t\r]*\n[ \t]*\|/;
/** Russian sentences have many dashes. They matter only in tables. */
const longDash = /[–—]/;
/** The mark of a list item, a heading or a quotation before such blanks; `* a *` with them is no item in CommonMark. */
const wideBlank =
  /^([ \t>]*(?:[-*+•◦▪▫●‣■]|\d{1,9}[.)]|[a-zа-яё]\)|#{1,6}|>))([\u00a0\u3000]+)(?=[^\s\u00a0\u3000])(?!.*[\u00a0\u3000]\*$)/;
/** Characters without a width before the mark of a line or of bold text. */
const unseen = /^([ \t>]*)([\u200b\u2060\ufeff]{1,3})(?=[-*+•#>|_`~\d])/;
const anyDashes = /^[ \t>]*[|｜]?[ \t]*:?[-–—]+:?[ \t]*(?:[|｜][ \t]*:?[-–—]*:?[ \t]*)+$/;
/** A longer row of dashes is that of no table. */
const maxRow = 1000;
const hasBar = (line: string | undefined): boolean => line !== undefined && /[|｜]/.test(line);
const isRow = (line: string | undefined): boolean =>
  line !== undefined && /^[ \t]*\|.*\|[ \t\r]*$/.test(line);
const isBlank = (line: string | undefined): boolean => line !== undefined && /^[ \t\r]*$/.test(line);

/** The end of a fence in the last line of its code. */
const earlyEnd = /^[^`]*[^`\s]`{3}[ \t\r]*$/;

const withBars = (line: string): string => line.replaceAll('｜', '|');

/** Each line of a text, with whether it is inside fenced code. */
interface Lines {
  readonly all: string[];
  readonly isCode: readonly boolean[];
}

function linesOf(source: string): Lines {
  const all = source.split('\n');
  let open = '';
  const isCode = all.map((line) => {
    const fence = /[`~]{3}/.test(line) ? fenceIn(splitLine(line)[1]) : null;
    const isInside = open !== '' || fence !== null;
    if (open === '') open = fence?.mark ?? '';
    else if (endsFence(fence, open) || earlyEnd.test(line)) open = '';
    return isInside;
  });
  return { all, isCode };
}

/** Writes the row of dashes and the bars of a table as GFM has them. @param at the row of dashes */
function writeTable({ all }: Lines, at: number): void {
  all[at] = withBars(all[at] ?? '').replaceAll(/[–—]/g, '-');
  for (let row = at - 1; row < all.length && hasBar(all[row]); row += 1) all[row] = withBars(all[row] ?? '');
}

/** Whether the lines below a blank line go on with the table before it, and do not begin another one. */
function goesOn({ all, isCode }: Lines, at: number, isInTable: boolean, isOpen: boolean): boolean {
  const [before, next, below] = [all[at - 1], all[at + 1], all[at + 2]];
  // A row of dashes that is still arriving begins another table.
  if (isOpen && all[at + 3] === undefined && /^[ \t>]*[|:–—-][ \t|:–—-]*$/.test(below ?? '')) return false;
  // While more arrives, the next line has to be whole.
  if (!isRow(before) || !isRow(next) || isCode[at + 1] || (isOpen && below === undefined)) return false;
  if (cellsOf(before ?? '') !== cellsOf(next ?? '')) return false;
  return isInTable ? !isDelimiterRow(below ?? '') : isDelimiterRow(next ?? '');
}

/** @param isOpen whether more of the text may arrive */
export function withUsualSigns(source: string, isOpen: boolean): string {
  if (!suspect.test(source) && !(source.includes('|') && longDash.test(source))) return source;
  const lines = linesOf(source);
  const { all, isCode } = lines;
  const joined = new Set<number>();
  let isInTable = false;
  for (let at = 0; at < all.length; at += 1) {
    if (isCode[at]) continue;
    const line = (all[at] ?? '').replace(
      unseen,
      (_, blanks: string, signs: string) => blanks + ' '.repeat(signs.length),
    );
    all[at] = line.replace(wideBlank, (_, mark: string, blanks: string) => mark + ' '.repeat(blanks.length));
    const isBelowHead = hasBar(all[at - 1]) && !hasBar(all[at - 2]);
    if (isBelowHead && line.length < maxRow && /[–—｜]/.test(line) && anyDashes.test(line))
      writeTable(lines, at);
    if (isBlank(line)) {
      isInTable = goesOn(lines, at, isInTable, isOpen);
      // The blank line becomes a part of the line before.
      if (isInTable) joined.add(at);
    } else if (!hasBar(line)) isInTable = false;
    else if (isDelimiterRow(all[at] ?? '')) isInTable = true;
  }
  return all.map((line, at) => (at === 0 ? line : (joined.has(at) ? ' ' : '\n') + line)).join('');
}
