import { useEffect } from 'react';
import { focusNewScreen } from '#ui/index.ts';

/**
 * Moves the focus to the heading of a place that has loaded: list and editor are one page for the shell.
 *
 * @param isArrival whether it was opened from another place of this page
 */
export function useArrival(isArrival: boolean): void {
  useEffect(() => {
    if (!isArrival) return undefined;
    const frame = requestAnimationFrame(() => focusNewScreen(document));
    return () => cancelAnimationFrame(frame);
  }, [isArrival]);
}
