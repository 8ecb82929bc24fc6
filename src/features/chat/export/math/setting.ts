import type { MathElement, MathNode } from '#markdown/math-core.ts';
import { type Box, emptyBox } from './box.ts';
import type { MathFont } from './math-font.ts';

/** How a part of a formula is set. */
export interface Setting {
  font: MathFont;
  /** Sets a part in turn. */
  set: (node: MathNode, setting: Setting) => Box;
  /** Of the whole formula, points. */
  base: number;
  /** Of this part, points. */
  size: number;
  /** 0 for the line, 1 for its scripts, 2 for theirs. */
  level: number;
  isDisplay: boolean;
}

/** The setting of scripts. */
export function script(setting: Setting, level = setting.level + 1): Setting {
  const [first, second] = setting.font.table.scriptScales;
  const size = setting.base * (level <= 0 ? 1 : level === 1 ? first : second);
  return { ...setting, level, size, isDisplay: false };
}

/** A length of MathML, points; undefined if it is none. */
export function lengthOf(value: string | undefined, size: number): number | undefined {
  const [, number, unit] = /^([+-]?[\d.]+)\s*(em|ex|px|pt|%)?$/.exec(value?.trim() ?? '') ?? [];
  if (number === undefined) return undefined;
  const factors: Readonly<Record<string, number>> = { em: size, ex: size * 0.45, px: 0.75, '%': size / 100 };
  return Number(number) * (factors[unit ?? ''] ?? 1);
}

/** A child of a node by its index. */
export function part({ children }: MathElement, index: number, setting: Setting): Box {
  const child = children[index];
  return child === undefined ? emptyBox : setting.set(child, setting);
}

/** Nodes in a row. */
export const rowOf = (children: readonly MathNode[], setting: Setting): Box =>
  setting.set({ tag: 'mrow', attributes: {}, children }, setting);
