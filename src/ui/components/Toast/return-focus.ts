import { focusScreen } from '../../layout/focus-screen.ts';

/** Maximum time to wait for `restored`, ms: the server may have to restore it first. */
const maxWait = 3000;

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus after a focused toast was removed; the browser would leave it on the page.
 *
 * @param before the element that had the focus before the toast; null if there was none
 * @param restored returns the element that the action of the toast restores. It gets the focus as soon as it exists.
 * After 3 s without it, or at once if `restored` is missing, `before` gets the focus, or the screen if `before` is
 * gone.
 * @returns a function that stops waiting
 */
export function returnFocus(before: HTMLElement | null, restored?: () => HTMLElement | null): () => void {
  const fallBack = (): void => {
    if (!isFocusLost()) return;
    before?.focus();
    focusScreen();
  };
  if (!restored) {
    fallBack();
    return () => undefined;
  }
  const look = (): void => {
    const found = restored();
    // The focus can be elsewhere by now: the user moved it, or a dialog opened.
    if (found && isFocusLost()) found.focus();
    if (found || !isFocusLost()) end();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => {
    end();
    fallBack();
  }, maxWait);
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return end;
}
