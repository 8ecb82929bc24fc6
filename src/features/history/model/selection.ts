/** Chats that are selected, and the one that a range starts from. */
export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const nothingSelected: Selection = { selected: new Set(), anchor: null };

/** Selects or deselects one chat; the next range starts from it. */
export function toggle({ selected }: Selection, uuid: string): Selection {
  const next = new Set(selected);
  if (!next.delete(uuid)) next.add(uuid);
  return { selected: next, anchor: uuid };
}

/**
 * Adds all chats from the anchor to this one, in the order of the list (Shift with a click or an arrow). Without an anchor only
 * this one is added.
 */
export function extend({ selected, anchor }: Selection, uuid: string, order: readonly string[]): Selection {
  const to = order.indexOf(uuid);
  const from = anchor === null ? -1 : order.indexOf(anchor);
  if (to < 0) return { selected, anchor };
  const range = from < 0 ? [uuid] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { selected: new Set([...selected, ...range]), anchor: from < 0 ? uuid : anchor };
}
