import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, Dialog, Text } from '#ui/index.ts';

interface LeavingOptions {
  isChanged: boolean;
  /** The browser asks before the page is closed: a running upload would be lost. */
  isUploading: boolean;
  /** Saves the form. Resolves to false when it was not saved. */
  save: () => Promise<boolean>;
  /** Throws the draft away. */
  discard: () => void;
}

/** Asks what becomes of unsaved changes before another page is opened (lab.md §4). @returns the question, while it is open */
export function useLeaving({ isChanged, isUploading, save, discard }: LeavingOptions): ReactNode {
  const blocker = useBlocker({
    // The parts of the editor are one page.
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isUploading,
    disabled: !isChanged && !isUploading,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const { proceed, reset } = blocker;
  return (
    <Dialog
      isOpen
      size="md"
      role="alertdialog"
      title="Есть несохранённые изменения"
      onClose={reset}
      footer={
        <>
          <Button
            slot={null}
            onPress={() => {
              discard();
              proceed();
            }}
          >
            Не&nbsp;сохранять
          </Button>
          <Button slot={null} onPress={proceed}>
            Оставить черновик
          </Button>
          <Button
            slot={null}
            variant="primary"
            onPress={() => void save().then((isSaved) => (isSaved ? proceed() : reset()))}
          >
            Сохранить
          </Button>
        </>
      }
    >
      <Text>Черновик остаётся на&nbsp;этом устройстве и&nbsp;вернётся, когда вы откроете агента снова.</Text>
    </Dialog>
  );
}
