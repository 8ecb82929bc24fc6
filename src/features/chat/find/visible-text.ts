import { BLOCK_END } from './fold.ts';

/** Longer paragraphs are cut, so that no step takes long, characters. */
const MAX_BLOCK = 20_000;

/** Every expression below stops at the characters that it begins with, so that its time grows with the length only. */
const fenceMark = /^[\s>]*(?:[-*+] )?(`{3,}|~{3,})/;
const rule = /^[\s|:*_=-]+$/;
const definition = /^ {0,3}\[(?!\^)[^[\]]+\]: /;
const lineMarks = /^\s*(?:>\s?|#{1,6}\s|[-*+]\s+(?:\[[ xX]\]\s)?|\d{1,9}[.)]\s+|\[\^[^[\]]+\]:\s)/;
const link = /!?\[([^[\]]*)\]\([^()\n]*\)/g;
const codeSpan = /`([^`\n]+)`/;
const marks =
  /\\([!-/:-@[-`{-~])|(?<!\s)\*+|\*+(?!\s)|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|~~|<(?=https?:|mailto:)|&(amp|lt|gt|quot|nbsp);/gu;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const withoutMarks = (text: string): string =>
  text.replace(
    marks,
    (_match, escaped?: string, entity?: string) => escaped ?? (entity ? (entities[entity] ?? '') : ''),
  );

const inline = (text: string): string =>
  text
    .replace(link, '$1')
    .split(codeSpan)
    .map((part, index) => (index % 2 === 1 ? part : withoutMarks(part)))
    .join('');

/** The lines of a text. */
function* linesOf(source: string): Generator<string> {
  for (let at = 0; at < source.length; ) {
    const end = Math.min(source.indexOf('\n', at) + 1 || source.length, at + MAX_BLOCK);
    yield source.slice(at, end);
    at = end;
  }
}

/**
 * The text of an answer as a reader sees it, without the marks of Markdown, block by block. It is near to what is shown
 * and not the same: parsing the Markdown of a long chat would take minutes. The time grows with the length, whatever
 * the text.
 */
export function* visibleTexts(source: string): Generator<string> {
  let block = '';
  let fence = '';
  let isTable = false;
  for (const line of linesOf(source)) {
    const mark = fenceMark.exec(line)?.[1] ?? '';
    const isFence = fence === '' ? mark !== '' : mark.startsWith(fence);
    if (fence !== '' && !isFence) {
      yield line;
      continue;
    }
    const isRule = !isFence && rule.test(line);
    const isMarked = lineMarks.test(line);
    if (
      isFence ||
      isRule ||
      isMarked ||
      isTable ||
      line.trimStart().startsWith('|') ||
      block.length >= MAX_BLOCK
    ) {
      if (block !== '') yield inline(block);
      block = '';
    }
    if (isFence) fence = fence === '' ? mark : '';
    isTable = isRule ? line.includes('|') : isTable && line.includes('|');
    if (isFence || isRule || definition.test(line)) continue;
    if (isTable || line.trimStart().startsWith('|')) yield* line.split('|').map(inline);
    else block += isMarked ? withoutLineMarks(line) : line;
    if (/^\s*#{1,6}\s/.test(line) || /(?: {2}|\\)\n$/.test(line)) {
      yield inline(block);
      block = '';
    }
  }
  if (block !== '') yield inline(block);
}

/** A line without the marks of quotations, lists and headings at its beginning. */
function withoutLineMarks(line: string): string {
  let rest = line;
  // Deeper marks are left, as deep content is shown as it was written.
  for (let depth = 0; depth < 20 && lineMarks.test(rest); depth++) rest = rest.replace(lineMarks, '');
  return rest;
}

/** All of `visibleTexts` with `BLOCK_END` between the blocks. */
export const visibleText = (source: string): string => [...visibleTexts(source)].join(BLOCK_END);
