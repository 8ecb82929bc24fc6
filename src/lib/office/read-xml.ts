/** Reads the XML parts of Office files, which come from anywhere. */
import { SaxesParser } from 'saxes';

/** An element with its name, without the prefix. */
export interface XmlElement {
  readonly name: string;
  /** By name without prefix; those that name a relationship begin with `r:`, as `r:id`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

/** A part is not well-formed, or deeper or larger than a part of a real document is. */
export class XmlRefused extends Error {}

const DEEPEST = 200;
const MOST_ELEMENTS = 400_000;

/** Namespaces of the ids of relationships: of usual files, and of «Strict Open XML». */
const relationships = /\/officeDocument\/(?:2006\/)?relationships$/;

interface Open extends XmlElement {
  attributes: Record<string, string>;
  children: Open[];
  text: string;
}

/** The text of a part: two-byte Unicode if its first bytes say so, otherwise UTF-8. */
export function xmlText(bytes: Uint8Array): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}

/**
 * The root of a part. Document types are refused, so that no entity can be declared.
 *
 * @throws XmlRefused
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  let root: Open | undefined;
  let count = 0;
  const refuse = (reason: string): never => {
    throw new XmlRefused(reason);
  };
  parser.on('error', ({ message }) => refuse(message));
  parser.on('doctype', () => refuse('A document type'));
  parser.on('opentag', ({ local, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length >= DEEPEST) refuse('Too many or too deep elements');
    const element: Open = { name: local, attributes: {}, children: [], text: '' };
    for (const { local: name, uri, value } of Object.values(attributes))
      element.attributes[relationships.test(uri) ? `r:${name}` : name] = value;
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string): void => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xmlText(bytes)).close();
  return root ?? refuse('No element');
}

/** The first child with a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The descendant at the end of a path of first children, `childAt(shape, 'nvSpPr', 'cNvPr')`. */
export const childAt = (
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined => path.reduce(childOf, element);

/** The children with a name. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** True if an attribute of a switch has the value «on»; false without a value. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** All descendants with a name, in the order of the document. */
export function* descendants(element: XmlElement | undefined, name: string): Generator<XmlElement> {
  for (const child of element?.children ?? []) {
    if (child.name === name) yield child;
    yield* descendants(child, name);
  }
}
