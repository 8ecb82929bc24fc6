import { parseTimestamp } from '../timestamp.ts';

/** A value with its type, as text in one form: `-1234.5`, a share `0.125`, `2026-11-20`, a timestamp, `true`. */
export interface TypedCell {
  readonly type: 'number' | 'percent' | 'money' | 'date' | 'datetime' | 'boolean';
  readonly text: string;
  /** Whether the digits of a number are shown in groups of three: those of an amount are, those of a year are not. */
  readonly isGrouped?: boolean;
  /** True when a moment is shown to the second, also at a whole minute: all cells of a column then have one form. */
  readonly isExact?: boolean;
}

/** A cell of a table: numbers stay numbers, texts stay texts. */
export type Cell = string | number | TypedCell;
export type Table = readonly (readonly Cell[])[];

const plainNumber = /^-?\d+(?:\.\d+)?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
/** A number has 15 reliable digits in a spreadsheet. */
const DIGITS = 15;

/** Whether the text has the form of its type; other texts are written as texts. */
export function isOfType({ type, text }: TypedCell): boolean {
  switch (type) {
    case 'boolean':
      return text === 'true' || text === 'false';
    case 'date':
      return day.test(text) && parseTimestamp(text) !== null;
    case 'datetime':
      return parseTimestamp(text) !== null;
    default:
      return plainNumber.test(text);
  }
}

/** Whether a spreadsheet would lose digits before the decimal sign, such as those of an account number. */
export const losesDigits = (text: string): boolean => (/^-?0*(\d*)/.exec(text)?.[1]?.length ?? 0) > DIGITS;

/** The time on the clock of a place, as the ms of the same time in UTC. */
export type Clock = (moment: Date) => number;

/** The clock of the reader. */
export const localClock: Clock = (moment) => moment.getTime() - moment.getTimezoneOffset() * 60_000;
