/** What handlers depend on: state, running answers, models, clock. */
import type { Limits } from './attempt-limit.ts';
import type { Runs } from './chat/runs.ts';
import type { Validator } from './contract/validator.ts';
import type { Database } from './db/database.ts';
import type { Spool } from './files/spool.ts';
import type { HashingQueue } from './hashing.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Model } from './models/model.ts';
import type { PresentationRuns } from './presentations/runs.ts';
import type { Scenarios } from './scenarios/scenarios.ts';

export interface Dependencies {
  readonly database: Database;
  readonly runs: Runs;
  readonly presentationRuns: PresentationRuns;
  readonly jobs: Jobs;
  readonly model: Model;
  readonly validate: Validator;
  readonly limits: Limits;
  readonly hashing: HashingQueue;
  readonly scenarios: Scenarios;
  readonly spool: Spool;
  /** Interval between heartbeats of a stream, ms. */
  readonly heartbeat: number;
  /** Origin of mailed links, without a slash at the end; undefined: taken from each request. */
  readonly portalUrl: string | undefined;
  now(): Date;
  /** Prints a line for the operator, such as a letter. */
  print(line: string): void;
}
