/** The stand-in gateway: a `Request` in, a `Response` out. The HTTP server and the tests call `handle`. */

import { eraseNames } from '#mocks/domain/erasure/names.ts';
import { placeOld } from '#mocks/domain/feed/old.ts';
import { Spool } from './contract/spool.ts';
import type { Validator } from './contract/validator.ts';
import { userBatch } from './domain/accounts/actions.ts';
import { companyBatch, companyUserBatch } from './domain/accounts/company-actions.ts';
import { markInterrupted, resumeWaiting } from './domain/chat/restart.ts';
import { Runs } from './domain/chat/runs.ts';
import { Connections, setConnections } from './domain/connections/connections.ts';
import { renewKeys } from './domain/connections/keys.ts';
import { listOldPrices } from './domain/connections/prices.ts';
import { Vault } from './domain/connections/vault.ts';
import { eraseComments } from './domain/erasure/comments.ts';
import { eraseRemoved } from './domain/erasure/contents.ts';
import { eraseUnused } from './domain/erasure/files.ts';
import { removeLeavers } from './domain/erasure/leavers.ts';
import { noteMemberships } from './domain/erasure/memberships.ts';
import { eraseOwnerless } from './domain/erasure/ownerless.ts';
import { eraseByTerms } from './domain/erasure/terms.ts';
import { forgetTests } from './domain/erasure/tests.ts';
import { errorBatch } from './domain/errors/changes.ts';
import { noteLetter } from './domain/errors/letters.ts';
import { forgetExpired, resumeExports } from './domain/exports/exports.ts';
import { companyFeedbackBatch, feedbackBatch } from './domain/feedback/changes.ts';
import { missingContents } from './domain/files/missing.ts';
import { forgetUnsent } from './domain/files/uploads.ts';
import { type OpenPage, withoutInternet } from './domain/files/web-pages.ts';
import { importJob } from './domain/imports/job.ts';
import { Jobs } from './domain/jobs/jobs.ts';
import { warnOfBudgets } from './domain/limits/budget-warnings.ts';
import { Outbox, type Transport } from './domain/mail/outbox.ts';
import { sendDue } from './domain/mailings/delivery.ts';
import { letterBatch } from './domain/mailings/inbox.ts';
import { type Model, unconnectedModel } from './domain/model/model.ts';
import { checkDisk } from './domain/monitoring/disk.ts';
import { checkAlerts } from './domain/monitoring/rules.ts';
import { startDueTexts } from './domain/people/agreement-records.ts';
import { keepEarlierPlaces } from './domain/people/earlier-places.ts';
import { PresentationRuns } from './domain/presentations/runs.ts';
import { resumeReports } from './domain/reports/make.ts';
import { keepUp } from './domain/reports/report-list.ts';
import { requestBatch } from './domain/requests/decisions.ts';
import { createLimits } from './domain/sign-in/attempt-limit.ts';
import { HashingQueue } from './domain/sign-in/hashing.ts';
import { type PasswordCost, passwordCost } from './domain/sign-in/session.ts';
import { serviceBatch } from './domain/tiles/actions.ts';
import { tokenBatch } from './domain/tokens/actions.ts';
import { answerDev, type DevAccess } from './http/dev-endpoints.ts';
import { failed } from './http/failed.ts';
import { MovingClock } from './http/moving-clock.ts';
import { type Readiness, stateProbe } from './http/ready.ts';
import { requestIdOf } from './http/request-id.ts';
import { checkRoom } from './http/reserve.ts';
import { Scenarios } from './http/scenarios.ts';
import { type Arrival, type ServerTools, serve, withoutBody } from './http/serve.ts';
import { seedPilot } from './initial/pilot.ts';
import { log } from './log/log.ts';
import { makingOf } from './rehearsal/makers/index.ts';
import { voiceText } from './rehearsal/makers/voice.ts';
import { voiceSample } from './rehearsal/makers/voices.ts';
import { rehearsalModel } from './rehearsal/model/rehearsal.ts';
import { deckRehearsal } from './rehearsal/presentations/rehearse.ts';
import { seedDemonstration } from './rehearsal/seeds/demonstration.ts';
import { type Database, openDatabase } from './store/database.ts';
import type { Disk } from './store/disk.ts';
import { memoryPersistence } from './store/memory.ts';
import type { Persistence } from './store/store.ts';
import { administeredModel } from './upstream/administered.ts';

/** Interval at which due work is done, ms. */
const MINUTE = 60_000;
/** Interval of the erasure, ms. It reads all messages, and its terms are days. */
const HOUR = 60 * MINUTE;

export interface GatewayOptions {
  /** Where the state is stored. @default in memory */
  persistence?: Persistence;
  /** Answers services without a connection, and in place of invented connections. @default the rehearsal model */
  model?: Model;
  /** Keys that seal those of connections; the first one seals, all of them open. @default none */
  masterKeys?: readonly Buffer[];
  /** Validates requests against the contract. @default requests are not validated */
  validate?: Validator;
  /** Interval between heartbeats, ms. The contract allows at most 15,000. */
  heartbeat?: number;
  /** Pause before each item of a plan and each slide without an upstream, ms. @default 150 */
  slidePause?: number;
  /** Who may call the development endpoints. @default nobody */
  devEndpoints?: DevAccess;
  /** The room on the disk of the state. @default not known */
  disk?: Disk;
  /** Origin of mailed links, such as `http://127.0.0.1:8080`. @default the caller's origin */
  portalUrl?: string;
  /** Canonical address of the first administrator of a pilot, whose state has nothing invented. @default a demonstration */
  pilotAdmin?: string;
  /** Opens pages of the internet for materials. @default none can be opened */
  openPage?: OpenPage;
  /** Sends letters to the mail server. @default letters are kept in the mailbox of the demonstration */
  mail?: Transport;
  /** Number of synthetic people in addition to the seeded accounts. @default 0 */
  people?: number;
  /** Cost of the hash of new passwords; lower in tests only. @default Argon2id, or 600,000 rounds of PBKDF2 */
  passwordCost?: PasswordCost;
  /** Receives lines for the operator. @default none */
  print?: (line: string) => void;
  now?: () => Date;
}

export interface Gateway {
  readonly deps: ServerTools;
  /** Answers any request; never rejects. */
  handle(request: Request, arrival?: Arrival): Promise<Response>;
  /**
   * From now on answers 503 to every call; what runs goes on. Disconnects the readers of answers that wait for consent,
   * which cannot come any more: they go on after the restart (LAB-18).
   *
   * @returns the number of answers and presentations that are still being made
   */
  drain(): number;
  /** Whether calls are answered, or why not. */
  readiness(): Readiness;
  /** Stops the running answers and closes the state. */
  close(): void;
}

/** Opens the state and fills an empty one. */
async function openState(
  base: Model,
  persistence: Persistence,
  { masterKeys, pilotAdmin, people = 0 }: GatewayOptions,
  now: Date,
  cost: PasswordCost,
): Promise<Database> {
  try {
    const database = openDatabase(persistence);
    setConnections(database, new Connections(base, new Vault(masterKeys)));
    if (pilotAdmin === undefined) await seedDemonstration(database, now, { people, cost });
    else seedPilot(database, now, pilotAdmin);
    return database;
  } catch (error) {
    persistence.close();
    throw error;
  }
}

/** Pause between two steps, ms, so that other requests are served. */
const PAUSE = 40;

/** Erases what is over the terms of companies and returns freed space to the disk, step by step, the first one at once. */
async function tidyUp(deps: ServerTools): Promise<void> {
  const { store } = deps.database;
  const erasing = eraseByTerms(deps);
  const step = (): boolean => {
    const isDone = erasing.next().done;
    return store.tidy() || !isDone;
  };
  try {
    while (!deps.jobs.isClosed && step()) await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
  } catch (error) {
    // No data is lost. The next run tries again.
    log.error('Not everything can be erased, or space cannot be given back', error);
  }
}

/** Erases removed objects whose term is over. Called at the start, each hour, and when the clock was moved. */
function eraseDue(deps: ServerTools): void {
  forgetTests(deps);
  removeLeavers(deps);
  noteMemberships(deps);
  eraseRemoved(deps);
  eraseOwnerless(deps);
  eraseComments(deps);
  eraseNames(deps);
  eraseUnused(deps);
  void tidyUp(deps);
}

/** Does due work. Called each minute, and when the clock was moved. */
function doDue(deps: ServerTools): void {
  deps.runs.decisions.expire();
  forgetUnsent(deps.database, deps.now());
  forgetExpired(deps);
  sendDue(deps);
  startDueTexts(deps);
  keepUp(deps);
  checkAlerts(deps);
  warnOfBudgets(deps);
  checkDisk(deps);
  deps.outbox?.wake();
}

/** Calls a function at an interval, ms. An error is printed and does not end the gateway. */
function repeat(act: () => void, pause: number): NodeJS.Timeout {
  const timer = setInterval(() => {
    try {
      act();
    } catch (error) {
      log.error('What is due has failed', error);
    }
  }, pause);
  return timer.unref();
}

/** `Retry-After` of a call that comes while the process ends, s. */
const RESTART = 10;

/** Opens the state, seeds an empty one, marks answers that a crash interrupted. Throws `CorruptState`. */
export async function createGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const clock = new MovingClock(options.now ?? (() => new Date()));
  const { now } = clock;
  const print = options.print ?? (() => undefined);
  const cost = options.passwordCost ?? passwordCost;
  const disk = options.disk ?? (() => undefined);
  const base = options.model ?? (options.pilotAdmin === undefined ? rehearsalModel() : unconnectedModel);
  const persistence = options.persistence ?? memoryPersistence();
  const database = await openState(base, persistence, options, now(), cost);
  forgetUnsent(database, now());
  markInterrupted(database, now());
  const presentationRuns = new PresentationRuns(database, now, options.slidePause);
  const deps: ServerTools = {
    played: options.pilotAdmin === undefined ? { ...deckRehearsal, voiceSample, voiceText } : undefined,
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
    model: administeredModel({ database, now }, makingOf),
    openPage: options.openPage ?? withoutInternet,
    validate: options.validate ?? (() => null),
    limits: createLimits(),
    hashing: new HashingQueue(),
    passwordCost: cost,
    scenarios: new Scenarios(now),
    clock,
    spool: new Spool(persistence.uploadFolder, undefined, undefined, () => checkRoom(disk)),
    disk,
    heartbeat: options.heartbeat ?? 15_000,
    portalUrl: options.portalUrl,
    print,
    outbox:
      options.mail && new Outbox({ database, now, print, onFailed: noteLetter(database, now) }, options.mail),
    now,
  };
  keepEarlierPlaces(deps);
  listOldPrices(deps);
  renewKeys(deps, deps.print);
  for (const line of missingContents(database)) deps.print(line);
  placeOld(deps);
  resumeWaiting(deps);
  eraseDue(deps);
  deps.jobs.resume(deps);
  resumeExports(deps);
  sendDue(deps);
  deps.outbox?.wake();
  resumeReports(deps);
  clock.onMove(() => {
    eraseDue(deps);
    doDue(deps);
  });
  let isDraining = false;
  const readState = stateProbe(database.store);
  const timers = [repeat(() => doDue(deps), MINUTE), repeat(() => eraseDue(deps), HOUR)];
  return {
    deps,
    async handle(request, arrival = {}) {
      const requestId = requestIdOf(request);
      if (arrival.facts) arrival.facts.requestId = requestId;
      const refuse = () =>
        failed({ path: new URL(request.url).pathname, requestId, now: now() }, 'unavailable', {
          retryAfter: RESTART,
        });
      const answer = async () =>
        (await answerDev(deps, request, options.devEndpoints ?? false)) ??
        (await serve(deps, request, arrival, requestId));
      const response = isDraining ? refuse() : await answer();
      response.headers.set('x-request-id', requestId);
      return request.method === 'HEAD' ? withoutBody(response) : response;
    },
    readiness: () => (isDraining ? 'draining' : readState()),
    drain() {
      isDraining = true;
      const running = deps.runs.active();
      const waiting = running.filter((run) => run.isWaiting);
      for (const run of waiting) run.endReaders();
      return running.length - waiting.length + presentationRuns.active;
    },
    close() {
      for (const timer of timers) clearInterval(timer);
      deps.runs.close();
      deps.jobs.close();
      deps.spool.close();
      deps.outbox?.close();
      database.store.close();
    },
  };
}
