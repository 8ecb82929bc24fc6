import type { RootContent } from 'mdast';
import { appendBlocks, emptyBlocks } from './blocks.ts';
import { treeOf } from './groups.ts';

/** A part of a text that was parsed alone. */
export interface DocumentPart {
  readonly nodes: readonly RootContent[];
  /** Where it begins in the text. */
  readonly from: number;
  /** What is added to the offsets of its nodes for those in the text; of the repeated head of a table they are before `from`. */
  readonly shift: number;
}

/** Parses a whole text in parts, in a time that grows with its length. */
export const parseParts = (source: string): DocumentPart[] =>
  appendBlocks(emptyBlocks, source, false).blocks.map(({ nodes, key, prefix }) => ({
    nodes,
    from: key,
    shift: key - prefix.length,
  }));

/** The same nodes as of `parseMarkdown`, in a time that grows with the length of the text. Their positions are in its parts. */
export const parseDocument = (source: string): RootContent[] =>
  treeOf(appendBlocks(emptyBlocks, source, false).blocks);
