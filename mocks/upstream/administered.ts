/** The model of the administered connections: each service asks its own ones in their order (ADM-38). */
import { addressProblem } from '#lib/service-address.ts';
import { isUsable, serviceTypesOf, wayOf } from '#mocks/domain/connections/connection.ts';
import { connectionsOf, isRehearsal } from '#mocks/domain/connections/connections.ts';
import { type CountedCall, countCall, countsOf } from '#mocks/domain/connections/counts.ts';
import { readKey } from '#mocks/domain/connections/keys.ts';
import {
  type Model,
  ModelFailure,
  type ModelPiece,
  type ModelRequest,
  unconnectedModel,
} from '#mocks/domain/model/model.ts';
import type { Database, StoredConnection } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { isHeard } from './check.ts';
import { dispatcherFor } from './guard.ts';
import { openAiModel, type Upstream } from './openai.ts';
import { type Making, serviceModel } from './service-model.ts';
import { Tally } from './tally.ts';

/** Failures of the provider. After all others, which are about the request, no other provider is asked. */
const ofProvider = new Set(['model-busy', 'model-unavailable', 'upstream-failed', 'upstream-timeout']);

/** Longest silence within an answer, ms. */
const SILENCE = 60_000;

type MakingOf = (serviceType: string) => Making;

/** How to call a connection. Throws `model-unavailable` for an address that must not be called, which a state may have. */
function upstreamOf(database: Database, connection: StoredConnection): Upstream {
  const { baseUrl, isInternal, model, timeout } = connection;
  if (addressProblem(baseUrl, isInternal) !== undefined)
    throw new ModelFailure('model-unavailable', {}, 'an address that must not be called');
  const first = timeout * 1000;
  return {
    url: baseUrl,
    key: readKey(database, connection),
    model: model ?? undefined,
    dispatcher: dispatcherFor(isInternal),
    limits: { first, between: Math.min(first, SILENCE) },
  };
}

/** The models of connections. They are kept until the connection changes, because they note what their server refuses. */
class Opened {
  readonly #deps: Rows;
  readonly #makingOf: MakingOf;
  readonly #chats = new Map<string, { readonly version: number; readonly model: Model }>();

  constructor(deps: Rows, makingOf: MakingOf) {
    this.#deps = deps;
    this.#makingOf = makingOf;
  }

  /** The model for a request. It fails with `service-not-connected` for services that such a server cannot serve. */
  for(connection: StoredConnection, request: ModelRequest): Model {
    const upstream = upstreamOf(this.#deps.database, connection);
    const service = { ...upstream, model: connection.model ?? request.model ?? '' };
    const all = { images: service, speech: service, transcript: service };
    return serviceModel(this.chat(connection, upstream), unconnectedModel, all, this.#makingOf);
  }

  chat({ uuid, version }: StoredConnection, upstream: Upstream): Model {
    const kept = this.#chats.get(uuid);
    if (kept?.version === version) return kept.model;
    const model = openAiModel(upstream);
    this.#chats.set(uuid, { version, model });
    return model;
  }
}

/** Why a connection is not asked now, as the failure of the answer if no other one answers. */
function leftOut(until: number | undefined, now: number): ModelFailure {
  const retryAfter = Math.max(1, Math.ceil(((until ?? now) - now) / 1000));
  return new ModelFailure('upstream-failed', { retryAfter }, 'a connection that is left out');
}

/** Thrown when a connection has failed before the beginning of its answer: then the next one can be asked. */
class NotBegun extends Error {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Throws `NotBegun` when the budget of the month is spent. */
function checkBudget(database: Database, connection: StoredConnection, now: Date): void {
  const { uuid, budget } = connection;
  if (budget === null || countsOf(database, uuid, now).spent < budget) return;
  const message = 'Бюджет сервиса на\u00a0этот месяц израсходован. Выберите другой';
  throw new NotBegun(new ModelFailure('model-unavailable', { message }, 'a budget that is spent'));
}

class Administered implements Model {
  readonly #deps: Rows & Clock;
  readonly #makingOf: MakingOf;
  readonly #opened: Opened;

  constructor(deps: Rows & Clock, makingOf: MakingOf) {
    this.#deps = deps;
    this.#makingOf = makingOf;
    this.#opened = new Opened(deps, makingOf);
  }

  get #base(): Model {
    return connectionsOf(this.#deps.database).base;
  }

  get name(): string {
    return this.#base.name;
  }

  /** The connections of a service that can answer, in their order; undefined for a service without one. */
  #wayOf(serviceType: string): StoredConnection[] | undefined {
    const { database } = this.#deps;
    return wayOf(database, serviceType)?.filter((one) => isUsable(database, one));
  }

  rehearses(serviceType: string): boolean {
    const { database } = this.#deps;
    const [first] = this.#wayOf(serviceType) ?? [];
    if (first && !isRehearsal(database, first)) return false;
    return this.#base.rehearses?.(serviceType) ?? false;
  }

  makesFiles(serviceType: string): boolean {
    const making = this.#makingOf(serviceType);
    return making === 'images' || making === 'speech';
  }

  draws(serviceType: string): boolean {
    const { database } = this.#deps;
    const [first] = this.#wayOf(serviceType) ?? [];
    if (first) return this.#makingOf(serviceType) === 'images' && !isRehearsal(database, first);
    return this.#base.draws?.(serviceType) ?? false;
  }

  serves(serviceType: string): boolean {
    const { database } = this.#deps;
    const way = this.#wayOf(serviceType);
    if (!way) return this.#base.serves?.(serviceType) ?? true;
    // Connections that are switched off have an error of their own.
    if (way.length === 0) return true;
    return this.#makingOf(serviceType) !== 'other' || way.some((one) => isRehearsal(database, one));
  }

  async *answer(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelPiece> {
    const { database } = this.#deps;
    const way = this.#wayOf(request.serviceType);
    const [first] = way ?? [];
    if (!way || (first && isRehearsal(database, first))) {
      yield* this.#based(request, signal);
      return;
    }
    let failure: ModelFailure | undefined;
    // A rehearsal is never asked in place of a real provider, because its answers are invented.
    for (const connection of way.filter((one) => !isRehearsal(database, one))) {
      try {
        yield* this.#asked(connection, request, signal);
        return;
      } catch (error) {
        if (!(error instanceof NotBegun)) throw error;
        failure = error.failure;
      }
    }
    throw failure ?? new ModelFailure('model-unavailable', {}, 'no connection that can answer');
  }

  /** The answer of the base model. */
  async *#based(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelPiece> {
    const connections = connectionsOf(this.#deps.database);
    let isFailed = false;
    try {
      yield* connections.base.answer(request, signal);
    } catch (error) {
      isFailed = error instanceof ModelFailure && ofProvider.has(error.failure);
      throw error;
    } finally {
      connections.noteCall('environment', isFailed);
    }
  }

  /** The answer of one connection. Throws `NotBegun` when another one may still be asked. */
  async *#asked(
    connection: StoredConnection,
    request: ModelRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ModelPiece> {
    const { database, now } = this.#deps;
    const moment = () => now().getTime();
    const connections = connectionsOf(database);
    const breaker = connections.breakerOf(connection);
    const load = connections.loadOf(connection);
    checkBudget(database, connection, now());
    const retryAfter = load.begin(connection, moment());
    if (retryAfter !== undefined)
      throw new NotBegun(new ModelFailure('model-busy', { retryAfter }, 'a limit'));
    const tally = new Tally(request);
    const model = connection.model ?? request.model ?? null;
    let end: CountedCall['end'] = 'stopped';
    let isAsked = false;
    try {
      isAsked = breaker.begin(moment());
      if (!isAsked) throw new NotBegun(leftOut(breaker.pausedUntil(moment()), moment()));
      for await (const piece of this.#opened.for(connection, request).answer(request, signal)) {
        tally.take(piece);
        yield piece;
      }
      if (!signal.aborted) breaker.succeeded();
      if (!signal.aborted) end = 'complete';
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      end = ofProvider.has(error.failure) ? 'failed' : 'complete';
      if (end === 'complete') breaker.succeeded();
      else breaker.failed(moment(), error.details.retryAfter);
      throw end === 'complete' || tally.hasBegun ? error : new NotBegun(error);
    } finally {
      load.end();
      if (isAsked) breaker.left();
      const { answerId } = request;
      if (isAsked)
        countCall(database, connection, { ...tally.result, model, end, moment: moment(), answerId });
      if (isAsked) connections.noteCall(connection.uuid, end === 'failed');
    }
  }

  async check(uuid: string, signal: AbortSignal): Promise<void> {
    const { database } = this.#deps;
    const connection = database.connections.get(uuid);
    if (!connection) return;
    const upstream = upstreamOf(database, connection);
    await isHeard(upstream, serviceTypesOf(database, uuid).map(this.#makingOf), signal);
    connectionsOf(database).breakerOf(connection).succeeded();
  }
}

/**
 * The model of all services: their connections where they have some, else the base model of `connectionsOf`.
 *
 * @param makingOf what a service makes
 */
export const administeredModel = (deps: Rows & Clock, makingOf: MakingOf): Model =>
  new Administered(deps, makingOf);
