import { personalKey, readJson, writeText } from '#platform/storage.ts';

/** Number of commands that are remembered. */
const maxRecent = 5;

const keyOf = (userId: number): string => personalKey('recentCommands', userId);

/** Ids of the commands that a user used last, newest first. Malformed stored values are dropped (PRE-07). */
export function readRecentCommands(userId: number): string[] {
  const stored = readJson(keyOf(userId));
  const ids = (Array.isArray(stored) ? stored : []).filter((id) => typeof id === 'string');
  return [...new Set(ids)].slice(0, maxRecent);
}

/** Stores a command as the newest one. */
export function rememberCommand(userId: number, id: string): void {
  const others = readRecentCommands(userId).filter((other) => other !== id);
  writeText(keyOf(userId), JSON.stringify([id, ...others].slice(0, maxRecent)));
}
