import type { MathElement } from '#markdown/math-core.ts';
import { type Box, ruleBox, together } from './box.ts';
import { lengthOf, part, type Setting, script } from './setting.ts';

export function fraction(node: MathElement, setting: Setting): Box {
  const { font, size, isDisplay } = setting;
  const inner = isDisplay ? { ...setting, isDisplay: false } : script(setting);
  const [above, below] = [part(node, 0, inner), part(node, 1, inner)];
  const thickness = font.constant('fractionRuleThickness', size);
  const rule = lengthOf(node.attributes['linethickness'], thickness) ?? thickness;
  const axis = font.constant('axisHeight', size);
  const gaps = isDisplay
    ? (['fractionNumDisplayStyleGapMin', 'fractionDenomDisplayStyleGapMin'] as const)
    : (['fractionNumeratorGapMin', 'fractionDenominatorGapMin'] as const);
  const shifts = isDisplay
    ? (['fractionNumeratorDisplayStyleShiftUp', 'fractionDenominatorDisplayStyleShiftDown'] as const)
    : (['fractionNumeratorShiftUp', 'fractionDenominatorShiftDown'] as const);
  const [gapAbove, gapBelow] = gaps.map((name) => font.constant(name, size)) as [number, number];
  const [up, down] = shifts.map((name) => font.constant(name, size)) as [number, number];
  const rise = Math.max(up, axis + rule / 2 + gapAbove + above.depth);
  const drop = Math.max(down, below.height + gapBelow + rule / 2 - axis);
  const margin = size * 0.1;
  const width = Math.max(above.width, below.width) + size * 0.1;
  return together(
    [
      { box: above, x: margin + (width - above.width) / 2, y: -rise },
      { box: below, x: margin + (width - below.width) / 2, y: drop },
      ...(rule > 0 ? [{ box: ruleBox(width, axis + rule / 2, rule / 2 - axis), x: margin }] : []),
    ],
    width + 2 * margin,
  );
}

/** A root. @param degree undefined for a square root */
export function root(content: Box, degree: Box | undefined, { font, size, isDisplay }: Setting): Box {
  const rule = font.constant('radicalRuleThickness', size);
  const gap = font.constant(isDisplay ? 'radicalDisplayStyleVerticalGap' : 'radicalVerticalGap', size);
  const sign = font.grown('√', size, content.height + content.depth + gap + rule, 'vertical');
  // A sign that is higher than needed leaves as much room over as under the content.
  const free = Math.max(0, sign.height + sign.depth - content.height - content.depth - gap - rule);
  const top = content.height + gap + free / 2 + rule;
  const kern = degree ? font.constant('radicalKernBeforeDegree', size) : 0;
  const x = degree ? Math.max(0, kern + degree.width + font.constant('radicalKernAfterDegree', size)) : 0;
  const signDepth = sign.height + sign.depth - top;
  return together(
    [
      ...(degree
        ? [{ box: degree, x: kern, y: signDepth - (sign.height + sign.depth) * 0.6 - degree.depth }]
        : []),
      { box: sign, x, y: sign.height - top },
      { box: ruleBox(content.width + size * 0.05, top, rule - top), x: x + sign.width - rule * 0.2 },
      { box: content, x: x + sign.width },
    ],
    x + sign.width + content.width + size * 0.08,
  );
}
