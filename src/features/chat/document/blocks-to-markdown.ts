import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Block } from './blocks.ts';

/** A Markdown file cannot contain a picture. */
const withoutPictures = (block: Block): RootContent =>
  block.type === 'picture' ? { type: 'paragraph', children: [{ type: 'text', value: block.alt }] } : block;

/** Blocks as Markdown, without a line end at the end. Pictures become their descriptions. */
export const blocksToMarkdown = (blocks: readonly Block[]): string =>
  toMarkdown(
    { type: 'root', children: blocks.map(withoutPictures) },
    { extensions: [gfmToMarkdown()] },
  ).trim();
