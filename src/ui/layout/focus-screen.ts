/** The heading of the screen, or its main element while there is no heading. */
function screenTarget(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>('main h1') ?? root.querySelector<HTMLElement>('main');
}

function focus(target: HTMLElement): void {
  target.tabIndex = -1;
  // The scroll position stays.
  target.focus({ preventScroll: true });
}

/** Moves the focus to the heading of the screen, or to its main element, if nothing has the focus. */
export function focusScreen(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const target = screenTarget(document);
  // Another dialog is open and holds the focus.
  if (target && !target.closest('[inert], [aria-hidden="true"]')) focus(target);
}

/**
 * Moves the focus to a new screen as `focusScreen` does. A control of the screen that has the focus keeps it, such as a
 * field with autofocus or a list that the user is browsing.
 */
export function focusNewScreen(root: ParentNode): void {
  const main = root.querySelector('main');
  const { activeElement } = document;
  if (activeElement !== main && main?.contains(activeElement)) return;
  const target = screenTarget(root);
  if (target) focus(target);
}
