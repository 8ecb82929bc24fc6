/** One request to the API, from its path to its response. */

import { apiPath, patternOf } from '#lib/gateway-path.ts';
import { errorBody, type Operation, operationOf } from '#mocks/contract/contract.ts';
import { Failure, type FailureDetails, type FailureName, failureStatus } from '#mocks/contract/failures.ts';
import { readBody, readParameters } from '#mocks/contract/input.ts';
import { isForeign } from '#mocks/contract/origin.ts';
import type { SpooledFiles } from '#mocks/contract/spool.ts';
import { gatewayVersion, noteFailure } from '#mocks/domain/errors/record.ts';
import { deviceOf } from '#mocks/domain/people/device.ts';
import { networkOf } from '#mocks/domain/sign-in/attempt-limit.ts';
import { parseCookies } from '#mocks/domain/sign-in/session.ts';
import { noteCall } from '#mocks/domain/tokens/token.ts';
import { routes } from '#mocks/handlers/index.ts';
import type { Dependencies } from '#mocks/handlers/kit/dependencies.ts';
import type { Route } from '#mocks/handlers/kit/on.ts';
import { log } from '#mocks/log/log.ts';
import { StorageError } from '#mocks/store/store.ts';
import type { CallFacts } from './calls.ts';
import { type FailedRequest, failed, methodNotAllowed } from './failed.ts';
import { identify } from './identity.ts';
import type { MovingClock } from './moving-clock.ts';
import { requestedFailure } from './prefer.ts';
import { checkReserve } from './reserve.ts';
import type { Scenarios } from './scenarios.ts';

/** What the caller of `handle` knows about a request. */
export interface Arrival {
  cookies?: Readonly<Record<string, string>>;
  /** True when the browser uses https. */
  secure?: boolean;
  /** The caller's IP address, for limits. */
  address?: string;
  /** Learns what the request is. */
  facts?: CallFacts;
  /** Stores a cookie when the response cannot, as in a test that runs in a page. */
  setCookie?: (cookie: string) => void;
}

/** What handlers need, the failures on demand and the clock that tests move. */
export interface ServerTools extends Dependencies {
  readonly scenarios: Scenarios;
  /** Tells the time of `now`. */
  readonly clock: MovingClock;
}

interface Entry {
  readonly route: Route;
  readonly operation: Operation;
  readonly pattern: RegExp;
}

const entries: readonly Entry[] = routes.map((route) => {
  const operation = operationOf(route.operationId);
  return { route, operation, pattern: patternOf(operation.path) };
});

interface Match {
  readonly entry: Entry;
  readonly path: Record<string, string>;
}

/** The operations of a path, of any method. */
function matches(pathname: string): Match[] {
  if (!pathname.startsWith(`${apiPath}/`)) return [];
  const local = pathname.slice(apiPath.length);
  return entries.flatMap((entry) => {
    const found = entry.pattern.exec(local);
    return found ? [{ entry, path: { ...found.groups } }] : [];
  });
}

/** The methods that a path takes. HEAD is a GET that changes nothing. */
function allowedMethods(found: readonly Match[]): string[] {
  return found.flatMap(({ entry: { operation } }) => {
    const method = operation.method.toUpperCase();
    return method === 'GET' && !operation.changesState ? ['GET', 'HEAD'] : [method];
  });
}

function decoded(path: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(path).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new Failure('bad-request');
  }
}

/** Replaces an undeclared error by the nearest declared one, because errors must follow the contract too. */
function declared(operation: Operation, name: FailureName): FailureName {
  if (operation.failures.has(name)) return name;
  return failureStatus[name] < 500 ? 'bad-request' : 'internal-error';
}

function nameOf(error: unknown): [FailureName, FailureDetails?] {
  if (error instanceof Failure) return [error.failure, error.details];
  if (error instanceof StorageError) return ['storage-full'];
  log.error('A request failed', error);
  return ['internal-error'];
}

/** Answers a request to an operation of the contract, or refuses it. Never rejects. */
export async function serve(
  deps: ServerTools,
  request: Request,
  arrival: Arrival,
  requestId: string,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const about = (): FailedRequest => ({ path: pathname, requestId, now: deps.now() });
  const known = matches(pathname);
  if (known.length === 0) return failed(about(), 'not-found');
  const allowed = allowedMethods(known);
  if (!allowed.includes(request.method)) return methodNotAllowed(about(), allowed);
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
  const found = known.find(({ entry }) => entry.operation.method === method);
  if (!found) return failed(about(), 'not-found');
  const { route, operation } = found.entry;
  const { facts } = arrival;
  if (facts) facts.operation = operation.id;
  const answer = (name: FailureName, details?: FailureDetails) => {
    const other = declared(operation, name);
    const errors = details?.errors ?? operation.failures.get(other)?.errors;
    return failed(about(), other, { ...(other === name && details), ...(errors && { errors }) });
  };
  let userId: number | null = null;
  /** Answers with a failure; one of the gateway itself is noted for the administrators. */
  const fail = (name: FailureName, details?: FailureDetails) => {
    const other = declared(operation, name);
    // A limit of a person is no failure of the gateway.
    if (failureStatus[other] >= 500 && other !== 'quota-exceeded')
      noteFailure(deps.database, {
        source: 'gateway',
        place: operation.id,
        name: other,
        message: errorBody(other, pathname, deps.now(), details).message,
        moment: deps.now(),
        userId,
        browser: deviceOf(request.headers.get('user-agent') ?? ''),
        requestId,
        version: gatewayVersion,
        stack: '',
      });
    return answer(name, details);
  };
  let spooled: SpooledFiles | undefined;
  try {
    const asked = requestedFailure(request, operation);
    if (asked) return answer(asked);
    const rehearsed = deps.scenarios.next(operation);
    if (rehearsed) return fail(rehearsed);
    if (operation.changesState && isForeign(request)) return fail('cross-site');
    const secure = arrival.secure ?? false;
    const cookies = arrival.cookies ?? parseCookies(request.headers.get('cookie'), secure);
    const address = arrival.address ?? '';
    const { user: sender } = await identify(operation, request, { cookies, address }, deps);
    userId = sender?.profile.id ?? null;
    if (facts) facts.account = userId;
    spooled = deps.spool.open(sender ? undefined : networkOf(address));
    const parameters = readParameters(operation, request, decoded(found.path), deps.validate);
    const body = await readBody(operation, request, deps.validate, spooled);
    // Reading the body takes time, in which the session may have ended or the account may have changed.
    const identity = await identify(operation, request, { cookies, address }, deps);
    if (identity.token) noteCall(deps.database, identity.token, deps.now());
    const set: string[] = [];
    const setCookie = arrival.setCookie ?? ((cookie: string) => void set.push(cookie));
    const exchange = {
      deps,
      operationId: operation.id,
      request,
      ...parameters,
      ...identity,
      body,
      cookies,
      secure,
      address,
      setCookie,
      fail,
    };
    await checkReserve(deps, { ...exchange, visitor: exchange.user });
    const response = await route.handle(exchange);
    for (const cookie of set) response.headers.append('set-cookie', cookie);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  } catch (error) {
    return fail(...nameOf(error));
  } finally {
    await spooled?.dispose();
  }
}

/** The answer to HEAD: what GET would answer, without the body. */
export function withoutBody(response: Response): Response {
  void response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}
