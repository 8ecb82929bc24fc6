/**
 * The running answers. A run belongs to a chat, not to a connection: it continues when the client disconnects, any number
 * of readers can follow it from any event, and it can be resumed for a minute after its end.
 */

import type { components } from '#api/generated/gateway.d.ts';
import { apiPath } from '#lib/gateway-path.ts';
import { errorBody } from '../contract/contract.ts';
import type { Database, StoredMessage } from '../db/database.ts';
import { type EndReason, type Model, ModelFailure, type ModelRequest } from '../models/model.ts';
import { Run } from './run.ts';

type ErrorResponse = components['schemas']['ErrorResponse'];
type FinishReason = components['schemas']['FinishReason'];

/** Minimum time between two writes of a running answer's text to disk, ms. */
const SAVE_INTERVAL_MS = 500;
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
}

/** How an answer ended; `retryAfter` in seconds. */
type End =
  | { readonly status: 'complete' | 'stopped'; readonly reason: FinishReason }
  | { readonly status: 'failed'; readonly error: ErrorResponse; readonly retryAfter?: number };

export class Runs {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #byChat = new Map<string, Run>();

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** The run of a chat, if it is running or ended less than a minute ago. */
  get(chatUuid: string): Run | undefined {
    return this.#byChat.get(chatUuid);
  }

  /** Starts the run of an answer that is already stored with the status `streaming`. */
  start({ answer, requestId, path, model, request }: RunStart): Run {
    const run = new Run(answer, path);
    this.#byChat.set(answer.chatUuid, run);
    run.push({
      type: 'started',
      chatUuid: answer.chatUuid,
      requestId,
      messageId: answer.id,
      date: answer.date,
      ...(answer.model !== undefined && { model: answer.model }),
    });
    void this.#write(run, model, request);
    return run;
  }

  /** Stops the running answer of a chat and its model; the text so far is kept. Does nothing if none is running. */
  stop(chatUuid: string): void {
    const run = this.#byChat.get(chatUuid);
    if (!run || run.ended) return;
    this.#end(run, { status: 'stopped', reason: 'stopped' });
    run.abort();
  }

  /** To be called before the process ends: saves the running answers, stops their models and disconnects the readers. */
  close(): void {
    for (const run of this.#byChat.values()) {
      if (!run.ended) this.#save(run, { status: 'streaming' });
      run.abort();
      run.drop(true);
    }
    this.#byChat.clear();
  }

  async #write(run: Run, model: Model, request: ModelRequest): Promise<void> {
    let saved = performance.now();
    let reason: EndReason = 'complete';
    try {
      for await (const piece of model.answer(request, run.signal)) {
        if (run.ended || run.signal.aborted) return;
        if (piece.type === 'drop') run.drop();
        else if (piece.type === 'end') reason = piece.reason;
        else run.push(piece);
        if (performance.now() - saved > SAVE_INTERVAL_MS) {
          this.#save(run, { status: 'streaming' });
          saved = performance.now();
        }
      }
      if (!run.ended && !run.signal.aborted) this.#end(run, { status: 'complete', reason });
    } catch (error) {
      if (run.ended || run.signal.aborted) return;
      const failure = error instanceof ModelFailure ? error : new ModelFailure('internal-error', {}, error);
      if (!(error instanceof ModelFailure)) console.error('The answer failed:', error);
      this.#end(run, this.#failed(run, failure));
    }
  }

  #failed(run: Run, { failure, details }: Pick<ModelFailure, 'failure' | 'details'>): End {
    const { retryAfter } = details;
    const error = errorBody(failure, run.path, this.#now(), details);
    return { status: 'failed', error, ...(retryAfter !== undefined && { retryAfter }) };
  }

  /** Saves the answer before announcing its end. If the disk is full, the answer ends as failed. */
  #end(run: Run, end: End): void {
    const { answer } = run;
    const isSaved = this.#save(run, end);
    const told = isSaved ? end : this.#failed(run, { failure: 'storage-full', details: {} });
    if (!isSaved) this.#save(run, told);
    const date = this.#now().toISOString();
    if (told.status === 'failed') {
      const { error, retryAfter } = told;
      run.finish({ type: 'failed', error, ...(retryAfter !== undefined && { retryAfter }) });
    } else run.finish({ type: 'finished', status: told.status, reason: told.reason, date });
    setTimeout(() => {
      if (this.#byChat.get(answer.chatUuid) === run) this.#byChat.delete(answer.chatUuid);
    }, RESUMABLE_MS).unref?.();
  }

  #save(run: Run, end: End | { readonly status: 'streaming' }): boolean {
    const { answer } = run;
    const message: StoredMessage = {
      ...(this.#database.messages.get(answer.id) ?? answer),
      content: run.content,
      status: end.status,
      ...(run.reasoning && { reasoning: run.reasoning }),
      ...('error' in end && { error: end.error }),
      ...('reason' in end && { finishReason: end.reason }),
    };
    return this.#database.store.writeOrKeep((transaction) =>
      transaction.put(this.#database.messages, message),
    );
  }
}

/** Marks the answers that were running before a restart as failed. Their text is kept. */
export function markInterrupted(database: Database, now: Date): void {
  const broken = [...database.messages.values()].filter(({ status }) => status === 'streaming');
  database.store.writeOrKeep((transaction) => {
    for (const message of broken) {
      const path = `${apiPath}/chat`;
      const error = errorBody('internal-error', path, now, { message: INTERRUPTED });
      transaction.put(database.messages, { ...message, status: 'failed', error });
    }
  });
}
