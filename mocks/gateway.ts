/** The stand-in gateway: a `Request` in, a `Response` out. The HTTP server and the tests call `handle`. */
import { apiPath, patternOf } from '#lib/gateway-path.ts';
import { errorBody, type Operation, operationOf } from './contract/contract.ts';
import { Failure, type FailureDetails, type FailureName, failureStatus } from './contract/failures.ts';
import { readBody, readParameters } from './contract/input.ts';
import { Spool, type SpooledFiles } from './contract/spool.ts';
import type { Validator } from './contract/validator.ts';
import { forgetTests } from './domain/chat/purpose.ts';
import { markInterrupted, resumeWaiting } from './domain/chat/restart.ts';
import { Runs } from './domain/chat/runs.ts';
import { companyBatch, companyUserBatch } from './domain/companies/actions.ts';
import { errorBatch } from './domain/errors/changes.ts';
import { gatewayVersion, noteFailure } from './domain/errors/record.ts';
import { resumeExports } from './domain/exports/exports.ts';
import { companyFeedbackBatch, feedbackBatch } from './domain/feedback/changes.ts';
import { forgetUnsent } from './domain/files/uploads.ts';
import { importJob } from './domain/imports/job.ts';
import { Jobs } from './domain/jobs/jobs.ts';
import { letterBatch } from './domain/letters/inbox.ts';
import { sendDue } from './domain/mailings/delivery.ts';
import type { Model } from './domain/model/model.ts';
import { userBatch } from './domain/people/actions.ts';
import { deviceOf } from './domain/people/device.ts';
import { PresentationRuns } from './domain/presentations/runs.ts';
import { keepUp } from './domain/reports/list.ts';
import { resumeReports } from './domain/reports/make.ts';
import { requestBatch } from './domain/requests/decisions.ts';
import { createLimits, networkOf } from './domain/sign-in/attempt-limit.ts';
import { HashingQueue } from './domain/sign-in/hashing.ts';
import { PASSWORD_ROUNDS, parseCookies } from './domain/sign-in/session.ts';
import { serviceBatch } from './domain/tiles/actions.ts';
import { tokenBatch } from './domain/tokens/actions.ts';
import { countCall } from './domain/tokens/caller.ts';
import { routes } from './handlers/index.ts';
import type { Dependencies } from './handlers/kit/dependencies.ts';
import type { Route } from './handlers/kit/on.ts';
import { answerDev, type DevAccess } from './http/dev-endpoints.ts';
import { type FailedRequest, failed, methodNotAllowed } from './http/failed.ts';
import { identify } from './http/identity.ts';
import { isForeign } from './http/origin.ts';
import { requestedFailure } from './http/prefer.ts';
import { requestIdOf } from './http/request-id.ts';
import { Scenarios } from './http/scenarios.ts';
import { rehearsalModel } from './rehearsal/model/rehearsal.ts';
import { seedErrors } from './rehearsal/seeds/errors.ts';
import { seedFeedback } from './rehearsal/seeds/feedback.ts';
import { seedPeople } from './rehearsal/seeds/people.ts';
import { seedReports } from './rehearsal/seeds/reports.ts';
import { seedRequests } from './rehearsal/seeds/requests.ts';
import { seed } from './rehearsal/seeds/seed.ts';
import { type Database, openDatabase } from './store/database.ts';
import { memoryPersistence, type Persistence, StorageError } from './store/store.ts';

/** How often the schedules of reports are looked at, ms. */
const MINUTE = 60_000;

export interface GatewayOptions {
  /** Where the state is stored. @default in memory */
  persistence?: Persistence;
  /** The model that answers. @default the rehearsal model */
  model?: Model;
  /** Validates requests against the contract. @default requests are not validated */
  validate?: Validator;
  /** Interval between heartbeats, ms. The contract allows at most 15,000. */
  heartbeat?: number;
  /** Pause before each item of a plan and each slide without an upstream, ms. @default 150 */
  slidePause?: number;
  /** Who may call the development endpoints. @default nobody */
  devEndpoints?: DevAccess;
  /** Where files are kept while they arrive. @default a new folder for temporary files */
  uploadFolder?: string;
  /** Origin of mailed links, such as `http://127.0.0.1:8080`. @default the caller's origin */
  portalUrl?: string;
  /** Number of synthetic people in addition to the seeded accounts. @default 0 */
  people?: number;
  /** Rounds of the hash of new passwords, fewer in tests only. @default 120,000 */
  passwordRounds?: number;
  /** Receives lines for the operator. @default none */
  print?: (line: string) => void;
  now?: () => Date;
}

/** What the caller of `handle` knows about a request. */
export interface Arrival {
  cookies?: Readonly<Record<string, string>>;
  /** True when the browser uses https. */
  secure?: boolean;
  /** The caller's IP address, for limits. */
  address?: string;
  /** Stores a cookie when the response cannot, as in a test that runs in a page. */
  setCookie?: (cookie: string) => void;
}

export interface Gateway {
  readonly deps: Dependencies;
  /** Answers any request; never rejects. */
  handle(request: Request, arrival?: Arrival): Promise<Response>;
  /** Stops the running answers and closes the state. */
  close(): void;
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
  console.error('A request failed:', error);
  return ['internal-error'];
}

async function serve(
  deps: Dependencies,
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
  const answer = (name: FailureName, details?: FailureDetails) => {
    const other = declared(operation, name);
    const errors = details?.errors ?? operation.failures.get(other)?.errors;
    return failed(about(), other, {
      ...(other === name && details),
      ...(errors && { errors }),
    });
  };
  let userId: number | null = null;
  /** Answers with a failure; one of the gateway itself is noted for the administrators. */
  const fail = (name: FailureName, details?: FailureDetails) => {
    const other = declared(operation, name);
    if (failureStatus[other] >= 500)
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
    spooled = deps.spool.open(sender ? undefined : networkOf(address));
    const parameters = readParameters(operation, request, decoded(found.path), deps.validate);
    const body = await readBody(operation, request, deps.validate, spooled);
    // Reading the body takes time, in which the session may have ended or the account may have changed.
    const identity = await identify(operation, request, { cookies, address }, deps);
    if (identity.token) countCall(deps, identity.token);
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
function withoutBody(response: Response): Response {
  void response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

function openOrClose(persistence: Persistence): Database {
  try {
    return openDatabase(persistence);
  } catch (error) {
    persistence.close();
    throw error;
  }
}

/** Opens the state, seeds an empty one, marks answers that a crash interrupted. Throws `CorruptState`. */
export async function createGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const now = options.now ?? (() => new Date());
  const persistence = options.persistence ?? memoryPersistence();
  const database = openOrClose(persistence);
  const passwordRounds = options.passwordRounds ?? PASSWORD_ROUNDS;
  await seed(database, now(), passwordRounds);
  if (options.people) {
    await seedPeople(database, now(), options.people, passwordRounds);
    seedFeedback(database, now(), options.people);
    seedErrors(database, now(), options.people);
    seedRequests(database, now(), options.people);
    seedReports(database, now());
  }
  forgetUnsent(database, now());
  markInterrupted(database, now());
  const presentationRuns = new PresentationRuns(database, now, options.slidePause);
  const deps: Dependencies = {
    database,
    runs: new Runs(database, now, presentationRuns),
    presentationRuns,
    jobs: new Jobs([
      userBatch,
      feedbackBatch,
      errorBatch,
      letterBatch,
      tokenBatch,
      serviceBatch,
      companyBatch,
      companyUserBatch,
      companyFeedbackBatch,
      requestBatch,
      importJob,
    ]),
    model: options.model ?? rehearsalModel(),
    validate: options.validate ?? (() => null),
    limits: createLimits(),
    hashing: new HashingQueue(),
    passwordRounds,
    scenarios: new Scenarios(now),
    spool: new Spool(options.uploadFolder),
    heartbeat: options.heartbeat ?? 15_000,
    portalUrl: options.portalUrl,
    print: options.print ?? (() => undefined),
    now,
  };
  resumeWaiting(deps);
  forgetTests(deps);
  deps.jobs.resume(deps);
  resumeExports(deps);
  sendDue(deps);
  resumeReports(deps);
  const clock = setInterval(() => {
    keepUp(deps);
    forgetTests(deps);
  }, MINUTE);
  clock.unref();
  return {
    deps,
    async handle(request, arrival = {}) {
      const requestId = requestIdOf(request);
      const response =
        (await answerDev(deps, request, options.devEndpoints ?? false)) ??
        (await serve(deps, request, arrival, requestId));
      response.headers.set('x-request-id', requestId);
      return request.method === 'HEAD' ? withoutBody(response) : response;
    },
    close() {
      clearInterval(clock);
      deps.runs.close();
      deps.jobs.close();
      deps.spool.close();
      database.store.close();
    },
  };
}
