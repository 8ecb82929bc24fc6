import { type RefObject, useEffect, useRef } from 'react';

export type EditorTab = 'setup' | 'test';

const firstInvalid = '[aria-invalid="true"]';

interface ErrorsInView {
  form: RefObject<HTMLFormElement | null>;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
}

/**
 * Brings the first error of a save to the user who saved beside the test: a field of a part that is not shown takes no
 * focus. Without an error the test stays, with the focus in it.
 *
 * @returns call it before a save
 */
export function useErrorsInView({ form, tab, onTab }: ErrorsInView): () => void {
  const isAwaited = useRef(false);
  // No dependencies: errors come with a render of the form.
  useEffect(() => {
    if (!isAwaited.current) return;
    const field = form.current?.querySelector<HTMLElement>(firstInvalid);
    if (tab === 'test' && field) onTab('setup');
    if (tab === 'test') return;
    isAwaited.current = false;
    field?.focus();
  });
  return () => {
    isAwaited.current = tab === 'test';
  };
}
