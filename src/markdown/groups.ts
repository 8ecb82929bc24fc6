import type { List, RootContent, Table } from 'mdast';
import type { Block } from './blocks.ts';

/** Blocks that are shown as one: the parts of a split list or table, or a single block. */
export interface Group {
  readonly key: number;
  readonly blocks: readonly Block[];
  /** The list or table that the blocks share. */
  readonly joint: List | Table | undefined;
}

/** Groups blocks that continue one another. */
export function groupBlocks(blocks: readonly Block[]): Group[] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    if (block.continues) runs.at(-1)?.push(block);
    else runs.push([block]);
  }
  return runs.map((run) => ({ key: run[0]?.key ?? 0, blocks: run, joint: jointOf(run) }));
}

/** Groups in succession that are shown in one box. */
export interface Section {
  readonly key: number;
  readonly groups: readonly Group[];
  /** Characters of their text. */
  readonly length: number;
}

/** A section ends after so many groups or characters: about two screens, which are laid out in one frame. */
const sectionGroups = 24;
const sectionLength = 4000;

/** Divides the groups into sections. More groups at the end change only the last section. */
export function sectionsOf(groups: readonly Group[]): Section[] {
  const sections: { key: number; groups: Group[]; length: number }[] = [];
  for (const group of groups) {
    const last = sections.at(-1);
    const length = group.blocks.reduce((sum, { source }) => sum + source.length, 0);
    if (!last || last.groups.length >= sectionGroups || last.length >= sectionLength)
      sections.push({ key: group.key, groups: [group], length });
    else {
      last.groups.push(group);
      last.length += length;
    }
  }
  return sections;
}

function jointOf(run: readonly Block[]): List | Table | undefined {
  const node = run[0]?.nodes.at(-1);
  if (node?.type === 'table') return node;
  if (node?.type !== 'list') return undefined;
  // A blank line between two blocks makes the list loose, like a blank line inside a block.
  const spread = run.some((block, index) => {
    const part = index === 0 ? node : block.nodes[0];
    const gapAfter = index < run.length - 1 && /(?:\n|\r\n?)[ \t]*(?:\n|\r\n?)$/.test(block.source);
    return gapAfter || (part?.type === 'list' && part.spread === true);
  });
  return spread === node.spread ? node : { ...node, spread };
}

/** The items or rows of a group's list or table that belong to the block at `index`. */
export function partOf(group: Group, index: number): List['children'] | Table['children'] {
  const block = group.blocks[index];
  const node = index === 0 ? block?.nodes.at(-1) : block?.nodes[0];
  if (node?.type === 'list') return node.children;
  if (node?.type !== 'table') return [];
  // The head of the table is not repeated.
  return block?.prefix ? node.children.slice(1) : node.children;
}

/** The nodes before and after the list or table of a group. */
export function around(group: Group): { before: readonly RootContent[]; after: readonly RootContent[] } {
  const [first] = group.blocks;
  const last = group.blocks.at(-1);
  return {
    before: first?.nodes.slice(0, -1) ?? [],
    after: group.blocks.length > 1 ? (last?.nodes.slice(1) ?? []) : [],
  };
}

/** Joins the blocks of a document into one tree, the same that a parse of the whole text gives. */
export function treeOf(blocks: readonly Block[]): RootContent[] {
  return groupBlocks(blocks).flatMap((group) => {
    const { joint } = group;
    if (!joint || group.blocks.length === 1) return group.blocks.flatMap((block) => block.nodes);
    const { before, after } = around(group);
    const parts = group.blocks.flatMap((_, index) => [...partOf(group, index)]);
    const whole: RootContent =
      joint.type === 'list'
        ? { ...joint, children: parts.filter((part) => part.type === 'listItem') }
        : { ...joint, children: parts.filter((part) => part.type === 'tableRow') };
    return [...before, whole, ...after];
  });
}
