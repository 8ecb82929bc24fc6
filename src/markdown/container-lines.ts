/** More lines than any paragraph of a person has. */
const maxLazyLines = 1000;

/** Bullets of typography, which models write at the beginning of lines. Regular expressions below repeat them. */
export const bullets = '•◦▪▫●‣■';

const blank = /^[ \t>]*$/;
const fence = /^[ \t>]*(`{3,}|~{3,})/;
const marked = /^[ \t]*(?:>|(?:[-*+•◦▪▫●‣■]|\d{1,9}[.)])(?:[ \t]|$)|\[\^[^\]]+\]:)/;
/** The marks of quotations and list items at the beginning of a line. */
const containers = /^(?:[ \t]*(?:>|(?:[-*+•◦▪▫●‣■]|\d{1,9}[.)])(?=[ \t]|$)))*/;

const quotesOf = (line: string): number => /^[ \t>]*/.exec(line)?.[0].match(/>/g)?.length ?? 0;

/** The lines of a text without those of code between fences. Code in a quotation ends with the marks of the quotation. */
function* linesOutsideCode(source: string): Generator<string> {
  let open: { mark: string; quotes: number } | undefined;
  for (const line of source.split(/\r\n?|\n/)) {
    const mark = fence.exec(line)?.[1];
    if (open && quotesOf(line) < open.quotes) open = undefined;
    if (!open) {
      yield line;
      if (mark) open = { mark, quotes: quotesOf(line) };
    } else if (mark?.startsWith(open.mark)) open = undefined;
  }
}

/**
 * Whether a quotation, a list or a footnote is followed by more than 1,000 lines without its marks, which continue its
 * paragraph ("lazy continuation lines" of CommonMark). For each of them micromark looks through all lines before. Blank
 * lines end the count, and lines of code between fences are not counted.
 */
export function hasManyLazyLines(source: string): boolean {
  // A line has at least one character and its end.
  if (source.length < 2 * maxLazyLines) return false;
  let isOpen = false;
  let count = 0;
  for (const line of linesOutsideCode(source)) {
    if (marked.test(line)) isOpen = !blank.test(line);
    else if (blank.test(line)) {
      isOpen = false;
      count = 0;
    } else if (fence.test(line)) isOpen = false;
    else if (isOpen && !/^[ \t]/.test(line)) count += 1;
    if (count > maxLazyLines) return true;
  }
  return false;
}

/** micromark's events for a line, and for each mark of a quotation or list item in it. */
const eventsOfLine = 6;
const eventsOfMark = 8;
/** Half a second of the parser's work: about 1,700 items of a list in one quotation or in one item of another list. */
const maxMoves = 40_000_000;
/** More lines than any block has that is no code. */
const maxLines = 5000;

/**
 * Whether one block has more than 5,000 lines, or so many list items and ends of quotations that the parser would take more
 * than half a second: at each of them micromark copies its events for all lines before. Blank lines and lines of code
 * between fences do not count. The items of a list and the rows of a table that are in nothing else are cut off before they
 * are so many (`cuts.ts`).
 */
export function hasManyLines(source: string): boolean {
  let lines = 0;
  let events = 0;
  let moves = 0;
  let before = 0;
  for (const line of linesOutsideCode(source)) {
    if (line === '') continue;
    const marks = containers.exec(line)?.[0] ?? '';
    const quotes = marks.match(/>/g)?.length ?? 0;
    const items = marks.match(/[-*+•◦▪▫●‣■.)]/g)?.length ?? 0;
    lines += 1;
    events += eventsOfLine + eventsOfMark * (quotes + items);
    if (items > 0 || quotes < before) moves += events;
    if (lines > maxLines || moves > maxMoves) return true;
    before = quotes;
  }
  return false;
}

/** A line of backticks or tildes, with the text after them. */
interface Fence {
  readonly mark: string;
  readonly info: string;
}

/** The fence in a line without the marks of its containers; null if it is none. */
export function fenceIn(text: string): Fence | null {
  const [, mark, info = ''] = /^(`{3,}|~{3,})([^\r\n]*)/.exec(text) ?? [];
  if (mark === undefined || (mark.startsWith('`') && info.includes('`'))) return null;
  return { mark, info: info.trim() };
}

/** A line that ends with a fence: `Вот код: ```python`. Inline code before the fence must be complete. */
const lineWithFence = /^((?:[^`\n]|`[^`\n]+`)*[^`\s])[ \t]*(`{3,}[\w+#.-]*[ \t]*)$/;
const maxLine = 1000;

/** The text of a line and the fence at its end; undefined if there is none. */
export function fenceAtEnd(line: string): { text: string; mark: string } | undefined {
  if (line.length > maxLine || !line.includes('```')) return undefined;
  const [, text, opening = ''] = lineWithFence.exec(line) ?? [];
  const mark = fenceIn(opening)?.mark;
  return text === undefined || mark === undefined ? undefined : { text, mark };
}

/** Whether a fence ends the code that another one has begun. @param begun the mark of that one */
export const endsFence = (fence: Fence | null, begun: string): boolean =>
  fence?.mark.startsWith(begun) === true && fence.info === '';

const lineStart = /^[ \t>]*(?:(?:[-*+•◦▪▫●‣■]|\d{1,9}[.)])[ \t]+[ \t>]*)*/;

/** A line divided into the marks of quotations and list items before its text, and the text. */
export function splitLine(line: string): [prefix: string, text: string] {
  const prefix = lineStart.exec(line)?.[0] ?? '';
  return [prefix, line.slice(prefix.length)];
}
