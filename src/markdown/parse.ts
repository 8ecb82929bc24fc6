import type { Definition, FootnoteDefinition, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { type Constructs, lineConstructs, tailConstructs, textConstructs } from './constructs.ts';
import { hasManyLazyLines, hasManyLines } from './container-lines.ts';
import { heldFrom } from './held-line.ts';
import type { InnerParser } from './html-blocks.ts';
import { mask, unmask } from './masks.ts';
import { mathMdast } from './math-syntax.ts';
import type { SyntaxExtension } from './micromark.ts';
import { withoutOpenParts } from './open-parts.ts';
import { shape } from './shape.ts';
import type { Shaping } from './shape-blocks.ts';
import { asTail, asText } from './tail.ts';
import { walk } from './walk.ts';

/** The definition of a label: of a link or of a footnote. */
export type Known = Definition | FootnoteDefinition;

/** Labels by key: `ref:` or `fn:` and the identifier. */
export type KnownMap = ReadonlyMap<string, Known>;

const noLabels: KnownMap = new Map();
const mdast = [...gfmFromMarkdown(), ...mathMdast];
/** Without the search for bare addresses in the tree, which finds those that the parser does not. */
const mdastWithoutSearch = mdast.map(({ transforms: _, ...rest }) => rest);

/** More beginnings of addresses than a word has, except in a text that was made to be slow. */
const maxAddresses = 100;

/** Whether a word contains more than 100 beginnings of addresses: the search reads the rest of the word for each. */
const hasAddressFlood = (source: string): boolean =>
  source
    .split(/\s+/)
    .some((word) => word.length > 400 && word.split(/www\.|https?:\/\//).length > maxAddresses + 1);

/** A list that contains every label: in a streamed answer the texts of footnotes arrive after the calls. */
class AnyLabel extends Array<string> {
  override includes(): boolean {
    return true;
  }
}

/** A list of labels that finds one at once, however long it is. */
class LabelList extends Array<string> {
  readonly #others: ReadonlySet<string>;
  readonly #own = new Set<string>();

  /** @param others labels that other blocks define */
  constructor(others: ReadonlySet<string>) {
    super();
    this.#others = others;
  }

  override includes(label: string): boolean {
    return this.#own.has(label) || this.#others.has(label);
  }

  override push(...labels: string[]): number {
    for (const label of labels) this.#own.add(label);
    return super.push(...labels);
  }
}

/** The labels as micromark compares them. */
const upperCased = new WeakMap<KnownMap, Record<Known['type'], ReadonlySet<string>>>();

function upperCase(labels: KnownMap): Record<Known['type'], ReadonlySet<string>> {
  const known = upperCased.get(labels);
  if (known) return known;
  const all = [...labels.values()];
  const namesOf = (type: Known['type']) =>
    new Set(all.filter((node) => node.type === type).map(({ identifier }) => identifier.toUpperCase()));
  const names = { definition: namesOf('definition'), footnoteDefinition: namesOf('footnoteDefinition') };
  upperCased.set(labels, names);
  return names;
}

/**
 * Gives micromark's parser its constructs, and the labels of other blocks: `[text][label]` becomes a reference only if its
 * label is defined, and each block is parsed alone. The first construct that the parser tries does so, because
 * micromark would combine all constructs again for each text.
 */
function prepare(constructs: Constructs, labels: KnownMap, isWhole: boolean): SyntaxExtension {
  return {
    disable: { null: ['list', 'blockQuote'] },
    document: {
      null: {
        name: 'prepare',
        tokenize(effects, ok, nok) {
          const names = upperCase(labels);
          this.parser.constructs = constructs;
          this.parser.defined = new LabelList(names.definition);
          this.parser.gfmFootnotes = isWhole ? new LabelList(names.footnoteDefinition) : new AnyLabel();
          return effects.attempt(constructs.document ?? {}, ok, nok);
        },
      },
    },
  };
}

/** Deeper content is shown as source, because browsers cannot lay out thousands of levels. */
const maxDepth = 50;
/** More lists than any person begins in one line. The parser's time grows with the cube of their number. */
const maxListsInLine = 16;
const deepLine = new RegExp(
  // A rule of spaced marks is no list.
  `^(?![ \\t>]*(?:(?:-[ \\t]*)+|(?:\\*[ \\t]*)+)$)[ \\t>]*(?:(?:[-*+•◦▪▫●‣■]|\\d{1,9}[.)])[ \\t]+(?:>[ \\t]*)*){${maxListsInLine}}`,
  'm',
);

/** Matches a line with quotations nested deeper than in any correspondence. */
const deepQuote = /^(?:[ \t]*>){100}/m;

const textOf = (node: Nodes, source: string): PhrasingContent => ({
  type: 'text',
  value: node.position
    ? source.slice(node.position.start.offset, node.position.end.offset)
    : valuesOf([node]).join(' '),
});

function valuesOf(nodes: readonly Nodes[]): string[] {
  const values: string[] = [];
  walk(nodes, (node) => {
    if ('value' in node) values.push(node.value);
  });
  return values;
}

/** The whole text as one block of code, which keeps the line breaks. */
const asWritten = (source: string): RootContent => ({
  type: 'code',
  value: source,
  position: {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: source.split('\n').length, column: 1, offset: source.length },
  },
});

/** True for nodes that their parent requires, so that a text cannot replace them. */
const isStructure = ({ type }: Nodes): boolean =>
  /^(?:listItem|tableRow|tableCell|paragraph|heading)$/.test(type);

/** The node that replaces `node` and shows its source. */
function asSource<Node extends Nodes>(node: Node, source: string): Node {
  const isBlock = node.type === 'blockquote' || node.type === 'list';
  const text = textOf(node, source);
  return (isBlock ? { type: 'paragraph', children: [text] } : text) as Node;
}

/** Replaces nodes that are nested deeper than `maxDepth` by their source, in place. */
function limitDepth({ children }: Parents, source: string, depth = 0): void {
  for (const [index, node] of children.entries()) {
    if (!('children' in node)) continue;
    if (depth >= maxDepth && !isStructure(node)) children[index] = asSource(node, source);
    else limitDepth(node, source, depth + 1);
  }
}

/** Whether the parser would take too long for the text. No text that a person writes is such. */
const isTooMuch = (source: string): boolean =>
  deepLine.test(source) || deepQuote.test(source) || hasManyLazyLines(source) || hasManyLines(source);

/** `whole`: a complete text; `part`: complete blocks of a streamed one; `tail`: the open end of a streamed one. */
export type ParseMode = 'whole' | 'part' | 'tail';

/**
 * Parses GFM Markdown with formulas.
 *
 * @param source Markdown; positions of nodes are offsets in it
 * @param labels labels that other parts of the document define
 * @param mode in a streamed text every footnote call counts as defined; at its open end, markup that has not arrived whole
 *   is completed or hidden
 */
export function parseMarkdown(
  source: string,
  labels: KnownMap = noLabels,
  mode: ParseMode = 'whole',
): RootContent[] {
  if (isTooMuch(source)) return [asWritten(source)];
  const masked = mask(source, mode !== 'whole');
  const nodes = parseMasked(masked, labels, mode);
  if (masked !== source) unmask(nodes);
  return nodes;
}

/** Whether a line has no Markdown. The cells of a table in HTML are many, and most are such. */
const isPlain = (text: string): boolean =>
  !/[\\`*_~[\]<>&$!|@\0\r\n\t]|www\.|:\/\/| $/i.test(text) && !text.startsWith(' ');

const plainText = (value: string): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }]);

function parseMasked(source: string, labels: KnownMap, mode: ParseMode): RootContent[] {
  const extension = (constructs: Constructs) => prepare(constructs, labels, mode === 'whole');
  const parser: InnerParser = {
    blocks: (inner) => (inner.trim() === '' ? [] : withoutPositions(parseMasked(inner, labels, mode))),
    inline: (inner) =>
      isPlain(inner)
        ? plainText(inner)
        : withoutPositions(paragraphs(parse(inner, extension(lineConstructs), { isOpen: false, parser }))),
  };
  if (mode !== 'tail')
    return asText(source, mode === 'part', () =>
      parse(source, extension(textConstructs), { isOpen: false, parser }),
    );
  const shown = heldFrom(source);
  return asTail(shown, () =>
    withoutOpenParts(shown, parse(shown, extension(tailConstructs), { isOpen: true, parser })),
  );
}

/** The content of the paragraphs, each on a line of its own. */
const paragraphs = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes
    .flatMap((node) => (node.type === 'paragraph' ? [[{ type: 'break' } as const, ...node.children]] : []))
    .flat()
    .slice(1);

function withoutPositions<Node extends Nodes>(nodes: Node[]): Node[] {
  walk(nodes, (node) => {
    delete node.position;
  });
  return nodes;
}

function parse(source: string, extension: SyntaxExtension, shaping: Omit<Shaping, 'source'>): RootContent[] {
  try {
    const tree = fromMarkdown(source, {
      extensions: [extension],
      mdastExtensions: hasAddressFlood(source) ? mdastWithoutSearch : mdast,
    });
    // The parser counts offsets without a byte order mark.
    const counted = source.replace(/^\uFEFF/, '');
    shape(tree, { ...shaping, source: counted });
    limitDepth(tree, counted);
    return tree.children;
  } catch (error) {
    // The libraries walk the tree recursively: thousands of nested groups exceed the call stack.
    if (error instanceof RangeError) return [asWritten(source)];
    throw error;
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
