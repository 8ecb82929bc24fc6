import type { Block } from './blocks.ts';
import type { Pictures } from './pictures.ts';
import { wordFile } from './word/file.ts';
import { topPlace, Writer } from './word/writer.ts';

interface About {
  /** Its first line, and its name in the properties of the file. @default none */
  title?: string;
  author?: string;
  /** @default none: each is its description */
  pictures?: Pictures;
  /** The heading of Word, 1 to 6, that a heading of depth 1 becomes. @default 3 */
  topHeading?: number;
}

/** Blocks as a Word document. */
export function blocksToDocx(
  blocks: readonly Block[],
  { pictures = new Map(), topHeading, ...about }: About = {},
): Promise<Blob> {
  const writer = new Writer(pictures, topHeading);
  const items = writer.blocks(blocks, topPlace(new Map()));
  return wordFile(about, items, writer.numbering);
}
