import { useEffect } from 'react';
import { focusScreen } from '../../layout/focus-screen.ts';

/**
 * Moves the focus to the screen when a dialog closes that has nothing to return the focus to: it opened by itself, or
 * the control that opened it is gone. A screen reader and Tab then continue from the screen and not from the top of the
 * page.
 */
export function useFocusFallback(): void {
  useEffect(
    () => () => {
      // React Aria returns the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(focusScreen));
    },
    [],
  );
}
