import {
  ExternalHyperlink,
  ImageRun,
  type ParagraphChild,
  ShadingType,
  Tab,
  TextRun,
  Math as WordMath,
} from 'docx';
import { isRightToLeft, rightToLeft } from '#lib/right-to-left.ts';
import type { Pictures } from '../pictures.ts';
import type { Run, RunStyle } from '../runs.ts';
import { formulaOf } from './formula.ts';

export const monospace = 'Courier New';
/** Background of code. */
export const codeShading = { type: ShadingType.CLEAR, fill: 'F2F2F2' };
const markShading = { type: ShadingType.CLEAR, fill: 'FFF2A8' };
/** Largest width and height of a picture, px at 96 dpi: those of the text area of a page. */
const pictureSize = { width: 640, height: 880 };

/** XML permits no control characters except tab and line ends, and no halves of a surrogate pair. */
export const xmlText = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '');

/** Letters of one direction with their marks, or characters without letters. */
const directed = new RegExp(
  `(?:[${rightToLeft}]\\p{M}*)+|(?:(?![${rightToLeft}])\\p{L}\\p{M}*)+|[^\\p{L}]+`,
  'gu',
);

interface DirectedText {
  text: string;
  isRightToLeft: boolean;
}

/**
 * Divides a text by the direction of its letters. Characters between letters of one direction have that direction; other
 * characters have the direction of the paragraph.
 */
export function byDirection(text: string, base: boolean): DirectedText[] {
  const parts = (text.match(directed) ?? []).map((part) => ({
    text: part,
    own: /^\p{L}/u.test(part) ? isRightToLeft(part) : undefined,
  }));
  const found: DirectedText[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1]?.own ?? base;
    const after = parts[index + 1]?.own ?? base;
    const direction = part.own ?? (before === after ? before : base);
    const last = found.at(-1);
    if (last?.isRightToLeft === direction) last.text += part.text;
    else found.push({ text: part.text, isRightToLeft: direction });
  }
  return found;
}

/** A text as parts of a run: Word knows a tab as an element only. */
export const partsOf = (text: string): (string | Tab)[] =>
  text
    .split(/(\t)/)
    .filter(Boolean)
    .map((part) => (part === '\t' ? new Tab() : part));

const looks = (style: RunStyle, size: number | undefined) => ({
  ...(style.isBold && { bold: true }),
  ...(style.isItalic && { italics: true }),
  ...(style.isCode && { font: monospace, noProof: true, shading: codeShading }),
  ...(style.isStruck && { strike: true }),
  ...(style.isUnderlined && { underline: {} }),
  ...(style.isMarked && { shading: markShading }),
  ...(style.shift === 'sub' && { subScript: true }),
  ...(style.shift === 'sup' && { superScript: true }),
  ...((style.isSmall || size) && { size: (size ?? 22) - (style.isSmall ? 4 : 0) }),
  ...(style.link !== undefined && { style: 'Hyperlink' }),
});

/** How the paragraph around pieces of text is written. */
export interface Around {
  isRightToLeft: boolean;
  /** Size of the text, half points. */
  size?: number;
  pictures: Pictures;
}

/** A picture with its alternative text. @param bytes a JPEG */
export function pictureRun(
  { bytes, width, height }: { bytes: Uint8Array; width: number; height: number },
  alt: string,
) {
  const scale = Math.min(1, pictureSize.width / width, pictureSize.height / height);
  const name = xmlText(alt);
  return new ImageRun({
    type: 'jpg',
    data: bytes,
    transformation: {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    },
    altText: { name, title: name, description: name },
  });
}

function pieces(run: Run, around: Around): ParagraphChild[] {
  const style = looks(run, around.size);
  if (run.text === '\n') return [new TextRun({ ...style, break: 1 })];
  const picture = run.picture && around.pictures.get(run.picture);
  if (picture) return [pictureRun(picture, run.text.slice(1, -1))];
  const math = run.formula && formulaOf(run.formula);
  if (math) return [new WordMath({ children: math })];
  const text = xmlText(run.text);
  const parts = run.isCode ? [{ text, isRightToLeft: false }] : byDirection(text, around.isRightToLeft);
  return parts.map(
    (part) =>
      new TextRun({
        ...style,
        ...(part.isRightToLeft && { rightToLeft: true }),
        children: partsOf(part.text),
      }),
  );
}

/** Pieces of text as the content of a paragraph. Neighbours with one address are one link. */
export function childrenOf(runs: readonly Run[], around: Around): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (let index = 0; index < runs.length; ) {
    const link = runs[index]?.link;
    const end = runs.findIndex((run, at) => at >= index && run.link !== link);
    const same = runs.slice(index, end === -1 ? undefined : end);
    const content = same.flatMap((run) => pieces(run, around));
    children.push(...(link === undefined ? content : [new ExternalHyperlink({ link, children: content })]));
    index += same.length;
  }
  return children;
}
