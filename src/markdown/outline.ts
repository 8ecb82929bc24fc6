import type { Heading, RootContent } from 'mdast';
import { walk } from './walk.ts';

/** Levels of headings, 1 for the highest. */
export type HeadingLevels = ReadonlyMap<Heading, number>;

interface Outlined {
  readonly nodes: readonly RootContent[];
  readonly levels: HeadingLevels;
}

/** The headings of some nodes, in document order. */
export function headingsOf(nodes: readonly RootContent[]): Heading[] {
  const headings: Heading[] = [];
  walk(nodes, (node) => {
    if (node.type === 'heading') headings.push(node);
  });
  return headings;
}

/**
 * Gives the headings of a document levels without gaps: many answers begin with `###`, or skip from `#` to `###`. A level
 * depends only on the headings before it, so it does not change while the text grows.
 *
 * @returns the blocks; blocks whose levels do not change are the same objects
 */
export function withLevels<Block extends Outlined>(blocks: readonly Block[]): Block[] {
  /** Depths of the headings that contain the current block. */
  let open: number[] = [];
  return blocks.map((block) => {
    if (block.levels.size === 0) return block;
    const levels = new Map<Heading, number>();
    for (const heading of block.levels.keys()) {
      open = [...open.filter((depth) => depth < heading.depth), heading.depth];
      levels.set(heading, open.length);
    }
    const isSame = [...levels].every(([heading, level]) => block.levels.get(heading) === level);
    return isSame ? block : { ...block, levels };
  });
}
