import type { MathElement, MathNode } from './formula.ts';

/** Marks the name of a function as applied to what follows, as in `sin x`. */
const applied = '\u2061';
const isElement = (node: MathNode | undefined): node is MathElement =>
  node !== undefined && typeof node !== 'string';
const textOf = ({ children }: MathElement): string =>
  children.filter((child) => typeof child === 'string').join('');

/** Elements whose children stand in a row; those of the others have places of their own. */
const rows = new Set(['mrow', 'mstyle', 'mtd', 'mpadded', 'mphantom', 'menclose', 'span']);
const scripts = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover']);
/** Bars of KaTeX that fonts do not stretch, and those that they do. */
const bars: Readonly<Record<string, string>> = { '∣': '|', '∥': '‖' };

const space = (width: string): MathElement => ({ tag: 'mspace', attributes: { width }, children: [] });

/**
 * Writes MathML as browsers draw it. KaTeX writes MathML 3; MathML Core, which browsers implement, leaves out lines,
 * columns and spaces of it.
 */
export function toMathCore(node: MathElement): MathElement {
  const children = node.children.map((child) => (isElement(child) ? toMathCore(child) : child));
  const { tag, attributes } = node;
  switch (tag) {
    case 'mo':
    case 'mi':
      return operator({ tag, attributes, children });
    case 'mpadded':
      return padded({ tag, attributes, children });
    case 'mover':
    case 'munder':
    case 'munderover':
      return over({ tag, attributes, children });
    case 'msup':
      return primed({ tag, attributes, children });
    case 'mtable':
      return tableWithCells({ tag, attributes, children });
    default:
      return { tag, attributes, children: rows.has(tag) ? withFunctionSpaces(children) : children };
  }
}

/** An operator or a name is a text: one that is built of elements, as by `\overset`, is a row. */
function operator({ tag, attributes, children }: MathElement): MathElement {
  if (children.some(isElement))
    return { tag: 'mrow', attributes: {}, children: withFunctionSpaces(children) };
  const stretchy = attributes['fence'] === 'true' && { stretchy: 'true' };
  const text = children.map((child) => (typeof child === 'string' && bars[child]) || child);
  return { tag, attributes: { ...stretchy, ...attributes }, children: text };
}

/** `width="+0.6em"`, as of `\xrightarrow`, as spaces on both sides. */
function padded(node: MathElement): MathElement {
  const { width = '', lspace = '0em' } = node.attributes;
  if (!width.startsWith('+')) return node;
  return { tag: 'mrow', attributes: {}, children: [space(lspace), ...node.children, space(lspace)] };
}

/** Accents whose own characters are drawn too large, too wide or beside the letter. */
const accents: Readonly<Record<string, string>> = { '^': 'ˆ', '~': '˜' };
/** The one that fonts stretch, over `\widehat`. */
const wideHat = '\u0302';
const vector: MathElement = {
  tag: 'mo',
  attributes: { stretchy: 'false', mathsize: '70%' },
  children: ['→'],
};
/** Chromium stretches no arrow under a text: the long one is used. */
const longArrows: Readonly<Record<string, string>> = {
  ...{ '→': '⟶', '←': '⟵', '↔': '⟷' },
  ...{ '⇒': '⟹', '⇐': '⟸', '⇔': '⟺', '↦': '⟼' },
};

/** A mark or a text over something: the accents of `\hat`, `\tilde` and `\vec`, the arrow of `\xrightarrow`. */
function over(node: MathElement): MathElement {
  const [base, mark, ...rest] = node.children;
  if (!isElement(base) || !isElement(mark)) return node;
  const long = base.attributes['stretchy'] === 'true' ? longArrows[textOf(base)] : undefined;
  if (long) return { ...node, children: [{ ...base, children: [long] }, mark, ...rest] };
  const text = textOf(mark);
  if (text === '\u20d7') return { ...node, children: [base, vector] };
  const own = text === '^' && mark.attributes['stretchy'] === 'true' ? wideHat : accents[text];
  return own && mark.tag === 'mo' ? { ...node, children: [base, { ...mark, children: [own] }] } : node;
}

/** Primes are raised by the font already: as a superscript they would be tiny. */
function primed(node: MathElement): MathElement {
  const [base, mark] = node.children;
  if (!base || !isElement(mark)) return node;
  const marks = mark.tag === 'mrow' ? mark.children : [mark];
  const text = marks.map((part) => (isElement(part) ? textOf(part) : part)).join('');
  if (!/^\u2032+$/.test(text)) return node;
  const primes = { tag: 'mo', attributes: { lspace: '0em', rspace: '0em' }, children: [text] };
  return { tag: 'mrow', attributes: {}, children: [base, primes] };
}

/** Whether a node ends with the name of a function, which may have limits: `lim`. */
function isFunction(node: MathNode | undefined): boolean {
  if (!isElement(node)) return false;
  if (node.tag === 'mo') return textOf(node) === applied;
  if (scripts.has(node.tag)) return isFunction(node.children[0]);
  return node.tag === 'mrow' && isFunction(node.children.at(-1));
}

/** A thin space between the name of a function and what it is applied to, but not before a parenthesis. */
function withFunctionSpaces(children: readonly MathNode[]): MathNode[] {
  return children.flatMap((child, index) => {
    const next = children[index + 1];
    const isSpaced = isElement(next) && next.tag !== 'mspace' && !/^[([{|‖⟨⌊⌈]$/.test(openingOf(next));
    return isFunction(child) && isSpaced ? [child, space('0.1667em')] : [child];
  });
}

/** The text that a node begins with. */
function openingOf(node: MathElement): string {
  const [first] = node.children;
  return isElement(first) ? openingOf(first) : (first ?? '');
}

/** Gives each cell what MathML 3 says of its column and row, as data attributes for the style sheet. */
function tableWithCells(table: MathElement): MathElement {
  const list = (name: string): string[] => (table.attributes[name] ?? '').split(' ').filter(Boolean);
  // The last value stands for all that follow.
  const at = (values: readonly string[], index: number): string | undefined => values[index] ?? values.at(-1);
  const [aligns, lines, rowLines, gaps] = ['columnalign', 'columnlines', 'rowlines', 'columnspacing'].map(
    list,
  );
  const isTight = (gap: number): boolean => at(gaps ?? [], gap) === '0em';
  const cellAt = (cell: MathNode, row: number, column: number): MathNode => {
    if (!isElement(cell) || cell.tag !== 'mtd') return cell;
    const align = at(aligns ?? [], column);
    const tight = [column > 0 && isTight(column - 1) && 'start', isTight(column) && 'end'].filter(Boolean);
    const line = [
      column > 0 && /solid|dashed/.test(at(lines ?? [], column - 1) ?? '') && 'start',
      row > 0 && /solid|dashed/.test(at(rowLines ?? [], row - 1) ?? '') && 'top',
    ].filter(Boolean);
    const attributes = {
      ...cell.attributes,
      ...(align && align !== 'center' && { 'data-align': align }),
      ...(tight.length > 0 && { 'data-tight': tight.join(' ') }),
      ...(line.length > 0 && { 'data-line': line.join(' ') }),
    };
    return { ...cell, attributes };
  };
  const children = table.children.map((row, rowIndex) =>
    isElement(row)
      ? { ...row, children: row.children.map((cell, column) => cellAt(cell, rowIndex, column)) }
      : row,
  );
  const { columnalign: _align, columnlines: _lines, rowlines: _rowLines, ...attributes } = table.attributes;
  const { columnspacing: _columns, rowspacing: _rows, ...kept } = attributes;
  return { ...table, attributes: kept, children };
}
