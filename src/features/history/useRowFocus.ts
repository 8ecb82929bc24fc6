import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** The links or checkboxes of the rows, in their order. */
const rowsIn = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('li > a, li > label > input'),
];

const stepOf: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Keyboard use of the rows: one of them is in the Tab order, the arrows, Home and End move between them.
 *
 * @param order uuids of the chats in the order of their rows
 * @param start the row that Tab reaches first
 * @param onExtend called with a chat that Shift and an arrow have reached
 */
export function useRowFocus(
  order: readonly string[],
  start: string | undefined,
  onExtend: (uuid: string) => void,
) {
  const [current, setCurrent] = useState<string>();
  const candidates = [current, start, order[0]];
  const tabbable = candidates.find((uuid) => uuid !== undefined && order.includes(uuid));
  // A row that is being renamed has neither link nor checkbox.
  const uuidOf = (target: Element | undefined): string | undefined =>
    target?.closest<HTMLElement>('[data-chat]')?.dataset['chat'];
  return {
    tabbable,
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const uuid = uuidOf(target);
        if (uuid !== undefined) setCurrent(uuid);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { currentTarget, target, key, shiftKey } = event;
        const rows = rowsIn(currentTarget);
        const at = rows.indexOf(target as HTMLElement);
        const step = stepOf[key];
        if (at < 0 || !step || event.ctrlKey || event.altKey || event.metaKey) return;
        const next = step(at, rows.length);
        event.preventDefault();
        rows[next]?.focus();
        const uuid = uuidOf(rows[next]);
        if (shiftKey && uuid !== undefined) onExtend(uuid);
      },
    },
  };
}
