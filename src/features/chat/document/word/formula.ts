import {
  MathAccent,
  MathBar,
  MathBox,
  type MathBoxSide,
  type MathBoxStrike,
  MathBrace,
  MathBrackets,
  type MathColumnAlignment,
  type MathComponent,
  MathFraction,
  MathFunction,
  MathLargeOperator,
  MathLimitLower,
  MathLimitUpper,
  MathMatrix,
  MathPhantom,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx/math';
import { formulaModule, maxFormula } from '#markdown/formula-text.ts';
import type { MathElement, MathNode } from '#markdown/math-core.ts';
import type { RunFormula } from '../runs.ts';
import {
  accents,
  bars,
  ending,
  invisible,
  isBar,
  isBraced,
  isElement,
  isFence,
  isFunction,
  largeOperator,
  textOf,
} from './formula-tree.ts';

/**
 * A formula as Word writes it (OMML), from the same tree as on the screen. Colours and sizes of parts are left out: Word's
 * formulas have none.
 *
 * @returns undefined for a formula that cannot be read, and while the converter is not loaded
 */
export function formulaOf({ tex, isDisplay }: RunFormula): MathComponent[] | undefined {
  const converter = formulaModule.peek();
  if (!converter || tex.trim() === '' || tex.length > maxFormula) return undefined;
  try {
    const children = component(converter.texToMath(tex, isDisplay));
    return children.length > 0 ? children : undefined;
  } catch {
    return undefined;
  }
}

/** Components of nodes in a row: large operators take the terms after them, brackets that grow what is between them. */
function row(nodes: readonly MathNode[]): MathComponent[] {
  const first = nodes[0];
  const last = nodes.at(-1);
  const [opens, closes] = [isFence(first), nodes.length > 1 && isFence(last)];
  if (opens || closes) {
    const inside = nodes.slice(opens ? 1 : 0, closes ? -1 : undefined);
    const [open, close] = [opens ? textOf(first) : '', closes ? textOf(last) : ''];
    return [new MathBrackets({ open, close, children: filled(sequence(inside)) })];
  }
  return sequence(nodes);
}

function sequence(nodes: readonly MathNode[]): MathComponent[] {
  const found: MathComponent[] = [];
  for (let index = 0; index < nodes.length; ) {
    const taken = large(nodes, index) ?? named(nodes, index) ?? barred(nodes, index);
    found.push(...(taken?.components ?? component(nodes[index] ?? '')));
    index = taken?.end ?? index + 1;
  }
  return found;
}

/** Components of several nodes of a row, and the index of the node after them. */
interface Taken {
  components: MathComponent[];
  end: number;
}

/** A large operator with the terms that it applies to. Without terms it would have a box to fill in. */
function large(nodes: readonly MathNode[], index: number): Taken | undefined {
  const found = largeOperator(nodes[index]);
  if (!found) return undefined;
  const next = nodes.findIndex((node, at) => at > index && isElement(node) && ending.test(textOf(node)));
  const end = next === -1 ? nodes.length : next;
  const terms = sequence(nodes.slice(index + 1, end));
  if (terms.length === 0) return undefined;
  const operator = new MathLargeOperator({
    operator: found.operator,
    children: terms,
    limits: found.isAtSide ? 'side' : 'aboveBelow',
    ...(found.below && { subScript: component(found.below) }),
    ...(found.above && { superScript: component(found.above) }),
  });
  return { components: [operator], end };
}

/** What stands between two bars. A single bar is text: LibreOffice takes it for a logical sign. */
function barred(nodes: readonly MathNode[], index: number): Taken | undefined {
  if (!isBar(nodes[index]) || nodes.slice(index).filter(isBar).length % 2 !== 0) return undefined;
  const end = nodes.findIndex((node, at) => at > index && isBar(node));
  const children = sequence(nodes.slice(index + 1, end));
  if (children.length === 0) return undefined;
  return { components: [new MathBrackets({ open: '|', close: '|', children })], end: end + 1 };
}

/** The name of a function with its argument, if that is not in parentheses: `sin x`. */
function named(nodes: readonly MathNode[], index: number): Taken | undefined {
  const node = nodes[index];
  const isBare = isElement(node) && node.tag === 'mi' && isFunction(nodes[index + 1]);
  if (node === undefined || !(isBare || isFunction(node))) return undefined;
  const at = nodes.findIndex(
    (next, place) => place > index + (isBare ? 1 : 0) && isElement(next) && textOf(next).trim() !== '',
  );
  const argument = nodes[at];
  if (!isElement(argument) || argument.tag === 'mo') return undefined;
  const children = named(nodes, at) ?? { components: component(argument), end: at + 1 };
  if (children.components.length === 0) return undefined;
  return {
    components: [new MathFunction({ name: component(node), children: children.components })],
    end: children.end,
  };
}

/** Word shows an empty part as a box to fill in; a blank without width has none. */
const filled = (children: MathComponent[]): MathComponent[] =>
  children.length > 0 ? children : [new MathRun('\u200b')];

function run(text: string, options: { isPlain?: boolean; isWords?: boolean } = {}): MathComponent[] {
  const shown = text
    .replace(invisible, '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, '');
  if (shown === '') return [];
  if (options.isWords) return [new MathRun({ text: shown, normalText: true })];
  return [new MathRun(options.isPlain ? { text: shown, style: 'plain' } : shown)];
}

/** Blanks by their width in em; Word sets the spaces around operators itself. */
function space(width: string): MathComponent[] {
  const size = Number.parseFloat(width);
  if (!(size >= 0.16)) return [];
  return run(
    size >= 2
      ? '\u2003\u2003'
      : size >= 0.9
        ? '\u2003'
        : size >= 0.4
          ? '\u2002'
          : size >= 0.25
            ? '\u2005'
            : '\u2009',
  );
}

function component(node: MathNode): MathComponent[] {
  if (typeof node === 'string') return run(node);
  const { tag, children, attributes } = node;
  const part = (index: number): MathComponent[] => {
    const child = children[index];
    return filled(child === undefined ? [] : component(child));
  };
  switch (tag) {
    case 'annotation':
      return [];
    case 'mi': {
      const text = textOf(node);
      return run(text, {
        isWords: isBar(node),
        isPlain: attributes['mathvariant'] === 'normal' || [...text].length > 1,
      });
    }
    case 'mn':
    case 'mo':
      return run(textOf(node), { isWords: isBar(node) });
    case 'mtext':
    case 'ms':
      return run(textOf(node), { isWords: true });
    case 'mspace':
      return space(attributes['width'] ?? '');
    case 'mfrac': {
      const isBare = Number.parseFloat(attributes['linethickness'] ?? '1') === 0;
      return [
        new MathFraction({ numerator: part(0), denominator: part(1), ...(isBare && { type: 'noBar' }) }),
      ];
    }
    case 'msqrt':
      return [new MathRadical({ children: filled(row(children)) })];
    case 'mroot':
      return [new MathRadical({ children: part(0), degree: part(1) })];
    case 'msup':
      return [new MathSuperScript({ children: part(0), superScript: part(1) })];
    case 'msub':
      return [new MathSubScript({ children: part(0), subScript: part(1) })];
    case 'msubsup':
      return [new MathSubSuperScript({ children: part(0), subScript: part(1), superScript: part(2) })];
    case 'mover':
      return over(node);
    case 'munder':
      return under(node);
    case 'munderover':
      return [
        new MathLimitUpper({
          children: [new MathLimitLower({ children: part(0), limit: part(1) })],
          limit: part(2),
        }),
      ];
    case 'mphantom':
      return [new MathPhantom({ children: filled(row(children)) })];
    case 'menclose':
      return [box(attributes['notation'] ?? '', filled(row(children)))];
    case 'mtable':
      return table(node);
    default:
      return row(children);
  }
}

function over({ children }: MathElement): MathComponent[] {
  const [base, mark] = children;
  const sign = textOf(mark);
  const inside = filled(base === undefined ? [] : component(base));
  if (isBraced(base)) return [brace(base, mark)];
  if (sign === '⏞') return [new MathBrace({ position: 'above', children: inside })];
  if (isElement(mark) && mark.tag === 'mo') {
    if (bars.has(sign)) return [new MathBar({ children: inside })];
    const accent = accents[sign];
    if (accent) return [new MathAccent({ accent, children: inside })];
  }
  return [new MathLimitUpper({ children: inside, limit: filled(mark === undefined ? [] : component(mark)) })];
}

function under({ children }: MathElement): MathComponent[] {
  const [base, mark] = children;
  const sign = textOf(mark);
  const inside = filled(base === undefined ? [] : component(base));
  if (isBraced(base)) return [brace(base, mark)];
  if (sign === '⏟') return [new MathBrace({ position: 'below', children: inside })];
  if (isElement(mark) && mark.tag === 'mo' && bars.has(sign))
    return [new MathBar({ position: 'below', children: inside })];
  return [new MathLimitLower({ children: inside, limit: filled(mark === undefined ? [] : component(mark)) })];
}

function brace({ tag, children: [content] }: MathElement, label: MathNode | undefined): MathComponent {
  return new MathBrace({
    position: tag === 'mover' ? 'above' : 'below',
    children: filled(content === undefined ? [] : component(content)),
    ...(label !== undefined && { label: component(label) }),
  });
}

const sides: readonly MathBoxSide[] = ['top', 'bottom', 'left', 'right'];
const strikes: Readonly<Record<string, MathBoxStrike>> = {
  updiagonalstrike: 'diagonalUp',
  downdiagonalstrike: 'diagonalDown',
  horizontalstrike: 'horizontal',
  verticalstrike: 'vertical',
};

function box(notation: string, children: MathComponent[]): MathComponent {
  const names = notation.split(' ');
  const isBoxed = names.some((name) => name === 'box' || name === 'roundedbox');
  return new MathBox({
    children,
    borders: isBoxed ? sides : sides.filter((side) => names.includes(side)),
    strikes: names.flatMap((name) => strikes[name] ?? []),
  });
}

const alignments: Readonly<Record<string, MathColumnAlignment>> = { left: 'left', right: 'right' };

/** A matrix, or the rows of `align`. Columns that are empty everywhere make room for equation numbers in MathML only. */
function table({ children }: MathElement): MathComponent[] {
  const rows = children.flatMap((line) => (isElement(line) ? [line.children.filter(isElement)] : []));
  const count = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: count }, (_, column) => column).filter((column) =>
    rows.some((cells) => cells[column] && component(cells[column]).length > 0),
  );
  if (columns.length === 0) return [];
  const sideOf = (column: number) =>
    alignments[rows.find((cells) => cells[column])?.[column]?.attributes['data-align'] ?? ''] ?? 'center';
  return [
    new MathMatrix({
      rows: rows.map((cells) => columns.map((column) => filled(cells[column] ? cell(cells[column]) : []))),
      columnAlignment: columns.map(sideOf),
    }),
  ];
}

/** The content of a cell. LibreOffice wants something before the relation with which a line of `align` begins. */
const cell = (node: MathElement): MathComponent[] =>
  ending.test([...textOf(node)][0] ?? '') ? filled([]).concat(component(node)) : component(node);
