/** Moves the focus to the heading of the screen, or to its main element, if nothing has the focus. */
export function focusScreen(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  // Another dialog is open and holds the focus.
  if (!target || target.closest('[inert], [aria-hidden="true"]')) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
