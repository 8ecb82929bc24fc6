import { isPrice } from './held-parts.ts';
import {
  BACKSLASH,
  BRACKET_OPEN,
  type Code,
  DOLLAR,
  type Effects,
  isBlank,
  isDigit,
  isEol,
  isWord,
  PAREN_CLOSE,
  PAREN_OPEN,
  type State,
  type Tokenizer,
} from './micromark.ts';

/**
 * Consumes a line ending inside a formula.
 *
 * @param data reads the next line. Its token begins with its first character: before it, micromark has no place in the line.
 */
function breakLine(effects: Effects, code: Code, data: State): State {
  effects.exit('mathTextData');
  effects.enter('lineEnding');
  effects.consume(code);
  effects.exit('lineEnding');
  return (next) => {
    effects.enter('mathTextData');
    return data(next);
  };
}

/**
 * `\(…\)` or `\[…\]` with at least one letter or digit; without one, as in `\(\)`, they are escaped brackets. Some models double
 * every backslash.
 *
 * @param close code of the closing bracket
 * @param isDoubled whether each backslash is doubled
 */
export const texBrackets = (close: number, isDoubled = false): Tokenizer =>
  function tokenize(effects, ok, nok) {
    let hasWord = false;
    const data: State = (code) => {
      if (code === null) return nok(code);
      if (isEol(code)) return breakLine(effects, code, data);
      if (isWord(code)) hasWord = true;
      effects.consume(code);
      if (code !== BACKSLASH) return data;
      return isDoubled ? doubled : escaped;
    };
    const doubled: State = (code) => {
      if (code !== BACKSLASH) return data(code);
      effects.consume(code);
      return escaped;
    };
    const escaped: State = (code) => {
      if (code !== close) return code === BACKSLASH && !isDoubled ? plain(code) : data(code);
      if (!hasWord) return nok(code);
      effects.consume(code);
      effects.exit('mathTextData');
      effects.exit('mathText');
      return ok;
    };
    const plain: State = (code) => {
      effects.consume(code);
      return data;
    };
    const bracket: State = (code) => {
      if (code !== (close === PAREN_CLOSE ? PAREN_OPEN : BRACKET_OPEN)) return nok(code);
      effects.consume(code);
      return data;
    };
    const second: State = (code) => {
      if (!isDoubled) return bracket(code);
      if (code !== BACKSLASH) return nok(code);
      effects.consume(code);
      return bracket;
    };
    return (code) => {
      effects.enter('mathText');
      effects.enter('mathTextData');
      effects.consume(code);
      return second;
    };
  };

/**
 * `$…$` by Pandoc's rule (no space next to the dollars inside, no digit after the closing one), so that prices are not
 * formulas; models also write `$ x^2 $`, which is one if it has a TeX command or a power, or consists of single letters,
 * numbers and signs; and `$$…$$` without this rule. Cyrillic words without a TeX command are not a formula either.
 */
export const dollars: Tokenizer = function tokenize(effects, ok, nok) {
  let size = 0;
  let closing = 0;
  let content = '';
  let isSpaced = false;
  const open: State = (code) => {
    if (code === DOLLAR) {
      effects.consume(code);
      size += 1;
      return size > 2 ? nok : open;
    }
    isSpaced = size === 1 && isBlank(code);
    return isSpaced && (code === null || isEol(code)) ? nok(code) : data(code);
  };
  const data: State = (code) => {
    if (code === null) return nok(code);
    if (code === DOLLAR) {
      closing = 0;
      return close(code);
    }
    if (isEol(code)) {
      content += '\n';
      return breakLine(effects, code, data);
    }
    content += code < 0 ? ' ' : String.fromCharCode(code);
    effects.consume(code);
    return code === BACKSLASH ? escaped : data;
  };
  const escaped: State = (code) => {
    if (code === null || isEol(code)) return data(code);
    content += code < 0 ? ' ' : String.fromCharCode(code);
    effects.consume(code);
    return data;
  };
  const close: State = (code) => {
    if (code === DOLLAR) {
      closing += 1;
      effects.consume(code);
      return close;
    }
    if (closing === size && content.trim() && (size === 2 || isFormula(content, code, isSpaced))) {
      effects.exit('mathTextData');
      effects.exit('mathText');
      return ok(code);
    }
    // The next dollar sign ends the formula or there is none (Pandoc's rule). Looking further would take quadratic time.
    if (size === 1) return nok(code);
    content += '$'.repeat(closing);
    return data(code);
  };
  return (code) => {
    effects.enter('mathText');
    effects.enter('mathTextData');
    return open(code);
  };
};

/**
 * Single letters with an index, numbers and signs between them, a letter first: `x`, `a_1`, `n = 5`, `f(x) > 0`. A comma is always a
 * sign: if it could be a part of a number as well, the time would double with each.
 */
const symbols =
  /^[a-zα-ω](?:_\w|_\{\w+\})?(?:\s*[()[\],'=<>+*/|≤≥≠≈∈·×−-][\s()[\],'=<>+*/|≤≥≠≈∈·×−-]*(?:[a-zα-ω](?:_\w|_\{\w+\})?|\d+(?:\.\d+)?)(?![a-zα-ω\d]))*[)\]']*$/iu;

function isFormula(content: string, next: Code, isSpaced: boolean): boolean {
  if (isDigit(next) || /\s$/.test(content) !== isSpaced || isPrice(content.trimStart())) return false;
  // «$ x^2 $»: blanks on both sides, and something that no text about money has.
  if (isSpaced && !/\\[a-z]|\^/i.test(content) && !symbols.test(content.trim())) return false;
  // An index may be a word: «$v_{ср}$».
  return content.includes('\\') || !/\p{Script=Cyrillic}/u.test(content.replaceAll(/[_^]\{[^{}\s]*\}/g, ''));
}
