import { useEffect, useEffectEvent, useState } from 'react';
import { area } from '#api/area.ts';
import { useAuthLogout } from '#api/generated/hooks/auth/auth.ts';
import { countDown } from '#lib/countdown.ts';
import { isReported, openReport, reportText } from '#platform/feedback.ts';
import { closeInfoDialog, type InfoDialog } from '#platform/info-dialog.ts';
import { sessionHere } from '#platform/session/session.ts';
import { Button, Dialog, Stack, Text } from '#ui/index.ts';

interface InfoDialogViewProps {
  dialog: InfoDialog;
  /** Out of sight; its countdown goes on. */
  isHidden: boolean;
}

/** A dialog with a text, its buttons and perhaps a countdown (APP-13); 600 px wide. */
export default function InfoDialogView({ dialog, isHidden }: InfoDialogViewProps) {
  const { title, message, isError, callback, callbackLabel = 'Понятно' } = dialog;
  const close = (): void => closeInfoDialog(dialog);
  const left = useSignOutCountdown(dialog);
  const report = (): void => {
    close();
    openReport({ title, text: reportText({ title, message, path: dialog.path, at: dialog.openedAt }) });
  };

  return (
    <Dialog
      isOpen={!isHidden}
      role={isError ? 'alertdialog' : 'dialog'}
      size="lg"
      title={title}
      onClose={close}
      footer={
        <>
          {isError && !isReported(title) && (
            <Button slot={null} onPress={report}>
              Отправить отчёт
            </Button>
          )}
          <Button
            slot={null}
            variant="primary"
            autoFocus
            onPress={() => {
              close();
              callback?.();
            }}
          >
            {callbackLabel}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{message}</Text>
        {left !== null && (
          <div role="timer">
            <Text weight="medium">Выход через {left}&nbsp;сек</Text>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

/**
 * Seconds until the person is signed out, null without a countdown. Nobody asked for this sign-out: what was typed
 * stays, and this browser's session ends whatever the gateway answers.
 */
function useSignOutCountdown(dialog: InfoDialog): number | null {
  const { mutate } = useAuthLogout({ mutation: { onSettled: () => sessionHere().reset() } });
  const until = dialog.timer?.active ? dialog.openedAt + dialog.timer.sec * 1000 : null;
  const [left, setLeft] = useState(dialog.timer?.sec ?? 0);
  const signOut = useEffectEvent(() => {
    closeInfoDialog(dialog);
    mutate({ params: { type: area.get() } });
  });
  useEffect(
    () => (until === null ? undefined : countDown(until, { onTick: setLeft, onZero: () => signOut() })),
    [until],
  );
  return until === null ? null : left;
}
