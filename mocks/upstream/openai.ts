/** Any service that speaks OpenAI's `/v1/chat/completions`. What is made of its habits: upstream-habits.test.ts. */

import { createParser } from 'eventsource-parser';
import type { Dispatcher, Response } from 'undici';
import {
  type Model,
  ModelFailure,
  type ModelPiece,
  type ModelRequest,
  type ServiceSettings,
} from '#mocks/domain/model/model.ts';
import { log } from '#mocks/log/log.ts';
import { UpstreamAnswer } from './answer.ts';
import { defaultLimits, endpointOf, refusalOf, send, type UpstreamLimits, Watch } from './call.ts';
import { conversationOf } from './model-files.ts';
import { failureOf, refusesTools, refusesUsage } from './refusal.ts';
import { agentMessage, roundMessages, toolsOf } from './tools.ts';

export interface Upstream {
  /** Base address, with or without `/v1`. */
  readonly url: string;
  readonly key?: string | undefined;
  /** Name of the model. @default the one chosen in the portal */
  readonly model?: string | undefined;
  /** Whether pictures are sent to the upstream. @default true */
  readonly takesPictures?: boolean;
  readonly limits?: Partial<UpstreamLimits>;
  /** Opens the connections. @default any address is called */
  readonly dispatcher?: Dispatcher | undefined;
}

/** What is known of an upstream from its earlier answers. */
interface Door {
  readonly upstream: Upstream;
  readonly url: string;
  readonly limits: UpstreamLimits;
  /** False once the upstream has refused `stream_options`, which asks for the token counts. */
  tellsUsage: boolean;
  /** False once the upstream has refused `tools`; agents then answer without their functions. */
  takesTools: boolean;
}

interface Asked {
  readonly response: Response;
  readonly hasPictures: boolean;
  readonly notes: readonly string[];
}

/** The settings that an upstream takes as options, under the names that most servers know. */
function optionsOf({ temperature, maxTokens, thinking }: ServiceSettings): object {
  return {
    ...(temperature !== undefined && { temperature }),
    ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    ...(thinking !== undefined && { thinking: { type: thinking ? 'enabled' : 'disabled' } }),
  };
}

/**
 * Sends the conversation. It is sent again without the option for the usage, or without the pictures of earlier turns, if
 * the upstream refuses just these: an upstream that takes no pictures must not refuse the rest of a chat with one.
 */
async function ask(door: Door, request: ModelRequest, signal: AbortSignal): Promise<Asked> {
  const { upstream, url } = door;
  let takesPictures = upstream.takesPictures ?? true;
  for (;;) {
    const { settings = {}, agent } = request;
    const { messages, notes, hasPictures, asksWithPictures } = conversationOf(
      request.turns,
      takesPictures,
      settings.detail,
    );
    const own = settings.instruction?.trim() || undefined;
    const instruction = agent ? await agentMessage(agent, own) : own;
    const { tellsUsage, takesTools } = door;
    const tools = takesTools && agent ? toolsOf(agent) : undefined;
    const all = agent ? [...messages, ...roundMessages(agent)] : messages;
    const body = JSON.stringify({
      model: upstream.model || request.model,
      messages: instruction ? [{ role: 'system', content: instruction }, ...all] : all,
      stream: true,
      ...optionsOf(settings),
      ...(request.answerSchema && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'answer', strict: true, schema: request.answerSchema },
        },
      }),
      ...(tools && { tools }),
      ...(tellsUsage && { stream_options: { include_usage: true } }),
    });
    const response = await send(url, { key: upstream.key, body, signal, dispatcher: upstream.dispatcher });
    if (response.ok) return { response, hasPictures, notes };
    const refusal = await refusalOf(response);
    const failure = failureOf(refusal, hasPictures);
    if (tellsUsage && refusesUsage(refusal)) door.tellsUsage = false;
    else if (tools && refusesTools(refusal)) door.takesTools = false;
    else if (failure.failure === 'pictures-refused' && !asksWithPictures) takesPictures = false;
    else throw failure;
  }
}

/** How long to wait, ms, and the reason for the log if it was in vain. */
type Patience = () => readonly [ms: number, reason: string];

/**
 * The chunks of a body. Throws when there are more bytes than `total`, or when the upstream is silent for too long.
 *
 * @param patience for the next chunk
 */
async function* chunksOf(
  body: AsyncIterable<Uint8Array>,
  { between, total }: UpstreamLimits,
  watch: Watch,
  patience: Patience = () => [between, `silence for ${between} ms`],
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let size = 0;
  for await (const bytes of body) {
    watch.stop();
    size += bytes.length;
    if (size > total) throw new ModelFailure('upstream-failed', {}, 'an answer over the limit of bytes');
    yield decoder.decode(bytes, { stream: true });
    watch.start(...patience());
  }
  yield decoder.decode();
}

/** Yields the events of a stream as they arrive. */
async function* streamed(
  body: AsyncIterable<Uint8Array>,
  answer: UpstreamAnswer,
  limits: UpstreamLimits,
  watch: Watch,
): AsyncGenerator<ModelPiece> {
  const events: string[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: limits.event,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type, field, value }) => {
      if (type === 'max-buffer-size-exceeded') isTooLong = true;
      // llama.cpp has sent errors in the SSE field `error` instead of `data`.
      else if (field === 'error') events.push(`{"error":${value}}`);
    },
  });
  /** When the next event, or the end of the stream, must have come. */
  let deadline = performance.now() + limits.events;
  const patience: Patience = () => {
    const left = deadline - performance.now();
    if (left < limits.between) return [left, `no event for ${limits.events} ms`];
    return [limits.between, `silence for ${limits.between} ms`];
  };
  const take = function* (): Generator<ModelPiece> {
    if (isTooLong) throw new ModelFailure('upstream-failed', {}, 'an event over the limit of characters');
    if (events.length > 0 && !answer.hasReason) deadline = performance.now() + limits.events;
    for (const data of events.splice(0)) {
      const wasRunning = !answer.hasReason;
      yield* answer.take(data);
      if (answer.isOver) return;
      if (wasRunning && answer.hasReason) deadline = performance.now() + limits.afterEnd;
    }
  };
  for await (const text of chunksOf(body, limits, watch, patience)) {
    parser.feed(text);
    yield* take();
    if (answer.isOver) return;
  }
  // The last event may lack its blank line.
  parser.feed('\n\n');
  yield* take();
}

/** Reads a whole answer as JSON. */
async function* whole(
  body: AsyncIterable<Uint8Array>,
  answer: UpstreamAnswer,
  limits: UpstreamLimits,
  watch: Watch,
): AsyncGenerator<ModelPiece> {
  const texts: string[] = [];
  let length = 0;
  for await (const text of chunksOf(body, limits, watch)) {
    length += text.length;
    if (length > limits.event)
      throw new ModelFailure('upstream-failed', {}, 'an answer over the limit of characters');
    texts.push(text);
  }
  yield* answer.take(texts.join(''));
}

/** Whether an answer is a stream or a whole; any other type is no answer of a model. */
function kindOf({ headers }: Response): 'stream' | 'whole' {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/event-stream') return 'stream';
  if (type === 'application/json' || type.endsWith('+json')) return 'whole';
  throw new ModelFailure('model-unavailable', {}, type === 'text/html' ? 'HTML' : 'another content type');
}

async function* answered(door: Door, request: ModelRequest, watch: Watch): AsyncGenerator<ModelPiece> {
  const { limits } = door;
  watch.start(limits.first, `no answer for ${limits.first} ms`);
  const { response, hasPictures, notes } = await ask(door, request, watch.signal);
  const kind = kindOf(response);
  const answer = new UpstreamAnswer(hasPictures);
  const read = kind === 'stream' ? streamed : whole;
  let isNoted = notes.length === 0;
  if (!response.body) return;
  try {
    for await (const piece of read(response.body, answer, limits, watch)) {
      if (!isNoted && piece.type === 'delta')
        yield { type: 'delta', text: `${notes.map((note) => `> ${note}`).join('\n>\n')}\n\n` };
      isNoted ||= piece.type === 'delta';
      yield piece;
    }
  } catch (error) {
    // What follows the end of the answer may break off or stay away.
    if (error instanceof ModelFailure || !answer.hasReason) throw error;
  }
  yield* answer.end(kind === 'whole');
}

/** A short reason for the log, without texts of the upstream: they may contain the request or the key. */
function reasonOf(error: unknown, watch: Watch): string {
  if (watch.reason) return watch.reason;
  if (error instanceof ModelFailure && typeof error.cause === 'string') return error.cause;
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z][A-Z_]{2,40}$/.test(code) ? `a broken connection, ${code}` : 'a broken connection';
}

async function* guarded(door: Door, request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelPiece> {
  const watch = new Watch(signal);
  try {
    yield* answered(door, request, watch);
  } catch (error) {
    if (signal.aborted) return;
    const reason = reasonOf(error, watch);
    const name = watch.reason ? 'upstream-timeout' : 'upstream-failed';
    const failure = error instanceof ModelFailure ? error : new ModelFailure(name, {}, reason);
    log.warn(`The model failed: ${failure.failure}, ${reason}`);
    throw failure;
  } finally {
    watch.close();
  }
}

/** A model that forwards requests to the upstream. Aborting the answer aborts the upstream request. */
export function openAiModel(upstream: Upstream): Model {
  const url = endpointOf(upstream.url, 'chat/completions');
  const door: Door = {
    upstream,
    url,
    limits: { ...defaultLimits, ...upstream.limits },
    tellsUsage: true,
    takesTools: true,
  };
  const { origin, pathname } = new URL(url);
  return {
    name: `${upstream.model || 'chosen in the portal'} at ${origin}${pathname}`,
    answer: (request, signal) => guarded(door, request, signal),
  };
}
