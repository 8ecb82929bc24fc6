import { commandLength, environmentIn, hasEnd } from './environment.ts';

/** Longer formulas are shown as written until they end. */
const maxFormula = 1000;
/** So many characters of a text with Cyrillic letters may follow a dollar sign that may be a price. */
const maxWords = 120;

/** Whether the text after a sign of money is a price: «$5 за штуку». It is not a formula then. */
export const isPrice = (text: string): boolean => /^\d[\d.,\s]*\s\p{Script=Cyrillic}/u.test(text);

/** Offset in `text` of an unescaped `mark`; -1 if there is none. */
function find(text: string, mark: string): number {
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith(mark, at)) return at;
    if (text[at] === '\\') at += 1;
  }
  return -1;
}

/** Whether a text that starts with the opening mark of a formula may be the beginning of one. */
export function isHeldFormula(rest: string): boolean {
  if (rest.length > maxFormula) return false;
  if (rest.startsWith('\\(')) return find(rest.slice(2), '\\)') < 0;
  if (rest.startsWith('\\[')) return find(rest.slice(2), '\\]') < 0;
  const environment = environmentIn(rest);
  if (environment) return !hasEnd(rest, environment);
  if (commandLength(rest) === Number.POSITIVE_INFINITY) return !rest.includes('\n');
  if (/^\\(?:bo(?:x(?:ed?)?)?|ce?|pu?)$/.test(rest)) return true;
  if (/^\\(?:b(?:e(?:g(?:i(?:n(?:\{[A-Za-z]*\*?)?)?)?)?)?)$/.test(rest)) return true;
  if (rest.startsWith('$$')) return find(rest.slice(2), '$$') < 0;
  if (!rest.startsWith('$')) return false;
  const content = rest.slice(1);
  if (/^\s/.test(content) || find(content, '$') >= 0 || isPrice(content)) return false;
  const isWords = /\p{Script=Cyrillic}/u.test(content) && !content.includes('\\');
  return !isWords || content.length <= maxWords;
}

const skipSpace = (text: string, at: number): number =>
  at + (/^\s*/.exec(text.slice(at, at + 200))?.[0].length ?? 0);

/** Offset after the address at `at`; the length of the text if it is not complete, -1 if there is none. */
function endOfAddress(text: string, at: number): number {
  if (text[at] === '<') {
    const length = text.slice(at + 1).search(/[<>\n]/);
    if (length < 0) return text.length;
    return text[at + 1 + length] === '>' ? at + length + 2 : -1;
  }
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '\\') index += 1;
    else if (/\s/.test(char)) return index;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth < 0) return index;
    if (depth > 32) return -1;
  }
  return text.length;
}

const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/** Whether a text that starts with `]` may be the unfinished end of a link: `](https://exa`, `][lab`. */
export function isHeldAddress(rest: string): boolean {
  if (rest === ']') return true;
  if (rest[1] === '[') return /^\]\[(?:[^[\]\\]|\\[\s\S]?){0,999}$/.test(rest);
  if (rest[1] !== '(') return false;
  let at = skipSpace(rest, 2);
  if (at >= rest.length) return true;
  const end = endOfAddress(rest, at);
  if (end < 0) return false;
  at = skipSpace(rest, end);
  if (at >= rest.length) return true;
  const closer = at > end ? closers[rest.charAt(at)] : undefined;
  if (!closer) return false;
  const length = find(rest.slice(at + 1), closer);
  return length < 0 || skipSpace(rest, at + length + 2) >= rest.length;
}
