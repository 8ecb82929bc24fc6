import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Ctrl/⌘+Enter, which submits a form. */
export const isSendKey = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean => key === 'Enter' && (ctrlKey || metaKey);

/**
 * Submits a form by Ctrl/⌘+Enter also while the dialog or drawer around it has the focus itself: after it was opened, or
 * after a press on its text. Of several forms the first is meant; a form without a button to submit it is read-only.
 */
export function useDialogKey(form: RefObject<HTMLFormElement | null>, submit: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const dialog = form.current?.closest('[role="dialog"], [role="alertdialog"]');
    if (!dialog || event.target !== dialog || !isSendKey(event)) return;
    const first = dialog.querySelector('form');
    const isSubmit = (element: Element): boolean => element.getAttribute('type') === 'submit';
    if (first !== form.current || !first || ![...first.elements].some(isSubmit)) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
