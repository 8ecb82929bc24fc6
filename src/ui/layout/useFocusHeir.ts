import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when the row that holds the focus disappears; the browser would drop it to the page.
 *
 * @param heirOf finds what to go on from when a row goes away; it is asked while the row is still there
 * @returns a function to call with the row that is about to go
 */
export function useFocusHeir(
  heirOf: (row: Element) => HTMLElement | null | undefined,
): (row: Element) => void {
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
