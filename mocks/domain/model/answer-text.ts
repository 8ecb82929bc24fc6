/** Prepares the text of an upstream for the events of a stream. */
import { keepable } from '#mocks/contract/texts.ts';
import type { ModelPiece } from './model.ts';

type TextPiece = Extract<ModelPiece, { text: string }>;
type Kind = TextPiece['type'];

/** Maximum length of a piece; the contract allows 100,000 characters. */
const MAX_PIECE = 50_000;

/** Length of the longest end of `text` that is a beginning of `tag`. */
function tagStart(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(tag.slice(0, length))) return length;
  }
  return 0;
}

/**
 * Turns the text of an upstream into pieces: reasoning that stands at the start of the answer as `<think>…</think>`
 * becomes reasoning, long texts are split, and a surrogate pair is never cut, even if the upstream cut it.
 */
export class AnswerText {
  /** Number of characters so far. */
  length = 0;
  /** Where the content is: before its first word, in `<think>`, right after it, or in the answer itself. */
  #place: 'start' | 'thought' | 'after' | 'answer' = 'start';
  /** Content whose meaning the next text decides: perhaps the start of a tag. */
  #waiting = '';
  #kind: Kind = 'delta';
  /** The first half of a surrogate pair at the end of the last text. */
  #half = '';

  /** Reasoning from a field of its own, such as `reasoning_content`. */
  *reasoning(text: string): Generator<TextPiece> {
    yield* this.#pieces('reasoning', text);
  }

  *content(text: string): Generator<TextPiece> {
    const all = this.#waiting + text;
    this.#waiting = '';
    if (this.#place === 'start') yield* this.#start(all);
    else if (this.#place === 'thought') yield* this.#thought(all);
    else if (this.#place === 'after') yield* this.#after(all);
    else yield* this.#pieces('delta', all);
  }

  /** What is still held back at the end of the answer. */
  *rest(): Generator<TextPiece> {
    const text = this.#waiting;
    this.#waiting = '';
    if (this.#place === 'thought') yield* this.#pieces('reasoning', text);
    else if (this.#place !== 'after') yield* this.#pieces('delta', text);
    if (this.#half) yield { type: this.#kind, text: '\ufffd' };
    this.#half = '';
  }

  *#start(text: string): Generator<TextPiece> {
    const begin = text.trimStart();
    if ('<think>'.startsWith(begin)) {
      this.#waiting = text;
    } else if (begin.startsWith('<think>')) {
      this.#place = 'thought';
      yield* this.#thought(begin.slice('<think>'.length));
    } else {
      this.#place = 'answer';
      yield* this.#pieces('delta', text);
    }
  }

  *#thought(text: string): Generator<TextPiece> {
    const end = text.indexOf('</think>');
    if (end < 0) {
      const held = tagStart(text, '</think>');
      this.#waiting = text.slice(text.length - held);
      yield* this.#pieces('reasoning', text.slice(0, text.length - held));
      return;
    }
    yield* this.#pieces('reasoning', text.slice(0, end));
    this.#place = 'after';
    yield* this.#after(text.slice(end + '</think>'.length));
  }

  /** The empty lines between reasoning and answer are dropped. */
  *#after(text: string): Generator<TextPiece> {
    const answer = text.trimStart();
    if (answer === '') return;
    this.#place = 'answer';
    yield* this.#pieces('delta', answer);
  }

  *#pieces(type: Kind, text: string): Generator<TextPiece> {
    if (text === '') return;
    const all = type === this.#kind ? this.#half + text : text;
    this.#kind = type;
    this.#half = /[\ud800-\udbff]$/.test(all) ? all.slice(-1) : '';
    const whole = keepable(all.slice(0, all.length - this.#half.length));
    for (let from = 0; from < whole.length; ) {
      let to = Math.min(from + MAX_PIECE, whole.length);
      if (to < whole.length && /[\ud800-\udbff]/.test(whole.charAt(to - 1))) to -= 1;
      this.length += to - from;
      yield { type, text: whole.slice(from, to) };
      from = to;
    }
  }
}
