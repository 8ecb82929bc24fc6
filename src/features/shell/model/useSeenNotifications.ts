import { useEffect, useState } from 'react';
import { personalKey, readText, watchKey } from '#platform/storage.ts';

/** Reads a stored time; storage is untrusted. */
function parseMoment(text: string | null): number {
  const moment = Number(text ?? 0);
  return Number.isFinite(moment) && moment > 0 ? moment : 0;
}

/**
 * The time (ms, of the server's clock) up to which a user has seen their notifications in any tab and, for employees, in
 * any browser. `keepSeen` moves it forward.
 */
export function useSeenNotifications(userId: number): number {
  const key = personalKey('notificationsSeen', userId);
  const [seen, setSeen] = useState(() => parseMoment(readText(key)));
  useEffect(() => watchKey(key, (text) => setSeen(parseMoment(text))), [key]);
  return seen;
}
