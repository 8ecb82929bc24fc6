/**
 * Endpoints for development, not part of the contract and outside `/api/1.0`:
 *
 *   GET    /api/dev/mailbox[?email=…]  letters, newest first
 *   GET    /api/dev/scenario           the arranged failures
 *   POST   /api/dev/scenario           {name, operation?, times?, seconds?}: arranges a failure, once by default
 *   DELETE /api/dev/scenario           removes all arranged failures
 *   POST   /api/dev/invitation         {email, company?}: invites an address to a company
 *   GET    /api/dev/clock              {now}: the time of the gateway
 *   POST   /api/dev/clock              {now} or {seconds}: sets the time, or moves it on; what is due then happens at once
 *   DELETE /api/dev/clock              back to the real time
 *
 * A reader of the mailbox can take over any account. By default a call needs the key that the process prints when it
 * starts, as the header `X-Dev-Key` or as `?key=…`. The address of the caller proves nothing: behind a proxy every
 * request comes from this machine.
 */

import { randomBytes } from 'node:crypto';
import { operations } from '#mocks/contract/contract.ts';
import { type FailureName, isFailureName } from '#mocks/contract/failures.ts';
import { isForeign } from '#mocks/contract/origin.ts';
import { sendLink } from '#mocks/domain/mail/mailbox.ts';
import { log } from '#mocks/log/log.ts';
import { isSameSecret } from './same-secret.ts';
import { isDelayName } from './scenarios.ts';
import type { ServerTools } from './serve.ts';

/** Closed, open to all callers, or open to callers with this key. */
export type DevAccess = boolean | { readonly key: string };

/**
 * Access by the variable DEV_ENDPOINTS: `1` opens the endpoints to all callers, `0` closes them, and without it they
 * open with a new random key. Undefined for any other value.
 */
export function devAccessOf(setting = ''): DevAccess | undefined {
  if (setting === '1') return true;
  if (setting === '0') return false;
  return setting === '' ? { key: randomBytes(32).toString('hex') } : undefined;
}

const PREFIX = '/api/dev/';
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;
const YEAR = 365 * 24 * 60 * 60;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

type Endpoint = (
  deps: ServerTools,
  request: Request,
  body: Readonly<Record<string, unknown>>,
) => Response | Promise<Response>;

const problem = (status: number, message: string) => Response.json({ status, message }, { status });
const done = () => new Response(null, { status: 204 });

const positive = (value: unknown, maximum: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maximum;

function declares(operation: unknown, name: FailureName): boolean {
  return operations.some(
    ({ id, failures }) => (operation === undefined || id === operation) && failures.has(name),
  );
}

const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET mailbox': ({ database }, request) => {
    const email = new URL(request.url).searchParams.get('email')?.toLowerCase();
    const mails = [...database.mails.values()].filter(({ to }) => email === undefined || to === email);
    return Response.json(mails.reverse());
  },

  'GET scenario': ({ scenarios }) => Response.json(scenarios.list()),

  'POST scenario': ({ scenarios, now }, _request, { name, operation, times, seconds }) => {
    if (typeof name !== 'string' || !(isFailureName(name) || isDelayName(name)))
      return problem(400, 'name: no such error');
    if (operation !== undefined && typeof operation !== 'string')
      return problem(400, 'operation: not a text');
    if (isFailureName(name) && !declares(operation, name))
      return problem(400, 'operation: none that declares this error');
    if (times !== undefined && !positive(times, 1_000_000))
      return problem(400, 'times: not a whole number above 0');
    if (seconds !== undefined && !positive(seconds, YEAR))
      return problem(400, 'seconds: not a whole number above 0');
    scenarios.add({
      name,
      ...(operation !== undefined && { operation }),
      times: times ?? (seconds === undefined ? 1 : null),
      until: seconds === undefined ? null : now().getTime() + seconds * 1000,
    });
    return done();
  },

  'DELETE scenario': ({ scenarios }) => {
    scenarios.clear();
    return done();
  },

  'POST invitation': (deps, request, { email, company = 'Компания' }) => {
    if (typeof email !== 'string' || email.length > 254 || !EMAIL.test(email))
      return problem(400, 'email: not an address');
    if (typeof company !== 'string' || company.length < 1 || company.length > 100)
      return problem(400, 'company: not a name');
    sendLink(deps, request, { email: email.toLowerCase(), operationId: 'companyRequestConfirm', company });
    return done();
  },

  'GET clock': ({ now }) => Response.json({ now: now().toISOString() }),

  'POST clock': ({ clock, now }, _request, { now: moment, seconds }) => {
    const isSet = typeof moment === 'string' && MOMENT.test(moment) && Number.isFinite(Date.parse(moment));
    if (isSet === positive(seconds, 100 * YEAR) || (moment !== undefined && !isSet))
      return problem(400, 'Either now, such as 2027-01-01T00:00:00Z, or seconds, a whole number above 0');
    if (!clock.set(isSet ? Date.parse(moment) : now().getTime() + Number(seconds) * 1000))
      return problem(400, 'now: too late');
    return Response.json({ now: now().toISOString() });
  },

  'DELETE clock': ({ clock, now }) => {
    clock.reset();
    return Response.json({ now: now().toISOString() });
  },
};

async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (request.method !== 'POST') return {};
  try {
    const value: unknown = await request.json();
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a request has the right key. */
function hasKey(request: Request, key: string): boolean {
  const given = request.headers.get('x-dev-key') ?? new URL(request.url).searchParams.get('key');
  return given !== null && isSameSecret(given, key);
}

/** Answers a request to an endpoint; undefined for other paths and when the endpoints are closed. */
export async function answerDev(
  deps: ServerTools,
  request: Request,
  access: DevAccess,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (access === false || !pathname.startsWith(PREFIX)) return undefined;
  if (access !== true && !hasKey(request, access.key))
    return problem(401, 'Needs the key that the stand-in printed when it started: X-Dev-Key, or ?key=');
  const name = `${request.method} ${pathname.slice(PREFIX.length)}`;
  const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  if (!endpoint) return undefined;
  if (request.method !== 'GET' && isForeign(request)) return problem(403, 'Another site may not do this');
  const body = await bodyOf(request);
  if (!body) return problem(400, 'The body is not a JSON object');
  try {
    const response = await endpoint(deps, request, body);
    response.headers.set('cache-control', 'no-store');
    // The address of the page can contain the key.
    response.headers.set('referrer-policy', 'no-referrer');
    return response;
  } catch (error) {
    log.error('An endpoint failed', error);
    return problem(500, 'The endpoint failed');
  }
}
