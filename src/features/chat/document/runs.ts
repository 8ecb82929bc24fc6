import type { Definition, Nodes } from 'mdast';
import { formulaModule, texToText } from '#markdown/formula-text.ts';
import type { MarkTag } from '#markdown/node-types.ts';
import type { KnownMap } from '#markdown/parse.ts';
import { checkLink, checkPicture } from '#markdown/urls.ts';
import { walk } from '#markdown/walk.ts';

/** How a piece of text looks. */
export interface RunStyle {
  isBold?: true;
  isItalic?: true;
  isCode?: true;
  isStruck?: true;
  isUnderlined?: true;
  /** Highlighted as by a marker. */
  isMarked?: true;
  isSmall?: true;
  /** Lowered or raised. */
  shift?: 'sub' | 'sup';
  /** Address of the link. */
  link?: string;
}

/** A TeX formula. */
export interface RunFormula {
  tex: string;
  /** On a line of its own. */
  isDisplay: boolean;
}

/** A piece of text of one style; `\n` is a line break. */
export interface Run extends RunStyle {
  /** A formula as a line of text; the alternative text of a picture in brackets. */
  text: string;
  /** For formats that have formulas. */
  formula?: RunFormula;
  /** The data URL of a picture inside the text. */
  picture?: string;
}

/** The portal's origin, which completes the addresses of its pages. The other value is for tests without a browser. */
const origin = globalThis.location?.origin ?? 'https://portal.invalid';

/** The whole address if it may be a link of a document; undefined for one that stays text. */
function openable(url: string): string | undefined {
  const target = checkLink(url, origin);
  return target && new URL(target.href, origin).href;
}

type Labelled = Extract<Nodes, { type: 'linkReference' | 'imageReference' }>;

function targetOf({ identifier }: Labelled, labels: KnownMap): string {
  const target = labels.get(`ref:${identifier}`);
  return target?.type === 'definition' ? (target as Definition).url : '';
}

function linkOf(url: string): RunStyle {
  const link = url && openable(url);
  return link ? { link } : {};
}

const marks: Readonly<Record<MarkTag, RunStyle>> = {
  sub: { shift: 'sub' },
  sup: { shift: 'sup' },
  u: { isUnderlined: true },
  kbd: { isCode: true },
  mark: { isMarked: true },
  small: { isSmall: true },
  q: {},
  abbr: {},
};

function styleOf(node: Nodes, labels: KnownMap): RunStyle {
  switch (node.type) {
    case 'strong':
      return { isBold: true };
    case 'emphasis':
      return { isItalic: true };
    case 'delete':
      return { isStruck: true };
    case 'inlineCode':
      return { isCode: true };
    case 'link':
      return linkOf(node.url);
    case 'linkReference':
      return linkOf(targetOf(node, labels));
    case 'footnoteReference':
      return { shift: 'sup' };
    case 'mark':
      return marks[node.tag];
    default:
      return {};
  }
}

/** A picture of another site becomes a link, as in an answer whose pictures are not shown yet. */
function pictureRun(url: string, alt: string | null | undefined, outer: RunStyle): Run {
  const target = url ? checkPicture(url, origin) : undefined;
  const run = { ...outer, text: alt ? `[${alt}]` : '[Картинка]' };
  if (target?.kind === 'embedded') return { ...run, picture: target.src };
  return target && !outer.link ? { ...run, link: target.src } : run;
}

/** The text of runs, without their styles. */
export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** A formula that cannot be read becomes code with its source. */
function formulaRun(tex: string, isDisplay: boolean, outer: RunStyle): Run {
  const text = texToText(tex, undefined, '');
  const run = text
    ? { ...outer, text }
    : { ...outer, isCode: true as const, text: tex.replaceAll('\n', ' ') };
  return { ...run, formula: { tex, isDisplay } };
}

function leafRun(node: Nodes, labels: KnownMap, outer: RunStyle): Run {
  const style = { ...outer, ...styleOf(node, labels) };
  switch (node.type) {
    case 'break':
      return { ...style, text: '\n' };
    case 'image':
      return pictureRun(node.url, node.alt, style);
    case 'imageReference':
      return pictureRun(targetOf(node, labels), node.alt, style);
    case 'inlineMath':
      return formulaRun(node.value, node.data?.display === true, style);
    case 'math':
      return formulaRun(node.value, true, style);
    case 'footnoteReference':
      return { ...style, text: `[${node.label ?? node.identifier}]` };
    default:
      // A line end inside a paragraph is shown as a blank.
      return { ...style, text: 'value' in node ? node.value.replaceAll('\n', ' ') : '' };
  }
}

/** Adds what an element shows besides its text: quotation marks of `<q>`, the title of an abbreviation in parentheses. */
function wrapped(node: Nodes, runs: Run[], style: RunStyle): Run[] {
  if (node.type !== 'mark') return runs;
  if (node.tag === 'q') return [{ ...style, text: '«' }, ...runs, { ...style, text: '»' }];
  return node.title ? [...runs, { ...style, text: ` (${node.title})` }] : runs;
}

/**
 * The inline content of a block as pieces of text. Formulas and pictures also have a text, for formats that cannot show
 * them. Formulas are TeX until their code is loaded (`loadFormulas`).
 *
 * @param labels definitions of `[text][label]`
 */
export function runsOf(nodes: readonly Nodes[], labels: KnownMap, outer: RunStyle = {}): Run[] {
  return nodes.flatMap((node) => {
    if ('children' in node) {
      const style = { ...outer, ...styleOf(node, labels) };
      return wrapped(node, runsOf(node.children, labels, style), style);
    }
    const run = leafRun(node, labels, outer);
    return run.text === '' ? [] : [run];
  });
}

/** Divides pieces of text at display formulas: each formula is a part of its own. Line breaks beside it are left out. */
export function byFormulas(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [];
  let isOpen = false;
  for (const run of runs) {
    if (run.formula?.isDisplay) parts.push([run]);
    else if (isOpen) parts.at(-1)?.push(run);
    else if (parts.length === 0) parts.push([run]);
    else if (run.text.trim() !== '') parts.push([{ ...run, text: run.text.trimStart() }]);
    else continue;
    isOpen = !run.formula?.isDisplay;
  }
  return parts.map((part) =>
    part.at(-1)?.text === '\n' && part !== parts.at(-1) ? part.slice(0, -1) : part,
  );
}

/** Loads the code of formulas, if there are any. Without it they stay TeX. */
export async function loadFormulas(nodes: readonly Nodes[]): Promise<void> {
  let hasFormula = false;
  walk(nodes, ({ type }) => {
    hasFormula ||= type === 'math' || type === 'inlineMath';
  });
  if (hasFormula) await formulaModule.load().catch(() => undefined);
}
