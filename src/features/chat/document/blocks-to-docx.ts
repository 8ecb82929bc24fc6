import type { Block } from './blocks.ts';
import type { Pictures } from './pictures.ts';
import { wordFile } from './word/file.ts';
import { topPlace, Writer } from './word/writer.ts';

interface About {
  /** The first line of the document, and the title in its properties. @default none */
  title?: string;
  author?: string;
  /** Pictures that are missing here become their descriptions. @default none */
  pictures?: Pictures;
  /** Level in Word, 1 to 6, of a heading of depth 1. @default 3 */
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
