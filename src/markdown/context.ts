import type { Nodes } from 'mdast';
import type { ReactNode } from 'react';
import type { Block, Footnote } from './blocks.ts';
import type { MarkdownLabels } from './labels.ts';

/** What the renderers of nodes need to know of the document around them. */
export interface RenderContext {
  readonly labels: MarkdownLabels;
  readonly links: Block['links'];
  readonly levels: Block['levels'];
  /** Level of a heading of the level 1 of the document in the page. */
  readonly topHeading: number;
  readonly footnotes: readonly Footnote[];
  /** Makes ids of this document's footnotes unique on the page. */
  readonly prefix: string;
  /** The block whose first call of a footnote is where its way back leads. */
  readonly block: number;
  readonly settled: boolean;
  /** Renders child nodes. A part of the context, so that the renderers do not import one another in a circle. */
  readonly render: (nodes: readonly Nodes[], context: RenderContext) => ReactNode;
  /** Inside a link neither links nor buttons may stand. */
  readonly inLink: boolean;
}

/** Ids of a footnote and of its first call. */
export const noteIds = (prefix: string, number: number) => ({
  note: `${prefix}-note-${number}`,
  call: `${prefix}-call-${number}`,
});
