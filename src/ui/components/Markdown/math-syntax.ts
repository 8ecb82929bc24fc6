import type { Extension as MdastExtension, Options } from 'mdast-util-from-markdown';
import { mathFromMarkdown } from 'mdast-util-math';
// Brings the names of the math tokens into micromark's token map.
import type {} from 'micromark-extension-math';

export type SyntaxExtension = Exclude<NonNullable<Options['extensions']>[number], unknown[]>;
type Construct = Exclude<NonNullable<SyntaxExtension['text']>[string], unknown[] | undefined>;
type Tokenizer = Construct['tokenize'];
type State = Parameters<Tokenizer>[1];
type Code = Parameters<State>[0];

declare module 'mdast-util-math' {
  interface InlineMathData {
    /** True for `$$…$$` and `\[…\]` inside a paragraph: it is shown on a line of its own. */
    display?: boolean;
  }
}

const DOLLAR = 36;
const BACKSLASH = 92;
const PAREN_OPEN = 40;
const PAREN_CLOSE = 41;
const BRACKET_OPEN = 91;
const BRACKET_CLOSE = 93;

const isEol = (code: Code) => code !== null && code < -2;
const isSpace = (code: Code) => code === 32 || code === -1 || code === -2;
const isBlank = (code: Code) => code === null || isSpace(code) || isEol(code);
const isDigit = (code: Code) => code !== null && code > 47 && code < 58;
const isWord = (code: Code) => code !== null && code >= 0 && /[\p{L}\p{N}]/u.test(String.fromCharCode(code));

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

const nextLine: Construct = {
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

/**
 * A formula that begins a line: `$$` or `\[`, up to a line that ends with the closing pair or to the end of the
 * container, as a fenced code block does. Models write both `$$ x $$` on one line and `\[` with the formula on the
 * same line, which micromark-extension-math does not read as blocks.
 */
function flow(open: readonly [number, number], close: readonly [number, number]): Construct {
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
          const tryClose: State = effects.check(closing, reallyClose, notClosing);
          return tryClose(code);
        }
        return value(code);
      };
      const reallyClose: State = (code) => {
        if (firstLine && empty) return nok(code);
        leave();
        return effects.attempt(closing, done, nok)(code);
      };
      // On the first line a pair followed by words belongs to a paragraph: «$$a$$ и $$b$$».
      const notClosing: State = (code) => (firstLine ? effects.check(inner, nok, value)(code) : value(code));
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

/** Escapes of ordinary punctuation, `\(\)` or `\[\\\]`, have no letter or digit inside. */
const texBrackets = (close: number): Tokenizer =>
  function tokenize(effects, ok, nok) {
    let meaningful = false;
    const data: State = (code) => {
      if (code === null) return nok(code);
      if (isEol(code)) {
        effects.exit('mathTextData');
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        effects.enter('mathTextData');
        return data;
      }
      if (isWord(code)) meaningful = true;
      effects.consume(code);
      return code === BACKSLASH ? escaped : data;
    };
    const escaped: State = (code) => {
      if (code !== close) return code === BACKSLASH ? plain(code) : data(code);
      if (!meaningful) return nok(code);
      effects.consume(code);
      effects.exit('mathTextData');
      effects.exit('mathText');
      return ok;
    };
    const plain: State = (code) => {
      effects.consume(code);
      return data;
    };
    const second: State = (code) => {
      if (code !== (close === PAREN_CLOSE ? PAREN_OPEN : BRACKET_OPEN)) return nok(code);
      effects.consume(code);
      return data;
    };
    return (code) => {
      effects.enter('mathText');
      effects.enter('mathTextData');
      effects.consume(code);
      return second;
    };
  };

/**
 * `$…$` by Pandoc's rule (no space inside at the dollars, no digit after the closing one), so that prices stay
 * prices, and `$$…$$` without those limits. A run of Cyrillic words without a TeX command is not a formula either.
 */
const dollars: Tokenizer = function tokenize(effects, ok, nok) {
  let size = 0;
  let closing = 0;
  let content = '';
  const open: State = (code) => {
    if (code === DOLLAR) {
      effects.consume(code);
      size += 1;
      return size > 2 ? nok : open;
    }
    return size === 1 && isBlank(code) ? nok(code) : data(code);
  };
  const data: State = (code) => {
    if (code === null) return nok(code);
    if (code === DOLLAR) {
      closing = 0;
      return close(code);
    }
    if (isEol(code)) {
      content += '\n';
      effects.exit('mathTextData');
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      effects.enter('mathTextData');
      return data;
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
    if (closing === size && content.trim() && (size === 2 || isFormula(content, code))) {
      effects.exit('mathTextData');
      effects.exit('mathText');
      return ok(code);
    }
    content += '$'.repeat(closing);
    return data(code);
  };
  return (code) => {
    effects.enter('mathText');
    effects.enter('mathTextData');
    return open(code);
  };
};

function isFormula(content: string, next: Code): boolean {
  if (isDigit(next) || /\s$/.test(content)) return false;
  return !/\p{Script=Cyrillic}/u.test(content) || content.includes('\\');
}

/** Micromark syntax of formulas: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`, never inside code. */
export const mathSyntax: SyntaxExtension = {
  flow: {
    [DOLLAR]: flow([DOLLAR, DOLLAR], [DOLLAR, DOLLAR]),
    [BACKSLASH]: flow([BACKSLASH, BRACKET_OPEN], [BACKSLASH, BRACKET_CLOSE]),
  },
  text: {
    [DOLLAR]: {
      name: 'mathText',
      tokenize: dollars,
      previous(code) {
        const last = this.events.at(-1);
        return !isWord(code) && (code !== DOLLAR || last?.[1].type === 'characterEscape');
      },
    },
    [BACKSLASH]: [
      { name: 'mathText', tokenize: texBrackets(PAREN_CLOSE) },
      { name: 'mathText', tokenize: texBrackets(BRACKET_CLOSE) },
    ],
  },
};

const base = mathFromMarkdown();

/** Builds `math` and `inlineMath` nodes; their value is the TeX between the markers. */
export const mathMdast: MdastExtension[] = [
  base,
  {
    exit: {
      mathText(token) {
        const source = this.resume();
        const node = this.stack.at(-1);
        const marker = source.startsWith('$') && !source.startsWith('$$') ? 1 : 2;
        if (node?.type === 'inlineMath') {
          node.value = source.slice(marker, -marker).trim();
          node.data = { display: source.startsWith('$$') || source.startsWith('\\[') };
        }
        this.exit(token);
      },
    },
  },
];
