/** Lines of models that end or begin a block where CommonMark goes on with the one before. */
import { codeFenced, content } from 'micromark-core-commonmark';
import { gfm } from 'micromark-extension-gfm';
import { spend } from './budget.ts';
import { fenceAtEnd } from './container-lines.ts';
import { bracketFlow, dollarFlow } from './math-flow.ts';
import { type Construct, isSpace, LESS, STAR, type State, type SyntaxExtension } from './micromark.ts';
import { tagAboveMarkdown } from './tag-lines.ts';
import { charAt, isOpenText, lineFrom, linesAfter } from './tail.ts';

type Context = ThisParameterType<Construct['tokenize']>;

const [table] = [gfm().flow?.['null'] ?? []].flat().filter(({ name }) => name === 'table');
if (!table) throw new Error('no construct table');

/** The row or head of a table that ends in the line before; undefined if another block does. */
function rowBefore({ events }: Context): Context['events'][number][1] | undefined {
  const last = events.findLast(([, { type }]) => type !== 'lineEnding' && type !== 'linePrefix')?.[1];
  // micromark's types do not contain the names of table tokens.
  return ['tableHead', 'tableRow'].includes(String(last?.type)) ? last : undefined;
}

/** Whether a line below a table is a text. In GFM each line below is a row; models go on without a blank line. */
function isTextBelow(context: Context): boolean {
  const row = rowBefore(context);
  if (!row) return false;
  const { offset } = context.now();
  const line = lineFrom(offset);
  const head = context.events.findLast(([, { type }]) => String(type) === 'tableHead')?.[1] ?? row;
  const isBelowBars = charAt(head.start.offset) === '|' && charAt(head.end.offset - 1) === '|';
  // «*Примечание:* a | b»: the rows of a table with bars at both edges have at least one of them.
  if (line.includes('|')) return isBelowBars && !/^[ \t]*\||\|[ \t]*$/.test(line);
  // In a table whose rows do not begin with a bar, the line may be the first cell of a row that is still arriving.
  return charAt(row.start.offset) === '|' || !isOpenText() || linesAfter(offset) !== undefined;
}

const ownTable: Construct = {
  ...table,
  name: 'ownTable',
  tokenize(effects, ok, nok) {
    const usual = table.tokenize.call(this, effects, ok, nok);
    return (code) => (isTextBelow(this) ? nok(code) : usual(code));
  },
};

/** A line that is bold, or begins with bold text and a colon: «**Минусы:**», «**Итог:** да». */
const boldTitle = /^\*\*(?! )[^*\n]{1,100}(?::\*\*|\*\*:|\*\*[ \t]*$)/;

/** Such a line directly below a list item is no part of its text. This construct ends only that text. */
const titleBelowItem: Construct = {
  name: 'titleBelowItem',
  tokenize(_effects, ok, nok) {
    const { line, offset } = this.now();
    const isLazy = this.interrupt === true && this.parser.lazy[line] === true;
    return isLazy && boldTitle.test(lineFrom(offset)) ? ok : nok;
  },
};

/** The text before the fence at the end of a line; undefined if there is none, or if nothing ends the code. */
function textBeforeFence(context: Context): string | undefined {
  const { offset } = context.now();
  const { text, mark } = fenceAtEnd(lineFrom(offset)) ?? {};
  if (text === undefined || mark === undefined) return undefined;
  const below = linesAfter(offset);
  // The text below is read again for each such line.
  if (below === undefined || !spend(context, below.length)) return undefined;
  return isOpenText() || new RegExp(`^[ \\t>]*${mark}\`*[ \\t]*$`, 'm').test(below) ? text : undefined;
}

/** A line that ends with the beginning of a formula: `Формула: $$`. */
const lineWithFormula = /^(.*[^\s$\\])[ \t]*(\$\$|\\\[)[ \t]*$/;
const maxLine = 1000;
/** A formula is not longer. */
const maxFormula = 3000;

/** The text before the formula that begins at the end of a line; undefined if there is none, or if nothing ends it. */
export function textBeforeFormula(
  line: string,
  below: string | undefined,
  isOpen: boolean,
): string | undefined {
  if (line.length > maxLine || below === undefined) return undefined;
  const [, text = '', mark = ''] = lineWithFormula.exec(line) ?? [];
  // Code or a formula in the line that is not complete.
  if (text === '' || text.split('$$').length % 2 === 0 || text.split('`').length % 2 === 0) return undefined;
  const isEnded = below.slice(0, maxFormula).includes(mark === '$$' ? mark : '\\]');
  return isEnded || isOpen ? text : undefined;
}

const formulaBefore =
  (mark: string) =>
  (context: Context): string | undefined => {
    const { offset } = context.now();
    const line = lineFrom(offset);
    return line.trimEnd().endsWith(mark)
      ? textBeforeFormula(line, linesAfter(offset), isOpenText())
      : undefined;
  };

/**
 * A paragraph, and in its last line the beginning of another block.
 *
 * @param textBefore the text of the line before the block; undefined if none begins in it
 */
const late = (
  name: string,
  textBefore: (context: Context) => string | undefined,
  block: Construct,
): Construct => ({
  name,
  concrete: true,
  resolve: (events, context) => content.resolve?.(events, context) ?? events,
  tokenize(effects, ok, nok) {
    let rest = 0;
    const begin = effects.attempt(block, ok, nok);
    const text: State = (next) => {
      if (rest === 0) {
        effects.exit('chunkContent');
        effects.exit('content');
        return isSpace(next) ? blanks(next) : begin(next);
      }
      rest -= 1;
      effects.consume(next);
      return text;
    };
    const blanks: State = (next) => {
      if (!isSpace(next)) return begin(next);
      effects.enter('whitespace');
      effects.consume(next);
      effects.exit('whitespace');
      return blanks;
    };
    return (next) => {
      const before = textBefore(this);
      if (before === undefined) return nok(next);
      if (this.interrupt) return ok(next);
      rest = before.length;
      effects.enter('content');
      effects.enter('chunkContent', { contentType: 'content' });
      return text(next);
    };
  },
});

const lateFence = late('lateFence', textBeforeFence, codeFenced);
const lateDollars = late('lateDollars', formulaBefore('$$'), dollarFlow);
const lateBracket = late('lateBracket', formulaBefore('\\['), bracketFlow);

/** Names of the constructs, for texts without blocks. */
export const looseLineNames: readonly string[] = [
  'lateFence',
  'lateDollars',
  'lateBracket',
  'tagAboveMarkdown',
];

/** The table of GFM must be disabled. */
export const looseLineSyntax: SyntaxExtension = {
  flow: {
    [LESS]: tagAboveMarkdown,
    [STAR]: titleBelowItem,
    null: [ownTable, lateFence, lateDollars, lateBracket],
  },
};
