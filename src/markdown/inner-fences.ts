/** Fences inside of a block of code: CommonMark ends the block at the first of them. */
import { endsFence, fenceIn, splitLine } from './container-lines.ts';
import { isInString, mayHaveStrings, type OpenString, stringAfter } from './quoted-fences.ts';

/** A Markdown document in a block of code. */
const documentFence =
  /^[ \t>]*(?:(?:[-*+•◦▪▫●‣■]|\d{1,9}[.)])[ \t]+)*(?:`{3,}|~{3,})[ \t]*(?:markdown|mdx?)\b/im;
const isDocument = (info: string): boolean => /^(?:markdown|mdx?)\b/i.test(info);
/** A text in a block of code, such as a prompt for a model. */
const isText = (info: string): boolean => /^(?:text|txt|plain(?:text)?|prompt|промпт)?$/i.test(info);
const isLanguage = (info: string): boolean => /^[\w+#.-]+$/.test(info);
/** Beginnings of blocks without and with a language. */
const textFence = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*(?:text|txt|plain(?:text)?|prompt|промпт)?[ \t\r]*$/im;
const codeFence = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*[\w+#.-]+[ \t\r]*$/m;

/** A fence that is open, with the one inside it. */
interface Fences {
  readonly mark: string;
  readonly info: string;
  kind: 'document' | 'text' | 'code';
  inner: string;
  /** The string of the code that is open. */
  string?: OpenString | undefined;
}

/**
 * Masks the fences inside a Markdown document or a prompt that a model puts into a block of code. A fence with a language begins
 * an inner block; one without a language ends the innermost block, or begins one.
 *
 * @param isOpen whether more of the text may arrive
 * @param masks what stands for the signs of masked fences
 */
export function withInnerFences(
  source: string,
  isOpen: boolean,
  masks: Readonly<Record<string, string>>,
): string {
  const hasText = textFence.test(source) && codeFence.test(source);
  if (!documentFence.test(source) && !hasText && !mayHaveStrings(source)) return source;
  let open: Fences | undefined;
  const lines = source.split('\n');
  const masked = lines.map((line, at) => {
    const [prefix, text] = splitLine(line);
    const fence = fenceIn(text);
    if (!fence) {
      if (open?.kind === 'code') open.string = stringAfter(line, open.string, open.info);
      return line;
    }
    const { mark, info } = fence;
    if (!open) {
      open = { mark, info, kind: isDocument(info) ? 'document' : isText(info) ? 'text' : 'code', inner: '' };
      return line;
    }
    if (open.kind === 'text' && isLanguage(info) && isPrompt(lines, at, open.mark, isOpen))
      open.kind = 'document';
    const asText = prefix + (masks[mark.charAt(0)] ?? '') + text.slice(1);
    if (open.string && isInString(lines, at, open.string, { mark: open.mark, info }, isOpen)) {
      open.string.fences += 1;
      return asText;
    }
    if (open.kind !== 'document' || !mark.startsWith(open.mark)) {
      if (endsFence(fence, open.mark)) open = undefined;
      return line;
    }
    if (open.inner !== '') {
      if (endsFence(fence, open.inner)) open.inner = '';
    } else if (info !== '' || beginsInner(lines, at, open.mark, isOpen)) open.inner = mark;
    else {
      open = undefined;
      return line;
    }
    return asText;
  });
  return masked.join('\n');
}

/** Whether a text has a code block that contains fences. Where such a block ends depends on the text after it. */
export const hasInnerFences = (source: string): boolean =>
  documentFence.test(source) || withInnerFences(source, false, { '`': '', '~': '' }) !== source;

/** More fences and lines are not looked at: they are counted again for each of them. */
const maxFences = 200;
const maxLines = 5000;

/** What follows the fences from a line on. @param mark of the fence that is open before it */
function infosFrom(lines: readonly string[], from: number, mark: string): string[] {
  const infos: string[] = [];
  for (let at = from; at < lines.length && at < from + maxLines && infos.length < maxFences; at += 1) {
    const fence = /[`~]{3}/.test(lines[at] ?? '') ? fenceIn(splitLine(lines[at] ?? '')[1]) : null;
    if (fence?.mark.startsWith(mark)) infos.push(fence.info);
  }
  return infos;
}

/** A long sentence, which follows the end of a document rather than begins code. */
const sentence = /^\p{Lu}\S*(?:\s+\S+){3,}[.:!?…]$/u;

/**
 * Whether a fence without a language begins a block in a document: its next line has text, because an end is followed by a
 * blank line, and its own end and that of the document follow. While more arrives, they may follow.
 */
function beginsInner(lines: readonly string[], at: number, mark: string, isOpen: boolean): boolean {
  const next = lines[at + 1]?.trim();
  if (next === undefined || next === '' || next.startsWith(mark)) return false;
  const infos = infosFrom(lines, at + 2, mark);
  if (infos.length > 0 && infos[0] !== '') return false;
  if (infos.filter((info) => info === '').length >= 2) return true;
  return isOpen && !sentence.test(next);
}

/** Whether a fence is open after others. @param depth of the blocks around the first one */
function isOpenAfter(infos: readonly string[], around: number, most: number): boolean {
  let depth = around;
  for (const info of infos) {
    if (info === '') depth = depth === 0 ? 1 : depth - 1;
    else if (depth < most) depth += 1;
  }
  return depth > 0;
}

/** The line that ends code, from a line on; the number of lines if none does. @param mark of its fence */
function endFrom(lines: readonly string[], from: number, mark: string): number {
  let fences = 0;
  for (let at = from; at < lines.length && at < from + maxLines && fences < maxFences; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (line === mark) return at;
    if (line.startsWith(mark)) fences += 1;
  }
  return lines.length;
}

/**
 * Whether code inside a text in a block of code is a block of its own: otherwise the last fence would have no end. While more
 * arrives, a text directly below the end of the code says so.
 */
function isPrompt(lines: readonly string[], at: number, mark: string, isOpen: boolean): boolean {
  const infos = infosFrom(lines, at, mark);
  if (isOpenAfter(infos, 1, 1) && !isOpenAfter(infos, 1, 2)) return true;
  if (!isOpen) return false;
  const next = lines[endFrom(lines, at + 1, mark) + 1]?.trim();
  return next !== undefined && next !== '' && !next.startsWith(mark);
}
