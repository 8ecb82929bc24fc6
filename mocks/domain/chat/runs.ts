/**
 * The running answers. A run belongs to a chat, not to a connection: it continues when the client disconnects, any number
 * of readers can follow it from any event, and it can be resumed for a minute after its end.
 */

import type { components } from '#api/generated/gateway.d.ts';
import { errorBody } from '#mocks/contract/contract.ts';
import { answering } from '#mocks/domain/agents/answering.ts';
import type { AnsweringAgent } from '#mocks/domain/agents/answering-agent.ts';
import { gatewayVersion, noteFailure } from '#mocks/domain/errors/record.ts';
import { Decisions } from '#mocks/domain/lab/decisions.ts';
import { type EndReason, type Model, ModelFailure, type ModelRequest } from '#mocks/domain/model/model.ts';
import type { PresentationRuns } from '#mocks/domain/presentations/runs.ts';
import { log } from '#mocks/log/log.ts';
import type { Database, MessageResult, StoredMessage } from '#mocks/store/database.ts';
import { StorageError, type Transaction } from '#mocks/store/store.ts';
import { firstFileOf } from './brief.ts';
import { Run } from './run.ts';
import { closeCalls, showStored, withoutCalls } from './run-calls.ts';

type ErrorResponse = components['schemas']['ErrorResponse'];
type FinishReason = components['schemas']['FinishReason'];

/** Minimum time between two writes of the running answers to disk, ms. */
const FLUSH_MS = 50;
/** How long a finished run can be resumed, ms. */
const RESUMABLE_MS = 60_000;

/** Error text of an answer that was running when the process ended. */
export const INTERRUPTED = 'Ответ прерван перезапуском сервера. Повторите запрос';

interface RunStart {
  readonly answer: StoredMessage;
  readonly requestId: string;
  /** Path of the request that started the run, for error bodies. */
  readonly path: string;
  readonly model: Model;
  readonly request: ModelRequest;
  /** The agent that answers; undefined where the service answers without one. */
  readonly agent?: AnsweringAgent | undefined;
  /** Number of events that readers had before a restart. @default the answer begins now */
  readonly eventsBefore?: number;
}

/** How an answer ended; `retryAfter` in seconds. */
type End = { readonly status: 'complete' | 'stopped'; readonly reason: FinishReason } | FailedEnd;

interface FailedEnd {
  readonly status: 'failed';
  readonly error: ErrorResponse;
  readonly retryAfter?: number;
}

export class Runs {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #others: PresentationRuns | undefined;
  /** Calls that wait for consent. */
  readonly decisions: Decisions;
  readonly #byChat = new Map<string, Run>();
  readonly #unsaved = new Set<Run>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flushed = Number.NEGATIVE_INFINITY;

  /** @param others further runs of the same people, which end with the answers */
  constructor(database: Database, now: () => Date, others?: PresentationRuns) {
    this.#others = others;
    this.#database = database;
    this.#now = now;
    this.decisions = new Decisions(now);
  }

  /** The run of a chat, if it is running or ended less than a minute ago. */
  get(chatUuid: string): Run | undefined {
    return this.#byChat.get(chatUuid);
  }

  /**
   * Starts the run of an answer that is already stored with the status `streaming`, or goes on with it after a restart: what
   * is stored of it is shown first.
   */
  start(start: RunStart): Run {
    const { answer, requestId, path, eventsBefore } = start;
    const run = new Run(answer, path);
    this.#byChat.set(answer.chatUuid, run);
    run.push({
      type: 'started',
      chatUuid: answer.chatUuid,
      requestMessageId: requestId,
      messageId: answer.id,
      date: answer.date,
      ...(answer.model !== undefined && { model: answer.model }),
      ...(answer.insteadOf !== undefined && { insteadOf: answer.insteadOf }),
    });
    if (eventsBefore !== undefined) showStored(run, eventsBefore);
    void this.#write(run, start);
    return run;
  }

  /** Stops the running answer of a chat and its model; the text so far is kept. Does nothing if none is running. */
  stop(chatUuid: string): void {
    const run = this.#byChat.get(chatUuid);
    if (!run || run.ended) return;
    this.#end(run, { status: 'stopped', reason: 'stopped' });
    run.abort();
  }

  /** A person's answers that are being written, the newest first. */
  running(email: string): Run[] {
    return this.#of(email)
      .filter(({ ended }) => !ended)
      .reverse();
  }

  /** All answers that are being written, the oldest first. */
  active(): Run[] {
    return [...this.#byChat.values()].filter(({ ended }) => !ended);
  }

  /**
   * Disconnects everyone who reads the answers of a person, to be called when the person's sessions end. The answers
   * continue and can be read from a new session.
   */
  endReaders(email: string): void {
    this.#others?.endReaders(email);
    for (const run of this.#of(email)) run.endReaders();
  }

  /** Stops all running answers of a person and disconnects the readers, to be called when the account is blocked. */
  stopAll(email: string): void {
    this.#others?.stopAll(email);
    for (const run of this.#of(email)) {
      this.stop(run.chatUuid);
      run.endReaders();
    }
  }

  #of(email: string): Run[] {
    return [...this.#byChat.values()].filter(({ answer }) => answer.owner === email);
  }

  /** To be called before the process ends: saves the running answers, stops their models and disconnects the readers. */
  close(): void {
    this.#others?.close();
    for (const run of this.#byChat.values()) {
      if (!run.ended) this.#save(run, { status: 'streaming' });
      run.abort();
      run.close();
    }
    this.#byChat.clear();
    clearTimeout(this.#timer);
  }

  async #write(run: Run, { model, agent, ...start }: RunStart): Promise<void> {
    const request = { ...start.request, answerId: run.answer.id };
    let reason: EndReason = 'complete';
    const { content, calls } = run;
    const before = { content, calls };
    const { decisions } = this;
    const pieces = agent
      ? answering({ model, request, agent, decisions, before, now: this.#now }, run.signal)
      : withoutCalls(model.answer(request, run.signal));
    try {
      for await (const piece of pieces) {
        if (run.ended || run.signal.aborted) return;
        if (piece.type === 'end') reason = piece.reason;
        else if (run.add(piece)) this.#flushSoon(run);
        else {
          this.#end(run, { status: 'complete', reason: 'length' });
          run.abort();
          return;
        }
      }
      if (!run.ended && !run.signal.aborted) this.#end(run, { status: 'complete', reason });
    } catch (error) {
      if (run.ended || run.signal.aborted) return;
      const failure = error instanceof ModelFailure ? error : new ModelFailure('internal-error', {}, error);
      if (!(error instanceof ModelFailure)) log.error('The answer failed', error);
      const end = this.#failed(run, failure);
      this.#note(run, request.serviceType, failure.failure, end.error.message);
      this.#end(run, end);
    }
  }

  /** Notes that a service has failed, for the administrators. */
  #note({ answer }: Run, service: string, name: string, message: string): void {
    const userId = this.#database.users.get(answer.owner)?.profile.id ?? null;
    noteFailure(this.#database, {
      source: 'service',
      place: service,
      name,
      message,
      moment: this.#now(),
      userId,
      browser: '',
      version: gatewayVersion,
      requestId: null,
      stack: '',
    });
  }

  #flushSoon(run: Run): void {
    this.#unsaved.add(run);
    const wait = Math.max(0, this.#flushed + FLUSH_MS - performance.now());
    this.#timer ??= setTimeout(() => this.#flush(), wait);
  }

  /**
   * Writes what the models have said since the last time, of all answers in one transaction, and only then shows it to the
   * readers: what a reader has seen survives a crash. When the disk is full, the answers end.
   */
  #flush(): void {
    const { store, pieces } = this.#database;
    this.#timer = undefined;
    this.#flushed = performance.now();
    const runs = [...this.#unsaved].filter(({ ended }) => !ended);
    this.#unsaved.clear();
    try {
      store.write((transaction) => {
        for (const run of runs) {
          const { content, reasoning, results, calls, waiting, events } = run.pending;
          const id = `${run.answer.id} ${run.lastEventId}`;
          this.#keepFiles(transaction, run);
          for (const { call, consent } of waiting) {
            const place = { chatUuid: run.chatUuid, messageId: run.answer.id };
            transaction.put(this.#database.calls, { call, consent, events, ...place });
          }
          if (content || reasoning || results.length > 0 || calls) {
            const said = { id, messageId: run.answer.id, content, reasoning };
            const made = results.length > 0 && { results };
            transaction.put(pieces, { ...said, ...made, ...(calls && { calls }) });
          }
        }
      });
      for (const run of runs) run.release();
    } catch (error) {
      const failure = error instanceof StorageError ? 'storage-full' : 'internal-error';
      if (failure === 'internal-error') log.error('The answers cannot be stored', error);
      for (const run of runs) {
        run.discard();
        this.#end(run, this.#failed(run, { failure, details: {} }));
        run.abort();
      }
    }
  }

  /** Stores the files that the model has made; they belong to the person who asked. */
  #keepFiles(transaction: Transaction, { answer, pending }: Run): void {
    for (const { idFile, name, bytes } of pending.files) {
      transaction.put(this.#database.files, { idFile, name, owner: answer.owner });
      transaction.blob(idFile, bytes);
    }
  }

  #failed(run: Run, { failure, details }: Pick<ModelFailure, 'failure' | 'details'>): FailedEnd {
    const { retryAfter } = details;
    const error = errorBody(failure, run.path, this.#now(), details);
    return { status: 'failed', error, ...(retryAfter !== undefined && { retryAfter }) };
  }

  /** Saves the answer before announcing its end. If the disk is full, the answer ends as failed. */
  #end(run: Run, end: End): void {
    const { answer } = run;
    closeCalls(run);
    const isSaved = this.#save(run, end);
    const told = isSaved ? end : this.#failed(run, { failure: 'storage-full', details: {} });
    if (!isSaved) {
      run.discard();
      this.#save(run, told);
    }
    run.release();
    const date = this.#now().toISOString();
    if (told.status === 'failed') {
      const { error, retryAfter } = told;
      run.finish({ type: 'failed', error, ...(retryAfter !== undefined && { retryAfter }) });
    } else run.finish({ type: 'finished', status: told.status, reason: told.reason, date });
    setTimeout(() => {
      if (this.#byChat.get(answer.chatUuid) === run) this.#byChat.delete(answer.chatUuid);
      run.close();
    }, RESUMABLE_MS).unref?.();
  }

  #save(run: Run, end: End | { readonly status: 'streaming' }): boolean {
    const { answer, content, pending } = run;
    const { messages, pieces, store } = this.#database;
    const reasoning = run.reasoning + pending.reasoning;
    const results = merged([...run.results, ...pending.results]);
    const calls = pending.calls ?? run.calls;
    const message: StoredMessage = {
      ...(messages.get(answer.id) ?? answer),
      content: content + pending.content,
      status: end.status,
      ...(reasoning && { reasoning }),
      ...(results.length > 0 && { results, idFile: firstFileOf(results) }),
      ...(calls.length > 0 && { calls: [...calls] }),
      ...('error' in end && { error: end.error }),
      ...('reason' in end && { finishReason: end.reason }),
    };
    return store.writeOrKeep((transaction) => {
      this.#keepFiles(transaction, run);
      transaction.put(messages, message);
      for (const { id } of pieces.group(answer.id)) transaction.delete(pieces, id);
    });
  }
}

/** The results with the last one of each id, in the order of their first ones. */
const merged = (results: readonly MessageResult[]): MessageResult[] => [
  ...new Map(results.map((one) => [one.resultId, one])).values(),
];
