/** The lines that the process writes for its operator. */

/** What a line has beside its text: numbers, ids and names of operations. No secret and nothing that a person has typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** The values of LOG_LEVEL, most lines first. */
export const logLevels = ['info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export interface Log {
  info(text: string, fields?: LogFields): void;
  warn(text: string, fields?: LogFields): void;
  /** @param thrown what was thrown, of any type */
  error(text: string, ...thrown: readonly unknown[]): void;
}

/** Lines for a person at a terminal: the demonstration, and the start of a pilot. */
const terminal: Log = {
  info: (text) => console.log(text),
  warn: (text) => console.error(text),
  error: (text, ...thrown) => console.error(thrown.length > 0 ? `${text}:` : text, ...thrown),
};

let current = terminal;

/** The log of the process: the terminal, until `writeLogTo` names another one. */
export const log: Log = {
  info: (text, fields) => current.info(text, fields),
  warn: (text, fields) => current.warn(text, fields),
  error: (text, ...thrown) => current.error(text, ...thrown),
};

/**
 * Writes all lines to another log from now on.
 *
 * @returns a function that goes back to the terminal
 */
export function writeLogTo(next: Log): () => void {
  current = next;
  return () => {
    current = terminal;
  };
}
