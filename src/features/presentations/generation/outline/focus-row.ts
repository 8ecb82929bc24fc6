/** Frames after which a row that has not appeared is given up, and in which the focus has to stay. */
const patience = 60;
const settled = 3;

/**
 * Moves the focus to a part of a row of the plan and holds it there for three frames: menus and lists of React Aria move the
 * focus in the frames after a change.
 *
 * @param part a selector in the row; the row itself without one
 */
export function focusRow(id: string, part?: string, frames = patience, held = 0): void {
  if (frames === 0 || held === settled) return;
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
    const target = part === undefined ? row : row?.querySelector<HTMLElement>(part);
    const isUsable = target != null && !target.closest('[inert], [aria-hidden="true"]');
    const hasFocus = isUsable && document.activeElement === target;
    if (isUsable && !hasFocus) {
      target.focus();
      if (target instanceof HTMLTextAreaElement) target.select();
    }
    focusRow(id, part, frames - 1, hasFocus ? held + 1 : 0);
  });
}
