import * as katex from 'katex';
import 'katex/contrib/mhchem';
import type { MathNode } from './math-core.ts';
import './formula.css.ts';
import { styledText } from './math-alphabets.ts';
import { toMathCore } from './math-core.ts';

/** A node of KaTeX's tree, which is not in its types. */
interface VirtualNode {
  readonly type?: string;
  readonly classes?: readonly string[];
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly VirtualNode[];
  readonly text?: string;
  readonly width?: number;
}

interface Internals {
  __renderToDomTree(tex: string, options: katex.KatexOptions): VirtualNode;
}

const internals = katex as unknown as Internals;

const tags = new Set(
  (
    'math semantics annotation mrow mi mn mo mtext ms mspace mfrac msqrt mroot mstyle mpadded mphantom menclose ' +
    'msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr merror'
  ).split(' '),
);

const attributes = new Set(
  (
    'display encoding accent accentunder columnalign columnlines columnspacing depth displaystyle fence height ' +
    'largeop linebreak linethickness lspace mathbackground mathcolor mathsize maxsize minsize notation rowlines ' +
    'rowspacing rspace scriptlevel separator stretchy valign voffset width'
  ).split(' '),
);

/**
 * Converts TeX to MathML, as data for React.
 *
 * MathML is used instead of KaTeX's HTML because all supported browsers draw it, screen readers read it, and it needs no
 * inline styles, which the content security policy forbids. It is built from KaTeX's virtual tree, without an HTML
 * string. Unknown tags and attributes are dropped.
 *
 * @throws katex.ParseError if the formula is wrong
 */
export function texToMath(tex: string, display: boolean): MathNode {
  const tree = internals.__renderToDomTree(asKatexReads(tex), {
    displayMode: display,
    output: 'mathml',
    throwOnError: true,
    strict: 'ignore',
    trust: false,
    maxSize: 20,
    maxExpand: 500,
  });
  return toMathCore({ tag: 'span', attributes: {}, children: convertAll(tree.children, undefined) });
}

/** Environments that KaTeX does not have, and those that look nearly the same. */
const environments: Readonly<Record<string, string>> = {
  multline: 'gather',
  flalign: 'align',
  eqnarray: 'align',
};

/** Signs in a text of a formula that TeX reads as commands: `\text{max_length}`, `\text{кг/м^2}`. */
const inTexts = /\\(?:text(?:bf|it|rm|sf|tt|up|normal)?|mbox)\{([^{}$\\]*[_^&#%][^{}$\\]*)\}/g;

const escapedText = (written: string, text: string): string => {
  const command = written.slice(0, -text.length - 1);
  const escaped = text.replaceAll(/\^(-?\d+|\p{L})|[_&#%]/gu, (sign, power?: string) =>
    power === undefined ? `\\${sign}` : `}{}^{${power}}${command}`,
  );
  return `${command}${escaped}}`;
};

/** `5%`: a percent sign, which begins a comment in TeX. Models do not write comments directly behind numbers. */
const percent = /(?<=[\d})])([ \t]?)%/g;

/** Rows without an environment, `a &= b \\\\ c &= d`: KaTeX refuses `&`, and browsers draw no line end of MathML. */
const inRows = (rows: string): string => {
  const name = /(?<!\\)&/.test(rows) ? 'aligned' : 'gathered';
  return `\\begin{${name}}${rows}\\end{${name}}`;
};

/** The formula with what KaTeX knows. Its MathML has no tags, so that they become a text at the end of the row. */
const asKatexReads = (tex: string): string =>
  tex
    .replaceAll(
      /\\(begin|end)\{(multline|flalign|eqnarray)(\*?)\}/g,
      (_, edge, name, star) => `\\${edge}{${environments[name]}${star}}`,
    )
    .replaceAll(/\\tag(\*?)\{([^{}]*)\}/g, (_, star, name) => `\\qquad\\text{${star ? name : `(${name})`}}`)
    .replaceAll(/\\label\{[^{}]*\}/g, '')
    .replaceAll(inTexts, escapedText)
    .replaceAll(percent, '$1\\%')
    .replace(/^(?![\s\S]*\\(?:begin|cr|substack)\b)[\s\S]*(?:\\\\|(?<!\\)&)[\s\S]*$/, inRows);

function convertAll(nodes: readonly VirtualNode[] | undefined, variant: string | undefined): MathNode[] {
  return (nodes ?? []).flatMap((node) => convert(node, variant));
}

function convert(node: VirtualNode, variant: string | undefined): MathNode[] {
  if (node.text !== undefined) return [styledText(node.text, variant)];
  // KaTeX writes some spaces as characters, which MathML ignores between elements.
  if (node.width !== undefined)
    return [{ tag: 'mspace', attributes: { width: `${node.width}em` }, children: [] }];
  // Cells for the numbers of rows, which only KaTeX's style sheet fills.
  if (node.classes?.some((name) => name === 'mtr-glue' || name === 'mml-eqn-num')) return [];
  const own = node.attributes?.['mathvariant'];
  const children = convertAll(node.children, own ?? variant);
  if (node.type === undefined || !tags.has(node.type)) return children;
  const kept = Object.entries(node.attributes ?? {}).filter(([name]) => attributes.has(name));
  // The only value of `mathvariant` in MathML Core: it keeps a single letter upright.
  if (own === 'normal') kept.push(['mathvariant', own]);
  return [{ tag: node.type, attributes: Object.fromEntries(kept), children }];
}
