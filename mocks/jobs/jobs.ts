/** Batch changes: up to 100 rows at once, more in steps in the background, continued after a restart. */
import type { Database, Job, Schemas, StoredJob, StoredJobRow } from '../db/database.ts';
import { StorageError, type Transaction } from '../db/store.ts';
import type { Dependencies } from '../dependencies.ts';

/** Rows per step. A job of at most one step is finished in the answer; a longer one can be stopped between steps. */
const PIECE = 100;
/** Pause between two steps, ms, so that other requests are served and progress is visible. */
const PAUSE = 40;

/** The result of a row. */
export interface RowOutcome {
  readonly label: string;
  readonly result: Schemas['JobResult'];
  readonly code?: string;
  readonly message?: string;
  /** Writes the change, together with the row's result. */
  readonly write?: (transaction: Transaction) => void;
  /** Runs after the write: sends a letter. */
  readonly after?: () => Promise<void>;
}

export interface JobKind<Action> {
  readonly kind: string;
  titleOf(action: Action): string;
  changeRow(
    deps: Dependencies,
    job: { readonly actor: string; readonly portal: string; readonly action: Action },
    key: number,
  ): RowOutcome;
}

interface JobStart<Action> {
  readonly kind: JobKind<Action>;
  readonly action: Action;
  readonly keys: readonly number[];
  /** E-mail of the job's owner. */
  readonly owner: string;
  /** Origin for the links of its letters. */
  readonly portal: string;
}

/** A job as the contract answers it. */
export function toJob({
  owner: _owner,
  action: _action,
  keys: _keys,
  portal: _portal,
  ...job
}: StoredJob): Job {
  return job;
}

/** A user's own job, or undefined. */
export function findJob({ jobs }: Database, owner: string, uuid: string): StoredJob | undefined {
  const job = jobs.get(uuid.toLowerCase());
  return job?.owner === owner ? job : undefined;
}

/** The processed rows of a job, in order. */
export function rowsOf({ jobRows }: Database, uuid: string, result?: Schemas['JobResult']): StoredJobRow[] {
  return jobRows.group(uuid).filter((row) => result === undefined || row.result === result);
}

export class Jobs {
  readonly #kinds: readonly JobKind<unknown>[];
  #isClosed = false;

  constructor(kinds: readonly JobKind<unknown>[]) {
    this.#kinds = kinds;
  }

  /** Starts a job; with at most 100 rows it has ended when the promise is fulfilled. Throws `StorageError`. */
  async start<Action>(deps: Dependencies, start: JobStart<Action>): Promise<Job> {
    const { kind, action, keys, owner, portal } = start;
    const { database, now } = deps;
    const job: StoredJob = {
      ...{ uuid: crypto.randomUUID(), kind: kind.kind, title: kind.titleOf(action), status: 'running' },
      ...{ total: keys.length, processed: 0, changed: 0, unchanged: 0, refused: 0 },
      ...{ created: now().toISOString(), finished: null },
      ...{ owner, action, keys, portal },
    };
    database.store.write((transaction) => transaction.put(database.jobs, job));
    const end = this.#follow(deps, job.uuid);
    if (keys.length <= PIECE) await end;
    return toJob(database.jobs.get(job.uuid) ?? job);
  }

  /** Stops a running job; processed rows are kept. */
  stop({ database, now }: Dependencies, job: StoredJob): StoredJob {
    if (job.finished !== null) return job;
    const stopped: StoredJob = { ...job, status: 'stopped', finished: now().toISOString() };
    database.store.write((transaction) => transaction.put(database.jobs, stopped));
    return stopped;
  }

  /** Continues the jobs that were running when the process ended. */
  resume(deps: Dependencies): void {
    for (const { uuid, finished } of deps.database.jobs.values())
      if (finished === null) this.#follow(deps, uuid);
  }

  /** True when nothing may be written any more. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Stops all writes. */
  close(): void {
    this.#isClosed = true;
  }

  async #follow(deps: Dependencies, uuid: string): Promise<void> {
    try {
      while (await this.#piece(deps, uuid)) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } catch (error) {
      this.#fail(deps, uuid, error);
    }
  }

  #fail({ database, now }: Dependencies, uuid: string, error: unknown): void {
    if (!(error instanceof StorageError)) console.error('A job failed:', error);
    const job = database.jobs.get(uuid);
    if (!job || this.#isClosed) return;
    const failed: StoredJob = { ...job, status: 'failed', finished: now().toISOString() };
    database.store.writeOrKeep((transaction) => transaction.put(database.jobs, failed));
  }

  /** Processes the next rows of a job and writes their results in one transaction. Returns whether rows are left. */
  async #piece(deps: Dependencies, uuid: string): Promise<boolean> {
    const { database, now } = deps;
    const job = database.jobs.get(uuid);
    const kind = this.#kinds.find((one) => one.kind === job?.kind);
    if (!job || !kind || job.finished !== null || this.#isClosed) return false;
    const { owner: actor, portal, action } = job;
    const rows = job.keys.slice(job.processed, job.processed + PIECE).map((key, index) => ({
      key,
      line: job.processed + index + 1,
      outcome: kind.changeRow(deps, { actor, portal, action }, key),
    }));
    const count = (result: Schemas['JobResult']) =>
      rows.filter(({ outcome }) => outcome.result === result).length;
    const isDone = job.processed + rows.length >= job.total;
    const next: StoredJob = {
      ...job,
      processed: job.processed + rows.length,
      changed: job.changed + count('changed'),
      unchanged: job.unchanged + count('unchanged'),
      refused: job.refused + count('refused'),
      ...(isDone && { status: 'done', finished: now().toISOString() }),
    };
    database.store.write((transaction) => {
      for (const { key, line, outcome } of rows) {
        const { write, label, result, code = null, message = null } = outcome;
        write?.(transaction);
        const row = { jobUuid: uuid, line, key: String(key), label, result, code, message };
        transaction.put(database.jobRows, row);
      }
      transaction.put(database.jobs, next);
    });
    for (const { outcome } of rows) await outcome.after?.();
    return !isDone;
  }
}
