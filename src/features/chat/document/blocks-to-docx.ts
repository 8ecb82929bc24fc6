import type { Block } from './blocks.ts';
import { wordFile } from './word/file.ts';
import { topPlace, Writer } from './word/writer.ts';

/** Blocks as a Word document. @param title its first line. @default none */
export function blocksToDocx(blocks: readonly Block[], title?: string): Promise<Blob> {
  const writer = new Writer(new Map());
  const items = writer.blocks(blocks, topPlace(new Map()));
  return wordFile(title === undefined ? {} : { title }, items, writer.numbering);
}
