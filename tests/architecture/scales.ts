import ts from 'typescript';

/** A value in a style that is not from the scales of `src/ui/theme`. */
export interface Departure {
  /** `colour`, or the scale that the value is not in. */
  scale: string;
  /** `property: value`; tokens are in `‹›`. */
  rule: string;
  line: number;
}

const hexOrFunction = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const named =
  /(?<![\w-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|magenta|cyan|brown|gold|navy|teal)(?![\w-])/i;
const number = /^-?[\d.]*[1-9][\d.]*$/;
const unit = (units: string) => new RegExp(`(?<![\\w.])-?[\\d.]*[1-9][\\d.]*(?:${units})\\b`, 'g');
const absolute = 'px|rem|pt|mm|cm|in|ch|ex';
const others = (value: string, units: string, allowed: readonly string[] = []): boolean =>
  (value.match(unit(units)) ?? []).some((found) => !allowed.includes(found));
const alternatives = (value: string): string[] => value.split(' | ');
/** A border without blur that takes no room. */
const stroke = /^(?:inset )?0 (?:0|-?[12]px)(?: 0 [12]px)? [^\d]+$/;

/** By scale: the properties, and whether a value is outside it. Tokens in the value are `‹›`. */
const scales: Record<string, { of: RegExp; isOutside: (value: string, property: string) => boolean }> = {
  type: {
    of: /^(?:font|fontSize|lineHeight|fontWeight|letterSpacing)$/,
    isOutside: (value, property) =>
      others(value, `${absolute}|em`, ['1px']) ||
      /\bbold|lighter/.test(value) ||
      alternatives(value).some((one) => number.test(one) && !(property === 'lineHeight' && one === '1')),
  },
  radius: {
    of: /^border\w*Radius$/,
    isOutside: (value) =>
      others(value, `${absolute}|em`) || (/[1-9]/.test(value) && !/^(?:50%[ |]*)+$|calc/.test(value)),
  },
  shadow: {
    of: /Shadow$/,
    isOutside: (value) => alternatives(value).some((one) => /[1-9]/.test(one) && !stroke.test(one)),
  },
  order: { of: /^zIndex$/, isOutside: (value) => alternatives(value).some((one) => number.test(one)) },
  motion: {
    of: /^(?:transition|animation)/,
    isOutside: (value) => others(value, 'ms|s') || /cubic-bezier|\bease|steps\(|linear\(/.test(value),
  },
  space: {
    of: /^(?:padding|margin|inset)|^(?:gap|rowGap|columnGap|top|right|bottom|left)$/,
    isOutside: (value) =>
      others(value, absolute, ['1px', '-1px']) || alternatives(value).some((one) => number.test(one)),
  },
};

/**
 * Returns the values in the styles of a file that are not from the scales (docs/design-system.md).
 *
 * @param path a `*.css.ts` file has styles everywhere, another one in the attributes `style`
 */
export function departures(path: string, text: string): Departure[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: Departure[] = [];

  const flat = (node: ts.Node): string => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isPrefixUnaryExpression(node)) return `-${flat(node.operand)}`;
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return flat(node.expression);
    if (ts.isConditionalExpression(node)) return `${flat(node.whenTrue)} | ${flat(node.whenFalse)}`;
    if (ts.isArrayLiteralExpression(node)) return node.elements.map(flat).join(' | ');
    if (ts.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(({ expression, literal }) => flat(expression) + literal.text);
      return node.head.text + rest.join('');
    }
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    return constant ? flat(constant) : `‹${node.getText().replaceAll(/[‹›]/g, '')}›`;
  };
  const check = (property: string, value: string, node: ts.Node): void => {
    const bare = value.replaceAll(/‹[^›]*›/g, '‹›');
    const isColour = hexOrFunction.test(bare) || named.test(bare);
    const outside = Object.entries(scales).flatMap(([scale, { of, isOutside }]) =>
      of.test(property) && isOutside(bare, property) ? [scale] : [],
    );
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const rule = `${property}: ${value}`;
    found.push(...(isColour ? ['colour', ...outside] : outside).map((scale) => ({ scale, rule, line })));
  };
  const visit = (node: ts.Node, isStyle: boolean): void => {
    let isStyled = isStyle;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const isConstant = Boolean(ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const);
      const isCall = ts.isCallExpression(node.initializer);
      if (isConstant && !isCall) constants.set(node.name.text, node.initializer);
    }
    if (ts.isJsxAttribute(node)) isStyled ||= node.name.getText() === 'style';
    if (isStyled && ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer))
      check(node.name.getText().replaceAll(/['"]/g, ''), flat(node.initializer), node);
    if (isStyled && ts.isShorthandPropertyAssignment(node)) check(node.name.text, flat(node.name), node);
    ts.forEachChild(node, (child) => visit(child, isStyled));
  };
  visit(file, path.endsWith('.css.ts'));
  return found;
}
