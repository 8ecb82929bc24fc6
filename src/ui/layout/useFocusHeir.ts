import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the row that has it is removed; the browser would reset it to the page.
 *
 * @param heirOf returns the element that gets the focus; called while the row still exists
 * @returns a function to call with the row before it is removed
 */
export function useFocusHeir(
  heirOf: (row: Element) => HTMLElement | null | undefined,
): (row: Element) => void {
  const departing = useRef<{ row: Element; heir: HTMLElement | null | undefined }>(undefined);

  // Runs after every render: only the DOM shows when the row is removed.
  useEffect(() => {
    if (!departing.current || departing.current.row.isConnected) return;
    if (document.activeElement === document.body) departing.current.heir?.focus();
    departing.current = undefined;
  });

  return (row) => {
    departing.current = { row, heir: heirOf(row) };
  };
}
