import { readText, writeText } from './storage.ts';

const key = 'lastVisit';
/** A page older than this is reloaded, ms (portal.md §9). */
const limit = 3_600_000;

/**
 * The reload rule (APP-10, PRE-06): stores the time of the visit and returns whether more than an hour has passed since
 * the last one. A time that is missing, invalid, in the future or cannot be overwritten causes no reload, to avoid a loop.
 *
 * @param now ms since the epoch
 * @returns true when the page must be reloaded
 */
export function noteVisit(now = Date.now()): boolean {
  const stored = readText(key) ?? '';
  const isNoted = writeText(key, String(now));
  return isNoted && /^\d{1,15}$/.test(stored) && now - Number(stored) > limit;
}
