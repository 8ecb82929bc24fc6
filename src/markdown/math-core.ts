/** A node of MathML as data. */
export type MathNode = string | MathElement;

export interface MathElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MathNode[];
}

/** The invisible operator between a function and its argument, as in `sin x`. */
const functionApplication = '\u2061';
const isElement = (node: MathNode | undefined): node is MathElement =>
  node !== undefined && typeof node !== 'string';
const textOf = ({ children }: MathElement): string =>
  children.filter((child) => typeof child === 'string').join('');

/** Elements that show their children in a row. In other elements the meaning of a child depends on its index. */
const rows = new Set(['mrow', 'mstyle', 'mtd', 'mpadded', 'mphantom', 'menclose', 'span']);
const scripts = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover']);
/** The bars that KaTeX writes, which fonts do not stretch, and the stretchable ones that replace them. */
const bars: Readonly<Record<string, string>> = { '∣': '|', '∥': '‖' };

const space = (width: string): MathElement => ({ tag: 'mspace', attributes: { width }, children: [] });

/**
 * Converts KaTeX's MathML 3 to MathML Core, the part that browsers implement. MathML Core has no lines and alignment of
 * table columns, and fewer ways to set spaces.
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
      return {
        tag,
        attributes,
        children: rows.has(tag) ? withFunctionSpaces(withOperand(withBases(children))) : children,
      };
  }
}

const isInvisible = (node: MathNode | undefined): boolean =>
  isElement(node) &&
  (node.tag === 'mphantom' || (node.tag === 'mpadded' && node.children.every(isInvisible)));

/** Gives an index or a power whose base is invisible the node before it as its base: mhchem writes H₂ in this way. */
function withBases(children: readonly MathNode[]): MathNode[] {
  const found: MathNode[] = [];
  for (const child of children) {
    const base = found.at(-1);
    const hasNone = isElement(child) && /^msu[bp]/.test(child.tag) && isInvisible(child.children[0]);
    if (hasNone && isElement(base) && /^m(?:i|n|row)$/.test(base.tag))
      found.splice(-1, 1, { ...child, children: [base, ...child.children.slice(1)] });
    else found.push(child);
  }
  return found;
}

const isEmpty = (node: MathNode): boolean =>
  isElement(node) && node.tag === 'mrow' && node.children.length === 0;
const isBlank = (node: MathNode): boolean =>
  !isElement(node) || /^m(?:text|space)$/.test(node.tag) || isEmpty(node);

/**
 * Replaces the empty row before the only operator of a row by an empty name, as in `d &= \text{revenue}`. Browsers take a row
 * with one operator and texts for the operator itself, and set no spaces around it.
 */
function withOperand(children: readonly MathNode[]): MathNode[] {
  const [first, ...rest] = children;
  const [only, ...others] = rest.filter((child) => !isBlank(child));
  const isAlone = others.length === 0 && isElement(only) && only.tag === 'mo';
  if (first === undefined || !isEmpty(first) || !isAlone) return [...children];
  return [{ tag: 'mi', attributes: {}, children: [] }, ...rest];
}

/** An operator or a name may contain only text. One that contains elements, as for `\overset`, becomes a row. */
function operator({ tag, attributes, children }: MathElement): MathElement {
  if (children.some(isElement))
    return { tag: 'mrow', attributes: {}, children: withFunctionSpaces(children) };
  const stretchy = attributes['fence'] === 'true' && { stretchy: 'true' };
  const text = children.map((child) => (typeof child === 'string' && bars[child]) || child);
  return { tag, attributes: { ...stretchy, ...attributes }, children: text };
}

/** Replaces a relative width, such as `width="+0.6em"` of `\xrightarrow`, by spaces on both sides. */
function padded(node: MathElement): MathElement {
  const { width = '', lspace = '0em' } = node.attributes;
  if (!width.startsWith('+')) return node;
  return { tag: 'mrow', attributes: {}, children: [space(lspace), ...node.children, space(lspace)] };
}

/** Accents that fonts draw too large or too wide, or beside the letter, and their replacements. */
const accents: Readonly<Record<string, string>> = { '^': 'ˆ', '~': '˜' };
/** The stretchable circumflex, for `\widehat`. */
const wideHat = '\u0302';
const vector: MathElement = {
  tag: 'mo',
  attributes: { stretchy: 'false', mathsize: '70%' },
  children: ['→'],
};
/** Chromium does not stretch an arrow under a text, so the long arrow is used. */
const longArrows: Readonly<Record<string, string>> = {
  '→': '⟶',
  '←': '⟵',
  '↔': '⟷',
  '⇒': '⟹',
  '⇐': '⟸',
  '⇔': '⟺',
  '↦': '⟼',
};

/** Replaces the accents of `\hat`, `\tilde` and `\vec` and the arrow of `\xrightarrow`. */
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

/** Takes primes out of the superscript: fonts already raise them, and a superscript would make them tiny. */
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
  if (node.tag === 'mo') return textOf(node) === functionApplication;
  if (scripts.has(node.tag)) return isFunction(node.children[0]);
  return node.tag === 'mrow' && isFunction(node.children.at(-1));
}

/** Inserts a thin space between the name of a function and its argument, but not before a parenthesis. */
function withFunctionSpaces(children: readonly MathNode[]): MathNode[] {
  return children.flatMap((child, index) => {
    const next = children[index + 1];
    const isSpaced = isElement(next) && next.tag !== 'mspace' && !/^[([{|‖⟨⌊⌈]$/.test(openingOf(next));
    return isFunction(child) && isSpaced ? [child, space('0.1667em')] : [child];
  });
}

/** The first text inside a node. */
function openingOf(node: MathElement): string {
  const [first] = node.children;
  return isElement(first) ? openingOf(first) : (first ?? '');
}

/** Copies MathML 3's attributes of columns and rows to the cells, as data attributes for the style sheet. */
function tableWithCells(table: MathElement): MathElement {
  const list = (name: string): string[] => (table.attributes[name] ?? '').split(' ').filter(Boolean);
  // The last value applies to all further columns or rows.
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
