import { ApiError } from '#api/error.ts';
import { createStore, type Store } from '#lib/store.ts';
import { pause } from '#lib/timing.ts';
import { resultsArrived } from '#platform/chat-activity.ts';
import { reportError } from '#platform/errors/report.ts';
import { mayAskService } from '#platform/ethics.ts';
import { sessionHere } from '#platform/session/session.ts';
import { toast } from '#ui/index.ts';
import type { Deck, OutlineItem } from '../../model/deck.ts';
import type { KeptPlan } from '../model/kept-plan.ts';
import { ownPlan } from '../model/outline.ts';
import { type DeckWork, isRunOn, reduceWork, type WorkAction, workOn } from '../model/run.ts';
import type { RunEvent } from '../model/run-event.ts';
import type { Asked, RunGateway } from './gateway.ts';
import { PlanSaver } from './PlanSaver.ts';

/** Delays before each attempt to resume a broken stream, ms; the last one is kept. */
const reconnectDelays = [0, 500, 1000, 2000, 4000, 8000];

/** Refusals that the screen shows beside its button. */
const meta = { inline: [409, 422, 429] };

/** Resolves when the person has signed in again. An aborted signal resolves it early. */
const signedIn = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const session = sessionHere();
    const leave = session.subscribe(() => {
      if (session.get().state === 'AUTHENTICATED') end();
    });
    const end = (): void => {
      leave();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });

interface Kept {
  read: () => Partial<KeptPlan>;
  write: (plan: KeptPlan) => void;
}

/** The connection to a run: not needed, open, or lost and being restored. */
type Connection = 'none' | 'open' | 'lost';

/**
 * The work on one presentation: its plan with unsaved changes, and its run, whose stream is followed and resumed. It
 * outlives the screen while the run is on (PRES-03).
 */
export class GenerationRun {
  readonly work: Store<DeckWork>;
  readonly connection: Store<Connection> = createStore<Connection>('none');
  /** Why the last run was not begun. */
  readonly refusal: Store<string | null> = createStore<string | null>(null);
  readonly saver: PlanSaver;
  readonly #gateway: RunGateway;
  readonly #kept: Kept;
  #abort = new AbortController();
  #isReading = false;

  constructor(deck: Deck, gateway: RunGateway, kept: Kept) {
    const { base, outline, changed } = kept.read();
    const begun = workOn(deck, changed);
    this.work = createStore<DeckWork>(
      base && outline ? { ...begun, outline: ownPlan(base, outline, deck.outline) } : begun,
    );
    this.#gateway = gateway;
    this.#kept = kept;
    this.saver = new PlanSaver(this.work, (action) => this.dispatch(action), gateway);
    if (!base || !outline) return;
    this.#keep();
    this.saver.later();
  }

  get isOn(): boolean {
    return isRunOn(this.work.get());
  }

  /** Applies an action, keeps a changed plan in this browser, and reads the presentation when it is stale. */
  dispatch(action: WorkAction): void {
    const before = this.work.get();
    const next = reduceWork(before, action);
    this.work.set(next);
    // Most events of a run change slides only: the browser's storage is not written for them.
    const isPlanSame = next.outline === before.outline && next.deck.outline === before.deck.outline;
    if (!isPlanSame || next.changed !== before.changed) this.#keep();
    if (next.isStale && action.type !== 'read') void this.#read();
  }

  /** The person changes the plan. */
  plan(outline: readonly OutlineItem[]): void {
    this.dispatch({ type: 'plan', outline });
    this.saver.later();
  }

  /**
   * Begins a run after the ethics code is accepted (AUTH-09) and unsaved changes are saved.
   *
   * @returns whether the gateway has begun it
   */
  async begin(asked: Pick<Asked, 'stage' | 'outlineIds' | 'overwritesEdited'>): Promise<boolean> {
    this.refusal.set(null);
    if (!(await mayAskService()) || !(await this.saver.now())) return false;
    const { signal } = this.#anew();
    const idempotencyKey = crypto.randomUUID();
    this.dispatch({ type: 'asked', outlineIds: asked.outlineIds });
    for (const isSecond of [false, true]) {
      const { uuid, version } = this.work.get().deck;
      const events = this.#gateway.begin({ uuid, version, ...asked, idempotencyKey }, signal);
      try {
        // Resolves with the first event.
        const first = await events.next();
        if (first.done) return false;
        this.dispatch({ type: 'event', event: first.value });
        void this.#follow(events, signal);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        const code = error instanceof ApiError ? error.code : undefined;
        if (code === 'generation-running') {
          await this.#read();
          void this.resume();
          return true;
        }
        if (code === 'version-conflict' && !isSecond) {
          await this.#read();
          continue;
        }
        const verdict = reportError(error, meta);
        // The brief may be wrong for this portal: the reason is at the field.
        const [field] = error instanceof ApiError ? error.refusedFields : [];
        if (verdict.action === 'inline') this.refusal.set(field?.message ?? verdict.text);
        return false;
      }
    }
    return false;
  }

  /** Follows a run that was begun before, from its last known event. */
  async resume(): Promise<void> {
    const { signal } = this.#anew();
    await this.#reconnect(signal);
  }

  async stop(): Promise<void> {
    try {
      await this.#gateway.stop(this.work.get().deck.uuid);
      // The stream reports the stop; without a stream the presentation is read.
      if (this.connection.get() !== 'open') await this.#read(true);
    } catch (error) {
      // The page goes on without a connection and says so itself.
      if (error instanceof ApiError && error.kind === 'network')
        toast.show({ tone: 'negative', title: 'Нет связи: остановить пока не\u00a0получилось' });
      else reportError(error);
    }
  }

  /** Stops following; the run goes on at the gateway. */
  end(): void {
    this.#abort.abort();
    this.saver.end();
  }

  #keep(): void {
    const { deck, outline, changed } = this.work.get();
    this.#kept.write({ base: deck.outline, outline, changed: [...changed] });
  }

  #anew(): AbortController {
    this.#abort.abort();
    this.#abort = new AbortController();
    return this.#abort;
  }

  async #follow(events: AsyncGenerator<RunEvent>, signal: AbortSignal): Promise<void> {
    this.connection.set('open');
    try {
      for await (const event of events) {
        if (signal.aborted) return;
        this.dispatch({ type: 'event', event });
      }
    } catch (error) {
      if (signal.aborted) return;
      // A lost connection does not end the run: only a refusal ends the attempts to resume it.
      if (error instanceof ApiError && error.kind === 'http' && error.status < 500) {
        reportError(error);
        this.connection.set('none');
        await this.#read();
        return;
      }
    }
    if (signal.aborted) return;
    if (this.isOn) await this.#reconnect(signal);
    else this.#settle();
  }

  async #reconnect(signal: AbortSignal): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt++) {
      this.connection.set(attempt === 0 ? 'open' : 'lost');
      await pause(reconnectDelays[attempt] ?? reconnectDelays.at(-1) ?? 0, signal);
      if (signal.aborted) return;
      const { deck, run, lastEventId } = this.work.get();
      const from = run && lastEventId !== null ? { runId: run.id, lastEventId } : null;
      let hasEvents = false;
      try {
        for await (const event of this.#gateway.resume(deck.uuid, from, signal)) {
          if (signal.aborted) return;
          hasEvents = true;
          this.connection.set('open');
          this.dispatch({ type: 'event', event });
        }
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && error.kind === 'http' && error.status < 500) {
          reportError(error);
          if (sessionHere().get().state !== 'LAPSED') break;
          // The person signs in again over the page, which then goes on where it was (AUTH-12).
          this.connection.set('lost');
          await signedIn(signal);
          attempt = -1;
          continue;
        }
      }
      // A stream without events means that the run is over; the presentation is read to be sure.
      if (this.isOn && !hasEvents) await this.#read(true);
      if (!this.isOn) {
        this.#settle();
        return;
      }
      if (hasEvents) attempt = 0;
    }
    if (signal.aborted) return;
    this.connection.set('none');
    // Nothing reports the run any more, so its end is read.
    await this.#read(true);
  }

  /** Reports the end of the run, so that the title of an unfocused tab changes (APP-04). */
  #settle(): void {
    this.connection.set('none');
    const { run, deck } = this.work.get();
    const isMade = run ? run.end === 'complete' || run.end === 'partial' : deck.status === 'ready';
    if (isMade) resultsArrived.set(resultsArrived.get() + 1);
  }

  /** Reads the presentation from the gateway. A failure is ignored: the next event or attempt reads it again. */
  async #read(isOver = false): Promise<void> {
    if (this.#isReading && !isOver) return;
    this.#isReading = true;
    try {
      const deck = await this.#gateway.read(this.work.get().deck.uuid);
      this.#isReading = false;
      this.dispatch({ type: 'read', deck, isOver });
    } catch {
      this.#isReading = false;
    }
  }
}
