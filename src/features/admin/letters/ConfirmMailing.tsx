import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import { adminMailingConfirm } from '#api/generated/hooks/admin/admin.ts';
import type { Mailing } from '#api/generated/model/mailing.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Stack, Text, TextField } from '#ui/index.ts';
import { RefusalNote } from '../edit/RefusalNote.tsx';
import { ownRefusals, refusalText } from '../edit/refusal.ts';
import { toRecipients } from './mailing-words.ts';

interface ConfirmMailingProps extends DialogProps<true> {
  mailing: Mailing;
  /** Number of recipients that was shown. */
  count: number;
}

/** The start of a mailing, confirmed by its typed number of recipients (ADM-29). Resolves to true when it is started. */
export function ConfirmMailing({ mailing, count, isOpen, onClose }: ConfirmMailingProps) {
  const { uuid, version, title, level } = mailing;
  const [typed, setTyped] = useState('');
  const [keys] = useState(() => new IdempotencyKeys());
  const isConfirmed = typed.replace(/\s/g, '') === String(count);
  const starting = useMutation({
    mutationFn: () =>
      keys.send(`${uuid} ${version} ${count}`, (headers) =>
        adminMailingConfirm({ uuid, version, expectedCount: count, startsAt: null }, { headers }),
      ),
    meta: ownRefusals,
    onSuccess: () => onClose(true),
  });
  // Enter in the field sends the form also while the button is disabled.
  const start = (): void => {
    if (isConfirmed && !starting.isPending) starting.mutate();
  };
  const { error } = starting;
  const [refused] = error instanceof ApiError ? error.refusedFields : [];
  return (
    <ActionDialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      title={`Отправить «${title}» ${toRecipients(count)}?`}
      primaryLabel={`Отправить ${toRecipients(count)}`}
      isPrimaryDisabled={!isConfirmed}
      isPrimaryPending={starting.isPending}
      isUntouched={typed === ''}
      onPrimary={start}
      onClose={() => onClose()}
    >
      <form
        aria-label="Отправка"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Stack gap={4}>
          <Text>Рассылка начнётся через 5 минут. До этого её можно отменить, потом — остановить.</Text>
          {level === 666 && <Text tone="negative">У получателей исчезнет раздел агентов.</Text>}
          <TextField
            label={`Для подтверждения введите число получателей: ${count}`}
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
          <RefusalNote text={refused?.message ?? refusalText(error)} />
        </Stack>
      </form>
    </ActionDialog>
  );
}
