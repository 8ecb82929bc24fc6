import { useEffect, useEffectEvent, useState } from 'react';
import { emailCodeSend } from '#api/generated/hooks/account/account.ts';
import { type DialogProps, openDialog } from '#platform/dialogs.ts';
import { logFailure } from '#platform/log.ts';
import { useCall } from '#platform/useCall.ts';
import { Button, Dialog, Stack, Text, TextField, toast } from '#ui/index.ts';
import { EmailCodeDialog } from './EmailCodeDialog.tsx';

/** How long «Код отправлен на почту» is shown before the modal closes, ms (portal.md §9). */
const noticeTime = 1000;

/**
 * Sends a code to an unconfirmed address (AUTH-08); 500 px wide. A failure is only logged. Once it has closed, another
 * dialog asks for the code.
 */
export default function EmailConfirmationModal({ email, isOpen, onClose }: { email: string } & DialogProps) {
  const { send } = useCall(emailCodeSend);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const sendCode = async (): Promise<void> => {
    setState('sending');
    try {
      await send({ email });
      toast.show({ tone: 'positive', title: 'Код отправлен на почту', timeout: noticeTime });
      setState('sent');
    } catch (error) {
      logFailure('emailCodeSend', error);
      setState('idle');
    }
  };
  const enterCode = (): void => {
    onClose();
    void openDialog(EmailCodeDialog, { email }, { key: 'email code' });
  };
  const close = useEffectEvent(enterCode);
  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(close, noticeTime);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Dialog
      isOpen={isOpen}
      size="md"
      title="Подтверждение почты"
      onClose={onClose}
      footer={
        <>
          <Button slot={null} isDisabled={state !== 'idle'} onPress={enterCode}>
            У меня есть код
          </Button>
          <Button
            slot={null}
            variant="primary"
            autoFocus
            isPending={state !== 'idle'}
            onPress={() => void sendCode()}
          >
            Отправить код
          </Button>
        </>
      }
    >
      <Stack>
        <Text>Отправим на эту почту письмо с кодом, который её подтвердит.</Text>
        <TextField label="E-mail" type="email" value={email} isReadOnly />
      </Stack>
    </Dialog>
  );
}
