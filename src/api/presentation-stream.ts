/** Runs that make the plan and the slides of a presentation, as streams of events ("Streams of presentations"). */
import { type Call, incompleteAnswer, malformed } from './body.ts';
import { readMessages } from './event-stream.ts';
import { client, operations } from './generated/calls/presentationStream.ts';
import type { components } from './generated/gateway.d.ts';
import type { Operation } from './operation.ts';
import { read } from './read.ts';

type Schemas = components['schemas'];
export type PresentationEvent = Schemas['PresentationEvent'];

/** A run to begin. */
export interface RunRequest<Body> {
  presentationId: string;
  body: Body;
  /** Created once for each press of the button; the gateway executes a repeated send only once (PRE-05). */
  idempotencyKey: string;
}

/** The received part of a run. */
export interface RunPosition {
  presentationId: string;
  /** Id of the run. @default the latest */
  runId?: string | undefined;
  /** Id of the last received event. @default none */
  lastEventId?: string | undefined;
}

const accept = { Accept: 'text/event-stream' };

/** Reads the data of an SSE message; null for an unknown type, invalid JSON or a missing core (PRE-13). */
function parseEvent(data: string, id: string | undefined): PresentationEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return null;
  }
  const event = read<PresentationEvent>(operations.presentationSlidesSend.event, json);
  return event ? { ...event, id: event.id || (id ?? '') } : null;
}

async function* eventsOf(
  response: Response,
  operation: Operation,
  signal: AbortSignal,
): AsyncGenerator<PresentationEvent> {
  const call: Call = { operation, url: response.url, signal };
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) throw malformed(response, call);
  try {
    for await (const { data, id } of readMessages(response.body)) {
      const event = parseEvent(data, id);
      if (event) yield event;
    }
  } catch (cause) {
    throw incompleteAnswer(response, call, cause);
  }
}

/**
 * Begins a run for the plan and yields its events as they arrive. Never retries (PRE-05).
 *
 * @throws ApiError when the gateway refuses, cannot be reached or the connection breaks; the run may go on then
 */
export async function* streamOutline(
  { presentationId, body, idempotencyKey }: RunRequest<Schemas['PresentationOutlineRequest']>,
  signal: AbortSignal,
): AsyncGenerator<PresentationEvent> {
  const { response } = await client.POST('/presentation/{presentationId}/outline', {
    params: { path: { presentationId }, header: { 'Idempotency-Key': idempotencyKey } },
    headers: accept,
    body,
    parseAs: 'stream',
    signal,
  });
  yield* eventsOf(response, operations.presentationOutlineSend, signal);
}

/** Begins a run for slides, like `streamOutline`. */
export async function* streamSlides(
  { presentationId, body, idempotencyKey }: RunRequest<Schemas['PresentationSlidesRequest']>,
  signal: AbortSignal,
): AsyncGenerator<PresentationEvent> {
  const { response } = await client.POST('/presentation/{presentationId}/slides', {
    params: { path: { presentationId }, header: { 'Idempotency-Key': idempotencyKey } },
    headers: accept,
    body,
    parseAs: 'stream',
    signal,
  });
  yield* eventsOf(response, operations.presentationSlidesSend, signal);
}

/**
 * Goes on with a run. Yields nothing when the gateway has no events of it any more; the presentation then contains all
 * that it made.
 *
 * @throws ApiError like `streamOutline`, with status 404 when the person does not see the presentation
 */
export async function* resumeRun(
  { presentationId, runId, lastEventId }: RunPosition,
  signal: AbortSignal,
): AsyncGenerator<PresentationEvent> {
  const { response } = await client.GET('/presentation/{presentationId}/stream', {
    params: {
      path: { presentationId },
      query: runId ? { runId } : {},
      header: lastEventId ? { 'Last-Event-ID': lastEventId } : {},
    },
    headers: accept,
    parseAs: 'stream',
    signal,
  });
  if (response.status === 204) return;
  yield* eventsOf(response, operations.presentationStreamResume, signal);
}

/** Stops a presentation's run. The finished slides are kept. @throws ApiError */
export async function stopRun(presentationId: string): Promise<void> {
  await client.DELETE('/presentation/{presentationId}/stream', { params: { path: { presentationId } } });
}
