/** What handlers stand on: the state, the answers that are being written, the models, the clock. */
import type { AttemptLimit } from './attempt-limit.ts';
import type { Runs } from './chat/runs.ts';
import type { Validator } from './contract/validator.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Model } from './models/model.ts';
import type { Scenarios } from './scenarios/scenarios.ts';

export interface Services {
  readonly database: Database;
  readonly runs: Runs;
  readonly jobs: Jobs;
  readonly model: Model;
  readonly validate: Validator;
  readonly loginLimit: AttemptLimit;
  readonly mailLimit: AttemptLimit;
  readonly scenarios: Scenarios;
  /** Milliseconds between heartbeats of a stream. */
  readonly heartbeat: number;
  /** Where the mailed links lead, without a slash at the end; undefined takes it from each request. */
  readonly portalUrl: string | undefined;
  now(): Date;
  /** Tells the person who runs the process one line: the letters that nobody delivers. */
  print(line: string): void;
}
