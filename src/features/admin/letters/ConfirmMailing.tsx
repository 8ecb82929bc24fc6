import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { adminMailingConfirm } from '#api/generated/hooks/admin/admin.ts';
import type { Mailing } from '#api/generated/model/mailing.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, DateTimePicker, SegmentedControl, Stack, Text, TextField } from '#ui/index.ts';
import { RefusalNote } from '../edit/RefusalNote.tsx';
import { ownRefusals, refusalText } from '../edit/refusal.ts';
import { toRecipients } from '../words/mailing-words.ts';
import { mostDays, type Start, startFault, startsAtOf, startText } from './mailing-start.ts';

interface ConfirmMailingProps extends DialogProps<string> {
  mailing: Mailing;
  /** Number of recipients that was shown. */
  count: number;
}

/** The start of a mailing, at once or later, confirmed by its typed number of recipients (ADM-29). Resolves to a text about it. */
export function ConfirmMailing({ mailing, count, isOpen, onClose }: ConfirmMailingProps) {
  const { uuid, version, title, level } = mailing;
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<Start>(null);
  const [startError, setStartError] = useState<string>();
  const [keys] = useState(() => new IdempotencyKeys());
  const isConfirmed = typed.replace(/\s/g, '') === String(count);
  const starting = useMutation({
    mutationFn: () =>
      keys.send(`${uuid} ${version} ${count} ${wanted}`, (headers) =>
        adminMailingConfirm(
          { uuid, version, expectedCount: count, startsAt: startsAtOf(wanted) },
          { headers },
        ),
      ),
    meta: ownRefusals,
    onSuccess: () => onClose(startText(wanted)),
  });
  const formId = useId();
  const start = (): void => {
    if (!isConfirmed || starting.isPending) return;
    const fault = startFault(wanted, new Date());
    setStartError(fault);
    if (!fault) starting.mutate();
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
      isUntouched={typed === '' && wanted === null}
      form={formId}
      onClose={() => onClose()}
    >
      <form
        id={formId}
        aria-label="Отправка"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Stack>
          <StartChoice wanted={wanted} error={startError} onChange={setWanted} />
          <Text>До начала рассылку можно отменить, потом — остановить.</Text>
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

interface StartChoiceProps {
  wanted: Start;
  error: string | undefined;
  onChange: (wanted: Start) => void;
}

const starts = [
  { id: 'soon', label: 'Через 5\u00a0минут' },
  { id: 'later', label: 'В\u00a0другое время' },
] as const;

/** When it begins. An incomplete time is none: the mailing must not begin at once because of it. */
const StartChoice = ({ wanted, error, onChange }: StartChoiceProps) => (
  <Stack gap={3}>
    <SegmentedControl
      label="Начало рассылки"
      items={starts}
      selected={wanted === null ? 'soon' : 'later'}
      onSelect={(id) => onChange(id === 'soon' ? null : '')}
    />
    {wanted !== null && (
      <DateTimePicker
        label="Дата и время"
        description={`Ваше местное время, не\u00a0позже чем через ${mostDays}\u00a0дней`}
        errorMessage={error}
        value={wanted || null}
        onChange={(value) => onChange(value ?? '')}
      />
    )}
  </Stack>
);
