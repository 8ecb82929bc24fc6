import { expect, test } from 'vitest';
import { Failure } from '#mocks/contract/failures.ts';
import { on } from './on.ts';

/** Checked by the type checker: every line with an expected error must not compile. */
const faults = [
  // @ts-expect-error the contract has no such path
  on('get', '/tile/getTiles', (c) => c.fail('bad-request')),
  // @ts-expect-error nor this method on it
  on('post', '/tile/getTile', (c) => c.fail('bad-request')),
  // @ts-expect-error 201 is not declared
  on('get', '/tile/getTile', (c) => c.reply(201, [])),
  // @ts-expect-error an error is not a success
  on('get', '/tile/getTile', (c) => c.reply(400, [])),
  // @ts-expect-error the body is missing
  on('get', '/tile/getTile', (c) => c.reply(200)),
  // @ts-expect-error the body is of another shape
  on('get', '/tile/getTile', (c) => c.reply(200, [{ uuid: 'x' }])),
  // @ts-expect-error DOWN is not among the values
  on('get', '/data/ping', (c) => c.reply(200, { status: 'DOWN' })),
  // @ts-expect-error 204 has no body
  on('post', '/data/tracking', (c) => c.reply(204, {})),
  // @ts-expect-error the operation does not declare 404
  on('get', '/data/banners', (c) => c.fail('not-found')),
  // @ts-expect-error there is no such name
  on('get', '/data/banners', (c) => c.fail('broken')),
  // @ts-expect-error there is no such parameter
  on('get', '/history/getListMessage', (c) => c.reply(200, c.query.chat)),
  // @ts-expect-error no stream is declared
  on('get', '/data/banners', (c) => c.raw(200, 'text/event-stream', '')),
];

const right = [
  on('get', '/data/ping', (c) => c.reply(200, { status: 'UP' })),
  on('post', '/data/tracking', (c) => c.reply(204)),
  on('get', '/data/banners', (c) => c.fail('jwt-expired')),
  on('get', '/chat/{chatUuid}/stream', (c) => c.raw(200, 'text/event-stream', c.path.chatUuid)),
];

test('[CON-06] a handler is bound to its operation', () => {
  expect(faults).toHaveLength(12);
  expect(right.map(({ method, path }) => `${method} ${path}`)).toContain('get /data/ping');
});

test('[CON-06] reading the user without a session is the named error', () => {
  const route = on('get', '/auth/checkAgreement', (c) => c.reply(200, c.user.agreementsAccepted));
  const exchange = { user: null, request: new Request('http://portal.test/') };
  expect(() => Reflect.apply(route.handle, route, [exchange])).toThrow(Failure);
});
