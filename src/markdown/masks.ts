import type { Nodes } from 'mdast';
import { withInnerFences } from './inner-fences.ts';
import { withUsualSigns } from './loose-signs.ts';
import { walk } from './walk.ts';
import { withLineEnds } from './written-signs.ts';

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

const formulaWithBar =
  /(?<![\\$])\$(?!\s)(?:[^$\n\\]|\\.)*?[^$\n\s\\]\$(?![\d$])|\\\((?:[^\n\\]|\\[^()\n])*\\\)|\\\[(?:[^\n\\]|\\[^[\]\n])*\\\]|\$\$[^$\n]+\$\$/g;

const isWords = (formula: string): boolean => /\p{Script=Cyrillic}/u.test(formula) && !formula.includes('\\');

/** Masks the bars of formulas in lines that may be rows of a table: `| $|x|$ |`. */
function withFormulaBars(source: string): string {
  if (!source.includes('|') || !/\$|\\[([]/.test(source)) return source;
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

/** A link whose text has bars. */
const linkWithBar = /\[[^[\]\n|]*\|[^[\]\n]*\]\(https?:[^()\s]*\)/g;

/** Masks the bars in the texts of links in rows of a table: `| [А | Б](https://a.ru) |` in one cell. */
const withLinkBars = (source: string): string =>
  source.includes('](http') && source.includes('|')
    ? source.replaceAll(/^[ \t>]*\|.*\]\(http.*$/gm, (row) =>
        row.replaceAll(linkWithBar, (link) => link.replaceAll(/(?<!\\)\|/g, masks['|'] ?? '')),
      )
    : source;

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
  masked.test(source) ? source : maskLines(withLineEnds(source), isOpen);

const maskLines = (source: string, isOpen: boolean): string =>
  withAddressBlanks(
    withLinkBars(
      withCodeBars(withFormulaBars(withUsualSigns(withInnerFences(source, isOpen, masks), isOpen))),
    ),
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
