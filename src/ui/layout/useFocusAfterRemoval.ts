import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the row that has it is removed; the browser would reset it to the page.
 *
 * @param nextFocusOf returns the element that gets the focus; called while the row still exists
 * @returns a function to call with the row before it is removed
 */
export function useFocusAfterRemoval(
  nextFocusOf: (row: Element) => HTMLElement | null | undefined,
): (row: Element) => void {
  const removed = useRef<{ row: Element; next: HTMLElement | null | undefined }>(undefined);

  // Runs after every render: only the DOM shows when the row is removed.
  useEffect(() => {
    if (!removed.current || removed.current.row.isConnected) return;
    if (document.activeElement === document.body) removed.current.next?.focus();
    removed.current = undefined;
  });

  return (row) => {
    removed.current = { row, next: nextFocusOf(row) };
  };
}
