import { useEffect, useState } from 'react';
import { personalKey, readText, watchKey, writeText } from '#platform/storage.ts';

/** Storage is untrusted: what is no moment is none. */
function parseMoment(text: string | null): number {
  const moment = Number(text ?? 0);
  return Number.isFinite(moment) && moment > 0 ? moment : 0;
}

/**
 * Up to which moment (ms, of the server's clock) a person has seen their notifications, and how to move it on. Another
 * tab's look counts.
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
