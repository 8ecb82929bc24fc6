import type { MathElement } from '#markdown/math-core.ts';
import { type Box, emptyBox, ruleBox, together } from './box.ts';
import { bars, isElement, largeOperators, textOf } from './operators.ts';
import { lengthOf, part, type Setting, script } from './setting.ts';

/** Indices and powers. */
export function scripts(node: MathElement, setting: Setting): Box {
  const { font, size } = setting;
  const base = part(node, 0, setting);
  const small = script(setting);
  const below = node.tag === 'msup' ? undefined : part(node, 1, small);
  const above = node.tag === 'msub' ? undefined : part(node, node.tag === 'msup' ? 1 : 2, small);
  const value = (name: Parameters<typeof font.constant>[0]) => font.constant(name, size);
  const isLetter = base.ink.length <= 1 && !largeOperators.test(textOf(node.children[0]));
  const drop = below
    ? Math.max(
        value('subscriptShiftDown'),
        below.height - value('subscriptTopMax'),
        isLetter ? 0 : base.depth + value('subscriptBaselineDropMin'),
      )
    : 0;
  const rise = above
    ? Math.max(
        value('superscriptShiftUp'),
        above.depth + value('superscriptBottomMin'),
        isLetter ? 0 : base.height - value('superscriptBaselineDropMax'),
      )
    : 0;
  // Both need a gap between them.
  const missing =
    above && below
      ? Math.max(0, value('subSuperscriptGapMin') - (rise - above.depth + drop - below.height))
      : 0;
  const lean = base.italics ?? 0;
  const isLarge = largeOperators.test(textOf(node.children[0]));
  const [upper, lower] = isLarge ? [0, -lean] : [lean, 0];
  return together(
    [
      { box: base, x: 0 },
      ...(above ? [{ box: above, x: base.width + upper, y: -rise - missing / 2 }] : []),
      ...(below ? [{ box: below, x: base.width + lower, y: drop + missing / 2 }] : []),
    ],
    Math.max(base.width, base.width + upper + (above?.width ?? 0), base.width + lower + (below?.width ?? 0)) +
      value('spaceAfterScript'),
  );
}

/** Parts over and under a base, each in the middle. */
export function limits(node: MathElement, setting: Setting): Box {
  const { font, size } = setting;
  const small = script(setting);
  const above = node.tag === 'munder' ? undefined : part(node, node.tag === 'mover' ? 1 : 2, small);
  const below = node.tag === 'mover' ? undefined : part(node, 1, small);
  const wide = Math.max(above?.width ?? 0, below?.width ?? 0);
  const base = stretchedBase(node, setting, wide + size * 0.6) ?? part(node, 0, setting);
  const width = Math.max(base.width, wide);
  const lean = largeOperators.test(textOf(node.children[0])) ? (base.italics ?? 0) / 2 : 0;
  const value = (name: Parameters<typeof font.constant>[0]) => font.constant(name, size);
  const rise = above
    ? base.height +
      Math.max(value('upperLimitGapMin') + above.depth, value('upperLimitBaselineRiseMin') * 0.6)
    : 0;
  const drop = below
    ? base.depth +
      Math.max(value('lowerLimitGapMin') + below.height, value('lowerLimitBaselineDropMin') * 0.6)
    : 0;
  return together(
    [
      { box: base, x: (width - base.width) / 2 },
      ...(above ? [{ box: above, x: (width - above.width) / 2 + lean, y: -rise }] : []),
      ...(below ? [{ box: below, x: (width - below.width) / 2 - lean, y: drop }] : []),
    ],
    width,
  );
}

/** An arrow as long as what is over it. */
function stretchedBase(
  { children: [base] }: MathElement,
  { font, size }: Setting,
  width: number,
): Box | undefined {
  if (!isElement(base) || base.tag !== 'mo' || base.attributes['stretchy'] !== 'true') return undefined;
  const short: Readonly<Record<string, string>> = {
    '⟶': '→',
    '⟵': '←',
    '⟷': '↔',
    '⟹': '⇒',
    '⟸': '⇐',
    '⟺': '⇔',
    '⟼': '↦',
  };
  const text = textOf(base);
  const least = lengthOf(base.attributes['minsize'], size) ?? 0;
  return font.grown(short[text] ?? text, size, Math.max(width, least), 'horizontal');
}

/** A sign over or under a base that belongs to it; undefined if the part there is none. */
export function accentBox(node: MathElement, setting: Setting): Box | undefined {
  const { font, size } = setting;
  const mark = node.children[1];
  if (node.tag === 'munderover' || !isElement(mark) || mark.tag !== 'mo') return undefined;
  const { accent, accentunder } = node.attributes;
  const sign = textOf(mark);
  const isStretchy = mark.attributes['stretchy'] !== 'false';
  const isSign =
    accent === 'true' || accentunder === 'true' || bars.test(sign) || /^(?:[⏞⏟ˆ˜˙¨ˇ˘˚]|\u0302)$/.test(sign);
  if (!isSign && !(isStretchy && /^[→←↔]$/.test(sign)) && mark.attributes['mathsize'] === undefined)
    return undefined;
  const base = part(node, 0, setting);
  const isOver = node.tag === 'mover';
  const drawn = bars.test(sign)
    ? ruleBox(
        isStretchy ? base.width : Math.min(base.width, size * 0.4),
        font.constant('overbarRuleThickness', size),
        0,
      )
    : markBox(sign, base, mark, setting, isStretchy);
  const gap = size * (/^[⏞⏟]$/.test(sign) || bars.test(sign) ? 0.12 : 0.08);
  // The top of a slanted letter is more to the right.
  const lean = isOver && base.ink.length === 1 ? (base.italics ?? 0) / 2 + size * 0.04 : 0;
  const x = (base.width - drawn.width) / 2 + lean;
  const y = isOver ? -(base.height + gap + drawn.depth) : base.depth + gap + drawn.height;
  return together(
    [
      { box: base, x: Math.max(0, -x) },
      { box: drawn, x: Math.max(0, x), y },
    ],
    Math.max(base.width, drawn.width),
  );
}

/** A sign without the empty space below it, which would be a gap over a small letter. */
function markBox(sign: string, base: Box, mark: MathElement, setting: Setting, isStretchy: boolean): Box {
  const { font, size } = setting;
  const found = isStretchy
    ? font.grown(sign, size, base.width, 'horizontal')
    : setting.set(
        { ...mark, tag: 'mtext' },
        { ...setting, size: size * (mark.attributes['mathsize'] ? 0.7 : 1) },
      );
  if (found.ink.length === 0) return emptyBox;
  // Combining signs have no width and stand before their place.
  if (found.width > 0) return found;
  return { ...found, width: 0.001 };
}
