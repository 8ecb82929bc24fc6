/** Which failures are equal, and which version is later (administration.md §3, error). */
import type { Schemas } from '#mocks/store/database.ts';

export interface FailureFacts {
  readonly source: Schemas['ErrorSource'];
  /** Operation or service; `portal` for an error of the portal without one. */
  readonly place: string;
  readonly name: string;
  readonly message: string;
}

/** The text without what differs between equal failures: addresses, keys, digits. */
function common(text: string): string {
  return text
    .replace(/\b[a-z][a-z+.-]*:\/\/[^\s'"»)]+/gi, '…')
    .replace(/[^\s@'"«<(]+@[^\s@'"»>)]+/g, '…')
    .replace(/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '…')
    .replace(/\b(?=[\da-f]*\d)[\da-f]{6,}\b/gi, '…')
    .replace(/\d+/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The key of the group of a failure. Equal failures have the same one (ADM-33). */
export const groupKeyOf = ({ source, place, name, message }: FailureFacts): string =>
  [source, place, name, common(message)].join('\n');

const numbersIn = (version: string): number[] => (version.match(/\d+/g) ?? []).map(Number);

/** Whether a version comes after another: by its numbers, `1.10.0` after `1.9.2`. An unknown one (empty) does not. */
export function isLater(version: string, than: string): boolean {
  const [left, right] = [numbersIn(version), numbersIn(than)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
