import { personalKey, readJson, writeText } from '#platform/storage.ts';

/** How many are remembered. */
const most = 5;

const keyOf = (userId: number): string => personalKey('recentCommands', userId);

/** Ids of the commands that a person used last, the newest first; whatever else is stored is dropped (PRE-07). */
export function readRecentCommands(userId: number): string[] {
  const stored = readJson(keyOf(userId));
  const ids = (Array.isArray(stored) ? stored : []).filter((id) => typeof id === 'string');
  return [...new Set(ids)].slice(0, most);
}

/** Puts a command in front of those that were used. */
export function rememberCommand(userId: number, id: string): void {
  const others = readRecentCommands(userId).filter((other) => other !== id);
  writeText(keyOf(userId), JSON.stringify([id, ...others].slice(0, most)));
}
