import { expect, test } from 'vitest';
import { Failure } from '#mocks/contract/failures.ts';
import { on } from './on.ts';

/** Checked by the type checker: every line with an expected error must not compile. */
const faults = [
  // @ts-expect-error the contract has no such operation
  on('tilesList', (c) => c.fail('bad-request')),
  // @ts-expect-error 201 is not declared
  on('tileList', (c) => c.reply(201, [])),
  // @ts-expect-error an error is not a success
  on('tileList', (c) => c.reply(400, [])),
  // @ts-expect-error the body is missing
  on('tileList', (c) => c.reply(200)),
  // @ts-expect-error the body is of another shape
  on('tileList', (c) => c.reply(200, [{ uuid: 'x' }])),
  // @ts-expect-error DOWN is not among the values
  on('availabilityCheck', (c) => c.reply(200, { status: 'DOWN' })),
  // @ts-expect-error 204 has no body
  on('actionTrack', (c) => c.reply(204, {})),
  // @ts-expect-error the operation does not declare 404
  on('bannerList', (c) => c.fail('not-found')),
  // @ts-expect-error there is no such name
  on('bannerList', (c) => c.fail('broken')),
  // @ts-expect-error there is no such parameter
  on('historyMessageList', (c) => c.reply(200, c.query.chat)),
  // @ts-expect-error no stream is declared
  on('bannerList', (c) => c.raw(200, 'text/event-stream', '')),
];

const right = [
  on('availabilityCheck', (c) => c.reply(200, { status: 'UP' })),
  on('actionTrack', (c) => c.reply(204)),
  on('bannerList', (c) => c.fail('jwt-expired')),
  on('chatStreamResume', (c) => c.raw(200, 'text/event-stream', c.path.chatUuid)),
];

test('[CON-06] a handler is bound to its operation', () => {
  expect(faults).toHaveLength(11);
  expect(right.map(({ operationId }) => operationId)).toContain('availabilityCheck');
});

test('[CON-06] reading the user without a session is the named error', () => {
  const route = on('agreementCheck', (c) => c.reply(200, c.user.agreementsAccepted));
  const exchange = { user: null, request: new Request('http://portal.test/') };
  expect(() => Reflect.apply(route.handle, route, [exchange])).toThrow(Failure);
});
