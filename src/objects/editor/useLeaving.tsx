import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button, Dialog, Text } from '#ui/index.ts';

interface LeavingOptions {
  isChanged: boolean;
  /** Whether changes of the search parameters stay on the page and ask nothing. @default false */
  isPath?: boolean;
  /** The browser asks before the page is closed: a running upload would be lost. @default false */
  isUploading?: boolean;
  /** Saves, without leaving. */
  onSave?: () => void;
  /** Saves, and leaves after that. Resolves to false when nothing was saved. */
  save?: () => Promise<boolean>;
  /** Deletes the draft. */
  onForget: () => void;
  /** What a draft does not keep; undefined for nothing. */
  lost: string | undefined;
}

/**
 * Asks before the portal leaves a form with unsaved changes. The browser asks only during uploads: the draft stays on the
 * device (lab.md §4).
 *
 * @returns the question while it is open
 */
export function useLeaving({ isChanged, isPath, isUploading = false, ...does }: LeavingOptions) {
  const { onSave, save, onForget, lost } = does;
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<((isLeaving: boolean) => void) | null>(null);
  useBlocker({
    shouldBlockFn({ current, next }) {
      if (!isChanged || (isPath && current.pathname === next.pathname)) return false;
      // A second attempt cancels the first one.
      answer.current?.(false);
      setAsking(true);
      return new Promise<boolean>((resolve) => {
        answer.current = (isLeaving) => resolve(!isLeaving);
      });
    },
    enableBeforeUnload: isUploading,
    disabled: !isChanged && !isUploading,
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
              if (save) return void save().then(end);
              end(false);
              onSave?.();
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
