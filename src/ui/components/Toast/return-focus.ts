import { focusScreen } from '../../layout/focus-screen.ts';

/** How long `restored` may take to appear, ms: a server may have to bring it back. */
const patience = 3000;

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus on after a toast with the focus was removed. The browser would leave it on the page.
 *
 * @param before the element that had the focus before the toast got it; null if there was none
 * @param restored finds what the toast's action brings back. It gets the focus as soon as it is found; `before`, or the
 * screen if that is gone, gets it after 3 s without it. Without `restored`, they get the focus at once.
 */
export function returnFocus(before: HTMLElement | null, restored?: () => HTMLElement | null): void {
  const fallBack = (): void => {
    if (!isFocusLost()) return;
    before?.focus();
    focusScreen();
  };
  if (!restored) {
    fallBack();
    return;
  }
  const look = (): void => {
    const found = restored();
    // Something else may have the focus by now: a person moved it, or a dialog has opened.
    if (found && isFocusLost()) found.focus();
    if (found || !isFocusLost()) end();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => {
    end();
    fallBack();
  }, patience);
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}
