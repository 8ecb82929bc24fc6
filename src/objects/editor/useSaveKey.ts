import { useEffect, useEffectEvent } from 'react';

/** Saves by Ctrl+S or ⌘S, also in a Russian layout; not while a dialog is open. */
export function useSaveKey(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const isMod = event.ctrlKey !== event.metaKey;
    if (event.code !== 'KeyS' || !isMod || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (event.repeat || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    // A number field reads its text when it loses the focus.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) {
      activeElement.blur();
      activeElement.focus();
    }
    save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
