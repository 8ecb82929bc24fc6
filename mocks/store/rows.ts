/** What most rules need: the rows and the time. Callers hand in a larger object that has them. */
import type { Database } from './database.ts';

export interface Rows {
  readonly database: Database;
}

export interface Clock {
  now(): Date;
}
