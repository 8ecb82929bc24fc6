import type { Nodes } from 'mdast';
import { endsFence, fenceIn, splitLine } from './container-lines.ts';
import { withUsualSigns } from './loose-signs.ts';
import { walk } from './walk.ts';

/**
 * Characters that the parser must read as text are replaced by others of the same length, so that offsets stay, and put
 * back in the nodes.
 */
const masks: Readonly<Record<string, string>> = {
  '`': '\u{F8F0}',
  '~': '\u{F8F1}',
  '|': '\u{F8F2}',
  ' ': '\u{F8F3}',
};
const masked = /[\u{F8F0}-\u{F8F3}]/u;
const maskedAll = /[\u{F8F0}-\u{F8F3}]/gu;
const originals = new Map(Object.entries(masks).map(([original, mask]) => [mask, original]));

/** A fence whose content has fences of its own. */
const documentFence =
  /^[ \t>]*(?:(?:[-*+•◦▪▫●‣■]|\d{1,9}[.)])[ \t]+)*(?:`{3,}|~{3,})[ \t]*(?:markdown|mdx?)\b/im;

/** A fence that is open, with those inside it. */
interface Fences {
  readonly mark: string;
  readonly isDocument: boolean;
  inner: string;
}

/**
 * Masks the fences inside a Markdown document that a model puts into a block of code: CommonMark ends the block at the
 * first fence. A fence with a language begins an inner block; one without a language ends the innermost block, or begins one
 * if none is open and its next line has text, because an end is followed by a blank line.
 */
function withInnerFences(source: string, isOpen: boolean): string {
  if (!documentFence.test(source)) return source;
  let open: Fences | undefined;
  const lines = source.split('\n');
  return lines
    .map((line, at) => {
      const [prefix, text] = splitLine(line);
      const fence = fenceIn(text);
      if (!fence) return line;
      if (!open) {
        open = { mark: fence.mark, isDocument: /^(?:markdown|mdx?)\b/i.test(fence.info), inner: '' };
        return line;
      }
      if (!open.isDocument || !fence.mark.startsWith(open.mark)) {
        if (endsFence(fence, open.mark)) open = undefined;
        return line;
      }
      if (open.inner !== '') {
        if (endsFence(fence, open.inner)) open.inner = '';
      } else if (fence.info !== '' || beginsInner(lines, at, open.mark, isOpen)) open.inner = fence.mark;
      else {
        open = undefined;
        return line;
      }
      return prefix + (masks[fence.mark.charAt(0)] ?? '') + text.slice(1);
    })
    .join('\n');
}

/** Whether a fence without a language begins a block: its next line has text, and two more fences follow or may follow. */
function beginsInner(lines: readonly string[], at: number, mark: string, isOpen: boolean): boolean {
  const next = lines[at + 1]?.trim();
  if (next === undefined || next === '' || next.startsWith(mark)) return false;
  if (isOpen) return true;
  let fences = 0;
  for (let index = at + 2; index < lines.length && fences < 2; index += 1)
    if ((lines[index] ?? '').trim() === mark) fences += 1;
  return fences === 2;
}

const formulaWithBar =
  /(?<![\\$])\$(?!\s)(?:[^$\n\\]|\\.)*?[^$\n\s\\]\$(?![\d$])|\\\((?:[^\n\\]|\\[^()\n])*\\\)|\$\$[^$\n]+\$\$/g;

const isWords = (formula: string): boolean => /\p{Script=Cyrillic}/u.test(formula) && !formula.includes('\\');

/** Masks the bars of formulas in lines that may be rows of a table: `| $|x|$ |`. */
function withFormulaBars(source: string): string {
  if (!source.includes('|') || !/\$|\\\(/.test(source)) return source;
  return source.replaceAll(/^.*\|.*$/gm, (row) =>
    row.replaceAll(formulaWithBar, (formula) =>
      // In GFM `\|` is a bar inside a cell, also in a formula, so that it needs no mask.
      isWords(formula) ? formula : formula.replaceAll(/(?<!\\)\|/g, masks['|'] ?? ''),
    ),
  );
}

/** Code in a line, with nothing blank beside its marks: a single mark in each of two cells is no code. */
const codeWithBar = /(?<!`)(`{1,2})(?![`\s])(?:(?!\1)[^\n])*?[^\s`]\1(?!`)/g;

/** Masks the bars of code in rows of a table: `| git log | grep x |` in one cell. */
function withCodeBars(source: string): string {
  if (!source.includes('|') || !source.includes('`')) return source;
  return source.replaceAll(/^[ \t>]*\|.*$/gm, (row) =>
    row.replaceAll(codeWithBar, (code) => code.replaceAll(/(?<!\\)\|/g, masks['|'] ?? '')),
  );
}

/** The address of a link or a picture that has blanks: `[отчёт](https://a.ru/мой отчёт.pdf)`. */
const spacedAddress = /(?<=\]\()https?:\/\/[^\s()<>"']+(?: [^\s()<>"']+)+(?=\))/g;

/** Masks the blanks of addresses, at which CommonMark ends an address. */
const withAddressBlanks = (source: string): string =>
  source.includes('](http')
    ? source.replaceAll(spacedAddress, (address) => address.replaceAll(' ', masks[' '] ?? ''))
    : source;

/**
 * The text with characters masked that end a block of code, a cell or an address too early; `unmask` puts them back.
 *
 * @param isOpen whether more of the text may arrive
 */
export const mask = (source: string, isOpen: boolean): string =>
  masked.test(source)
    ? source
    : withAddressBlanks(
        withCodeBars(withFormulaBars(withUsualSigns(withInnerFences(source, isOpen), isOpen))),
      );

/** The text with its own characters again. */
export const unmaskText = (text: string): string =>
  masked.test(text) ? text.replaceAll(maskedAll, (character) => originals.get(character) ?? character) : text;

/** Puts the characters back in all values of the nodes, in place. */
export function unmask(nodes: readonly Nodes[]): void {
  walk(nodes, (node) => {
    if ('value' in node) node.value = unmaskText(node.value);
    if ('url' in node) node.url = unmaskText(node.url);
    if ('alt' in node && node.alt) node.alt = unmaskText(node.alt);
  });
}
