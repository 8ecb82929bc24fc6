/** Icons of items, found by Russian words. */
import { ICON_TABLE, type IconNode } from './icon-table.ts';

/** Width of the strokes of an icon, in its square of 24 × 24. */
export const ICON_STROKE = 1.75;

export interface IconEntry {
  /** Its name in the contract. */
  readonly name: string;
  /** What a person calls it. */
  readonly label: string;
  readonly stems: readonly string[];
  /** Its strokes as paths of SVG. */
  readonly paths: readonly string[];
}

type Attributes = IconNode[number][1];

/** A shape of SVG as a path. */
function pathOf(tag: string, attributes: Attributes): string {
  const number = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
      const [x, y] = [number('cx'), number('cy')];
      return `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;
    }
    case 'rect': {
      const [x, y, w, h, r] = [number('x'), number('y'), number('width'), number('height'), number('rx')];
      const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      const [across, down] = [w - 2 * r, h - 2 * r];
      return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
    }
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
    case 'polygon':
      return `M${attributes['points'] ?? ''}${tag === 'polygon' ? 'Z' : ''}`;
    default:
      return String(attributes['d'] ?? '');
  }
}

export const ICONS: readonly IconEntry[] = ICON_TABLE.map(([name, label, node, stems]) => ({
  name,
  label,
  stems: stems.split(' '),
  paths: node.map(([tag, attributes]) => pathOf(tag, attributes)),
}));

const byName = new Map(ICONS.map((icon) => [icon.name, icon]));

/** The icon of a name; undefined for one that this portal does not know. */
export const iconOf = (name: string): IconEntry | undefined => byName.get(name);

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d-]+/gu) ?? [];
const plainStems = new Map(ICONS.map(({ name, stems }) => [name, stems.flatMap(wordsOf)]));

/** The icons that a person searches for: those whose words begin with all of the typed ones. All of them for an empty search. */
export function findIcons(query: string): readonly IconEntry[] {
  const typed = wordsOf(query);
  return ICONS.filter(({ name, label }) => {
    const stems = [...(plainStems.get(name) ?? []), ...wordsOf(label)];
    return typed.every((word) => stems.some((stem) => stem.startsWith(word) || word.startsWith(stem)));
  });
}

/** The icon that suits a text: that of its first word that has one, by the longest beginning; undefined when none suits. */
export function iconFor(text: string): string | undefined {
  for (const word of wordsOf(text)) {
    const fitting = [...plainStems].flatMap(([name, stems]) =>
      stems.filter((stem) => word.startsWith(stem)).map((stem) => ({ name, length: stem.length })),
    );
    const [best] = fitting.toSorted((one, other) => other.length - one.length);
    if (best) return best.name;
  }
  return undefined;
}
