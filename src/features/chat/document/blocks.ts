import type { Paragraph, PhrasingContent, RootContent, Table } from 'mdast';

/** A picture that the gateway stores. It comes from a result, never from the text of an answer. */
export interface PictureBlock {
  type: 'picture';
  idFile: string;
  alt: string;
}

/** A block of Markdown, or a picture. */
export type Block = RootContent | PictureBlock;

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** A plain text with its line breaks, as inline content. */
export const lines = (value: string): PhrasingContent[] =>
  value
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [{ type: 'break' } as const] : []), text(line)]);

/** A table of plain texts; the first row is its head. */
export const tableOf = (rows: readonly (readonly string[])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: lines(cell) })),
  })),
});

/** The original and the translation side by side. */
export const translationTable = (pairs: readonly { source: string; target: string }[]): Table =>
  tableOf([['Оригинал', 'Перевод'], ...pairs.map(({ source, target }) => [source, target])]);

/** The paragraphs of a plain text, with its line breaks. */
export const textBlocks = (value: string): Paragraph[] =>
  value
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraph(...lines(part)));
