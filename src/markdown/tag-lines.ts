/** Lines of HTML directly above Markdown: `<answer>`, `<p align="center">Рис. 1</p>`. */
import { htmlFlow } from 'micromark-core-commonmark';
import { tagOf } from './html-tags.ts';
import type { Construct, Effects, State, Tokenizer } from './micromark.ts';
import { lineFrom, linesAfter, textBefore } from './tail.ts';

type Context = ThisParameterType<Tokenizer>;

/** Names of HTML. Others are invented by models: `<answer>`, `<artifact>`. */
const htmlName =
  /^(?:a|abbr|address|area|article|aside|audio|b|base|bdi|bdo|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|menu|meta|nav|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|pre|progress|q|s|samp|script|section|select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|u|ul|var|video|wbr)$/i;

/** Whether a line is a tag that is invented, or an element of HTML that ends in it; what the portal reads as HTML is neither. */
function isTagLine(line: string, below: string): boolean {
  const [, tag = '', name = ''] = /^(<\/?([a-z][\w-]*)(?:\s[^<>]*)?>)/i.exec(line) ?? [];
  if (name === '' || tagOf(tag)) return false;
  const element = line.trimEnd().toLowerCase();
  if (!htmlName.test(name)) return element.endsWith('>') && !element.includes('<', tag.length);
  return !tag.startsWith('</') && element.endsWith(`</${name.toLowerCase()}>`) && !below.startsWith('<');
}

const marks = /\*\*|`|\|.*\||^[ \t>]*(?:[-*•]|\d{1,3}[.)]|#{1,6})[ \t]/gm;
const blankLine = /\n[ \t>\r]*(?:\n|$)/;

/** Lines between two blank lines. Offsets are those in the text. */
interface Part {
  readonly end: number;
  /** Where the last mark of Markdown begins; -1 if there is none. */
  readonly lastMark: number;
  /** How many groups of lines with tags are blocks of their own. */
  groups: number;
  /** Where the line below the last of them begins. */
  below: number;
}

/** More groups in a part are HTML, as in CommonMark: micromark copies all events of the text for each list above a tag. */
const maxGroups = 100;

/** The part that each parser is in: its lines are read once, not for each tag in it. */
const parts = new WeakMap<Context['parser'], Part>();

/** The part with a line. @param below the text below the line, which begins at `start` */
function partOf({ parser }: Context, start: number, below: string): Part {
  const known = parts.get(parser);
  if (known && start <= known.end + 1) return known;
  const length = `\n${below}`.search(blankLine);
  const lines = length < 0 ? below : below.slice(0, length);
  let lastMark = -1;
  for (const mark of lines.matchAll(marks)) lastMark = start + mark.index;
  const part = { end: start + lines.length, lastMark, groups: 0, below: start };
  parts.set(parser, part);
  return part;
}

/** A line with a tag as a block of its own. In CommonMark the block goes on to the next blank line, and no Markdown is read in it. */
export const tagAboveMarkdown: Construct = {
  ...htmlFlow,
  name: 'tagAboveMarkdown',
  tokenize(effects, ok, nok) {
    const { offset } = this.now();
    const line = lineFrom(offset);
    const below = linesAfter(offset);
    if (below === undefined || !isTagLine(line, below)) return nok;
    const start = offset + line.length + 1;
    const part = partOf(this, start, below);
    if (part.lastMark < start) return nok;
    const isInGroup =
      part.groups > 0 && /^[ \t>]*$/.test(textBefore(offset, Math.max(0, offset - part.below)));
    if (part.groups === maxGroups && !isInGroup) return nok;
    const taken: State = (code) => {
      if (!isInGroup) part.groups += 1;
      part.below = start;
      return ok(code);
    };
    // micromark checks at the end of each line whether the block ends there. Here it always does.
    const check: Effects['check'] = (_, end) => end as State;
    return htmlFlow.tokenize.call(this, { ...effects, check }, taken, nok);
  },
};
