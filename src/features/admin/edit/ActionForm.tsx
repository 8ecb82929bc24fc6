import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import { Fields, faultErrors, requiredErrors, useForm } from '#forms/index.ts';
import { ActionDialog, Stack, Text, TextField } from '#ui/index.ts';
import type { AdminAction, AdminTypes, Sources } from '../define-admin-page.ts';
import { RefusalNote } from './RefusalNote.tsx';

interface ActionFormProps<T extends AdminTypes> {
  action: AdminAction<T>;
  initial: T['actionForm'];
  sources: Sources;
  /** Number of rows that the action is for. */
  count: number;
  /** True where the number is to be typed. */
  isTyped: boolean;
  /** Why the gateway refused the last attempt. */
  refusal: string | null;
  onRun: (values: T['actionForm']) => Promise<void>;
  onClose: () => void;
}

/** Asks before an action: says what it does to how many, and takes a reason, groups and the like (ADM-13). */
export function ActionForm<T extends AdminTypes>(props: ActionFormProps<T>) {
  const { action, initial, sources, count, isTyped, refusal, onRun, onClose } = props;
  const { title, question, effect, isDanger = false, validate } = action;
  const fields = action.fields?.(sources) ?? [];
  const [typed, setTyped] = useState('');
  const form = useForm<T['actionForm']>({
    initial,
    validate: (values) => ({ ...validate?.(values), ...requiredErrors(fields, values) }),
    send: onRun,
    refusal: (error) => faultErrors<T['actionForm']>(error instanceof ApiError ? faultsOf(error) : []),
  });
  return (
    <ActionDialog
      isOpen
      size="sm"
      role="alertdialog"
      title={question(count)}
      primaryLabel={title}
      isDanger={isDanger}
      isPrimaryDisabled={isTyped && typed.trim() !== String(count)}
      isPrimaryPending={form.isSending}
      onPrimary={form.submit}
      onClose={onClose}
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
          <RefusalNote text={refusal} />
        </Stack>
      </form>
    </ActionDialog>
  );
}

/** The faults by the names that the form gives its fields. */
const faultsOf = ({ faults }: ApiError) =>
  faults.map(({ field, message }) => ({ field: field.replace(/^action\./, ''), message }));
