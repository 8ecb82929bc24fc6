import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import { Fields, FormDialog, isChanged, refusedFieldErrors, requiredErrors, useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Stack, Text, TextField } from '#ui/index.ts';
import type { AdminTypes } from '../kit/admin-scope.ts';
import type { AdminAction, Sources } from '../kit/define-admin-page.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { ownRefusals, refusalText } from './refusal.ts';

/** An action that the gateway has accepted, with the values of its form. */
export interface StartedAction<Values, Answer> {
  answer: Answer;
  values: Values;
}

interface ActionFormProps<T extends AdminTypes, Answer>
  extends DialogProps<StartedAction<T['actionForm'], Answer>> {
  action: AdminAction<T>;
  initial: T['actionForm'];
  sources: Sources;
  /** Number of rows that the action is for, and those of them that have been loaded. */
  count: number;
  rows: readonly T['row'][];
  /** The rows by name. */
  rowsText: string;
  /** `text` has to be typed; `what` says what it is, with a leading blank. Null if the button is enough. */
  confirmation: { text: string; what: string } | null;
  send: (values: T['actionForm']) => Promise<Answer>;
}

/** The dialog before an action: the rows, its effect, and fields such as a reason (ADM-13). */
export function ActionForm<T extends AdminTypes, Answer>(props: ActionFormProps<T, Answer>) {
  const { action, initial, sources, count, rows, rowsText, confirmation, send, isOpen, onClose } = props;
  const { title, question, effect, isDanger = false, validate } = action;
  const fields = action.fields?.(sources) ?? [];
  const [typed, setTyped] = useState('');
  const isConfirmed = confirmation === null || spaced(typed) === spaced(confirmation.text);
  // The values can contain a key, which must not stay in memory (ADM-26).
  const sending = useMutation({ mutationFn: send, meta: ownRefusals, gcTime: 0 });
  const text = question(count, rows);
  const form = useForm<T['actionForm']>({
    initial,
    ...(fields[0] && { autoFocus: fields[0].name }),
    validate: (values) => ({ ...validate?.(values), ...requiredErrors(fields, values) }),
    async send(values) {
      // Ctrl+Enter submits the form also while its button is disabled.
      if (!isConfirmed) return;
      onClose({ answer: await sending.mutateAsync(values), values });
    },
    refusal: (error) =>
      refusedFieldErrors<T['actionForm']>(error instanceof ApiError ? refusedFieldsOf(error) : []),
  });
  return (
    <FormDialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      title={text}
      // «…» in a menu says that a dialog follows; the button of the dialog has none.
      primaryLabel={title.replace('…', '')}
      isDanger={isDanger}
      isPrimaryDisabled={!isConfirmed}
      isUntouched={typed === '' && !isChanged(form)}
      form={form}
      label={title}
      onClose={() => onClose()}
    >
      <Stack>
        {rowsText && !text.includes(rowsText) && <Text weight="medium">{rowsText}</Text>}
        {effect && <Text>{typeof effect === 'string' ? effect : effect(rows)}</Text>}
        <Fields form={form} fields={fields} />
        {confirmation && (
          <TextField
            label={`Для подтверждения введите${confirmation.what}: ${confirmation.text}`}
            autoComplete="off"
            autoFocus={fields.length === 0}
            value={typed}
            onChange={setTyped}
          />
        )}
        <RefusalNote text={refusalText(sending.error)} />
      </Stack>
    </FormDialog>
  );
}

/** The text with one plain blank in place of several or unbreakable ones, which nobody types. */
const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The refused fields, by their names in the form. */
const refusedFieldsOf = ({ refusedFields }: ApiError) =>
  refusedFields.map(({ field, message }) => ({ field: field.replace(/^action\./, ''), message }));
