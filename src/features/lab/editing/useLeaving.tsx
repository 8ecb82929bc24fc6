import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button, Dialog, Text } from '#ui/index.ts';

interface LeavingOptions {
  isChanged: boolean;
  onSave: () => void;
  /** Deletes the draft. */
  onForget: () => void;
  /** What a draft does not keep; undefined for nothing. */
  lost: string | undefined;
}

/**
 * Asks before the portal leaves a form with unsaved changes. The browser does not ask: the draft stays on the device
 * (lab.md §4).
 *
 * @returns the question while it is open
 */
export function useLeaving({ isChanged, onSave, onForget, lost }: LeavingOptions) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<((isLeaving: boolean) => void) | null>(null);
  useBlocker({
    shouldBlockFn() {
      // A second attempt cancels the first one.
      answer.current?.(false);
      setAsking(true);
      return new Promise<boolean>((resolve) => {
        answer.current = (isLeaving) => resolve(!isLeaving);
      });
    },
    enableBeforeUnload: false,
    disabled: !isChanged,
  });
  const end = (isLeaving: boolean): void => {
    setAsking(false);
    answer.current?.(isLeaving);
    answer.current = null;
  };
  if (!isAsking) return null;
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title="Есть несохранённые изменения"
      onClose={() => end(false)}
      footer={
        <>
          <Button
            slot={null}
            onPress={() => {
              onForget();
              end(true);
            }}
          >
            Не сохранять
          </Button>
          <Button slot={null} onPress={() => end(true)}>
            Оставить черновик
          </Button>
          <Button
            slot={null}
            variant="primary"
            onPress={() => {
              end(false);
              onSave();
            }}
          >
            Сохранить
          </Button>
        </>
      }
    >
      <Text>
        Черновик останется на{'\u00a0'}этом устройстве. {lost}
      </Text>
    </Dialog>
  );
}
