/** What handlers depend on: state, running answers, models, clock. */

import type { Spool } from '#mocks/contract/spool.ts';
import type { Validator } from '#mocks/contract/validator.ts';
import type { Runs } from '#mocks/domain/chat/runs.ts';
import type { Jobs } from '#mocks/domain/jobs/jobs.ts';
import type { Model } from '#mocks/domain/model/model.ts';
import type { PresentationRuns } from '#mocks/domain/presentations/runs.ts';
import type { Limits } from '#mocks/domain/sign-in/attempt-limit.ts';
import type { HashingQueue } from '#mocks/domain/sign-in/hashing.ts';
import type { Scenarios } from '#mocks/http/scenarios.ts';
import type { Database } from '#mocks/store/database.ts';

export interface Dependencies {
  readonly database: Database;
  readonly runs: Runs;
  readonly presentationRuns: PresentationRuns;
  readonly jobs: Jobs;
  readonly model: Model;
  readonly validate: Validator;
  readonly limits: Limits;
  readonly hashing: HashingQueue;
  /** Rounds of the hash of a new password. */
  readonly passwordRounds: number;
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
