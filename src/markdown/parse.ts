import type { Definition, FootnoteDefinition, Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { mathMdast, mathSyntax } from './math-syntax.ts';
import type { SyntaxExtension } from './micromark.ts';

/** What a label stands for: a link definition or a footnote. */
export type Known = Definition | FootnoteDefinition;

/** Labels by key: `ref:` or `fn:` and the identifier. */
export type KnownMap = ReadonlyMap<string, Known>;

const noLabels: KnownMap = new Map();
const syntax = [gfm(), mathSyntax];
const mdast = [gfmFromMarkdown(), ...mathMdast];

/**
 * Tells micromark of labels defined elsewhere: `[text][label]` becomes a reference only if its label is defined, and
 * a block is parsed alone. The construct matches nothing; it is there to reach the parser.
 */
function declare(labels: KnownMap): SyntaxExtension {
  let done = false;
  return {
    document: {
      null: {
        name: 'knownLabels',
        tokenize(_effects, _ok, nok) {
          if (!done) {
            done = true;
            this.parser.gfmFootnotes ??= [];
            for (const { type, identifier } of labels.values()) {
              const list = type === 'definition' ? this.parser.defined : this.parser.gfmFootnotes;
              list.push(identifier.toUpperCase());
            }
          }
          return nok;
        },
      },
    },
  };
}

/**
 * Parses GFM Markdown with formulas.
 *
 * @param source Markdown; positions of the nodes are counted from its start.
 * @param labels labels that other parts of the document define.
 */
export function parseMarkdown(source: string, labels: KnownMap = noLabels): RootContent[] {
  const extensions = labels.size > 0 ? [...syntax, declare(labels)] : syntax;
  return fromMarkdown(source, { extensions, mdastExtensions: mdast }).children;
}

/** Calls `visit` for every node, in document order. */
export function walk(nodes: readonly Nodes[], visit: (node: Nodes) => void): void {
  for (const node of nodes) {
    visit(node);
    if ('children' in node) walk(node.children, visit);
  }
}

/** The first definition of every label in `nodes`, in document order. */
export function labelsOf(nodes: readonly RootContent[]): Map<string, Known> {
  const labels = new Map<string, Known>();
  walk(nodes, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const key = (node.type === 'definition' ? 'ref:' : 'fn:') + node.identifier;
    if (!labels.has(key)) labels.set(key, node);
  });
  return labels;
}
