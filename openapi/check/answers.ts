/** What is checked with every answer: the contract, the request id, secrets. */
import { departures } from '../../src/api/contract/answer.ts';
import type { Departure } from '../../src/api/contract/departure.ts';
import type { Exchange, Run } from './run.ts';

/** What a mock says by itself: nothing about caches, and that pages of all sites may call it. */
const isOfMock = ({ rule, place }: Departure): boolean =>
  place === 'Cache-Control' || rule === 'undeclared-header' || place.startsWith('access-control-');

/** Reports what an answer has that the contract does not allow. A mock repeats no request id. */
function compareWithContract(run: Run, exchange: Exchange): void {
  const isMock = run.options.isStateless === true;
  for (const departure of departures(exchange.operation, exchange.got))
    if (!(isMock && isOfMock(departure))) run.report(exchange, departure);
  const id = exchange.got.headers.get('x-request-id');
  const own = exchange.sent.headers['x-request-id'] ?? '';
  // One of another form is replaced.
  if (isMock || id === null || id === own || !/^[\w.-]{8,64}$/.test(own)) return;
  run.report(exchange, {
    rule: 'header',
    place: 'X-Request-Id',
    pointer: '#/info/description',
    message: 'X-Request-Id is not that of the request.',
    says: 'It is the header of the request when that has 8 to 64 letters, digits, dots, hyphens or underscores',
  });
}

/** Reports secrets in an answer. A request that brings a secret may get it back once, as the token that it makes. */
function findSecrets(run: Run, exchange: Exchange, body: unknown): void {
  const { status, text } = exchange.got;
  for (const [secret, what] of run.secrets) {
    if (!text.includes(secret)) continue;
    if (status < 400 && typeof body === 'string' && body.includes(secret)) continue;
    run.report(exchange, {
      rule: 'secret',
      place: what,
      message: `The answer contains ${what}.`,
      says: 'Secrets are in no answer, export, log or event',
      pointer: '#/info/description',
    });
  }
}

/** @param body the body of the request */
export function checkAnswer(run: Run, exchange: Exchange, body: unknown): void {
  compareWithContract(run, exchange);
  findSecrets(run, exchange, body);
}
