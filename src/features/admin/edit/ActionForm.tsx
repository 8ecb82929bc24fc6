import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import type { Job } from '#api/generated/model/job.ts';
import { Fields, isChanged, refusedFieldErrors, requiredErrors, useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Stack, Text, TextField } from '#ui/index.ts';
import type { AdminAction, AdminTypes, Sources } from '../define-admin-page.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { ownRefusals, refusalText } from './refusal.ts';

/** A batch change that the gateway has accepted, with the values of its form. */
export interface StartedAction<Values> {
  job: Job;
  values: Values;
}

interface ActionFormProps<T extends AdminTypes> extends DialogProps<StartedAction<T['actionForm']>> {
  action: AdminAction<T>;
  initial: T['actionForm'];
  sources: Sources;
  /** Number of rows that the action is for. */
  count: number;
  /** True when the number has to be typed. */
  isTyped: boolean;
  send: (values: T['actionForm']) => Promise<Job>;
}

/** The dialog before an action: its effect, the number of rows, and fields such as a reason (ADM-13). */
export function ActionForm<T extends AdminTypes>(props: ActionFormProps<T>) {
  const { action, initial, sources, count, isTyped, send, isOpen, onClose } = props;
  const { title, question, effect, isDanger = false, validate } = action;
  const fields = action.fields?.(sources) ?? [];
  const [typed, setTyped] = useState('');
  const isConfirmed = !isTyped || typed.trim() === String(count);
  const sending = useMutation({ mutationFn: send, meta: ownRefusals });
  const form = useForm<T['actionForm']>({
    initial,
    validate: (values) => ({ ...validate?.(values), ...requiredErrors(fields, values) }),
    async send(values) {
      // Enter in a field submits the form also while its button is disabled.
      if (!isConfirmed) return;
      onClose({ job: await sending.mutateAsync(values), values });
    },
    refusal: (error) =>
      refusedFieldErrors<T['actionForm']>(error instanceof ApiError ? refusedFieldsOf(error) : []),
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      title={question(count)}
      primaryLabel={title}
      isDanger={isDanger}
      isPrimaryDisabled={!isConfirmed}
      isPrimaryPending={form.isSending}
      isUntouched={typed === '' && !isChanged(form)}
      onPrimary={form.submit}
      onClose={() => onClose()}
    >
      <form {...form.formProps} aria-label={title}>
        <Stack gap={4}>
          {effect && <Text>{effect}</Text>}
          <Fields form={form} fields={fields} />
          {isTyped && (
            <TextField
              label={`Для подтверждения введите число строк: ${count}`}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={setTyped}
            />
          )}
          <RefusalNote text={refusalText(sending.error)} />
        </Stack>
      </form>
    </ActionDialog>
  );
}

/** The refused fields, by their names in the form. */
const refusedFieldsOf = ({ refusedFields }: ApiError) =>
  refusedFields.map(({ field, message }) => ({ field: field.replace(/^action\./, ''), message }));
