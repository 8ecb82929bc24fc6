import { lazyModule } from './lazy.ts';
import type { MathElement, MathNode } from './math-core.ts';

/** The converter of TeX, which is loaded with the first formula. */
export const formulaModule = lazyModule(() => import('./formula.ts'));

/** Longer texts are not formulas, and KaTeX would need too long for them. */
export const maxFormula = 5000;

/** How the parts of a formula are written in a line. Every part is written already. */
export interface Wording {
  fraction(above: string, below: string): string;
  power(base: string, exponent: string): string;
  index(base: string, index: string): string;
  /** @param degree empty for a square root */
  root(radicand: string, degree: string): string;
  operator(sign: string): string;
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋ₙ';
const plain = '0123456789+-n';

/** The text in raised or lowered characters; undefined if one of its characters has none. */
function shifted(text: string, characters: string): string | undefined {
  const found = [...text.replaceAll('−', '-')].map((character) => characters[plain.indexOf(character)]);
  return found.every((character) => character !== undefined) ? found.join('') : undefined;
}

/** The text in raised characters: `x²`; undefined if one of its characters has none. */
export const raisedText = (text: string): string | undefined => shifted(text, raised);
/** The text in lowered characters: `H₂O`; undefined if one of its characters has none. */
export const loweredText = (text: string): string | undefined => shifted(text, lowered);

/** Whether the text is one pair of parentheses with something in between. */
function isGroup(text: string): boolean {
  let depth = 0;
  return [...text].every((character, index) => {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    return depth > 0 || (index > 0 && index === text.length - 1);
  });
}

/** In parentheses, unless it is one number, letter with its index, sign or group. */
const grouped = (text: string): string =>
  /^(?:[\p{L}\p{S}][\p{M}₀-₉⁰-⁹ₙⁿ¹²³]*|[)\]}]|[\d.]+)$/u.test(text) || isGroup(text) ? text : `(${text})`;

/** Signs with a blank on both sides. */
const spaced = /^[=≠<>≤≥≈≡∼∝+−±∓×⋅·∈∉⊂⊆∪∩→←↔⇒⇐⇔⟶⟹⟺∧∨:]$/;

/** The linear form of Unicode: `x²`, `(a + b)/c`, `√(x + 1)`. Word makes a formula of it by Alt and =. */
const linear: Wording = {
  fraction: (above, below) => `${grouped(above)}/${grouped(below)}`,
  power: (base, exponent) => `${base}${shifted(exponent, raised) ?? `^${grouped(exponent)}`}`,
  index: (base, index) => `${base}${shifted(index, lowered) ?? `_${grouped(index)}`}`,
  root: (radicand, degree) => `${degree && (shifted(degree, raised) ?? `${degree} `)}√${grouped(radicand)}`,
  operator: (sign) => (spaced.test(sign) ? ` ${sign} ` : sign),
};

/** Combining characters of accents, which follow their letter. */
const accents: Readonly<Record<string, string>> = {
  ˆ: '\u0302',
  '\u0302': '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  ˉ: '\u0304',
  '‾': '\u0304',
  '˙': '\u0307',
  '→': '\u20d7',
};

/** Without needless blanks: a sign before a number has none after it. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\u2061\s*(?=\()|[\u2062-\u2064]/g, '')
    .replaceAll(/[\s\u2061]+/g, ' ')
    .replaceAll(/(?<=[([{]) | (?=[)\]},;])/g, '')
    .replaceAll(/(^|[([{]|[=<>≤≥≈≠,;] ) ?([−+±]) (?=\S)/g, '$1$2')
    .trim();

function written(node: MathNode | undefined, wording: Wording): string {
  if (node === undefined) return '';
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  const part = (index: number): string => tidy(written(children[index], wording));
  switch (tag) {
    case 'annotation':
    case 'mphantom':
      return '';
    case 'mo':
      return wording.operator(all(node, wording));
    case 'mspace':
      return ' ';
    case 'mfrac':
      return wording.fraction(part(0), part(1));
    case 'msqrt':
      return wording.root(tidy(all(node, wording)), '');
    case 'mroot':
      return wording.root(part(0), part(1));
    case 'msup':
      return wording.power(grouped(part(0)), part(1));
    case 'msub':
    case 'munder':
      return wording.index(part(0), part(1));
    case 'mover': {
      const accent = accents[part(1)];
      return accent ? part(0) + accent : wording.power(part(0), part(1));
    }
    case 'msubsup':
    case 'munderover':
      return wording.power(wording.index(part(0), part(1)), part(2));
    case 'mtable':
      return children.map((row) => tidy(written(row, wording))).join('; ');
    case 'mtr':
      return rowText(children, wording);
    default:
      return all(node, wording);
  }
}

/** Cells of a row; those of a matrix are divided by commas, the parts of an equation are not. */
function rowText(cells: readonly MathNode[], wording: Wording): string {
  let text = '';
  for (const cell of cells) {
    const own = tidy(written(cell, wording));
    if (own === '') continue;
    const isPart = typeof cell !== 'string' && /start/.test(cell.attributes['data-tight'] ?? '');
    text += text === '' ? own : `${isPart || /[,;]$/.test(text) ? ' ' : ', '}${own}`;
  }
  return tidy(text);
}

const all = ({ children }: MathElement, wording: Wording): string =>
  children.map((child) => written(child, wording)).join('');

/**
 * A formula as one line of text.
 *
 * @param math the formula from `texToMath`
 * @param wording how its parts are written. @default the linear form of Unicode
 */
export function formulaText(math: MathNode, wording: Wording = linear): string {
  return tidy(written(math, wording)).normalize('NFC');
}

/**
 * The text of a TeX formula for readers who cannot see it drawn.
 *
 * @param fallback returned for a wrong formula, and while the converter is not loaded
 */
export function texToText(tex: string, wording?: Wording, fallback = tex): string {
  const converter = formulaModule.peek();
  if (!converter || tex.trim() === '' || tex.length > maxFormula) return fallback;
  try {
    return formulaText(converter.texToMath(tex, true), wording) || fallback;
  } catch {
    return fallback;
  }
}
