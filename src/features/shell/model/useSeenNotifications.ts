import { useEffect, useState } from 'react';
import { personalKey, readText, watchKey, writeText } from '#platform/storage.ts';

/** Reads a stored time; storage is untrusted. */
function parseMoment(text: string | null): number {
  const moment = Number(text ?? 0);
  return Number.isFinite(moment) && moment > 0 ? moment : 0;
}

/**
 * The time (ms, of the server's clock) up to which a user has seen their notifications, and a function to move it
 * forward. Changes in other tabs are applied.
 */
export function useSeenNotifications(userId: number): [seen: number, see: (moment: number) => void] {
  const key = personalKey('notificationsSeen', userId);
  const [seen, setSeen] = useState(() => parseMoment(readText(key)));
  useEffect(() => watchKey(key, (text) => setSeen(parseMoment(text))), [key]);
  const see = (moment: number): void => {
    if (moment <= seen) return;
    writeText(key, String(moment));
    setSeen(moment);
  };
  return [seen, see];
}
