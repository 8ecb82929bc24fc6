import type { MathElement, MathNode } from '#markdown/math-core.ts';

export const isElement = (node: MathNode | undefined): node is MathElement =>
  node !== undefined && typeof node !== 'string';

/** The text of a node and all nodes in it. */
export const textOf = (node: MathNode | undefined): string =>
  isElement(node) ? node.children.map(textOf).join('') : (node ?? '');

export const largeOperators = /^[∑∏∐⋃⋂⨆⨄⋁⋀⨁⨂⨀∫∬∭⨌∮∯∰]$/;
const integrals = /^[∫∬∭⨌∮∯∰]$/;
/** The signs over and under a part that are lines, as wide as it is. */
export const bars = /^(?:[‾¯ˉ_]|\u0332)$/;

const relations = /^[=≠<>≤≥≪≫≈≡≅∼≃∝∈∉∋⊂⊃⊆⊇⊢⊨⊥∥∣→←↔⇒⇐⇔⟶⟵⟷⟹⟸⟺↦⟼↑↓⇌⇀↼:≔≜≐≺≻⪯⪰⩽⩾∴∵⊲⊳⋯]$|^(?::=|==|!=|<=|>=)$/;
const binary = /^[+\-−±∓×⋅·∗*÷∘∪∩∧∨⊕⊗⊖⊙∖⊎⊔⊓⋆•△▽]$/;

/** The operator of a node: of one with scripts that of its base. */
export function operatorOf(node: MathNode | undefined): MathElement | undefined {
  if (!isElement(node)) return undefined;
  if (node.tag === 'mo') return node;
  if (/^m(?:sub|sup|subsup|under|over|underover)$/.test(node.tag)) return operatorOf(node.children[0]);
  const isRow = /^(?:mrow|mstyle|mpadded)$/.test(node.tag);
  return isRow && node.children.length === 1 ? operatorOf(node.children[0]) : undefined;
}

/** What an operator stands beside, which its spaces depend on. */
export interface Surroundings {
  isFirst: boolean;
  isLast: boolean;
  /** Whether it follows another operator or an opening bracket. */
  isPrefix: boolean;
  isScript: boolean;
}

const em = 1 / 18;

/** Spaces before and after an operator, em: those of TeX. */
export function spacesOf(
  { attributes, ...node }: MathElement,
  { isFirst, isLast, isPrefix, isScript }: Surroundings,
): readonly [number, number] {
  const sign = textOf({ attributes, ...node });
  const own = (name: string) =>
    name in attributes ? Number.parseFloat(attributes[name] ?? '') || 0 : undefined;
  const [before, after] = ((): readonly [number, number] => {
    if (largeOperators.test(sign)) return [3 * em, (integrals.test(sign) ? 1 : 3) * em];
    if (sign === ',' || sign === ';' || attributes['separator'] === 'true') return [0, isScript ? 0 : 3 * em];
    if (isScript || attributes['fence'] === 'true' || isFirst || isLast) return [0, 0];
    if (relations.test(sign)) return [5 * em, 5 * em];
    if (binary.test(sign)) return isPrefix ? [0, 0] : [4 * em, 4 * em];
    return [0, 0];
  })();
  return [own('lspace') ?? before, own('rspace') ?? after];
}

/** Whether what follows this operator is an operand, so that a sign there belongs to it: `= −1`, `(−1`. */
export const opens = (sign: string): boolean =>
  relations.test(sign) || binary.test(sign) || /^[([{⟨⌊⌈,;]$/.test(sign) || largeOperators.test(sign);

const greek: Readonly<Record<string, number>> = {
  '∂': 0x1d715,
  ϵ: 0x1d716,
  ϑ: 0x1d717,
  ϰ: 0x1d718,
  ϕ: 0x1d719,
  ϱ: 0x1d71a,
  ϖ: 0x1d71b,
  ı: 0x1d6a4,
  ȷ: 0x1d6a5,
};

/** A letter as the name of a quantity: in italics. Latin letters become those by `styledText`. */
export function italicGreek(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code >= 0x3b1 && code <= 0x3c9) return String.fromCodePoint(0x1d6fc + code - 0x3b1);
  if (code >= 0x391 && code <= 0x3a9) return String.fromCodePoint(0x1d6e2 + code - 0x391);
  const found = greek[letter];
  return found === undefined ? letter : String.fromCodePoint(found);
}
