import { content } from 'micromark-core-commonmark';
import {
  BACKSLASH,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  type Construct,
  DOLLAR,
  isBlank,
  isEol,
  isSpace,
  nextLine,
  type State,
} from './micromark.ts';

/** Consumes the pair of characters that closes a formula. */
function closer(first: number, second: number, atLineEnd: boolean): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      const end: State = (code) => {
        if (atLineEnd && isSpace(code)) {
          effects.consume(code);
          return end;
        }
        effects.exit('mathFlowFenceSequence');
        effects.exit('mathFlowFence');
        return !atLineEnd || code === null || isEol(code) ? ok(code) : nok(code);
      };
      const last: State = (code) => {
        if (code !== second) return nok(code);
        effects.consume(code);
        return end;
      };
      return (code) => {
        if (code !== first) return nok(code);
        effects.enter('mathFlowFence');
        effects.enter('mathFlowFenceSequence');
        effects.consume(code);
        return last;
      };
    },
  };
}

/**
 * A block formula: it starts with `$$` or `\[` at the beginning of a line and ends with the closing pair, or with its
 * container, like a fenced code block. Models also write `$$ x $$` and `\[ x \]` on one line, which micromark-extension-math
 * does not parse as blocks, and go on with the text behind the closing pair: `$$ где`, `$$.`
 */
function mathFlow(open: readonly [number, number], close: readonly [number, number]): Construct {
  const closing = closer(close[0], close[1], true);
  const inner = closer(close[0], close[1], false);
  return {
    name: 'mathFlow',
    concrete: true,
    tokenize(effects, ok, nok) {
      let firstLine = true;
      let empty = true;
      let inValue = false;

      const leave = () => {
        if (inValue) effects.exit('mathFlowValue');
        inValue = false;
      };
      const done: State = (code) => {
        effects.exit('mathFlow');
        return ok(code);
      };
      const line: State = (code) => {
        if (code === null || isEol(code)) {
          leave();
          firstLine = false;
          if (this.interrupt) return ok(code);
          return effects.attempt(nextLine, line, done)(code);
        }
        if (code === close[0]) {
          const tryClose: State = effects.check(closing, closeFormula, notClosing);
          return tryClose(code);
        }
        return value(code);
      };
      const closeFormula: State = (code) => {
        if (firstLine && empty) return nok(code);
        leave();
        return effects.attempt(closing, done, nok)(code);
      };
      // A closing pair on the first line that is followed by text makes a paragraph: «$$a$$ и $$b$$».
      const notClosing: State = (code) =>
        effects.check(inner, firstLine ? nok : closeBeforeText, value)(code);
      const closeBeforeText: State = (code) => {
        leave();
        return effects.attempt(inner, beforeText, nok)(code);
      };
      const beforeText: State = (code) => {
        effects.exit('mathFlow');
        return isSpace(code) ? blanks(code) : effects.attempt(content, ok, nok)(code);
      };
      const blanks: State = (code) => {
        effects.enter('whitespace');
        return blank(code);
      };
      const blank: State = (code) => {
        if (isSpace(code)) {
          effects.consume(code);
          return blank;
        }
        effects.exit('whitespace');
        return effects.attempt(content, ok, nok)(code);
      };
      const value: State = (code) => {
        if (!inValue) effects.enter('mathFlowValue');
        inValue = true;
        if (!isSpace(code)) empty = false;
        effects.consume(code);
        return code === BACKSLASH ? escaped : line;
      };
      const escaped: State = (code) => {
        if (code === DOLLAR || code === BACKSLASH) {
          effects.consume(code);
          return line;
        }
        return line(code);
      };
      const second: State = (code) => {
        if (code !== open[1]) return nok(code);
        effects.consume(code);
        effects.exit('mathFlowFenceSequence');
        effects.exit('mathFlowFence');
        return afterOpen;
      };
      // `\[текст]` is an escaped bracket and `$$$` is not a formula.
      const afterOpen: State = (code) => {
        if (open[1] === DOLLAR ? code === DOLLAR : !isBlank(code) && code !== BACKSLASH) return nok(code);
        return line(code);
      };
      return (code) => {
        effects.enter('mathFlow');
        effects.enter('mathFlowFence');
        effects.enter('mathFlowFenceSequence');
        effects.consume(code);
        return second;
      };
    },
  };
}

/** `$$…$$` in lines of its own. */
export const dollarFlow = mathFlow([DOLLAR, DOLLAR], [DOLLAR, DOLLAR]);
/** `\[…\]` in lines of its own. */
export const bracketFlow = mathFlow([BACKSLASH, BRACKET_OPEN], [BACKSLASH, BRACKET_CLOSE]);
