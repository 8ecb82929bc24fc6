/**
 * Reasoning that a model writes into its answer, `<think>…</think>` or the same with the tags of another model, at the
 * beginning of the answer or of a paragraph, never in fenced code. Some models are given the opening tag with the request and write only the
 * closing one: what stands before it is reasoning, too.
 */
import { endsFence, fenceIn, splitLine } from './container-lines.ts';

/** A piece of an answer. After `thought` all text before it is reasoning. */
export type AnswerPiece =
  | { readonly type: 'reasoning' | 'delta'; readonly text: string }
  | { readonly type: 'thought' };

const names = ['think', 'thinking', 'reasoning', 'reason', 'thought', 'antthinking', 'seed:think'];
/** The tags that begin and end reasoning, in small letters. */
const pairs: readonly (readonly [opening: string, closing: string])[] = [
  ...names.map((name) => [`<${name}>`, `</${name}>`] as const),
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
];
const patternOf = (tag: string): string =>
  tag.replaceAll(/[[\]|/]/g, String.raw`\$&`).replace(/>$/, '[ \\t]*>');
const anyOf = (tags: readonly string[]): string => `(?:${tags.map(patternOf).join('|')})`;
const opening = new RegExp(`^${anyOf(pairs.map(([tag]) => tag))}`, 'i');
const closing = new RegExp(`^${anyOf(pairs.map(([, tag]) => tag))}`, 'i');
const tags = pairs.flat();
const anyTag = new RegExp(anyOf(tags), 'i');
/** The first characters of tags. */
const starts = /[<[◁](?=[^<[◁]*$)/;
const longestTag = Math.max(...tags.map((tag) => tag.length));
/** A line is recognised as a fence by its beginning, characters. */
const LINE_LENGTH = 200;

/** Whether this text may become a tag, when more of it arrives. */
function mayBegin(text: string): boolean {
  if (!/^[<[◁]/.test(text)) return false;
  const begun = text.trimEnd();
  return begun.length <= longestTag && tags.some((tag) => tag.startsWith(begun.toLowerCase()));
}

/** Takes the reasoning out of one answer, as it arrives. */
export class Thinking {
  /** Text that is not decided yet, and its place in the answer. */
  #rest = '';
  #at = 0;
  /** Matches the end of the open reasoning; null outside of it. */
  #end: RegExp | null = null;
  /** Whether reasoning has come, which the next is separated from. */
  #hasReasoning: boolean;
  /** Whether the open reasoning has text. */
  #isBegun = false;
  #hasText = false;
  #hasTag = false;
  /** The line of text that is being read, of which the end has not arrived. */
  #line = '';
  #isAfterBlank = true;
  /** The mark of the open fence of code. */
  #fence = '';
  /** The parts of the answer that are no text; the last one has no end while blanks after it are left out. */
  readonly #gaps: { from: number; to: number | null }[] = [];

  /** @param hasReasoning whether the answer has reasoning that its service named */
  constructor(hasReasoning = false) {
    this.#hasReasoning = hasReasoning;
  }

  /** @returns what is decided with the next piece of the answer */
  push(piece: string): AnswerPiece[] {
    const found: AnswerPiece[] = [];
    this.#rest += piece;
    while (this.#rest !== '' && this.#step(found));
    return found;
  }

  /** @returns the rest of an answer that has ended. Reasoning without an end is text if it follows text. */
  end(): AnswerPiece[] {
    const found: AnswerPiece[] = [];
    if (this.#end) this.#think(this.#take(this.#rest.trimEnd().length), found);
    else if (!this.#isInGap || this.#rest.trim() !== '') this.#say(this.#take(this.#rest.length), found);
    return found;
  }

  /** @returns the place in the text for a place in the whole answer */
  placeOf(at: number): number {
    return this.#gaps.reduce((place, { from, to }) => place - Math.max(0, Math.min(at, to ?? at) - from), at);
  }

  get #isInGap(): boolean {
    return this.#gaps.at(-1)?.to === null;
  }

  #take(length: number): string {
    const taken = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    this.#at += length;
    return taken;
  }

  /** Reads the next part; false if more has to arrive. */
  #step(found: AnswerPiece[]): boolean {
    if (this.#end) return this.#stepInReasoning(this.#end, found);
    const isLineStart = this.#line === '' && this.#fence === '';
    // Blanks at the beginning, and after reasoning, are held until what follows is known.
    const isBeginning = !this.#hasText || this.#isInGap;
    const begun = isBeginning ? this.#rest.trimStart() : this.#rest.replace(/^[ \t]+/, '');
    if (isLineStart || isBeginning) {
      if (isBeginning && begun === '') return false;
      if ((isBeginning || this.#isAfterBlank) && opening.test(begun)) return this.#open(begun);
      if (!this.#hasTag && closing.test(begun)) return this.#closeUnopened(begun, found);
      if (mayBegin(begun)) return false;
    }
    const newline = begun.indexOf('\n');
    this.#say(
      this.#take(newline < 0 ? this.#rest.length : this.#rest.length - begun.length + newline + 1),
      found,
    );
    return true;
  }

  /** @param begun the rest from its tag on */
  #open(begun: string): boolean {
    const [tag = ''] = opening.exec(begun) ?? [];
    const [, last = ''] = pairs.find(([first]) => first === tag.toLowerCase().replace(/\s/g, '')) ?? [];
    const end = new RegExp(patternOf(last), 'i');
    // After text it counts only with its end.
    if (this.#hasText && !end.test(this.#rest)) return false;
    this.#hasTag = true;
    if (!this.#isInGap) this.#gaps.push({ from: this.#at, to: null });
    this.#take(this.#rest.length - begun.length + tag.length);
    this.#end = end;
    this.#isBegun = false;
    return true;
  }

  #closeUnopened(begun: string, found: AnswerPiece[]): boolean {
    this.#take(this.#rest.length - begun.length + (closing.exec(begun)?.[0].length ?? 0));
    this.#hasTag = true;
    this.#hasReasoning = true;
    this.#hasText = false;
    this.#gaps.splice(0, Number.POSITIVE_INFINITY, { from: 0, to: null });
    found.push({ type: 'thought' });
    return true;
  }

  #stepInReasoning(end: RegExp, found: AnswerPiece[]): boolean {
    const close = end.exec(this.#rest);
    if (close) {
      this.#think(this.#take(close.index).trimEnd(), found);
      this.#take(close[0].length);
      this.#end = null;
      return true;
    }
    const at = this.#rest.search(starts);
    const isTag = at >= 0 && mayBegin(this.#rest.slice(at));
    this.#think(this.#take((isTag ? this.#rest.slice(0, at) : this.#rest).trimEnd().length), found);
    return false;
  }

  #think(piece: string, found: AnswerPiece[]): void {
    const text = this.#isBegun ? piece : piece.trimStart();
    if (text === '') return;
    const isNext = !this.#isBegun && this.#hasReasoning;
    this.#isBegun = true;
    this.#hasReasoning = true;
    found.push({ type: 'reasoning', text: isNext ? `\n\n${text}` : text });
  }

  #say(piece: string, found: AnswerPiece[]): void {
    const gap = this.#gaps.at(-1);
    const text = gap?.to === null ? piece.trimStart() : piece;
    if (text === '') return;
    if (gap?.to === null) gap.to = this.#at - text.length;
    const last = found.at(-1);
    if (last?.type === 'delta') found.splice(-1, 1, { type: 'delta', text: last.text + text });
    else found.push({ type: 'delta', text });
    this.#hasText ||= text.trim() !== '';
    this.#line = (this.#line + text).slice(0, LINE_LENGTH);
    if (!text.endsWith('\n')) return;
    const fence = fenceIn(splitLine(this.#line)[1]);
    if (this.#fence === '') this.#fence = fence?.mark ?? '';
    else if (endsFence(fence, this.#fence)) this.#fence = '';
    this.#isAfterBlank = this.#line.trim() === '';
    this.#line = '';
  }
}

interface Answer {
  readonly role: string;
  readonly content: string;
  readonly status?: string;
  readonly reasoning?: string;
  readonly calls?: readonly { readonly at: number }[];
}

/** Whether a text may have tags of reasoning. */
export const mayThink = (text: string): boolean => anyTag.test(text);

/**
 * A stored message whose reasoning is taken out of its text; its calls stay where they happened. Requests are not changed.
 *
 * @param thinking reads it; it can go on with the pieces of an answer that is being written
 */
export function withoutThinking<T extends Answer>(message: T, thinking: Thinking): T {
  const isRunning = message.status === 'streaming';
  if (message.role === 'user' || !(isRunning || mayThink(message.content))) return message;
  let content = '';
  let reasoning = message.reasoning ?? '';
  for (const piece of [...thinking.push(message.content), ...(isRunning ? [] : thinking.end())]) {
    if (piece.type === 'delta') content += piece.text;
    else if (piece.type === 'reasoning') reasoning += piece.text;
    else [reasoning, content] = [[reasoning, content.trim()].filter(Boolean).join('\n\n'), ''];
  }
  const calls = message.calls?.map((call) => ({ ...call, at: thinking.placeOf(call.at) }));
  return { ...message, content, ...(reasoning && { reasoning }), ...(calls && { calls }) };
}
