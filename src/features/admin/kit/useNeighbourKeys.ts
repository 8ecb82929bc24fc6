import { useEffect, useEffectEvent } from 'react';
import { openDialogs } from '#platform/dialogs.ts';

/**
 * Alt+PageUp and Alt+PageDown open the previous and the next page of the list, in the drawer the previous and the next
 * row (administration.md §2.3, keys).
 */
export function useNeighbourKeys(
  onPrevious: (() => void) | undefined,
  onNext: (() => void) | undefined,
  { isInDrawer = false } = {},
): void {
  const overlays = `[role="alertdialog"], [role="menu"]${isInDrawer ? '' : ', [role="dialog"]'}`;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const open = event.key === 'PageUp' ? onPrevious : event.key === 'PageDown' ? onNext : undefined;
    if (!event.altKey || !open || openDialogs.get().some(({ isModeless }) => !isModeless)) return;
    // Keys pressed in a dialog or a menu belong to it, not to the page below.
    if (event.target instanceof Element && event.target.closest(overlays)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
