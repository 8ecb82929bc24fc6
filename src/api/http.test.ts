import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseRetryAfter } from '#lib/retry-after.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { ApiError } from './error.ts';
import { historyChatHide, historyChatList } from './generated/hooks/history/history.ts';
import { tileList } from './generated/hooks/tile/tile.ts';
import { operations } from './generated/operations.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => vi.unstubAllGlobals());

async function errorOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error(`Expected an ApiError, got ${String(error)}`);
}

test.each([200, 201, 299])('[APP-19] %i is a success', async (status) => {
  standIn.answer('tileList', () => Response.json([], { status }));
  expect(await tileList()).toEqual([]);
});

test('[APP-19] undefined query values are omitted, others are sent unchanged', async () => {
  const nothing = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 30, last: true };
  standIn.answer('historyChatList', () => Response.json(nothing));
  await historyChatList({ page: 0, size: 30, searchText: undefined, serviceType: 'chatGpt' });
  const [request] = standIn.callsOf('historyChatList');
  expect(new URL(request?.url ?? '').search).toBe('?page=0&size=30&serviceType=chatGpt');
});

test('[APP-19] a JSON body is encoded once, and 204 has no body', async () => {
  standIn.answer('historyChatHide', () => new Response(null, { status: 204 }));
  const body = { uuid: '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1', hidden: true };
  expect(await historyChatHide(body)).toBeUndefined();
  const [request, ...others] = standIn.callsOf('historyChatHide');
  expect(others).toEqual([]);
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual(body);
});

test('[ERR-11] a refusal has its operation, status, text and address', async () => {
  standIn.answer('tileList', () =>
    Response.json({ message: 'Доступ запрещён' }, { status: 403, headers: { 'retry-after': '30' } }),
  );
  expect(await errorOf(tileList())).toMatchObject({
    kind: 'http',
    operation: operations.tileList,
    status: 403,
    text: 'Доступ запрещён',
    retryAfter: 30,
    url: expect.stringContaining('/api/1.0/tile/getTile'),
  });
});

const json = { headers: { 'content-type': 'application/json' } };
const html = { 'content-type': 'text/html' };

test.each([
  ['a page of HTML', () => new Response('<h1>Вход</h1>', { headers: html })],
  ['an empty body', () => new Response('', json)],
  ['torn JSON', () => new Response('[{"uuid":', json)],
  ['another shape', () => Response.json({ tiles: [] })],
  ['null', () => Response.json(null)],
])('[PRE-13] %s with 200 is malformed', async (_what, answer) => {
  standIn.answer('tileList', answer);
  expect(await errorOf(tileList())).toMatchObject({
    kind: 'malformed',
    status: 200,
    operation: operations.tileList,
  });
});

test('[PRE-13] an error with an HTML body has no text', async () => {
  standIn.answer('tileList', () => new Response('<h1>502</h1>', { status: 502, headers: html }));
  expect(await errorOf(tileList())).toMatchObject({ kind: 'http', status: 502, text: '' });
});

test('[ERR-08] no answer is a network error, a cancelled call is not', async () => {
  standIn.break('tileList', 'no answer');
  expect(await errorOf(tileList())).toMatchObject({ kind: 'network', status: 0 });
  const aborted = AbortSignal.abort();
  expect(await errorOf(tileList({ signal: aborted }))).toMatchObject({ kind: 'aborted' });
});

/** An answer whose connection breaks after its first part; MSW would end the body as if it were complete. */
function answerBegins(end: () => unknown): void {
  const pieces = [new TextEncoder().encode('[{"uuid":')];
  const pull = (controller: ReadableStreamDefaultController): void => {
    const piece = pieces.shift();
    if (piece) controller.enqueue(piece);
    else controller.error(end());
  };
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull }), json));
}

test('[ERR-08] an incomplete answer is a network error, not a malformed one', async () => {
  answerBegins(() => new TypeError('network error'));
  expect(await errorOf(tileList())).toMatchObject({
    kind: 'network',
    operation: operations.tileList,
    status: 200,
  });
});

test('[PRE-01] a call cancelled during its answer is aborted', async () => {
  const abort = new AbortController();
  answerBegins(() => {
    abort.abort();
    return abort.signal.reason;
  });
  expect(await errorOf(tileList({ signal: abort.signal }))).toMatchObject({ kind: 'aborted' });
});

test.each([
  ['120', 120],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
  [null, null],
])('[ERR-12] Retry-After %j is %j s', (header, seconds) => {
  expect(parseRetryAfter(header, Date.parse('2026-11-20T10:00:00Z'))).toBe(seconds);
});
