/** Frames after which an element that has not appeared is given up, and in which the focus has to stay. */
const patience = 60;
const settled = 3;

/**
 * Moves the focus to an element that a change creates or leaves, once the menu or dialog is gone that made the change, and
 * holds it there for three frames: lists and dialogs of React Aria move the focus of removed elements in the frames after.
 *
 * @param find returns the element, null while it does not exist
 */
export function keepFocus(find: () => HTMLElement | null | undefined, frames = patience, held = 0): void {
  if (frames === 0 || held === settled) return;
  requestAnimationFrame(() => {
    const target = find();
    const isUsable = target != null && !target.closest('[inert], [aria-hidden="true"]');
    const hasFocus = isUsable && document.activeElement === target;
    if (isUsable && !hasFocus) target.focus();
    keepFocus(find, frames - 1, hasFocus ? held + 1 : 0);
  });
}

/** Moves the focus to the row of a tile, which is a new element after a move to another list. */
export const focusRow = (tileUuid: string): void =>
  keepFocus(() => document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tileUuid)}"]`));
