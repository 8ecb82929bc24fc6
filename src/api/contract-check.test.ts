import { afterEach, expect, test, vi } from 'vitest';
import { checkAnswer } from './contract-check.ts';

const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => spy.mockClear());

const call = (path: string, answer: Response, method = 'GET'): Promise<void> =>
  checkAnswer(new Request(`http://portal.example/api/1.0${path}`, { method }), answer);

/** Headers that every answer of the gateway has. */
const common = { 'x-request-id': '7f1c2b3a-0001-4d5e-9f60', 'cache-control': 'no-store' };
const json = (body: unknown): Response => Response.json(body, { headers: common });

test('[CON-02] a violation of the contract is logged once per operation, with the error', async () => {
  const broken = (): Response => json([{ uuid: 7 }]);
  await call('/tile/getTile', broken());
  await call('/tile/getTile', broken());
  expect(spy).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Contract broken by tileList: .+ Contract: must have required property/),
    expect.arrayContaining([expect.stringMatching(/"?7.+Contract: must be string/)]),
  );
});

test('[CON-02] an undeclared status and an undeclared content type are logged', async () => {
  await call('/data/ping', new Response(null, { status: 302, headers: common }));
  await call('/data/banners', new Response('<p>', { headers: { ...common, 'content-type': 'text/html' } }));
  expect(spy.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/^Contract broken by availabilityCheck: The answer is 302\. Contract: Declared: 2/),
    expect.stringMatching(/^Contract broken by bannerList: The answer 200 is "text\/html"/),
  ]);
});

test('[CON-02] an error without a code has a text of the contract, in which addresses are examples', async () => {
  const refused = (message: string): Response => {
    const error = {
      timestamp: '2026-11-20T09:41:07Z',
      status: 401,
      error: 'Unauthorized',
      path: '/',
      message,
    };
    return Response.json(error, { status: 401, headers: common });
  };
  await call('/auth/authentication', refused('Ваша почта a@b.ru не подтверждена'), 'POST');
  expect(spy).not.toHaveBeenCalled();
  await call('/auth/authentication', refused('Почта не подтверждена'), 'POST');
  expect(spy.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/^Contract broken by authLogin: The error 401 has no code, and its text is none/),
  ]);
});

test('[CON-02] a missing header is logged; a cookie that scripts cannot read is none', async () => {
  const { 'x-request-id': _id, ...others } = common;
  await call('/notification/getNotificationUser', Response.json([], { headers: others }));
  expect(spy.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/^Contract broken by \w+: The answer 200 has no X-Request-Id/),
  ]);
});

test('[CON-02] a valid answer is not logged, nor is a declared failure of the gateway', async () => {
  await call('/auth/checkAgreement', json(true));
  await call(
    '/chat/0c5e2d3a-6f1b-4e0a-9d58-0000000000a1/stream',
    new Response(null, { status: 204, headers: common }),
  );
  const body = {
    timestamp: '2026-11-20T09:41:07Z',
    status: 503,
    error: 'Service Unavailable',
    code: 'unavailable',
    message: 'Наши сервисы временно недоступны.',
    path: '/api/1.0/tile/getTile',
  };
  await call('/auth/getListAgreement', Response.json(body, { status: 503, headers: common }));
  expect(spy).not.toHaveBeenCalled();
});

test('[CON-02] the events of a stream are checked: their form, their ids and their order', async () => {
  const messageId = '0c5e2d3a-6f1b-4e0a-9d58-0000000000b1';
  const stream = (...frames: string[]): Response =>
    new Response(frames.map((frame) => `${frame}\n\n`).join(''), {
      headers: { ...common, 'content-type': 'text/event-stream', 'message-id': messageId },
    });
  const path = '/chat/0c5e2d3a-6f1b-4e0a-9d58-0000000000a1/stream';
  const delta = (id: number, event: object = {}) =>
    `id: ${id}\ndata: ${JSON.stringify({ type: 'delta', id: String(id), text: 'а', ...event })}`;
  await call(path, stream(delta(4), ': heartbeat', delta(5), 'id: 6\ndata: {"type":"later","id":"6"}'));
  expect(spy).not.toHaveBeenCalled();
  await call(path, stream(delta(4), delta(6)));
  await call('/presentation/0c5e2d3a-6f1b-4e0a-9d58-0000000000c1/outline', stream('data: {'), 'POST');
  await call('/chat/chatGpt/message', stream(delta(1, { text: 7 })), 'POST');
  expect(spy.mock.calls.map(([text]) => text)).toEqual([
    'Contract broken by chatStreamResume: The event 6 (delta) follows 4. Contract: Ids count from 1 without gaps within one answer',
    expect.stringMatching(
      /^Contract broken by presentationOutlineSend: An event has the lines \["data: \{"\]/,
    ),
    'Contract broken by chatMessageSend: /text of the event "delta" is not valid. Contract: must be string',
  ]);
});
