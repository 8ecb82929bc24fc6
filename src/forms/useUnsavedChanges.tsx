import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { ActionDialog, Text } from '#ui/index.ts';

interface UnsavedChanges {
  /**
   * Asks for confirmation if the form has unsaved changes. Call it before closing a dialog or a drawer.
   *
   * @returns true if the form may be closed
   */
  mayLeave: () => Promise<boolean>;
  /** The confirmation dialog while it is open; render it beside the form. */
  question: ReactNode;
}

/**
 * Protects unsaved changes: the portal asks before a navigation, the browser before the page is closed. The portal's
 * own redirects, for example to the login, are not blocked.
 *
 * @param isChanged whether the form has unsaved changes (`isChanged(form)`)
 */
export function useUnsavedChanges(isChanged: boolean): UnsavedChanges {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<((mayLeave: boolean) => void) | null>(null);
  /** True after the user has confirmed. Closing a drawer may also navigate, and the portal must not ask twice. */
  const isConfirmed = useRef(false);

  const end = (isLeaving: boolean): void => {
    isConfirmed.current = isLeaving;
    setAsking(false);
    answer.current?.(isLeaving);
    answer.current = null;
  };
  const mayLeave = (): Promise<boolean> => {
    if (!isChanged || isConfirmed.current) return Promise.resolve(true);
    // A second attempt cancels the first one.
    answer.current?.(false);
    setAsking(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  useBlocker({
    shouldBlockFn: () => mayLeave().then((isLeaving) => !isLeaving),
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
  });

  return {
    mayLeave,
    question: isAsking && (
      <ActionDialog
        isOpen
        size="sm"
        role="alertdialog"
        title="Закрыть без сохранения?"
        primaryLabel="Не сохранять"
        secondaryLabel="Вернуться к форме"
        isDanger
        onPrimary={() => end(true)}
        onClose={() => end(false)}
      >
        <Text>Вы изменили данные и не сохранили их. Если закрыть форму, изменения пропадут.</Text>
      </ActionDialog>
    ),
  };
}
