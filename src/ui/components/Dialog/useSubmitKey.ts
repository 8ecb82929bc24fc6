import { type RefObject, useEffect } from 'react';

/** The button that submits a form and may be pressed. */
const isSubmit = (element: Element): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit' && !element.disabled;

/**
 * Submits the form of a dialog by Ctrl/⌘+Enter also while the dialog has the focus itself: after it was opened, or after
 * a press on its text. Of several forms the first is meant; a form without a button to submit it is read-only.
 */
export function useSubmitKey(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const dialog = content.current?.closest('[role="dialog"], [role="alertdialog"]');
      if (!dialog || event.target !== dialog) return;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const form = dialog.querySelector('form');
      if (!form || ![...form.elements].some(isSubmit)) return;
      event.preventDefault();
      form.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [content]);
}
