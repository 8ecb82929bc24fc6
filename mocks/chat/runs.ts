/**
 * Answers that are being written. A run belongs to a chat, not to a connection: it goes on when the client leaves,
 * can be followed by any number of readers from any event on, and stays resumable for a while after its end.
 */

import type { components } from '#api/generated/gateway.d.ts';
import { apiPath } from '#lib/gateway-path.ts';
import { errorBody } from '../contract/contract.ts';
import type { Database, StoredMessage } from '../db/database.ts';
import { type Model, ModelFailure, type ModelRequest } from '../models/model.ts';
import { Run } from './run.ts';

type ErrorResponse = components['schemas']['ErrorResponse'];

/** The text of a running answer is written to disk at most this often, ms. */
const SAVE_EVERY = 500;
/** A finished run can be resumed for this long, ms. */
const KEEP = 60_000;

/** The text under an answer that was being written when the process ended. */
export const INTERRUPTED = 'Ответ прерван перезапуском сервера. Повторите запрос';

interface RunStart {
  readonly answer: StoredMessage;
  readonly requestId: string;
  /** Path of the request that started it, for errors. */
  readonly path: string;
  readonly model: Model;
  readonly request: ModelRequest;
}

export class Runs {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #byChat = new Map<string, Run>();

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** The run of a chat, going on or ended a short while ago. */
  get(chatUuid: string): Run | undefined {
    return this.#byChat.get(chatUuid);
  }

  /** Starts writing an answer that is already stored with the status `streaming`. */
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

  /** Stops the answer of a chat and the model behind it; what had arrived is kept. Nothing running is no error. */
  stop(chatUuid: string): void {
    const run = this.#byChat.get(chatUuid);
    if (!run || run.ended) return;
    this.#end(run, 'stopped');
    run.abort();
  }

  /** Before the process ends: what has arrived goes to disk, models are stopped, readers are let go. */
  close(): void {
    for (const run of this.#byChat.values()) {
      if (!run.ended) this.#save(run, 'streaming');
      run.abort();
      run.drop(true);
    }
    this.#byChat.clear();
  }

  async #write(run: Run, model: Model, request: ModelRequest): Promise<void> {
    let saved = performance.now();
    try {
      for await (const piece of model.answer(request, run.signal)) {
        if (run.ended || run.signal.aborted) return;
        if (piece.type === 'drop') run.drop();
        else run.push(piece);
        if (performance.now() - saved > SAVE_EVERY) {
          this.#save(run, 'streaming');
          saved = performance.now();
        }
      }
      if (!run.ended && !run.signal.aborted) this.#end(run, 'complete');
    } catch (error) {
      if (run.ended || run.signal.aborted) return;
      const failure = error instanceof ModelFailure ? error : new ModelFailure('internal-error', {}, error);
      if (!(error instanceof ModelFailure)) console.error('The answer failed:', error);
      this.#end(run, 'failed', errorBody(failure.failure, run.path, this.#now(), failure.details));
    }
  }

  /** The end is on disk before anybody hears of it; without room on it, the answer ends as failed. */
  #end(run: Run, status: 'complete' | 'stopped' | 'failed', error?: ErrorResponse): void {
    if (this.#save(run, status, error)) {
      this.#announce(run, status, error);
    } else {
      const full = errorBody('storage-full', run.path, this.#now());
      this.#save(run, 'failed', full);
      this.#announce(run, 'failed', full);
    }
    setTimeout(() => {
      if (this.#byChat.get(run.chatUuid) === run) this.#byChat.delete(run.chatUuid);
    }, KEEP).unref?.();
  }

  #announce(run: Run, status: 'complete' | 'stopped' | 'failed', error?: ErrorResponse): void {
    if (status === 'failed' && error) run.finish({ type: 'failed', error });
    else if (status !== 'failed') run.finish({ type: 'finished', status, date: this.#now().toISOString() });
  }

  #save(run: Run, status: StoredMessage['status'], error?: ErrorResponse): boolean {
    const { answer } = run;
    const message: StoredMessage = {
      ...(this.#database.messages.get(answer.id) ?? answer),
      content: run.content,
      status,
      ...(run.reasoning && { reasoning: run.reasoning }),
      ...(error && { error }),
    };
    return this.#database.store.writeOrKeep((transaction) =>
      transaction.put(this.#database.messages, message),
    );
  }
}

/** After a restart nobody writes on: answers that were being written are marked, their text stays. */
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
