import { useEffect } from 'react';

/** Gives the focus to the screen, to its heading or its main part, where a control has it no more. */
function focusScreen(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  // Another window stands over it, and holds the focus itself.
  if (!target || target.closest('[inert], [aria-hidden="true"]')) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * A window that came by itself, or whose opener is gone, has nothing to give the focus back to when it closes: the
 * screen gets it, so that a screen reader and Tab go on from there and not from the top of the page.
 */
export function useFocusFallback(): void {
  useEffect(
    () => () => {
      // React Aria gives the focus back in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(focusScreen));
    },
    [],
  );
}
