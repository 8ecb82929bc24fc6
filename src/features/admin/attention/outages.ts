import type { Card } from './part.ts';

/**
 * Cards that tell of the same outage become one, where the first of them is. The others are in its `also`, which says
 * what else is affected.
 */
export function mergeOutages<Entry extends { card: Card }>(
  entries: readonly Entry[],
): (Entry & { also: Entry[] })[] {
  const merged: (Entry & { also: Entry[] })[] = [];
  for (const entry of entries) {
    const connection = entry.card.outage?.connection;
    const first = connection && merged.find(({ card }) => card.outage?.connection === connection);
    if (first) first.also.push(entry);
    else merged.push({ ...entry, also: [] });
  }
  return merged;
}
