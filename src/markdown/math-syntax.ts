import type { Extension as MdastExtension } from 'mdast-util-from-markdown';
import { mathFromMarkdown } from 'mdast-util-math';
import { metered } from './budget.ts';
import { commandText, environmentFlow, environmentMdast, environmentText } from './environment.ts';
import { bracketFlow, dollarFlow } from './math-flow.ts';
import { dollars, texBrackets } from './math-text.ts';
import {
  BACKSLASH,
  BRACKET_CLOSE,
  beforeDollar,
  DOLLAR,
  PAREN_CLOSE,
  type SyntaxExtension,
} from './micromark.ts';

declare module 'mdast-util-math' {
  interface InlineMathData {
    /** True for `$$…$$` and `\[…\]` inside a paragraph: it is shown on a line of its own. */
    display?: boolean;
  }
}

/** Micromark syntax of formulas: `$…$`, `$$…$$`, `\(…\)`, `\[…\]` bare environments and commands, never inside code. */
export const mathSyntax: SyntaxExtension = {
  flow: { [DOLLAR]: dollarFlow, [BACKSLASH]: [bracketFlow, environmentFlow] },
  text: {
    [DOLLAR]: metered({ name: 'mathText', tokenize: dollars, previous: beforeDollar }),
    [BACKSLASH]: [
      metered({ name: 'mathText', tokenize: texBrackets(PAREN_CLOSE) }),
      metered({ name: 'mathText', tokenize: texBrackets(BRACKET_CLOSE) }),
      metered({ name: 'mathText', tokenize: texBrackets(PAREN_CLOSE, true) }),
      metered({ name: 'mathText', tokenize: texBrackets(BRACKET_CLOSE, true) }),
      environmentText,
      commandText,
    ],
  },
};

const base = mathFromMarkdown();

/** Builds `math` and `inlineMath` nodes; their value is the TeX between the markers. */
export const mathMdast: MdastExtension[] = [
  base,
  environmentMdast,
  {
    exit: {
      mathText(token) {
        const source = this.resume();
        const node = this.stack.at(-1);
        const isDoubled = source.startsWith('\\\\');
        const marker = isDoubled ? 3 : source.startsWith('$') && !source.startsWith('$$') ? 1 : 2;
        if (node?.type === 'inlineMath') {
          const written = source.slice(marker, -marker).trim();
          const value = isDoubled ? written.replaceAll('\\\\', '\\') : written;
          // GitHub's form of a formula: $`x^2`$.
          node.value = /^`([^`]+)`$/.exec(value)?.[1] ?? value;
          node.data = { display: source.startsWith('$$') || /^\\{1,2}\[/.test(source) };
        }
        this.exit(token);
      },
    },
  },
];
