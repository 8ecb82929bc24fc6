import type { MathAccentName, MathLargeOperatorName } from 'docx/math';
import type { MathElement, MathNode } from '#markdown/math-core.ts';

/** Large operators by their sign. */
const operators: Readonly<Record<string, MathLargeOperatorName>> = {
  '∑': 'sum',
  '∏': 'product',
  '∐': 'coproduct',
  '⋃': 'union',
  '⋂': 'intersection',
  '⨆': 'squareUnion',
  '⨄': 'multisetUnion',
  '⋁': 'logicalOr',
  '⋀': 'logicalAnd',
  '⨁': 'directSum',
  '⨂': 'tensorProduct',
  '⨀': 'circledDot',
  '∫': 'integral',
  '∬': 'doubleIntegral',
  '∭': 'tripleIntegral',
  '⨌': 'quadrupleIntegral',
  '∮': 'contourIntegral',
  '∯': 'surfaceIntegral',
  '∰': 'volumeIntegral',
};

/** Accents by the sign over the letter. */
export const accents: Readonly<Record<string, MathAccentName>> = {
  ˆ: 'hat',
  '^': 'hat',
  '\u0302': 'hat',
  ˇ: 'check',
  '˜': 'tilde',
  '~': 'tilde',
  '´': 'acute',
  ˊ: 'acute',
  '`': 'grave',
  ˋ: 'grave',
  '˙': 'dot',
  '¨': 'doubleDot',
  '⃛': 'tripleDot',
  '˘': 'breve',
  ˉ: 'bar',
  '¯': 'bar',
  '˚': 'ring',
  '→': 'rightArrow',
  '⟶': 'rightArrow',
  '←': 'leftArrow',
  '⟵': 'leftArrow',
  '↔': 'leftRightArrow',
  '⟷': 'leftRightArrow',
  '⇀': 'rightHarpoon',
  '↼': 'leftHarpoon',
};

/** Signs over or under a part, as wide as it is. */
const braces = new Set(['⏞', '⏟']);
export const bars = new Set(['‾', '_', '\u0332', '¯']);
/** The invisible operators: application of a function, times, separator, plus. */
export const invisible = /[\u2061-\u2064]/g;
/** What ends the terms that belong to a large operator. */
export const ending = /^[=≠<>≤≥≈≡∼≪≫→⟶⇒⟹⇔⟺∈,;+−±]$/u;

export const isElement = (node: MathNode | undefined): node is MathElement =>
  node !== undefined && typeof node !== 'string';

/** The text of a node and all nodes in it. */
export const textOf = (node: MathNode | undefined): string =>
  isElement(node) ? node.children.map(textOf).join('') : (node ?? '');

const scripted = /^m(?:sub|sup|subsup|under|over|underover)$/;
/** The invisible sign between the name of a function and its argument. */
const application = '\u2061';

/** A large operator with its limits. */
export interface Large {
  operator: MathLargeOperatorName;
  below: MathNode | undefined;
  above: MathNode | undefined;
  isAtSide: boolean;
}

export function largeOperator(node: MathNode | undefined): Large | undefined {
  if (!isElement(node)) return undefined;
  const { tag, children } = node;
  const hasScripts = scripted.test(tag);
  if (!hasScripts && tag !== 'mo') return undefined;
  const sign = hasScripts ? children[0] : node;
  const operator = isElement(sign) && sign.tag === 'mo' ? operators[textOf(sign)] : undefined;
  if (!operator) return undefined;
  const isUpper = tag === 'msup' || tag === 'mover';
  return {
    operator,
    below: hasScripts && !isUpper ? children[1] : undefined,
    above: isUpper ? children[1] : hasScripts ? children[2] : undefined,
    isAtSide: !/over|under/.test(tag),
  };
}

/** A bracket of `\left` or `\right`. Those of `\big` have a size and stand alone. */
export const isFence = (node: MathNode | undefined): boolean =>
  isElement(node) &&
  node.tag === 'mo' &&
  node.attributes['fence'] === 'true' &&
  node.attributes['minsize'] === undefined &&
  [...textOf(node)].length === 1;

/** Whether a node ends with the sign of a function: `lim` with what is below it. */
export const isFunction = (node: MathNode | undefined): boolean =>
  isElement(node) &&
  (node.tag === 'mo'
    ? textOf(node) === application
    : isFunction(
        node.tag === 'mrow' ? node.children.at(-1) : scripted.test(node.tag) ? node.children[0] : undefined,
      ));

/** Whether the node is a brace with something on its other side: `\underbrace{a}_{b}`. */
export const isBraced = (node: MathNode | undefined): node is MathElement =>
  isElement(node) && /^m(?:under|over)$/.test(node.tag) && braces.has(textOf(node.children[1]));

/** Whether the node is a bar of `|x|`, which has no direction. */
export const isBar = (node: MathNode | undefined): boolean =>
  isElement(node) && /^m[io]$/.test(node.tag) && textOf(node) === '|';
