import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#api/error.ts';
import type { TableView } from '#api/generated/model/tableView.ts';
import { type Field, Fields, FormDialog, refusedFieldErrors, requiredErrors, useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Stack } from '#ui/index.ts';
import { RefusalNote } from '../edit/RefusalNote.tsx';
import { ownRefusals, refusalText } from '../edit/refusal.ts';

export interface ViewFields {
  name: string;
  isShared: boolean;
}

interface ViewDialogProps extends DialogProps<TableView> {
  title: string;
  initial: ViewFields;
  send: (fields: ViewFields) => Promise<TableView>;
}

const fields: readonly Field<ViewFields>[] = [
  { kind: 'text', name: 'name', label: 'Название', maxLength: 100, isRequired: true },
  { kind: 'switch', name: 'isShared', label: 'Показывать всем, кому доступен раздел' },
];

/** The dialog with the name of a view and whether it is shared; it resolves to the saved view. */
export function ViewDialog({ title, initial, send, isOpen, onClose }: ViewDialogProps) {
  const sending = useMutation({ mutationFn: send, meta: ownRefusals });
  const form = useForm<ViewFields>({
    initial,
    autoFocus: 'name',
    validate: (values) => requiredErrors(fields, values),
    async send({ name, isShared }) {
      onClose(await sending.mutateAsync({ name: name.trim(), isShared }));
    },
    refusal: (error) => refusedFieldErrors<ViewFields>(error instanceof ApiError ? error.refusedFields : []),
  });
  return (
    <FormDialog isOpen={isOpen} size="sm" title={title} form={form} onClose={() => onClose()}>
      <Stack>
        <Fields form={form} fields={fields} />
        <RefusalNote text={refusalText(sending.error)} />
      </Stack>
    </FormDialog>
  );
}
