/** Tags of HTML as models write them in Markdown; everything else that looks like a tag is a text. */
import type { MarkTag } from './node-types.ts';

/** Tags that become the emphasis of Markdown. */
const emphases = { b: 'strong', strong: 'strong', i: 'emphasis', em: 'emphasis', s: 'delete' } as const;
const marks: ReadonlySet<string> = new Set<MarkTag>(['sub', 'sup', 'u', 'kbd', 'mark', 'small', 'q', 'abbr']);
/** Tags of blocks, and the parts of tables. */
const others: ReadonlySet<string> = new Set(
  'br hr details summary table thead tbody tfoot tr th td caption colgroup col'.split(' '),
);

/** Attributes without an effect in an answer. A tag with another one, such as `onclick`, is shown as text. */
const attributes =
  /^(?:\s+(?:title|class|id|style|lang|dir|open|align|valign|width|height|border|cellpadding|cellspacing|colspan|rowspan|span|scope|start)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*$/i;

export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
}

/** A tag that means typography or a table; undefined for other texts. */
export function tagOf(text: string): Tag | undefined {
  const [, slash, name = '', rest = ''] =
    /^<(\/?)([a-z]+)((?:\s[^<>]*)?)>$/i.exec(text.replace(/\/>$/, '>')) ?? [];
  const lower = name.toLowerCase();
  const isKnown = lower in emphases || marks.has(lower) || others.has(lower);
  if (!isKnown || !attributes.test(rest)) return undefined;
  return { name: lower, isEnd: slash === '/', attributes: rest };
}

/** The value of an attribute; undefined if the tag does not have it. */
export function attribute({ attributes: text }: Tag, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'=<>\`]+))`, 'i').exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

export const isMark = (name: string): name is MarkTag => marks.has(name);
export const emphasisOf = (name: string): 'strong' | 'emphasis' | 'delete' | undefined =>
  Object.hasOwn(emphases, name) ? emphases[name as keyof typeof emphases] : undefined;

/** Whether a tag marks the text up to its end tag. */
export const isPair = ({ name }: Tag): boolean => emphasisOf(name) !== undefined || isMark(name);

/** A part of an HTML text: a known tag, or the text between two of them. */
export type HtmlPart = Tag | string;

/** Divides a text at its known tags; comments are left out, unless they are code. */
export function htmlParts(source: string): HtmlPart[] {
  const parts: HtmlPart[] = [];
  let text = '';
  for (const piece of source.split(/(`<!--[^`]*-->`|<!--[\s\S]*?-->|<[^<>]*>)/)) {
    if (piece.startsWith('<!--')) continue;
    const tag = piece.startsWith('<') ? tagOf(piece) : undefined;
    if (!tag) text += piece;
    else {
      if (text !== '') parts.push(text);
      text = '';
      parts.push(tag);
    }
  }
  if (text !== '') parts.push(text);
  return parts;
}
