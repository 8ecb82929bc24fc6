import type { Definition, FootnoteDefinition, RootContent } from 'mdast';
import { type Cut, headNodes, innerCut, mayHaveCut, topCuts } from './cuts.ts';
import { equationTags, hasReferences, withEquations } from './equations.ts';
import { extendFence, type OpenFence, openFence } from './fence.ts';
import { hasInnerFences } from './inner-fences.ts';
import { type HeadingLevels, headingsOf, withLevels } from './outline.ts';
import { type Known, type KnownMap, labelsOf, type ParseMode, parseMarkdown } from './parse.ts';
import { walk } from './walk.ts';

/** A part of the document between two blank lines that can be parsed alone, or the open tail. */
export interface Block {
  /** Offset of its first line in the document: the same while the block grows and after it has settled. */
  readonly key: number;
  readonly source: string;
  /** Whether its first node continues the last node of the previous block: a long list or table that was split. */
  readonly continues: boolean;
  /** Text that is parsed before `source`: the head of the table that the block continues. */
  readonly prefix: string;
  readonly nodes: readonly RootContent[];
  /** Whether only a later definition of one of its labels can change it. */
  readonly settled: boolean;
  /** Definitions of its links and images, by identifier. */
  readonly links: ReadonlyMap<string, Definition>;
  /** Identifiers of the footnotes that it refers to, in order. */
  readonly calls: readonly string[];
  /** The levels of its headings in the document. */
  readonly levels: HeadingLevels;
}

export interface BlocksState {
  readonly text: string;
  readonly streaming: boolean;
  /** Blocks before the last one keep their identity from state to state. */
  readonly blocks: readonly Block[];
  /** All labels of the document, including the open tail. */
  readonly known: KnownMap;
  /** Footnotes that are referred to, by number. */
  readonly footnotes: readonly Footnote[];
  /** The tags of all formulas with a label. */
  readonly equations: string;
  /** Where the open tail begins, and what it continues. */
  readonly open: Cut;
  /** Labels of the blocks before the open tail. */
  readonly settledKnown: KnownMap;
  readonly fence: OpenFence | undefined;
}

export interface Footnote {
  readonly definition: FootnoteDefinition;
  /** Definitions for the links inside the footnote. */
  readonly links: ReadonlyMap<string, Definition>;
  /** Key of the first block that refers to it. */
  readonly caller: number;
}

const noLinks: ReadonlyMap<string, Definition> = new Map();
const noCalls: readonly string[] = [];
const noLevels: HeadingLevels = new Map();

/** The state of an empty text. */
export const emptyBlocks: BlocksState = {
  text: '',
  streaming: true,
  blocks: [],
  known: new Map(),
  footnotes: [],
  equations: '',
  open: { at: 0, continues: false, prefix: '' },
  settledKnown: new Map(),
  fence: undefined,
};

/** So many characters are parsed at once: the time of the parser grows faster than the length of its text. */
const pieceSize = 4000;

/** A longer text is parsed in pieces in any case. */
const maxAtOnce = 100_000;

/**
 * An open tail with more characters or blocks than usual text has without a blank line is parsed again only after it has
 * grown by 1/32.
 */
const longTail = 16_000;
const manyNodes = 100;
const growthPart = 32;

/** Whether the new text at the end of a long open tail can wait, so that the time of all pieces together stays linear. */
function canWait(state: BlocksState, text: string): boolean {
  const tail = state.text.length - state.open.at;
  const nodes = state.blocks.at(-1)?.nodes.length ?? 0;
  const isLong = tail >= longTail || nodes >= manyNodes;
  if (!isLong || !state.streaming || !text.startsWith(state.text)) return false;
  const fresh = text.slice(state.text.length - 1);
  // After a blank line the tail may be settled and become short.
  return fresh.length * growthPart < tail && !/[\r\n][ \t]*[\r\n]/.test(fresh);
}

/**
 * Parses the open tail of a text that has grown. Settled blocks stay the same objects, so that memoised components render
 * only the tail. A text that does not continue the previous one is parsed from the start.
 *
 * @param text the whole text so far
 * @param streaming whether more may arrive: unfinished markup of the tail is completed for display, and of a tail longer than
 *   16,000 characters or 100 blocks the last 32nd part may be left out; the `text` of the state says what it shows
 */
export function appendBlocks(state: BlocksState, text: string, streaming: boolean): BlocksState {
  if (text === state.text && streaming === state.streaming) return state;
  // Only the whole text tells where such blocks end.
  if (!streaming && text.length < maxAtOnce && hasInnerFences(text))
    return withEquations(text, () => grow(emptyBlocks, text, 'end'));
  return withEquations(text, () => append(state, text, streaming));
}

function append(state: BlocksState, text: string, streaming: boolean): BlocksState {
  const previous = text.startsWith(state.text) ? state : emptyBlocks;
  let current = previous;
  // A long open tail is parsed again with each piece, so that the pieces are as long as it.
  let size = Math.max(pieceSize, previous.text.length - previous.open.at);
  while (text.length - current.text.length > 2 * size) {
    const piece = text.slice(0, current.text.length + size);
    const next = growFence(current, piece) ?? grow(current, piece, 'piece');
    // A block that is longer than the piece is parsed again with the next one, which is therefore larger.
    size = next.open.at > current.open.at ? pieceSize : 2 * size;
    current = next;
  }
  if (!streaming) return grow(current, text, 'end');
  const fenced = growFence(current, text);
  if (fenced) return fenced;
  return canWait(state, text) ? state : grow(current, text, 'open', current !== previous);
}

/**
 * Parses the text after the settled blocks.
 *
 * @param kind `end`: the whole text; `open`: a text that is shown while more arrives; `piece`: the beginning of a text that
 *   is not shown by itself, so that unfinished markup at its end needs no care
 * @param isLong whether blocks are cut off without a look at the text that has arrived last
 */
function grow(
  previous: BlocksState,
  text: string,
  kind: 'end' | 'open' | 'piece',
  isLong = kind !== 'open',
): BlocksState {
  const streaming = kind !== 'end';
  // The parser removes a byte order mark and counts offsets without it.
  const from =
    previous.open.at === 0 && text.startsWith('\uFEFF') ? { ...previous.open, at: 1 } : previous.open;
  const tail = text.slice(from.at);
  const before = previous.blocks.at(-1)?.nodes ?? [];
  const mayCut = isLong || mayHaveCut(tail, previous.text.length - from.at, before);
  const mode = streaming ? 'part' : 'whole';
  const raw = mayCut ? parseMarkdown(from.prefix + tail, previous.settledKnown, mode) : undefined;
  const fresh = raw ? split(from, from.prefix + tail, raw, streaming) : [];
  const last = fresh.pop();
  const settledKnown = merge(previous.settledKnown, fresh);

  const open: Cut = last ? { at: last.key, continues: last.continues, prefix: last.prefix } : from;
  const rest = last?.source ?? tail;
  // A part of a split list or table must be parsed by itself.
  const isReusable = last && (kind === 'piece' || (kind === 'end' && last.nodes.length > 0));
  const tailNodes = isReusable
    ? last.nodes
    : parseMarkdown(open.prefix + rest, settledKnown, streaming ? 'tail' : 'whole');
  const kept = previous.blocks.filter((block) => block.key < from.at);
  const tailBlock: Block = { ...blockOf(open, rest, tailNodes), settled: !streaming };
  const known = merge(settledKnown, [tailBlock]);

  // A label may appear or vanish between the two parses of the tail, as well as between the two texts.
  const parsedWith = raw ? withLabels(previous.settledKnown, raw) : known;
  const late = changedLabels(parsedWith, known);
  const changed = [...changedLabels(previous.known, known), ...late];
  // Calls of footnotes that never came are text in the end.
  const isUndone = (block: Block) => !streaming && block.calls.some((id) => !known.has(`fn:${id}`));
  const names = new Set(changed.map(bracketed));
  const lateNames = new Set(late.map(bracketed));
  const equations = equationTags();
  const isRenumbered = (block: Block) => equations !== previous.equations && hasReferences(block.source);
  const settle = (block: Block, labels: ReadonlySet<string>) =>
    mentions(block, labels) || isUndone(block) || isRenumbered(block) ? reparse(block, known, mode) : block;
  const blocks = withLevels([
    ...kept.map((block) => settle(block, names)),
    ...fresh.map((block) => settle(link(block, known), lateNames)),
    // The tail was just parsed with all labels.
    link(tailBlock, known),
  ]);
  return {
    text,
    streaming,
    blocks,
    known,
    footnotes: numberFootnotes(blocks, known, changed, previous.footnotes),
    equations,
    open,
    settledKnown,
    fence: streaming ? openFence(rest) : undefined,
  };
}

/** Extends an open code fence without parsing; undefined if that is not possible. */
function growFence(state: BlocksState, text: string): BlocksState | undefined {
  const block = state.blocks.at(-1);
  const code = block?.nodes[0];
  if (!state.fence || !state.streaming || block?.nodes.length !== 1 || code?.type !== 'code')
    return undefined;
  const source = text.slice(state.open.at);
  const value = extendFence(state.fence, source, state.text.length - state.open.at);
  if (value === undefined) return undefined;
  const tail: Block = { ...block, source, nodes: [{ ...code, value }] };
  return { ...state, text, blocks: [...state.blocks.slice(0, -1), tail] };
}

/** Blocks of a text that starts with the prefix of `from`; the last one is the new tail. */
function split(from: Cut, source: string, nodes: readonly RootContent[], streaming: boolean): Block[] {
  const offset = from.at - from.prefix.length;
  const starts: Cut[] = [{ ...from, at: from.prefix.length }, ...topCuts(source, nodes)];
  const inner = streaming ? innerCut(source, nodes) : undefined;
  let first = 0;
  const blocks = starts.map((start, index) => {
    const end = starts[index + 1]?.at ?? source.length;
    let after = first;
    while (after < nodes.length && (nodes[after]?.position?.start.offset ?? 0) < end) after += 1;
    const own = nodes.slice(first, after);
    first = after;
    return blockOf({ ...start, at: offset + start.at }, source.slice(start.at, end), own);
  });
  const tail = blocks.at(-1);
  if (!inner || !tail || inner.at <= (starts.at(-1)?.at ?? 0)) return blocks;
  // A block that continues the previous one can be continued itself only if it consists of one node.
  if (tail.continues && tail.nodes.length > 1) return blocks;
  const at = offset + inner.at - tail.key;
  const head = blockOf(cutOf(tail), tail.source.slice(0, at), headNodes(source, tail.nodes, inner.at));
  const open = blockOf({ ...inner, at: offset + inner.at }, tail.source.slice(at), []);
  return [...blocks.slice(0, -1), head, open];
}

const cutOf = ({ key, continues, prefix }: Block): Cut => ({ at: key, continues, prefix });

function blockOf({ at: key, continues, prefix }: Cut, source: string, nodes: readonly RootContent[]): Block {
  const calls: string[] = [];
  if (source.includes('[^')) {
    walk(nodes, (node) => {
      if (node.type === 'footnoteReference') calls.push(node.identifier);
    });
  }
  const headings = headingsOf(nodes);
  return {
    key,
    source,
    continues,
    prefix,
    nodes,
    settled: true,
    links: noLinks,
    calls: calls.length > 0 ? calls : noCalls,
    levels: headings.length > 0 ? new Map(headings.map((heading) => [heading, heading.depth])) : noLevels,
  };
}

/** Labels of `base` and of `blocks`; the first definition of a label counts, as in CommonMark. */
function merge(base: KnownMap, blocks: readonly Block[]): KnownMap {
  const defining = blocks.filter((block) => block.source.includes(']:'));
  return defining.length > 0
    ? withLabels(
        base,
        defining.flatMap(({ nodes }) => nodes),
      )
    : base;
}

function withLabels(base: KnownMap, nodes: readonly RootContent[]): KnownMap {
  const found = labelsOf(nodes);
  return found.size === 0
    ? base
    : new Map<string, Known>([...base, ...[...found].filter(([key]) => !base.has(key))]);
}

function changedLabels(before: KnownMap, after: KnownMap): string[] {
  if (before === after) return [];
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => !sameTarget(before.get(key), after.get(key)));
}

/** Whether two definitions are equal for the blocks that refer to them; the content of footnotes does not matter. */
function sameTarget(a: Known | undefined, b: Known | undefined): boolean {
  if (a?.type === 'definition' && b?.type === 'definition') return a.url === b.url && a.title === b.title;
  return a?.type === b?.type;
}

// Ignores case, spaces and quote marks: a block that may use a changed label is parsed again.
const normaliseLabel = (text: string) =>
  text
    .toLowerCase()
    .toUpperCase()
    .replace(/[\s>]+/g, '');

const normalised = new WeakMap<Block, string>();

/** A label by its key, as the normalised source of a block refers to it: with its brackets. */
const bracketed = (key: string) =>
  normaliseLabel(key.startsWith('fn:') ? `[^${key.slice(3)}]` : `[${key.slice(4)}]`);

/** So many labels are looked for one by one; of more, only those that the block has in brackets. */
const fewLabels = 20;

/** Whether the block may refer to one of the labels, which are normalised. */
function mentions(block: Block, labels: ReadonlySet<string>): boolean {
  if (labels.size === 0 || !block.source.includes('[')) return false;
  const source = normalised.get(block) ?? normaliseLabel(block.source);
  normalised.set(block, source);
  if (labels.size <= fewLabels) return [...labels].some((label) => source.includes(label));
  const own = source.match(/\[(?:[^[\]\\]|\\.){1,999}\]/g) ?? [];
  return own.some((label) => labels.has(label));
}

function reparse(block: Block, known: KnownMap, mode: ParseMode): Block {
  const nodes = parseMarkdown(block.prefix + block.source, known, mode);
  return link(blockOf(cutOf(block), block.source, nodes), known);
}

function link(block: Block, known: KnownMap): Block {
  if (known.size === 0 || !block.source.includes('[')) return block;
  const links = linksOf(block.nodes, known);
  return links.size > 0 ? { ...block, links } : block;
}

function linksOf(nodes: readonly RootContent[], known: KnownMap): Map<string, Definition> {
  const links = new Map<string, Definition>();
  walk(nodes, (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = known.get(`ref:${node.identifier}`);
    if (definition?.type === 'definition') links.set(node.identifier, definition);
  });
  return links;
}

/** Numbers the footnotes by their first references; those without a reference are not shown. */
function numberFootnotes(
  blocks: readonly Block[],
  known: KnownMap,
  changed: readonly string[],
  before: readonly Footnote[],
): readonly Footnote[] {
  const callers = new Map<FootnoteDefinition, number>();
  for (const block of blocks) {
    for (const id of block.calls) {
      const definition = known.get(`fn:${id}`);
      if (definition?.type === 'footnoteDefinition' && !callers.has(definition))
        callers.set(definition, block.key);
    }
  }
  const list = [...callers];
  const same =
    list.length === before.length && list.every(([definition], at) => definition === before[at]?.definition);
  if (same && changed.length === 0) return before;
  return list.map(([definition, caller]) => ({ definition, caller, links: linksOf([definition], known) }));
}
