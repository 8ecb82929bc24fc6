import { labelEnd, setextUnderline } from 'micromark-core-commonmark';
import { gfm } from 'micromark-extension-gfm';
import { endingAtQuotes } from './addresses.ts';
import { metered, spend } from './budget.ts';
import type { Construct, SyntaxExtension } from './micromark.ts';
import { textBefore } from './tail.ts';

/** Replacements of what takes quadratic time in micromark; the results are the same. */

type Resolver = NonNullable<Construct['resolveAll']>;
type Event = Parameters<Resolver>[0][number];
type Token = Event[1];
type Context = ThisParameterType<Construct['tokenize']>;

/**
 * Joins adjacent tokens of plain text, in place. micromark does the same, but with a `splice` for each join, in time that
 * grows with the square of their number.
 *
 * @param from index of the first event that is not joined yet
 */
export function joinText(events: Event[], from = 0): Event[] {
  let length = from;
  for (let index = from; index < events.length; index += 1) {
    const event = events[index];
    const before = events[length - 1];
    if (!event) continue;
    if (event[1].type === 'data' && before?.[0] === 'exit' && before[1].type === 'data') {
      // The two events of the first token stay; the events of this one are left out.
      before[1].end = event[1].end;
      continue;
    }
    events[length] = event;
    length += 1;
  }
  events.length = length;
  return events;
}

/** Numbers of events that are joined, by tokenizer. */
const joined = new WeakMap<Event[], number>();
/** So many events are joined at once. */
const batch = 500;

/** Matches nothing; it succeeds only to join the text before, while a paragraph is read: micromark joins it at the end. */
const joinsText: Construct = {
  name: 'joinsText',
  resolveTo(events) {
    joinText(events, Math.min(joined.get(events) ?? 0, events.length));
    joined.set(events, events.length);
    return events;
  },
  tokenize(_effects, ok, nok) {
    return this.events.length - (joined.get(this.events) ?? 0) > batch ? ok : nok;
  },
};

/** Groups of so many events cost nothing: links with nothing nested are not longer. */
const freeEvents = 100;

/** micromark's resolver of links and pictures; the events inside are read again for each level of nesting, which is metered. */
const resolveLabel: Resolver = (events, context) => {
  const resolved = labelEnd.resolveTo?.(events, context) ?? events;
  const group = resolved.at(-1)?.[1];
  const size =
    resolved.length - resolved.findLastIndex(([kind, token]) => kind === 'enter' && token === group);
  if (size > freeEvents) spend(context, size);
  return resolved;
};

/** micromark's resolver of underlined headings, which copies the events of the whole text, for the last block only. */
const resolveHeading: Resolver = (events, context) => {
  const start = events.findLastIndex(([kind, token]) => kind === 'enter' && token.type === 'content');
  const block = events.splice(start);
  for (const event of setextUnderline.resolveTo?.(block, context) ?? block) events.push(event);
  return events;
};

/** The end of a line that is a sentence, and what may stand before the marks of the next line. */
const sentenceEnd = /[.!…:;,][)"»”*_]*[ \t]*(?:\n|\r\n?)[ \t>]*$/;

/** Front matter without its last line: names and values between two lines `---` at the beginning of a document. */
const frontMatter = /^---[ \t]*\r?\n(?:[\w-]+:.*\n|[ \t]+.*\n|- .*\n)+$/;
/** Longer front matter is not recognised, characters. */
const maxFrontMatter = 2000;

const endsFrontMatter = (offset: number): boolean =>
  offset <= maxFrontMatter && frontMatter.test(textBefore(offset, maxFrontMatter));

/**
 * `---` below a sentence is a rule and not the underline of a heading: models write it between paragraphs, and no heading
 * ends like a sentence. `---` at the end of front matter is a rule, too.
 */
const underline: Construct = {
  ...setextUnderline,
  name: 'ownSetextUnderline',
  resolveTo: resolveHeading,
  tokenize(effects, ok, nok) {
    const usual = setextUnderline.tokenize.call(this, effects, ok, nok);
    return (code) => {
      const { offset } = this.now();
      const isRule = code === 45 && (sentenceEnd.test(textBefore(offset)) || endsFrontMatter(offset));
      return isRule ? nok(code) : usual(code);
    };
  },
};

/** The last bracket that may still become a link. Those that cannot are removed from the end of the list. */
function openBracket(context: Context): Token | undefined {
  const starts = context._labelStarts ?? [];
  while (starts.at(-1)?._balanced) starts.pop();
  return starts.at(-1);
}

/** Longer texts are no labels in CommonMark, but micromark compares each with the labels that are defined. */
const maxLabel = 999;

/** micromark's `]`, with a limit to the work for brackets that contain much text. */
export const closingBracket: Construct = {
  ...labelEnd,
  resolveTo: resolveLabel,
  tokenize(effects, ok, nok) {
    const size = this.now().offset - (openBracket(this)?.end.offset ?? Number.POSITIVE_INFINITY);
    return size > maxLabel && !spend(this, size) ? nok : labelEnd.tokenize.call(this, effects, ok, nok);
  },
};

const autolinks = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

/** A bare address is no link inside a bracket; micromark looks for the bracket in all events before each word. */
const outsideBrackets = (construct: Construct): Construct => ({
  ...construct,
  name: `own${construct.name}`,
  tokenize(effects, ok, nok) {
    return openBracket(this) ? nok : construct.tokenize.call(this, effects, ok, nok);
  },
});

function ownAutolinks(): SyntaxExtension['text'] {
  const own = new Map<Construct, Construct>();
  const entries = Object.entries(gfm().text ?? {}).map(([code, constructs]) => {
    const list = [constructs ?? []].flat().filter(({ name }) => name && autolinks.has(name));
    return [
      code,
      list.map((construct) => {
        const replacement = own.get(construct) ?? outsideBrackets(metered(endingAtQuotes(construct)));
        own.set(construct, replacement);
        return replacement;
      }),
    ] as const;
  });
  return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
}

/** Names of the constructs that `linearSyntax` replaces. */
export const replacedByLinear: readonly string[] = [...autolinks, 'setextUnderline'];

export const linearSyntax: SyntaxExtension = {
  flow: { 45: underline, 61: underline },
  text: { ...ownAutolinks(), null: joinsText },
  string: { null: joinsText },
};
