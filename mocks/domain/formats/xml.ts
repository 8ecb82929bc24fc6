/** As much of XML as is needed to read the parts of Word and Excel files. Neither entities nor DTDs are expanded. */

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text of XML as it is read: references to characters are replaced. */
export function decodeXml(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** A text for XML; characters that XML forbids are left out. */
export function encodeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** An element: its attributes as text, and what is in it ('' for an empty one). */
export interface Element {
  readonly attributes: string;
  readonly content: string;
}

/** The elements with a name, which must not be in each other, in their order. The name has no prefix. */
export function* elementsOf(xml: string, name: string): Generator<Element> {
  const open = new RegExp(`<(?:\\w+:)?${name}(\\s[^<>]*?)?(/?)>`, 'g');
  const close = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g');
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const [, attributes = '', slash] = found;
    if (slash) {
      yield { attributes, content: '' };
      continue;
    }
    close.lastIndex = open.lastIndex;
    const end = close.exec(xml);
    if (!end) return;
    yield { attributes, content: xml.slice(open.lastIndex, end.index) };
    open.lastIndex = close.lastIndex;
  }
}

/**
 * The text without the elements of these names. Each ends at its first end tag; an element without an end tag is kept. The
 * time is linear in the length of the text.
 *
 * @param names the source of a regular expression
 */
export function withoutElements(xml: string, names: string): string {
  const open = new RegExp(`<(${names})(?:\\s[^<>]*)?>`, 'g');
  const endless = new Set<string>();
  let text = '';
  let from = 0;
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const [tag, name = ''] = found;
    if (tag.endsWith('/>') || endless.has(name)) continue;
    const end = `</${name}>`;
    const at = xml.indexOf(end, open.lastIndex);
    if (at < 0) {
      endless.add(name);
      continue;
    }
    text += xml.slice(from, found.index);
    from = at + end.length;
    open.lastIndex = from;
  }
  return text + xml.slice(from);
}

/** The value of an attribute, whatever its prefix; undefined when it is absent. */
export function attributeOf({ attributes }: Element, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return value ? decodeXml(value[1] ?? value[2] ?? '') : undefined;
}

/** The text of the elements `t` in a shared or inline string, without phonetic readings (`rPh`). */
export const textIn = (xml: string): string =>
  [...elementsOf(withoutElements(xml, '(?:\\w+:)?rPh'), 't')]
    .map(({ content }) => decodeXml(content))
    .join('');
