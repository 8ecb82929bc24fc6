import { type Box, type Ink, lineInk, together } from './box.ts';
import type { Setting } from './setting.ts';

/** A part with lines around or through it. @param notation of MathML: `box`, `updiagonalstrike` */
export function enclosed(content: Box, notation: string, { size }: Setting): Box {
  const names = new Set(notation.split(/\s+/));
  const hasFrame = [...names].some((name) => /box|^(?:left|right|top|bottom|actuarial|longdiv)$/.test(name));
  const gap = hasFrame ? size * 0.3 : 0;
  const moved = together([{ box: content, x: gap }], content.width + 2 * gap);
  const box = { ...moved, height: content.height + gap, depth: content.depth + gap };
  const [left, right, top, bottom] = [0, box.width, -box.height, box.depth];
  const middle = (top + bottom) / 2;
  const sides: Readonly<Record<string, Ink>> = {
    left: lineInk(left, top, left, bottom),
    right: lineInk(right, top, right, bottom),
    top: lineInk(left, top, right, top),
    bottom: lineInk(left, bottom, right, bottom),
    updiagonalstrike: lineInk(left, bottom, right, top),
    downdiagonalstrike: lineInk(left, top, right, bottom),
    horizontalstrike: lineInk(left, middle, right, middle),
    verticalstrike: lineInk((left + right) / 2, top, (left + right) / 2, bottom),
  };
  const isBox = names.has('box') || names.has('roundedbox');
  const ink = Object.entries(sides).flatMap(([name, line]) =>
    names.has(name) || (isBox && /^(?:left|right|top|bottom)$/.test(name)) ? [line] : [],
  );
  return { ...box, ink: [...box.ink, ...ink] };
}
