import { useEffect, useRef } from 'react';

/** The link to go on from when a row of a list goes away: below it, above it, or at the list's beginning. */
const heirOf = (row: Element): HTMLElement | null | undefined =>
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('a') ??
  row.closest('aside')?.querySelector('input');

/**
 * Keeps the keyboard's place when the row that holds the focus disappears; the browser would drop it to the page.
 *
 * @returns a function to call with the row that is about to go
 */
export function useFocusHeir(): (row: Element) => void {
  const departing = useRef<{ row: Element; heir: HTMLElement | null | undefined }>(undefined);

  // After every render: only the DOM knows when the row is gone.
  useEffect(() => {
    if (!departing.current || departing.current.row.isConnected) return;
    if (document.activeElement === document.body) departing.current.heir?.focus();
    departing.current = undefined;
  });

  return (row) => {
    departing.current = { row, heir: heirOf(row) };
  };
}
