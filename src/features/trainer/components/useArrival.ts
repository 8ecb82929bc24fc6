import { useEffect } from 'react';
import { focusNewScreen } from '#ui/index.ts';

/**
 * Moves the focus to the heading of a place that has loaded. The shell does so for new pages; the places of the trainer are
 * one page.
 *
 * @param isArrival whether it was opened from another place of the trainer
 */
export function useArrival(isArrival: boolean): void {
  useEffect(() => {
    if (!isArrival) return undefined;
    const frame = requestAnimationFrame(() => focusNewScreen(document));
    return () => cancelAnimationFrame(frame);
  }, [isArrival]);
}
