/** What handlers stand on: the state, the answers that are being written, the models, the clock. */
import type { Runs } from './chat/runs.ts';
import type { Validator } from './contract/validator.ts';
import type { Database } from './db/database.ts';
import type { LoginLimit } from './login-limit.ts';
import type { Model } from './models/model.ts';

export interface Services {
  readonly database: Database;
  readonly runs: Runs;
  readonly model: Model;
  readonly validate: Validator;
  readonly loginLimit: LoginLimit;
  /** False where a page must write the cookie itself: in the browser's door. */
  readonly httpOnly: boolean;
  /** Milliseconds between heartbeats of a stream. */
  readonly heartbeat: number;
  now(): Date;
}
