/** More lines than any paragraph of a person has. */
const maxLazyLines = 1000;

const blank = /^[ \t>]*$/;
const fence = /^[ \t>]*(?:`{3}|~{3})/;
const marked = /^[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$))/;

/**
 * Whether a quotation or a list is followed by more than 1,000 lines without its marks, which continue its paragraph
 * ("lazy continuation lines" of CommonMark). For each of them micromark looks through all lines before. Blank lines end the
 * count, and lines of code between fences are not counted.
 */
export function hasManyLazyLines(source: string): boolean {
  // A line has at least one character and its end.
  if (source.length < 2 * maxLazyLines) return false;
  let isOpen = false;
  let isCode = false;
  let count = 0;
  for (const line of source.split(/\r\n?|\n/)) {
    if (fence.test(line)) isCode = !isCode;
    else if (isCode) continue;
    else if (blank.test(line)) {
      isOpen = false;
      count = 0;
    } else if (marked.test(line)) isOpen = true;
    else if (isOpen && !/^[ \t]/.test(line)) count += 1;
    if (count > maxLazyLines) return true;
  }
  return false;
}
