import type { Extension as MdastExtension } from 'mdast-util-from-markdown';
import { metered } from './budget.ts';
import {
  BACKSLASH,
  type Construct,
  type Effects,
  isEol,
  isSpace,
  nextLine,
  type State,
} from './micromark.ts';
import { charAt, lineFrom, textFrom } from './tail.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** `\begin{align} … \end{align}` without dollars. */
    mathEnvironment: 'mathEnvironment';
    mathEnvironmentFlow: 'mathEnvironmentFlow';
    mathEnvironmentText: 'mathEnvironmentText';
    /** `\boxed{42}` without dollars. */
    mathCommand: 'mathCommand';
  }
}

/** Environments of formulas that models write without dollars around them. */
const opening =
  /^\\begin\{(?:equation|align|gather|alignat|eqnarray|multline|flalign|split|aligned|gathered|cases|dcases|rcases|[pbBvV]?matrix|smallmatrix|array|CD)\*?\}/;

/** The beginning of an environment at the start of the text: `\begin{align}`; empty if it begins with none. */
export const environmentIn = (text: string): string => opening.exec(text)?.[0] ?? '';

const endOf = (begin: string): string => begin.replace('\\begin', '\\end');

/** Whether the text contains the end of the environment that begins with `begin`. */
export const hasEnd = (text: string, begin: string): boolean => text.includes(endOf(begin));

/** Reads a text until it contains `end`. */
function matcher(end: string): (code: number) => boolean {
  let matched = 0;
  return (code) => {
    matched = code === end.charCodeAt(matched) ? matched + 1 : Number(code === BACKSLASH);
    return matched === end.length;
  };
}

function lineEnding(effects: Effects, code: number): void {
  effects.exit('mathEnvironmentText');
  effects.enter('lineEnding');
  effects.consume(code);
  effects.exit('lineEnding');
  effects.enter('mathEnvironmentText');
}

/** An environment inside a paragraph: a formula on a line of its own. */
const environment: Construct = {
  name: 'mathEnvironment',
  tokenize(effects, ok, nok) {
    const begin = environmentIn(textFrom(this.now().offset));
    const isEnd = matcher(endOf(begin));
    const inside: State = (code) => {
      if (code === null) return nok(code);
      if (isEol(code)) {
        lineEnding(effects, code);
        return inside;
      }
      effects.consume(code);
      return isEnd(code) ? done : inside;
    };
    const done: State = (code) => {
      effects.exit('mathEnvironmentText');
      effects.exit('mathEnvironment');
      return ok(code);
    };
    return (code) => {
      if (begin === '' || charAt(this.now().offset - 1) === '\\') return nok(code);
      effects.enter('mathEnvironment');
      effects.enter('mathEnvironmentText');
      return inside(code);
    };
  },
};

/** An environment in lines of its own; it ends with its container if it has no end, like a block of code. */
export const environmentFlow: Construct = {
  name: 'mathEnvironmentFlow',
  concrete: true,
  tokenize(effects, ok, nok) {
    const begin = environmentIn(textFrom(this.now().offset));
    const isEnd = matcher(endOf(begin));
    let inLine = false;
    const leave = () => {
      if (inLine) effects.exit('mathEnvironmentText');
      inLine = false;
    };
    const done: State = (code) => {
      leave();
      effects.exit('mathEnvironmentFlow');
      return ok(code);
    };
    const inside: State = (code) => {
      if (code === null || isEol(code)) {
        leave();
        return this.interrupt ? ok(code) : effects.attempt(nextLine, inside, done)(code);
      }
      if (!inLine) effects.enter('mathEnvironmentText');
      inLine = true;
      effects.consume(code);
      return isEnd(code) ? after : inside;
    };
    // An environment before other text is a part of the paragraph.
    const after: State = (code) => {
      if (code === null || isEol(code)) return done(code);
      if (!isSpace(code)) return nok(code);
      effects.consume(code);
      return after;
    };
    return (code) => {
      if (begin === '') return nok(code);
      effects.enter('mathEnvironmentFlow');
      return inside(code);
    };
  },
};

export const environmentText = metered(environment);

/** Commands that models write without dollars: a result, a formula of chemistry, a unit. */
const command = /^\\(?:boxed|ce|pu)\{/;
const maxCommand = 500;

/** The length of a command with its braces at the start of a text; 0 if there is none, infinite if it has no end. */
export function commandLength(text: string): number {
  const [begin = ''] = command.exec(text) ?? [];
  if (begin === '') return 0;
  let depth = 0;
  for (let at = begin.length - 1; at < text.length && at < maxCommand; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** A command that stands for a formula, in one line. */
export const commandText: Construct = {
  name: 'mathCommand',
  tokenize(effects, ok, nok) {
    let left = commandLength(lineFrom(this.now().offset).slice(0, maxCommand));
    const inside: State = (code) => {
      if (left === 0) {
        effects.exit('mathCommand');
        return ok(code);
      }
      left -= 1;
      effects.consume(code);
      return inside;
    };
    return (code) => {
      if (left === 0 || left === Number.POSITIVE_INFINITY) return nok(code);
      effects.enter('mathCommand');
      return inside(code);
    };
  },
};

const setValue: NonNullable<MdastExtension['exit']>[string] = function setValue(token) {
  this.resume();
  const node = this.stack.at(-1);
  if (node?.type === 'inlineMath' || node?.type === 'math') node.value = this.sliceSerialize(token).trim();
  this.exit(token);
};

/** Builds formulas of environments and commands; their value is the whole of it. */
export const environmentMdast: MdastExtension = {
  enter: {
    mathEnvironmentFlow(token) {
      this.enter({ type: 'math', value: '' }, token);
      this.buffer();
    },
    mathEnvironment(token) {
      this.enter({ type: 'inlineMath', value: '', data: { display: true } }, token);
      this.buffer();
    },
    mathCommand(token) {
      this.enter({ type: 'inlineMath', value: '', data: { display: false } }, token);
      this.buffer();
    },
  },
  exit: { mathEnvironmentFlow: setValue, mathEnvironment: setValue, mathCommand: setValue },
};
