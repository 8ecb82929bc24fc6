import { personalKeys, readText, writeText } from '#platform/storage.ts';

/** What this browser keeps of a user and «Очистить» removes, by the first part of the keys. Nothing of the session. */
const groups = {
  drafts: ['draft'],
  view: ['branches', 'columns', 'field-height', 'lastFolder', 'recentCommands', 'settings', 'settings-panel'],
} as const;
export type BrowserGroup = keyof typeof groups;

function keysOf(userId: number, group: BrowserGroup): string[] {
  const kinds: readonly string[] = groups[group];
  return personalKeys(userId).filter((key) => kinds.includes(key.split(':')[0] ?? ''));
}

/** How much a group takes, bytes. */
export const sizeOf = (userId: number, group: BrowserGroup): number =>
  keysOf(userId, group).reduce((sum, key) => sum + new Blob([key, readText(key) ?? '']).size, 0);

/** Removes all groups of a user. */
export function clearBrowserData(userId: number): void {
  for (const group of Object.keys(groups) as BrowserGroup[])
    for (const key of keysOf(userId, group)) writeText(key, null);
}
