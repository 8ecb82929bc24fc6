import type { KeyboardEvent } from 'react';

/** The links or checkboxes of the rows, in their order. */
const rowsIn = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('li > a, li > label > input'),
];

/** The link to a chat in the list that is on the screen: the page of all chats has a second one beside the panel. */
export const rowLink = (uuid: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`li[data-chat="${CSS.escape(uuid)}"] > a`)].find((link) =>
    link.checkVisibility(),
  );

const stepOf: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Keyboard use of the rows: the arrows, Home and End move between them. All stay in the Tab order, because a list of
 * links is no composite widget.
 *
 * @param onExtend called with a chat that Shift and an arrow have reached
 */
export const rowKeys =
  (onExtend: (uuid: string) => void) =>
  (event: KeyboardEvent): void => {
    const { currentTarget, target, key, shiftKey } = event;
    const rows = rowsIn(currentTarget);
    const at = rows.indexOf(target as HTMLElement);
    const step = stepOf[key];
    if (at < 0 || !step || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = rows[step(at, rows.length)];
    event.preventDefault();
    next?.focus();
    const uuid = next?.closest<HTMLElement>('[data-chat]')?.dataset['chat'];
    if (shiftKey && uuid !== undefined) onExtend(uuid);
  };
