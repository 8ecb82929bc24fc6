import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { authLogout } from '#api/generated/hooks/auth/auth.ts';
import { countDown } from '#lib/countdown.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { unknownErrorText } from '#platform/errors/decide.ts';
import { isReported, openReport } from '#platform/feedback.ts';
import type { InfoDialog } from '#platform/info-dialog.ts';
import { sessions } from '#platform/session/session.ts';
import { useArea } from '#platform/session/useSession.ts';
import { useCall } from '#platform/useCall.ts';
import { Button, Dialog, Stack, Text } from '#ui/index.ts';
import { requestNumber } from './InfoDialogView.css.ts';

/** A dialog with a text, buttons and an optional countdown, which continues while hidden (APP-13); 600 px wide. */
export default function InfoDialogView(props: InfoDialog & DialogProps) {
  const { title, message, isError, requestId, code, callback, callbackLabel = 'Понятно', isOpen } = props;
  const navigate = useNavigate();
  const area = useArea();
  const isOverQuota = code === 'quota-exceeded';
  const close = (): void => props.onClose();
  const left = useSignOutCountdown(props);
  const report = (): void => {
    close();
    const { path, openedAt: at } = props;
    const lines = requestId ? `${message}\nНомер запроса: ${requestId}` : message;
    openReport({ title, message: lines, path, at });
  };

  return (
    <Dialog
      isOpen={isOpen}
      role={isError ? 'alertdialog' : 'dialog'}
      size="lg"
      title={title}
      onClose={close}
      footer={
        <>
          {isError && !isOverQuota && !isReported(title) && (
            <Button slot={null} onPress={report}>
              Отправить отчёт
            </Button>
          )}
          {isOverQuota && area === 'ai' && (
            <Button
              slot={null}
              onPress={() => {
                close();
                void navigate({ to: '/profile/storage' });
              }}
            >
              Открыть «Хранилище»
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
        {requestId && message === unknownErrorText && (
          <Text size="xs" tone="hint">
            Номер запроса: <span className={requestNumber}>{requestId}</span>
          </Text>
        )}
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
 * Seconds until the sign-out, null without a countdown. The user did not ask for this sign-out, so typed text is kept,
 * and the session of this browser ends even if the gateway's sign-out fails.
 */
function useSignOutCountdown(dialog: InfoDialog & DialogProps): number | null {
  const area = useArea();
  const { send } = useCall(authLogout);
  const until = dialog.timer?.active ? dialog.openedAt + dialog.timer.sec * 1000 : null;
  const [left, setLeft] = useState(dialog.timer?.sec ?? 0);
  const signOut = useEffectEvent(() => {
    dialog.onClose();
    const reset = (): void => sessions[area].reset();
    void send({ type: area }).then(reset, reset);
  });
  useEffect(
    () => (until === null ? undefined : countDown(until, { onTick: setLeft, onZero: () => signOut() })),
    [until],
  );
  return until === null ? null : left;
}
