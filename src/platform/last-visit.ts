import { readText, writeText } from './storage.ts';

const key = 'lastVisit';
/** A page older than this is loaded anew, ms (portal.md §9). */
const limit = 3_600_000;

/**
 * The reload rule (APP-10, PRE-06): notes the visit, and says whether more than an hour passed since the last one.
 * A time that is missing, unreadable or in the future is no reason, and neither is one that cannot be replaced:
 * that page would reload for ever.
 *
 * @param now ms since the epoch
 * @returns true when the page must be loaded anew
 */
export function noteVisit(now = Date.now()): boolean {
  const stored = readText(key) ?? '';
  const isNoted = writeText(key, String(now));
  return isNoted && /^\d{1,15}$/.test(stored) && now - Number(stored) > limit;
}
