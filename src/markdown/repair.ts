const fenceLine = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,}|\$\$|\\\[)(.*)$/;
// A last line that may become a list item, the underline of a heading, or a rule.
const markerLine = /\n[ \t>]*(?:-{1,2}|={1,2}|[*+_]{1,3}|#{1,6}|\d{1,9}[.)]?|\|)[ \t]*$/;

/**
 * Completes unfinished markup at the end of a streamed answer, for display only: emphasis, code, links, pictures, the head
 * of a table. Only the last paragraph is changed.
 */
export function closeTail(source: string): string {
  if (insideFence(source)) return source;
  const text = source.replace(markerLine, '');
  const start = Math.max(text.lastIndexOf('\n\n'), text.lastIndexOf('\n\r\n')) + 1;
  const paragraph = text.slice(start);
  if (/^\s*\[[^\]]*\]:/m.test(paragraph)) return source;
  return text.slice(0, start) + closeInline(closeTableHead(paragraph));
}

function insideFence(source: string): boolean {
  let open = '';
  for (const line of source.split(/\r\n|\n|\r/)) {
    const [, mark = '', after = ''] = fenceLine.exec(line) ?? [];
    if (open) {
      const closing = open === '\\[' ? '\\]' : open;
      if (
        open.startsWith('$') || open.startsWith('\\')
          ? line.trimEnd().endsWith(closing)
          : mark.startsWith(open) && after.trim() === ''
      ) {
        open = '';
      }
    } else if (mark === '\\[' ? /^(?:$|\s|\\)/.test(after) && !after.includes('\\]') : mark === '$$') {
      if (!after.includes('$$')) open = mark;
    } else if (mark && mark !== '\\[' && !(mark.startsWith('`') && after.includes('`'))) {
      open = mark;
    }
  }
  return open !== '';
}

/** Completes the head of a table, so that it is shown as a table before its line of dashes has arrived. */
function closeTableHead(paragraph: string): string {
  const match = /(^|\n)( {0,3}\|[^\n]*\|[ \t]*)(?:\n([ \t|:-]*))?$/.exec(paragraph);
  const [, before, head, dashes] = match ?? [];
  if (!match || head === undefined || before === undefined || match.index !== 0) return paragraph;
  if (dashes === undefined && !paragraph.includes('\n')) return paragraph;
  const cells = head.trim().replace(/\\\|/g, '').split('|').length - 2;
  return `${before}${head}\n|${' --- |'.repeat(Math.max(1, cells))}`;
}

function closeInline(paragraph: string): string {
  let text = closeBrackets(paragraph);
  const open: string[] = [];
  const token = /\\[\s\S]|(`+)|(\*{1,3}|_{1,3}|~~)/g;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [, ticks, marks] = match;
    const after = text[token.lastIndex];
    if (ticks) {
      const rest = text.slice(token.lastIndex);
      const close = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(rest);
      if (!close) return (/\S/.test(rest) ? text + ticks : text.slice(0, match.index)) + open.join('');
      token.lastIndex += close.index + ticks.length;
    } else if (marks) {
      const before = text[match.index - 1];
      const inWord = marks.startsWith('_') && isWord(before) && isWord(after);
      if (open[0] === marks && before !== undefined && !/\s/.test(before)) open.shift();
      else if (after === undefined && !isWord(before)) text = text.slice(0, match.index);
      else if (after !== undefined && !/\s/.test(after) && !inWord) open.unshift(marks);
    }
  }
  return open.length > 0 ? trimMarks(text) + open.join('') : text;
}

const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);

// Removes a partial mark at the end: `**жирный*` is shown as `**жирный**`.
const trimMarks = (text: string) => text.replace(/[ \t]*[*_~]?$/, '');

/** Replaces an unfinished link by its text and removes an unfinished picture. */
function closeBrackets(paragraph: string): string {
  const match = /(!?)\[([^[\]\n]*)(?:\]\([^()\n]*(?:\([^()\n]*\)?[^()\n]*)?)?$/.exec(paragraph);
  if (!match) return paragraph;
  const [, picture, label = ''] = match;
  return paragraph.slice(0, match.index) + (picture ? '' : label);
}
