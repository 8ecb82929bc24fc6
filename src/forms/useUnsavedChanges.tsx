import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { ActionDialog, Text } from '#ui/index.ts';

interface UnsavedChanges {
  /**
   * Asks, where there is something to lose, whether to leave the form; call it before closing a dialog or a drawer.
   *
   * @returns true when the form may be left
   */
  mayLeave: () => Promise<boolean>;
  /** The open question; render it beside the form. */
  question: ReactNode;
}

/**
 * Keeps a person from losing what they typed: asks before the route is left, lets the browser ask before the page is.
 * The portal's own redirects, to the login for one, are not held up.
 *
 * @param isChanged whether there is something to lose (`isChanged(form)`)
 */
export function useUnsavedChanges(isChanged: boolean): UnsavedChanges {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<((mayLeave: boolean) => void) | null>(null);
  /** After a yes the way is free: closing a drawer may change the route as well. */
  const isFree = useRef(false);

  const end = (isLeaving: boolean): void => {
    isFree.current = isLeaving;
    setAsking(false);
    answer.current?.(isLeaving);
    answer.current = null;
  };
  const mayLeave = (): Promise<boolean> => {
    if (!isChanged || isFree.current) return Promise.resolve(true);
    // A second attempt to leave takes the place of the first one.
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
