import { styledText } from '#markdown/math-alphabets.ts';
import type { MathElement, MathNode } from '#markdown/math-core.ts';
import { accentBox, limits, scripts } from './attached.ts';
import { type Box, beside, coloured, emptyBox, ruleBox, spaceBox, together } from './box.ts';
import { enclosed } from './enclosed.ts';
import { fraction, root } from './fractions.ts';
import type { MathFont } from './math-font.ts';
import { isElement, italicGreek, largeOperators, opens, operatorOf, spacesOf, textOf } from './operators.ts';
import { lengthOf, part, type Setting, script } from './setting.ts';
import { table } from './table.ts';

const textBox = (text: string, { font, size }: Setting): Box =>
  beside([...text].map((character) => font.character(character === '\u00a0' ? ' ' : character, size)));

/** A name: a single letter is in italics. */
function identifier(node: MathElement, setting: Setting): Box {
  const text = textOf(node);
  if ([...text].length > 1 || node.attributes['mathvariant'] === 'normal') return textBox(text, setting);
  return textBox(italicGreek(styledText(text, 'italic')), setting);
}

/** A box in the middle of the line of fractions. */
function onAxis(box: Box, { font, size }: Setting): Box {
  const axis = font.constant('axisHeight', size);
  const rise = axis - (box.height - box.depth) / 2;
  const { width, height, depth, ink } = together([{ box, x: 0, y: -rise }], box.width);
  return { width, height, depth, ink, ...(box.italics !== undefined && { italics: box.italics }) };
}

/** A sign. @param around height and depth of what a bracket stands beside */
function operator(node: MathElement, setting: Setting, around?: Pick<Box, 'height' | 'depth'>): Box {
  const { font, size } = setting;
  const text = textOf(node).replace(/[\u2061-\u2064]/g, '');
  const { stretchy, minsize, fence } = node.attributes;
  if (text === '') return emptyBox;
  if ([...text].length > 1) return textBox(text, setting);
  if (largeOperators.test(text)) {
    const unit = size / 1000;
    const height = setting.isDisplay ? font.table.displayOperatorHeight * unit : 0;
    return onAxis(font.grown(text, size, height, 'vertical'), setting);
  }
  const least = lengthOf(minsize, size);
  if (least !== undefined) return onAxis(font.grown(text, size, least, 'vertical'), setting);
  if (around && (stretchy === 'true' || (fence === 'true' && stretchy !== 'false'))) {
    const axis = font.constant('axisHeight', size);
    const length = 2 * Math.max(around.height - axis, around.depth + axis);
    const plain = font.character(text, size);
    if (length > plain.height + plain.depth)
      return onAxis(font.grown(text, size, length * 0.96, 'vertical'), setting);
  }
  return font.character(text, size);
}

const growsUp = (node: MathNode): node is MathElement =>
  isElement(node) &&
  node.tag === 'mo' &&
  node.attributes['minsize'] === undefined &&
  (node.attributes['fence'] === 'true' || node.attributes['stretchy'] === 'true') &&
  node.attributes['stretchy'] !== 'false';

/** Nodes in a row, with the spaces of operators and brackets as high as what is between. */
function row(nodes: readonly MathNode[], setting: Setting): Box {
  const lines = byLines(nodes);
  if (lines.length > 1)
    return stacked(
      lines.map((line) => row(line, setting)),
      setting,
    );
  const shown = nodes.filter(
    (node) => !(isElement(node) && node.tag === 'mspace' && 'linebreak' in node.attributes),
  );
  const fixed = shown.map((node) => (growsUp(node) ? undefined : set(node, setting)));
  const around = together(fixed.flatMap((box) => (box ? [{ box, x: 0 }] : [])));
  const boxes: Box[] = [];
  let before: string | undefined;
  for (const [index, node] of shown.entries()) {
    const box = fixed[index] ?? operator(node as MathElement, setting, around);
    const sign = operatorOf(node);
    const isBlank = isElement(node) && node.tag === 'mspace';
    if (!sign) boxes.push(box);
    else {
      const [left, right] = spacesOf(sign, {
        isFirst: boxes.length === 0,
        isLast: index === shown.length - 1,
        isPrefix: before === undefined ? boxes.length === 0 : opens(before),
        isScript: setting.level > 0,
      });
      boxes.push(spaceBox(left * setting.size), box, spaceBox(right * setting.size));
    }
    if (!isBlank) before = sign ? textOf(sign) : undefined;
  }
  return beside(boxes);
}

/** The lines of a row, which `\\` divides. */
function byLines(nodes: readonly MathNode[]): MathNode[][] {
  const lines: MathNode[][] = [[]];
  for (const node of nodes)
    if (isElement(node) && node.tag === 'mspace' && node.attributes['linebreak'] === 'newline')
      lines.push([]);
    else lines.at(-1)?.push(node);
  return lines.filter((line) => line.length > 0);
}

function stacked(boxes: readonly Box[], { size }: Setting): Box {
  let y = 0;
  const placed = boxes.map((box, index) => {
    if (index > 0) y += (boxes[index - 1]?.depth ?? 0) + box.height + size * 0.4;
    return { box, x: 0, y };
  });
  return together(placed);
}

function styled({ attributes, children }: MathElement, setting: Setting): Box {
  const { displaystyle, scriptlevel, mathcolor, mathsize, mathbackground } = attributes;
  const level = scriptlevel === undefined ? setting.level : Number(scriptlevel) || 0;
  const inner = level === setting.level ? setting : script(setting, level);
  const display = displaystyle === undefined ? setting.isDisplay : displaystyle === 'true';
  const size = lengthOf(mathsize, inner.size) ?? inner.size;
  const resized = size === inner.size ? {} : { size, base: (inner.base * size) / inner.size };
  const box = row(children, { ...inner, ...resized, isDisplay: display });
  const shown = coloured(box, mathcolor);
  if (mathbackground === undefined) return shown;
  return together([
    { box: ruleBox(box.width, box.height, box.depth, mathbackground), x: 0 },
    { box: shown, x: 0 },
  ]);
}

function padded({ attributes, children }: MathElement, setting: Setting): Box {
  const box = row(children, setting);
  const share = /^(-?[\d.]+)width$/.exec(attributes['lspace'] ?? '')?.[1];
  const x =
    share === undefined ? (lengthOf(attributes['lspace'], setting.size) ?? 0) : Number(share) * box.width;
  const rise = lengthOf(attributes['voffset'], setting.size) ?? 0;
  const moved = together([{ box, x, y: -rise }], box.width);
  return {
    ...moved,
    width: lengthOf(attributes['width'], setting.size) ?? moved.width,
    height: lengthOf(attributes['height'], setting.size) ?? moved.height,
    depth: lengthOf(attributes['depth'], setting.size) ?? moved.depth,
  };
}

/**
 * Sets a formula, by the rules of MathML Core and the table MATH of the font.
 *
 * @param node the formula from `texToMath`
 * @param size of the text, points
 * @param isDisplay whether it is on a line of its own
 */
export function formulaBox(node: MathNode, font: MathFont, size: number, isDisplay: boolean): Box {
  return set(node, { font, set, base: size, size, level: 0, isDisplay });
}

function set(node: MathNode, setting: Setting): Box {
  if (typeof node === 'string') return textBox(node, setting);
  const box = element(node, setting);
  return node.tag === 'mstyle' ? box : coloured(box, node.attributes['mathcolor']);
}

function element(node: MathElement, setting: Setting): Box {
  const { tag, children, attributes } = node;
  switch (tag) {
    case 'annotation':
      return emptyBox;
    case 'mi':
      return identifier(node, setting);
    case 'mn':
    case 'mtext':
    case 'ms':
      return textBox(textOf(node), setting);
    case 'mo':
      return operator(node, setting);
    case 'mspace': {
      const [width, height] = [attributes['width'], attributes['height']].map((value) =>
        lengthOf(value, setting.size),
      );
      return { ...spaceBox(width ?? 0), height: height ?? 0 };
    }
    case 'mstyle':
      return styled(node, setting);
    case 'mpadded':
      return padded(node, setting);
    case 'mphantom':
      return { ...row(children, setting), ink: [] };
    case 'mfrac':
      return fraction(node, setting);
    case 'msqrt':
      return root(row(children, setting), undefined, setting);
    case 'mroot':
      return root(part(node, 0, setting), part(node, 1, script(setting, 2)), setting);
    case 'msub':
    case 'msup':
    case 'msubsup':
      return scripts(node, setting);
    case 'mover':
    case 'munder':
    case 'munderover':
      return accentBox(node, setting) ?? limits(node, setting);
    case 'menclose':
      return enclosed(row(children, setting), attributes['notation'] ?? '', setting);
    case 'mtable':
      return table(node, setting);
    default:
      return row(children, setting);
  }
}
