/** Any service that speaks OpenAI's `/v1/chat/completions` with `stream: true`. */
import { createParser } from 'eventsource-parser';
import { type Model, ModelFailure, type ModelPiece, type ModelRequest } from './model.ts';

interface Upstream {
  /** Base address, with or without `/v1`. */
  readonly url: string;
  readonly key?: string | undefined;
  /** Name of the model. @default the one chosen in the portal */
  readonly model?: string | undefined;
}

/** Address of the completions; the base may be `https://host`, `https://host/v1` or the whole address. */
export function completionsUrl(base: string): string {
  const trimmed = base.replace(/\/+$/, '');
  if (trimmed.endsWith('/chat/completions')) return trimmed;
  return `${trimmed}${/\/v\d+\w*$/.test(trimmed) ? '' : '/v1'}/chat/completions`;
}

function record(value: unknown): Record<string, unknown> | undefined {
  return value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : undefined;
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? Math.min(value, 100_000_000)
    : 0;
}

/** The pieces in one `data:` line of the upstream. Unknown fields are ignored; `error` ends the answer. */
function piecesOf(data: string): ModelPiece[] {
  let chunk: Record<string, unknown> | undefined;
  try {
    chunk = record(JSON.parse(data));
  } catch (error) {
    throw new ModelFailure('upstream-failed', {}, error);
  }
  if (!chunk) throw new ModelFailure('upstream-failed');
  if (chunk['error']) {
    const limit = /rate.?limit|quota/i.test(JSON.stringify(chunk['error']));
    throw new ModelFailure(limit ? 'limit-exceeded' : 'upstream-failed', {}, chunk['error']);
  }
  const pieces: ModelPiece[] = [];
  const choices: unknown[] = Array.isArray(chunk['choices']) ? chunk['choices'] : [];
  const delta = record(record(choices[0])?.['delta']);
  const reasoning = delta?.['reasoning_content'] ?? delta?.['reasoning'];
  if (typeof reasoning === 'string' && reasoning !== '') pieces.push({ type: 'reasoning', text: reasoning });
  const content = delta?.['content'];
  if (typeof content === 'string' && content !== '') pieces.push({ type: 'delta', text: content });
  const usage = record(chunk['usage']);
  if (usage) {
    const promptTokens = count(usage['prompt_tokens']);
    pieces.push({ type: 'usage', promptTokens, completionTokens: count(usage['completion_tokens']) });
  }
  return pieces;
}

async function ask(upstream: Upstream, request: ModelRequest, signal: AbortSignal): Promise<Response> {
  const response = await fetch(completionsUrl(upstream.url), {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(upstream.key && { authorization: `Bearer ${upstream.key}` }),
    },
    body: JSON.stringify({
      model: upstream.model || request.model,
      messages: request.turns,
      stream: true,
      stream_options: { include_usage: true },
    }),
    signal,
  });
  if (response.status === 429) throw new ModelFailure('limit-exceeded', {}, await response.text());
  const isStream = response.headers.get('content-type')?.includes('text/event-stream');
  if (!response.ok || !response.body || !isStream) {
    throw new ModelFailure(
      'upstream-failed',
      {},
      `${response.status} ${(await response.text()).slice(0, 500)}`,
    );
  }
  return response;
}

/** Whether a chunk is the last one of its answer; not every upstream sends `[DONE]`. */
function isLast(data: string): boolean {
  return /"finish_reason"\s*:\s*"/.test(data);
}

async function* answer(
  upstream: Upstream,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const response = await ask(upstream, request, signal);
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let whole = false;
  let usage: ModelPiece | undefined;
  reading: for await (const bytes of response.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const data of events.splice(0)) {
      whole ||= data === '[DONE]' || isLast(data);
      if (data === '[DONE]') break reading;
      for (const piece of piecesOf(data)) {
        // Some upstreams send the usage with every chunk; the last one is the total.
        if (piece.type === 'usage') usage = piece;
        else yield piece;
      }
    }
  }
  if (!whole) throw new ModelFailure('upstream-failed', {}, 'The upstream stream broke off');
  if (usage) yield usage;
}

async function* guarded(
  upstream: Upstream,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  try {
    yield* answer(upstream, request, signal);
  } catch (error) {
    if (signal.aborted) return;
    const failure = error instanceof ModelFailure ? error : new ModelFailure('upstream-failed', {}, error);
    console.error('The upstream failed:', failure.cause);
    throw failure;
  }
}

/** A model that forwards requests to the upstream. Aborting the answer aborts the upstream request. */
export function openAiModel(upstream: Upstream): Model {
  return {
    name: `${upstream.model ?? 'chosen in the portal'} at ${completionsUrl(upstream.url)}`,
    answer: (request, signal) => guarded(upstream, request, signal),
  };
}
