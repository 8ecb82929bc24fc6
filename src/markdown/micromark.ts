import type { Options } from 'mdast-util-from-markdown';
// For the names of the math tokens, which this module adds to micromark's types.
import type {} from 'micromark-extension-math';

export type SyntaxExtension = Exclude<NonNullable<Options['extensions']>[number], unknown[]>;
export type Construct = Exclude<NonNullable<SyntaxExtension['text']>[string], unknown[] | undefined>;
export type Tokenizer = Construct['tokenize'];
export type Effects = Parameters<Tokenizer>[0];
export type State = Parameters<Tokenizer>[1];
export type Code = Parameters<State>[0];

export const TICK = 96;
export const TILDE = 126;
export const DOLLAR = 36;
export const STAR = 42;
export const BACKSLASH = 92;
export const LESS = 60;
export const PAREN_OPEN = 40;
export const PAREN_CLOSE = 41;
export const BRACKET_OPEN = 91;
export const BRACKET_CLOSE = 93;

export const isEol = (code: Code) => code !== null && code < -2;
export const isSpace = (code: Code) => code === 32 || code === -1 || code === -2;
export const isBlank = (code: Code) => code === null || isSpace(code) || isEol(code);
export const isDigit = (code: Code) => code !== null && code > 47 && code < 58;
export const isWord = (code: Code) =>
  code !== null && code >= 0 && /[\p{L}\p{N}]/u.test(String.fromCharCode(code));

/** The construct of an extension by its name. */
export function constructNamed(map: SyntaxExtension['text'], code: number, name: string): Construct {
  const found = [map?.[code] ?? []].flat().find((construct) => construct.name === name);
  if (!found) throw new Error(`no construct ${name}`);
  return found;
}

/** Replaces the events in place, as micromark expects of a resolver. */
export function replaceEvents<Event>(events: Event[], by: readonly Event[]): Event[] {
  events.length = 0;
  for (const event of by) events.push(event);
  return events;
}

/** Whether a formula may begin after a character: not in a word or a run of dollar signs. */
export const beforeDollar: NonNullable<Construct['previous']> = function beforeDollar(code) {
  const last = this.events.at(-1);
  return !isWord(code) && (code !== DOLLAR || last?.[1].type === 'characterEscape');
};

/** Goes on to the next line of the same container. */
export const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      if (code === null) return nok(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};
