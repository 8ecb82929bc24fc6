/** Code blocks in list items with lines that are indented less than the item. In CommonMark such a line ends item and block. */
import { spend } from './budget.ts';
import { endsFence, fenceAtEnd, fenceIn, splitLine } from './container-lines.ts';
import type { State, Tokenizer } from './micromark.ts';
import { lineFrom, linesAfter, textBefore } from './tail.ts';

type Context = ThisParameterType<Tokenizer>;
export type ContainerState = NonNullable<Context['containerState']>;

/** The fence of the code that is open in an item. */
interface ItemFence {
  readonly mark: string;
  /** Whether the fence has a line of its own. */
  readonly isAlone: boolean;
  /** Whether lines that are indented less belong to the code; undefined before the first such line. */
  isLoose?: boolean;
}

const fences = new WeakMap<ContainerState, ItemFence>();

/** Notes where fences begin and end in the lines of an item. */
export function followFence(state: ContainerState, line: string): void {
  if (!/[`~]{3}/.test(line)) return;
  const [, text] = splitLine(line);
  const fence = fenceIn(text);
  const open = fences.get(state);
  const begun = fence ?? fenceAtEnd(text);
  if (!open && begun) fences.set(state, { mark: begun.mark, isAlone: fence !== null });
  else if (open && endsFence(fence, open.mark)) fences.delete(state);
}

/** Number of characters before a line that are looked at. */
const maxLine = 1000;

/** Whether the line before is not blank. A text below a blank line is outside of the item, not code. */
function followsCode(offset: number): boolean {
  const before = textBefore(offset, maxLine).replace(/(?:\r\n|\n|\r)[ \t]*$/, '');
  return before.length === maxLine || /[^\s][ \t]*$/.test(before);
}

/**
 * Whether the next fence ends the code instead of beginning another block. Without another fence, code whose fence has a line
 * of its own reaches to the end of the text; a fence at the end of a line then is text.
 */
function isEndedBelow(context: Context, { mark, isAlone }: ItemFence): boolean {
  const below = linesAfter(context.now().offset);
  if (below === undefined) return isAlone;
  if (!spend(context, below.length)) return false;
  for (const [line] of below.matchAll(/^[ \t>]*(?:(?:[-*+•◦▪▫●‣■]|\d{1,9}[.)])[ \t]+)*(?:`{3}|~{3}).*/gm)) {
    const [prefix, text] = splitLine(line);
    return prefix.trim() === '' && endsFence(fenceIn(text), mark);
  }
  return isAlone;
}

/**
 * Continues a list item at a line of its open code block, also at the closing fence, if the line is indented less than the item.
 *
 * @param next the state for other lines
 */
export const atLooseCode =
  (context: Context, ok: State, next: State): State =>
  (code) => {
    const { containerState: state } = context;
    const open = state && fences.get(state);
    if (!state || !open) return next(code);
    const line = lineFrom(context.now().offset);
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if (indent === line.length || indent >= (state.size ?? 0)) return next(code);
    if (endsFence(fenceIn(line.trimStart()), open.mark)) {
      fences.delete(state);
      return ok(code);
    }
    open.isLoose ??= followsCode(context.now().offset) && isEndedBelow(context, open);
    return open.isLoose ? ok(code) : next(code);
  };
