import { afterEach, expect, test, vi } from 'vitest';
import {
  type PresentationEvent,
  resumeRun,
  stopRun,
  streamOutline,
  streamSlides,
} from './presentation-stream.ts';

const deck = '7c2e9f10-7777-4a3b-8c4d-000000000001';
const run = '7c2e9f10-7777-4a3b-8c4d-0000000000e1';
const { signal } = new AbortController();
afterEach(() => vi.unstubAllGlobals());

/** Answers each call with these frames and notes the calls. */
function answering(body: string | null, status = 200): Request[] {
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request);
    return new Response(body, { status, headers: { 'content-type': 'text/event-stream' } });
  });
  return calls;
}

async function collect(events: AsyncIterable<PresentationEvent>): Promise<PresentationEvent[]> {
  const all: PresentationEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const frames = (...events: object[]): string =>
  events.map((event, index) => `id: ${index + 1}\ndata: ${JSON.stringify(event)}\n\n`).join('');
const started = { type: 'started', id: '1', runId: run, stage: 'slides', total: 1, version: 3 };
const slide = { id: 's1', layout: 'hologram', slots: [{ name: 'stage' }] };

test('[PRES-03][PRES-19] a run is read event by event, unknown ones passed over and later slides by their id', async () => {
  const calls = answering(
    frames(started, { type: 'sound', id: '2' }, { type: 'slide', id: '3', index: 0, slide, version: 4 }),
  );
  const body = { version: 3, outlineIds: ['p1'], overwritesEdited: false };
  const events = await collect(streamSlides({ presentationId: deck, body, idempotencyKey: run }, signal));
  expect(events).toEqual([started, { type: 'slide', id: '3', index: 0, slide: { id: 's1' }, version: 4 }]);
  expect(calls[0]?.headers.get('idempotency-key')).toBe(run);
  expect(await calls[0]?.json()).toEqual(body);
});

test('[PRES-03] a run goes on after its last event, and has nothing more after 204', async () => {
  const calls = answering(null, 204);
  const rest = resumeRun({ presentationId: deck, runId: run, lastEventId: '7' }, signal);
  expect(await collect(rest)).toEqual([]);
  expect(calls[0]?.url).toContain(`/presentation/${deck}/stream?runId=${run}`);
  expect(calls[0]?.headers.get('last-event-id')).toBe('7');
  await stopRun(deck);
  expect(calls[1]?.method).toBe('DELETE');
});

test('[PRES-03] a refusal is an error with its title; a page in place of a stream is malformed', async () => {
  const send = () =>
    collect(streamOutline({ presentationId: deck, body: { version: 1 }, idempotencyKey: run }, signal));
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 409, code: 'generation-running' }, { status: 409 }),
  );
  await expect(send()).rejects.toMatchObject({ status: 409, operation: { title: 'Ошибка создания плана' } });
  vi.stubGlobal(
    'fetch',
    async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
  );
  await expect(send()).rejects.toMatchObject({ kind: 'malformed' });
});
