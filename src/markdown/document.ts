import type { RootContent } from 'mdast';
import { appendBlocks, emptyBlocks } from './blocks.ts';
import { treeOf } from './groups.ts';

/**
 * The same nodes as of `parseMarkdown`, in a time that grows with the length of the text. Their positions are of no use: they
 * are offsets in parts of the text.
 */
export const parseDocument = (source: string): RootContent[] =>
  treeOf(appendBlocks(emptyBlocks, source, false).blocks);
