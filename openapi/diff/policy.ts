/** The rules for versions (README.md, "Versions"): which version a set of changes needs, and how long deprecated parts stay. */
import { type Change, type JsonObject, objectOf, textOf } from './document.ts';

/** Days from the release that deprecates a part to its `x-sunset`. */
const NOTICE_DAYS = 90;
const DAY_MS = 86_400_000;

type Version = readonly [major: number, minor: number, patch: number];

function versionOf(document: JsonObject): Version {
  const text = textOf(objectOf(document['info'])['version']);
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return [Number(major ?? 0), Number(minor ?? 0), Number(patch ?? 0)];
}

const releasedOf = (document: JsonObject): string => textOf(objectOf(document['info'])['x-released']);
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** True when `next` may contain breaking changes: another MAJOR; before 1.0.0 another MINOR is enough. */
function mayBreak([major, minor]: Version, next: Version): boolean {
  return next[0] > major || (major === 0 && next[0] === 0 && next[1] > minor);
}

/** Null when the removed part was announced long enough, else what is missing. */
function missingNotice(removed: JsonObject, released: string): string | null {
  const sunset = textOf(removed['x-sunset']);
  if (removed['deprecated'] !== true || sunset === '') return 'it was not deprecated with an x-sunset';
  return daysBetween(sunset, released) >= 0 ? null : `it stays until ${sunset}`;
}

/**
 * @param old the earlier version of the contract
 * @param next the later one
 * @param changes the differences between them
 * @returns one line for each violation of the rules; empty when the changes may be released as this version
 */
export function policyViolations(old: JsonObject, next: JsonObject, changes: readonly Change[]): string[] {
  const [before, after] = [versionOf(old), versionOf(next)];
  const released = releasedOf(next);
  const found: string[] = [];
  const isBreaking = changes.some(({ breaking }) => breaking);
  if (isBreaking && !mayBreak(before, after)) {
    const part = before[0] === 0 ? 'second' : 'first';
    found.push(
      `info.version: breaking changes need a greater ${part} number than ${before.join('.')}, now ${after.join('.')}`,
    );
  }
  for (const { where, text, removed, deprecated } of changes) {
    if (removed && before[0] > 0) {
      const missing = missingNotice(removed, released);
      if (missing) found.push(`${where}: ${text}, but ${missing}`);
    }
    if (deprecated) {
      const sunset = textOf(deprecated['x-sunset']);
      if (!(daysBetween(released, sunset) >= NOTICE_DAYS))
        found.push(
          `${where}: ${text}, its x-sunset must be ${NOTICE_DAYS} days or more after info.x-released`,
        );
    }
  }
  return found;
}
