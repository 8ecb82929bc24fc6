import { endsFence, fenceIn, splitLine } from './container-lines.ts';
import { environmentIn, hasEnd } from './environment.ts';
import { isPartOfMark } from './fence.ts';
import { textBeforeFormula } from './loose-lines.ts';
import { cellsOf, isDelimiterRow } from './table-lines.ts';

/**
 * A last line that may become a list item, a task, the underline of a heading, a rule, a heading, a fence or a formula.
 */
const marker =
  /^(?:[-=_*+•◦▪▫●‣■ \t]+|#{1,6}[ \t]*|(?:\d{1,9}|[a-zа-яё]|[ivx]{2,6})[.)]?[ \t]*|`{1,2}|`{3,}[^`]*|~+|~{3,}.*|\$|\\|\[(?:[ xX]\]?[ \t]*)?|\|[-:| \t]*)$/i;
const viableDelimiters = /^[ \t]*[|:-][|:\- \t]*$/;

/** The mark of the code fence or block formula that is open at the end of the lines; empty if none is. */
function openFence(lines: readonly string[]): string {
  let open = '';
  for (const line of lines) {
    const [, text] = splitLine(line);
    if (open.startsWith('\\begin')) {
      if (hasEnd(text, open)) open = '';
    } else if (open.startsWith('$') || open.startsWith('\\')) {
      if (text.includes(open === '$$' ? '$$' : '\\]')) open = '';
    } else if (open) {
      if (endsFence(fenceIn(text), open)) open = '';
    } else {
      open = opening(text);
    }
  }
  return open;
}

function opening(text: string): string {
  const fence = fenceIn(text);
  if (fence) return fence.mark;
  if (text.startsWith('$$')) return text.includes('$$', 2) || text[2] === '$' ? '' : '$$';
  if (textBeforeFormula(text, '', true) !== undefined) return text.trimEnd().slice(-2);
  const environment = environmentIn(text);
  if (environment) return hasEnd(text, environment) ? '' : environment;
  return /^\\\[(?:$|[\s\\])/.test(text) && !text.includes('\\]') ? '\\[' : '';
}

/** Whether the lines before the last ones are a table, whose rows need no care. */
function isInTable(lines: readonly string[]): boolean {
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const line = lines[at] ?? '';
    if (!line.includes('|')) return false;
    if (isDelimiterRow(line)) return true;
  }
  return false;
}

/** The last lines with the head of a table held or completed; undefined if they are none. */
function tableHead(lines: readonly string[]): string[] | undefined {
  const last = lines.at(-1) ?? '';
  const [prefix, row] = splitLine(last);
  const before = lines.slice(0, -1);
  if (row.startsWith('|') && !isInTable(before) && !(before.at(-1) ?? '').includes('|'))
    return [...before, prefix.trimEnd()];
  const [headPrefix, head] = splitLine(before.at(-1) ?? '');
  if (!head.startsWith('|') || isInTable(before)) return undefined;
  const rows = last.replace(/^[ \t>]*/, '');
  const above = before.slice(0, -1);
  if (rows === '') return [...above, headPrefix.trimEnd()];
  if (!viableDelimiters.test(rows) || cellsOf(rows) > cellsOf(head)) return undefined;
  if (!rows.includes('-')) return [...above, headPrefix.trimEnd()];
  const indent = headPrefix.replaceAll(/[^>]/g, ' ');
  return [...above, headPrefix + head, `${indent}|${' --- |'.repeat(cellsOf(head))}`];
}

/** Whether the last line may be a part of a definition: `[a]: http`, also its title on the next line. */
function isOpenDefinition(lines: readonly string[]): boolean {
  const rest = (back: number): string => splitLine(lines.at(-back) ?? '')[1];
  if (/^\[(?!\^)(?:[^[\]\\]|\\.)+\]:/.test(rest(1))) return true;
  const before = rest(2);
  const isFirst = before.trim() === '' || /^\[[^\]]+\]:/.test(before);
  if (isFirst && /^\[(?!\^)[^[\]]{0,80}\]?$/.test(rest(1))) return true;
  return /^\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*\S+[ \t]*$/.test(before) && /^["'(]/.test(rest(1));
}

/**
 * The open end of a streamed answer without a last line that may still become something else: a marker, a definition, the
 * head of a table, the line of a fence. The head of a table is completed once its line of dashes begins.
 */
export function heldFrom(source: string): string {
  const lines = source.split('\n');
  const last = (lines.pop() ?? '').replace(/\r$/, '');
  const mark = openFence(lines);
  const [, rest] = splitLine(last);
  if (mark) {
    return isPartOfMark(last.replace(/^[ \t>]*/, ''), mark) ? lines.join('\n') : source;
  }
  const head = tableHead([...lines, last]);
  if (head) return head.join('\n');
  const isMarker = rest === '' ? /[^ \t>]/.test(last) : marker.test(rest);
  const isHeld = isMarker || /^[ \t>]*(?:[-=_*+] ?)+[ \t]*$/.test(last) || isOpenDefinition([...lines, last]);
  if (!isHeld) return source;
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}
