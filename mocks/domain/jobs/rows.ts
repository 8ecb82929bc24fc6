/** The outcomes of the rows of a job. */
import type { Schemas } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The result of a row. */
export interface RowOutcome {
  readonly label: string;
  /** Line in the file of the job. @default the number of the row */
  readonly line?: number;
  /** Key of the object, where it is not that of the row. */
  readonly object?: number | null;
  readonly result: Schemas['JobResult'];
  readonly code?: string;
  readonly message?: string;
  /** Writes the change, together with the row's result. */
  readonly write?: (transaction: Transaction) => void;
  /** The object before and after the change, for the audit. */
  readonly before?: object;
  readonly after?: object;
  /** Runs after the write: sends a letter. */
  readonly finish?: () => Promise<void>;
}

/** Why the change of a row is refused. */
export interface Refusal {
  readonly code: string;
  /** For the administrator, in Russian. */
  readonly message: string;
}

/** The outcome of a row whose object does not exist. */
export const missingRow = (label: string, message: string): RowOutcome => ({
  label,
  result: 'refused',
  code: 'not-found',
  message,
});
