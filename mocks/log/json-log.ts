/** The log of a pilot: a line of JSON for each event (PILOT-04). */
import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import type { Log, LogLevel } from './log.ts';

/** Frames of an error that are written. */
const FRAMES = 20;

/** The code of an error, such as `ENOSPC`; undefined where it could be a text. */
function codeOf(thrown: Error): string | undefined {
  const code = 'code' in thrown ? String(thrown.code) : '';
  return /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : undefined;
}

/** An error without its message, because messages can quote what a person has typed, as those of `JSON.parse` do. */
function withoutMessage(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { name: typeof thrown };
  const { name, message, stack = '', cause } = thrown;
  // A message can have lines that look like frames.
  const below = stack.slice(stack.indexOf(message) + message.length).split('\n');
  const frames = below.flatMap((line) => /^\s+at (.*)/.exec(line)?.[1] ?? []).slice(0, FRAMES);
  const code = codeOf(thrown);
  return {
    name,
    ...(code && { code }),
    stack: frames,
    ...(cause instanceof Error && { cause: withoutMessage(cause) }),
  };
}

/** Masks e-mail addresses: error texts of mail servers contain them. */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…');

/**
 * A log that writes a line of JSON for each event: `level`, `time` (ISO 8601), `msg` and the fields of the event.
 *
 * @param destination where the lines go. @default the standard output
 */
export function jsonLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    // Neither process nor host: journald adds both.
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const lines = destination ? pino(options, destination) : pino(options);
  return {
    info: (text, fields = {}) => lines.info(fields, withoutAddresses(text)),
    warn: (text, fields = {}) => lines.warn(fields, withoutAddresses(text)),
    error: (text, ...thrown) =>
      lines.error(thrown.length > 0 ? { error: withoutMessage(thrown[0]) } : {}, withoutAddresses(text)),
  };
}
