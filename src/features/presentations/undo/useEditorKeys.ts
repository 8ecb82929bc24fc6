import { useEffect, useEffectEvent } from 'react';

interface EditorKeys {
  onUndo: () => void;
  onRedo: () => void;
  /** Ctrl+S; without it the browser's. */
  onVersion?: () => void;
  /** Ctrl+F5; without it the browser's. */
  onShow?: () => void;
  /** F8 and F9; without them the browser's. */
  onOutline?: () => void;
  onAll?: () => void;
  /** Before the elements of the page, some of which let no keys pass. @default false */
  isFirst?: boolean;
}

/** A field with an undo of its own: it is not part of the presentation. */
const ownUndo = '[type="search"]';
const inDialog = '[role="dialog"] *, [role="alertdialog"] *';

/** The keys that work everywhere in the editor and in the plan, by their place on the keyboard; not while a dialog is open. */
export function useEditorKeys({
  onUndo,
  onRedo,
  onVersion,
  onShow,
  onOutline,
  onAll,
  isFirst = false,
}: EditorKeys): void {
  const actionOf = ({
    code,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
  }: KeyboardEvent): (() => void) | undefined => {
    if (!ctrlKey && !metaKey && !altKey && !shiftKey) {
      if (code === 'F8') return onOutline;
      if (code === 'F9') return onAll;
    }
    if (ctrlKey === metaKey || altKey) return undefined;
    if (code === 'KeyZ') return shiftKey ? onRedo : onUndo;
    if (code === 'KeyY' && !shiftKey) return onRedo;
    if (code === 'KeyS' && !shiftKey) return onVersion;
    return code === 'F5' ? onShow : undefined;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const action = actionOf(event);
    if (!action || event.defaultPrevented) return;
    const isUndo = action === onUndo || action === onRedo;
    if (
      event.target instanceof Element &&
      event.target.matches(isUndo ? `${ownUndo}, ${inDialog}` : inDialog)
    )
      return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, isFirst);
    return () => document.removeEventListener('keydown', onKeyDown, isFirst);
  }, [isFirst]);
}
