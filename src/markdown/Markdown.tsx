import { useEffect, useId, useState } from 'react';
import { appendBlocks, type Block, emptyBlocks } from './blocks.ts';
import { Footnotes } from './Footnotes.tsx';
import { groupBlocks, sectionsOf } from './groups.ts';
import { defaultLabels, type MarkdownLabels } from './labels.ts';
import { root } from './Markdown.css.ts';
import { renderNodes } from './nodes.tsx';
import { SectionView } from './SectionView.tsx';
import { useGrowingText } from './useGrowingText.ts';

export interface MarkdownProps {
  /** The whole text so far. */
  text: string;
  /** Whether more text may arrive: unfinished markup at the end is completed, and code there is not highlighted. */
  streaming?: boolean;
  /** Level of its highest headings in the page. @default 2, below the page's title */
  topHeading?: number;
  labels?: Partial<MarkdownLabels>;
}

/**
 * Renders GFM Markdown with formulas (CHAT-11). When the text grows, only its last block is rendered again. No HTML string
 * is made: markup is shown as text, addresses are checked by `urls.ts`, and pictures load after the user agrees.
 */
export function Markdown({ text, streaming = false, topHeading = 2, labels: own }: MarkdownProps) {
  const { shown, isWhole } = useGrowingText(text);
  const isOpen = streaming || !isWhole;
  const [state, setState] = useState(() => appendBlocks(emptyBlocks, shown, isOpen));
  const prefix = useId();
  useEffect(loadCopying, []);
  // Derived from the props and the previous state, so that settled blocks are not parsed again.
  const next = appendBlocks(state, shown, isOpen);
  if (next !== state) setState(next);
  const labels = own ? { ...defaultLabels, ...own } : defaultLabels;
  const sections = sectionsOf(groupBlocks(next.blocks));
  const document = { footnotes: next.footnotes, prefix, labels, topHeading };
  return (
    <div className={root} data-text>
      {sections.map((section, at) => (
        <SectionView key={section.key} section={section} settled={at < sections.length - 1} {...document} />
      ))}
      {next.footnotes.length > 0 && (
        <Footnotes
          context={{
            ...document,
            links: noLinks,
            levels: noLevels,
            block: -1,
            settled: !isOpen,
            render: renderNodes,
            inLink: false,
          }}
        />
      )}
    </div>
  );
}

/** Loads what copies a selection as soon as there is one. */
function loadCopying(): void {
  document.addEventListener('selectionchange', () => void import('./copy-selection.ts'), { once: true });
}

const noLinks: Block['links'] = new Map();
const noLevels: Block['levels'] = new Map();
