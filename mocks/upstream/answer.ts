/** Reads the chunks of an OpenAI-compatible answer. Unknown fields are ignored. */
import { AnswerText } from '#mocks/domain/model/answer-text.ts';
import { type EndReason, ModelFailure, type ModelPiece } from '#mocks/domain/model/model.ts';
import { failureOf, statusIn } from './refusal.ts';
import { ToolCalls } from './tools.ts';

/** Number of characters after which an answer ends, so that a stored message (1,000,000) holds it with its last piece. */
const MAX_ANSWER = 900_000;

const endReasons = new Map<string, EndReason>([
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'filter'],
  ['safety', 'filter'],
  ['tool_calls', 'tool'],
  ['function_call', 'tool'],
]);
/** Ends of vLLM, LiteLLM and DeepSeek that are failures. */
const failedEnds = new Set(['error', 'abort', 'insufficient_system_resource']);

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? Math.min(value, 100_000_000)
    : 0;
}

/** Text of a string, or of a list of parts such as `{ type: 'text', text }`; others, such as pictures, have none. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const texts = listOf(value).map((part) => {
    const text = typeof part === 'string' ? part : (fieldsOf(part)?.['text'] ?? fieldsOf(part)?.['refusal']);
    return typeof text === 'string' ? text : '';
  });
  return texts.join('');
}

export class UpstreamAnswer {
  readonly #text = new AnswerText();
  readonly #hasPictures: boolean;
  readonly #calls = new ToolCalls();
  #usage: ModelPiece | undefined;
  #reason: EndReason | undefined;
  /** True after `[DONE]`, or when the answer is as long as an answer may be. */
  isOver = false;

  /** @param hasPictures whether the request has pictures, which the upstream may refuse */
  constructor(hasPictures: boolean) {
    this.#hasPictures = hasPictures;
  }

  /** True once the upstream has said why the answer ended. Usage and `[DONE]` may still follow. */
  get hasReason(): boolean {
    return this.#reason !== undefined;
  }

  /** The pieces in the data of one event, or in a whole answer as JSON. Throws `ModelFailure`. */
  *take(data: string): Generator<ModelPiece> {
    if (data.trim() === '') return;
    if (data.trim() === '[DONE]') {
      this.isOver = true;
      return;
    }
    let chunk: Fields | undefined;
    try {
      chunk = fieldsOf(JSON.parse(data));
    } catch {
      throw new ModelFailure('upstream-failed', {}, 'an event that is no JSON');
    }
    if (!chunk) return;
    // vLLM also sends an error without the envelope.
    const error = chunk['error'] ?? (chunk['object'] === 'error' ? chunk : undefined);
    if (error) {
      const text = JSON.stringify(error).slice(0, 4096);
      throw failureOf({ status: statusIn(error), text }, this.#hasPictures, 'an error in the answer');
    }
    // Only the first of several choices is the answer. Azure sends chunks without any.
    const choice = listOf(chunk['choices'])
      .map(fieldsOf)
      .find((one) => (one?.['index'] ?? 0) === 0);
    yield* this.#choice(choice ?? {});
    const usage = fieldsOf(chunk['usage']);
    // Some upstreams send the usage with every chunk; the last one is the total.
    if (usage) {
      const promptTokens = count(usage['prompt_tokens']);
      this.#usage = { type: 'usage', promptTokens, completionTokens: count(usage['completion_tokens']) };
    }
  }

  /**
   * The last pieces.
   *
   * @param isWhole whether the answer is known to be whole, although nothing in it says why it ended
   */
  *end(isWhole: boolean): Generator<ModelPiece> {
    if (!this.hasReason && !this.isOver && !isWhole)
      throw new ModelFailure('upstream-failed', {}, 'the stream broke off');
    yield* this.#text.rest();
    const reason = this.#reason ?? 'complete';
    const asks = this.#calls.pieces;
    if (this.#text.length === 0 && reason === 'filter')
      throw new ModelFailure('content-refused', {}, 'the end by the content filter');
    if (this.#text.length === 0 && reason === 'complete' && asks.length === 0)
      throw new ModelFailure('upstream-failed', {}, 'an empty answer');
    if (this.#usage) yield this.#usage;
    yield* asks;
    yield { type: 'end', reason };
  }

  *#choice(choice: Fields): Generator<ModelPiece> {
    const delta = fieldsOf(choice['delta'] ?? choice['message']);
    if (delta) yield* this.#delta(delta);
    const end = choice['finish_reason'];
    if (typeof end === 'string' && end !== '') {
      if (failedEnds.has(end)) throw new ModelFailure('upstream-failed', {}, 'the end by an error');
      this.#reason = endReasons.get(end.toLowerCase()) ?? 'complete';
    }
    if (this.#text.length < MAX_ANSWER) return;
    this.#reason = 'length';
    this.isOver = true;
  }

  *#delta(delta: Fields): Generator<ModelPiece> {
    for (const [place, part] of listOf(delta['tool_calls']).entries())
      this.#calls.take(fieldsOf(part) ?? {}, place);
    // The same reasoning under several names is sent by proxies.
    const reasoning = ['reasoning_content', 'reasoning', 'thinking'].map((name) => textOf(delta[name]));
    yield* this.#limited(this.#text.reasoning(reasoning.find((text) => text !== '') ?? ''));
    const { content } = delta;
    for (const part of typeof content === 'string' ? [content] : listOf(content)) {
      // Mistral's reasoning is a part of the content.
      yield* this.#limited(this.#text.reasoning(textOf(fieldsOf(part)?.['thinking'])));
      yield* this.#limited(this.#text.content(textOf([part])));
    }
    yield* this.#limited(this.#text.content(textOf(delta['refusal'])));
  }

  *#limited(pieces: Iterable<ModelPiece>): Generator<ModelPiece> {
    for (const piece of pieces) {
      yield piece;
      if (this.#text.length >= MAX_ANSWER) return;
    }
  }
}
