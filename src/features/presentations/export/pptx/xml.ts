/** XML as text: elements are made by `el`, every text goes through `text`. */

/** What XML 1.0 cannot contain; a line end is the only control character that a slide needs, and `a:br` stands for it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text, escaped for an element or an attribute. */
export const text = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

type Value = string | number | undefined;

/** An element; attributes without a value are left out, children are XML. */
export function el(
  name: string,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: string[]
): string {
  const list = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [
          ` ${key}="${text(String(value)).replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)}"`,
        ],
  );
  const start = `<${name}${list.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

export const document = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;

/** The namespaces of a part of a presentation. */
export const namespaces = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;

/** px of a slide in EMU. */
export const emu = (px: number): number => Math.round(px * 9525);

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Position and size, `a:xfrm` or `p:xfrm`. */
export const frame = ({ x, y, w, h }: Area, name = 'a:xfrm'): string =>
  el(name, {}, el('a:off', { x: emu(x), y: emu(y) }), el('a:ext', { cx: emu(w), cy: emu(h) }));
