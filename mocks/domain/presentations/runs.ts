/**
 * The runs that make plans and slides. A run belongs to a presentation, not to a connection: it goes on when the client
 * leaves, any number of readers can follow it, and it can be resumed for a minute after its end. The content of
 * an event is saved before the event is sent.
 */

import { errorBody } from '#mocks/contract/contract.ts';
import type { FailureName } from '#mocks/contract/failures.ts';
import { fileTypeOf } from '#mocks/domain/files/content-type.ts';
import { presentationRightOf } from '#mocks/domain/lab/rights.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { log } from '#mocks/log/log.ts';
import type { Database, StoredPresentation } from '#mocks/store/database.ts';
import { StorageError, type Transaction } from '#mocks/store/store.ts';
import { applied, type ContentPiece } from './apply.ts';
import { MAY_EDIT, type RunState } from './presentation.ts';
import { type Piece, PresentationRun, type RunFacts } from './run.ts';

/** How long a finished run can be resumed, ms. */
const RESUMABLE_MS = 60_000;

interface RunStart {
  readonly facts: RunFacts;
  /** The presentation as the run begins with it. */
  readonly deck: StoredPresentation;
  /** Further writes of the transaction that stores it. */
  readonly storing: (transaction: Transaction) => void;
  readonly pieces: (signal: AbortSignal) => AsyncIterable<Piece>;
}

type End = 'complete' | 'partial' | 'stopped' | 'failed';

export class PresentationRuns {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #runs = new Map<string, PresentationRun>();
  /** Pause before each item or slide of the stand-in, ms. */
  readonly pause: number;

  constructor(database: Database, now: () => Date, pause = 150) {
    this.#database = database;
    this.#now = now;
    this.pause = pause;
  }

  /** The run of a presentation, if it is going on or ended less than a minute ago. */
  get(uuid: string): PresentationRun | undefined {
    return this.#runs.get(uuid);
  }

  /** How far the run of a presentation has come; undefined without a running one. */
  stateOf(uuid: string): RunState | undefined {
    const run = this.#runs.get(uuid);
    if (!run || run.ended) return undefined;
    const { stage, total } = run.facts;
    return { status: stage === 'outline' ? 'outlining' : 'generating', made: run.made, total };
  }

  /** Number of runs of a person that are going on. */
  countOf(email: string): number {
    return this.#of(email).filter(({ ended }) => !ended).length;
  }

  /** Stores the presentation and starts a run on it. */
  start({ facts, deck, storing, pieces }: RunStart): PresentationRun {
    const { store, presentations } = this.#database;
    store.write((transaction) => {
      storing(transaction);
      transaction.put(presentations, deck);
    });
    const run = new PresentationRun(facts);
    this.#runs.get(facts.uuid)?.close();
    this.#runs.set(facts.uuid, run);
    const { runId, stage, total } = facts;
    run.push({ type: 'started', runId, stage, total, version: deck.version });
    void this.#work(run, pieces(run.signal));
    return run;
  }

  /** Stops a presentation's run and keeps the finished slides. Does nothing if no run is active. */
  stop(uuid: string): void {
    const run = this.#runs.get(uuid);
    if (!run || run.ended) return;
    this.#end(run, 'stopped');
    run.abort();
  }

  /** Disconnects everyone who reads the runs of a person; the runs go on. */
  endReaders(email: string): void {
    for (const run of this.#of(email)) run.endReaders();
  }

  /** Stops all runs of a person and disconnects the readers. */
  stopAll(email: string): void {
    for (const run of this.#of(email)) {
      this.stop(run.facts.uuid);
      run.endReaders();
    }
  }

  /** To be called before the process ends. Finished items and slides are already saved. */
  close(): void {
    for (const run of this.#runs.values()) {
      run.ended = true;
      run.abort();
      run.close();
    }
    this.#runs.clear();
  }

  /** Number of all runs that are going on. */
  get active(): number {
    return [...this.#runs.values()].filter(({ ended }) => !ended).length;
  }

  #of(email: string): PresentationRun[] {
    return [...this.#runs.values()].filter(({ facts }) => facts.owner === email);
  }

  async #work(run: PresentationRun, pieces: AsyncIterable<Piece>): Promise<void> {
    try {
      for await (const piece of pieces) {
        if (run.ended) return;
        this.#take(run, piece);
      }
      if (!run.ended) this.#end(run, run.failed > 0 ? 'partial' : 'complete');
    } catch (error) {
      if (run.ended) return;
      const isKnown = error instanceof ModelFailure;
      const name = error instanceof StorageError ? 'storage-full' : 'internal-error';
      if (!isKnown && name === 'internal-error') log.error('The run failed', error);
      this.#end(run, 'failed', isKnown ? error.failure : name);
    }
  }

  #take(run: PresentationRun, piece: Piece): void {
    if (piece.type === 'drop') run.drop();
    else if (piece.type === 'progress')
      run.push({ type: 'progress', percent: run.percent, stage: piece.stage });
    else {
      if (piece.type !== 'picture') run.made += 1;
      if (piece.type === 'slideFailed') this.#failSlide(run, piece.outlineId);
      else this.#save(run, piece);
    }
  }

  #failSlide(run: PresentationRun, outlineId: string): void {
    run.failed += 1;
    const message = 'Сервис не\u00a0смог создать этот слайд';
    const error = errorBody('upstream-failed', run.facts.path, this.#now(), { message });
    run.push({ type: 'slideFailed', outlineId, error });
  }

  /** Saves the content of a piece, then sends its event. A piece whose item or slide was removed is skipped. The run stops when
   *  its person may no longer change the presentation. */
  #save(run: PresentationRun, piece: ContentPiece): void {
    const { uuid, owner, overwritesEdited } = run.facts;
    const { presentations, store, files } = this.#database;
    const deck = presentations.get(uuid);
    // The person may have lost the right to change it since the run began.
    if (!deck || deck.hidden || !this.#mayEdit(owner, deck)) {
      this.stop(uuid);
      return;
    }
    const change = applied(deck, piece, overwritesEdited);
    if (change === 'full' && piece.type === 'slide') this.#failSlide(run, piece.item.id);
    if (typeof change === 'string') return;
    const version = deck.version + 1;
    store.write((transaction) => {
      if (piece.type === 'picture') {
        const { idFile, name, bytes } = piece.file;
        transaction.put(files, { idFile, name, owner, facts: { mimeType: fileTypeOf(name, bytes) } });
        transaction.blob(idFile, bytes);
      }
      const date = this.#now().toISOString();
      transaction.put(presentations, { ...deck, ...change.deck, version, date });
    });
    run.push({ ...change.event, version });
  }

  /** Whether a person, by sign-in address, may change a presentation now. */
  #mayEdit(email: string, deck: StoredPresentation): boolean {
    const user = this.#database.users.get(email);
    const right = user && presentationRightOf(this.#database, user, deck);
    return right !== undefined && MAY_EDIT.includes(right);
  }

  /** Saves how the run ended before announcing it. */
  #end(run: PresentationRun, end: End, failure: FailureName = 'internal-error'): void {
    const { uuid, stage, path } = run.facts;
    const { presentations, store } = this.#database;
    const deck = presentations.get(uuid);
    if (deck && (stage === 'slides' || end === 'failed')) {
      const ends = { complete: 'ready', partial: 'failed', stopped: 'stopped', failed: 'failed' } as const;
      store.writeOrKeep((transaction) => transaction.put(presentations, { ...deck, status: ends[end] }));
    }
    if (end === 'failed') run.finish({ type: 'failed', error: errorBody(failure, path, this.#now()) });
    else run.finish({ type: 'finished', status: end, version: deck?.version ?? 1 });
    setTimeout(() => {
      if (this.#runs.get(uuid) === run) this.#runs.delete(uuid);
      run.close();
    }, RESUMABLE_MS).unref?.();
  }
}
