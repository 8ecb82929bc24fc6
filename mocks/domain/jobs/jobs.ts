/** Batch changes: up to 100 rows at once, more in steps in the background, continued after a restart. */

import { type AuditedCall, type AuditNote, audit } from '#mocks/domain/audit/audit.ts';
import type { Post } from '#mocks/domain/mail/mailbox.ts';
import { companyUuidOf, isCompanyAdmin, isShutOut } from '#mocks/domain/people/person.ts';
import type { Running } from '#mocks/domain/sign-in/sign-in.ts';
import { log } from '#mocks/log/log.ts';
import type { Database, Job, Schemas, StoredJob, StoredJobRow, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { StorageError, type Transaction } from '#mocks/store/store.ts';
import type { RowOutcome } from './rows.ts';

/** Rows per step. A job of at most one step is finished in the answer; a longer one can be stopped between steps. */
const PIECE = 100;
/** Pause between two steps, ms, so that other requests are served and progress is visible. */
const PAUSE = 40;

/** What the change of a row may need: it sends letters and ends sessions. */
export type JobTools = Post & Running;

/** Work in the background, which ends with the process. */
export interface Background extends Rows, Clock {
  readonly jobs: { readonly isClosed: boolean };
}

type Key = number | string;

/** What a job knows when it decides its rows. */
export interface JobCall<Action> {
  /** E-mail of the person who started the job. */
  readonly actor: string;
  /** Origin for the links of its letters. */
  readonly portal: string;
  readonly action: Action;
  /** The call that started the job, for entries of the audit beside those of the rows. */
  readonly call: AuditedCall & { readonly deps: JobTools };
}

export interface JobKind<Action, K extends Key = number> {
  readonly kind: string;
  /** What the audit calls the objects and the change. */
  readonly entity: Schemas['AuditEntity'];
  auditedAs(action: Action): Schemas['AuditAction'];
  titleOf(action: Action): string;
  /** The company in whose area the job is; null for that of the portal. @default null */
  companyOf?(database: Database, job: StoredJob): string | null;
  /**
   * What is done with a row. The function is made for each step and called for its rows in their order: nothing of a
   * step is written before its last row, so where rows depend on each other the function remembers those before.
   */
  changer(deps: JobTools, job: JobCall<Action>): (key: K) => RowOutcome;
}

interface JobStart<Action, K extends Key> {
  readonly kind: JobKind<Action, K>;
  readonly action: Action;
  readonly keys: readonly K[];
  readonly owner: User;
  /** Origin for the links of its letters. */
  readonly portal: string;
  /** Network address of the caller, for the audit. */
  readonly address: string;
  /** Adds writes to the transaction in which the job is made. */
  readonly also?: (transaction: Transaction, jobUuid: string) => void;
}

const auditResults = { changed: 'done', unchanged: 'unchanged', refused: 'refused' } as const;

/** What the audit calls a job. */
export const jobNote = ({ uuid, title }: StoredJob) =>
  ({ entity: 'job', key: uuid, object: title }) satisfies Partial<AuditNote>;

/** A job as the contract answers it. */
export function toJob({
  owner: _owner,
  action: _action,
  keys: _keys,
  portal: _portal,
  ownerId: _ownerId,
  address: _address,
  companyUuid: _companyUuid,
  ...job
}: StoredJob): Job {
  return job;
}

/** The processed rows of a job, in order. */
export const rowsOf = ({ jobRows }: Database, uuid: string, result?: Schemas['JobResult']): StoredJobRow[] =>
  jobRows.group(uuid).filter((row) => result === undefined || row.result === result);

const ownCompanyOf = (database: Database, user: User): string => companyUuidOf(database, user) ?? '';

/** The company in whose area a job was started by its administrator. */
export function startedIn(database: Database, { owner, companyUuid }: StoredJob): string {
  const user = database.users.get(owner);
  return companyUuid ?? (user ? ownCompanyOf(database, user) : '');
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A key as it is stored: the case of a UUID's letters does not matter, so that one object is not changed twice. */
const toKey = <K extends Key>(key: K): K | string =>
  typeof key === 'string' && uuid.test(key) ? key.toLowerCase() : key;

export class Jobs {
  readonly #kinds: readonly JobKind<unknown, never>[];
  #isClosed = false;

  constructor(kinds: readonly JobKind<unknown, never>[]) {
    this.#kinds = kinds;
  }

  #kindOf = ({ kind }: StoredJob) => this.#kinds.find((one) => one.kind === kind);

  /**
   * Whether somebody who has started a job may continue it and see its rows: not after a block, without the right
   * (ADM-22) or in another company (COMP-02).
   */
  #isOpenTo(database: Database, user: User, job: StoredJob): boolean {
    if (job.owner !== user.email || isShutOut(database, user)) return false;
    const company = this.#kindOf(job)?.companyOf?.(database, job) ?? null;
    if (company === null) return user.profile.role === 'ADMIN';
    return isCompanyAdmin(user) && ownCompanyOf(database, user) === company;
  }

  /** The jobs of a user, in the order of their start. */
  list(database: Database, user: User): StoredJob[] {
    return database.jobs.group(user.email).filter((job) => this.#isOpenTo(database, user, job));
  }

  /** A user's own job, or undefined. */
  find(database: Database, user: User, uuid: string): StoredJob | undefined {
    const job = database.jobs.get(uuid.toLowerCase());
    return job && this.#isOpenTo(database, user, job) ? job : undefined;
  }

  /** Starts a job; with at most 100 rows it has ended when the promise is fulfilled. Throws `StorageError`. */
  async start<Action, K extends Key>(deps: JobTools, start: JobStart<Action, K>): Promise<Job> {
    const { kind, action, owner: user, portal, address } = start;
    const keys = [...new Set(start.keys.map(toKey))];
    const { database, now } = deps;
    const job: StoredJob = {
      uuid: crypto.randomUUID(),
      kind: kind.kind,
      title: kind.titleOf(action),
      status: 'running',
      total: keys.length,
      processed: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
      created: now().toISOString(),
      finished: null,
      owner: user.email,
      ownerId: user.profile.id,
      action,
      keys,
      portal,
      address,
      companyUuid: ownCompanyOf(database, user),
    };
    database.store.write((transaction) => {
      transaction.put(database.jobs, job);
      start.also?.(transaction, job.uuid);
      // A job of one row has no entry of its own beside that of the row.
      if (keys.length === 1) return;
      const note = { action: kind.auditedAs(action), entity: kind.entity, object: job.title };
      audit({ deps, user, address }, transaction, note, { uuid: job.uuid, children: keys.length });
    });
    const end = this.#follow(deps, job.uuid);
    if (keys.length <= PIECE) await end;
    return toJob(database.jobs.get(job.uuid) ?? job);
  }

  /** Stops a running job. Processed rows are kept; a job that has ended stays as it is. */
  stop(call: AuditedCall, job: StoredJob): StoredJob {
    const { database, now } = call.deps;
    const isRunning = job.finished === null;
    const stopped: StoredJob = isRunning ? { ...job, status: 'stopped', finished: now().toISOString() } : job;
    database.store.write((transaction) => {
      if (isRunning) transaction.put(database.jobs, stopped);
      const result = isRunning ? 'done' : 'unchanged';
      audit(call, transaction, { ...jobNote(job), action: 'stop', result });
    });
    return stopped;
  }

  /** Continues the jobs that were running when the process ended. */
  resume(deps: JobTools): void {
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

  async #follow(deps: JobTools, uuid: string): Promise<void> {
    try {
      while (await this.#piece(deps, uuid)) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } catch (error) {
      if (!(error instanceof StorageError)) log.error('A job failed', error);
      this.#fail(deps, uuid);
    }
  }

  #fail({ database, now }: Rows & Clock, uuid: string): void {
    const job = database.jobs.get(uuid);
    if (!job || this.#isClosed) return;
    const failed: StoredJob = { ...job, status: 'failed', finished: now().toISOString() };
    database.store.writeOrKeep((transaction) => transaction.put(database.jobs, failed));
  }

  /** Processes the next rows of a job and writes their results in one transaction. Returns whether rows are left. */
  async #piece(deps: JobTools, uuid: string): Promise<boolean> {
    const { database, now } = deps;
    const job = database.jobs.get(uuid);
    const kind = job && this.#kindOf(job);
    if (!job || !kind || job.finished !== null || this.#isClosed) return false;
    const { owner: actor, portal, action } = job;
    const owner = database.users.get(actor);
    if (!owner || !this.#isOpenTo(database, owner, job)) {
      this.#fail(deps, uuid);
      return false;
    }
    const id = job.ownerId ?? owner.profile.id;
    const call = { deps, user: { email: actor, profile: { id } }, address: job.address ?? '' };
    const keys = job.keys.slice(job.processed, job.processed + PIECE);
    const at = { actor, portal, action, call };
    // A job is stored with the keys it was started with, and so with those of its kind.
    const outcomes = keys.map(kind.changer(deps, at) as (key: Key) => RowOutcome);
    const rows = outcomes.map((outcome, index) => ({
      key: outcome.object === undefined ? keys[index] : (outcome.object ?? undefined),
      line: outcome.line ?? job.processed + index + 1,
      outcome,
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
        const { write, label, result, code = null, message = null, before, after } = outcome;
        write?.(transaction);
        const note = { action: kind.auditedAs(action), entity: kind.entity, object: label };
        const object = key !== undefined && { key };
        const batch = { parent: job.total === 1 ? null : uuid };
        audit(call, transaction, { ...note, ...object, result: auditResults[result], before, after }, batch);
        const row = {
          jobUuid: uuid,
          line,
          key: key === undefined ? null : String(key),
          label,
          result,
          code,
          message,
        };
        transaction.put(database.jobRows, row);
      }
      transaction.put(database.jobs, next);
    });
    for (const { outcome } of rows) await outcome.finish?.();
    return !isDone;
  }
}
