import type { Nodes } from 'mdast';
import type { ReactNode } from 'react';
import type { Block, Footnote } from './blocks.ts';
import type { MarkdownLabels } from './labels.ts';

/** What the renderers of nodes know about the document. */
export interface RenderContext {
  readonly labels: MarkdownLabels;
  readonly links: Block['links'];
  readonly levels: Block['levels'];
  /** Level in the page of the document's top headings. */
  readonly topHeading: number;
  readonly footnotes: readonly Footnote[];
  /** Makes ids of this document's footnotes unique on the page. */
  readonly prefix: string;
  /** Key of the block that is being rendered. A footnote links back to its first reference. */
  readonly block: number;
  readonly settled: boolean;
  /** Renders child nodes. A part of the context, so that the renderers do not import one another in a circle. */
  readonly render: (nodes: readonly Nodes[], context: RenderContext) => ReactNode;
  /** Whether the node is inside a link, which must not contain links or buttons. */
  readonly inLink: boolean;
}

/** Element ids of a footnote and of its first reference. */
export const noteIds = (prefix: string, number: number) => ({
  note: `${prefix}-note-${number}`,
  call: `${prefix}-call-${number}`,
});
