import { personalKey, readText, writeText } from '#platform/storage.ts';

/** Time in which the keys of the field are told, ms: three days. */
const FIRST_DAYS = 3 * 24 * 3_600_000;

/** Whether the person began to use chats in this browser at most three days ago. The first call keeps the time. */
export function isFirstDays(userId: number): boolean {
  const place = personalKey('first-chat', userId);
  const begun = Number(readText(place));
  if (!begun) writeText(place, String(Date.now()));
  return !begun || Date.now() - begun < FIRST_DAYS;
}
