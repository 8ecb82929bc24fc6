import { ApiError } from '#api/error.ts';
import { type Field, Fields, FormDialog, refusedFieldErrors, requiredErrors, useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';

interface FolderName {
  name: string;
}

interface FolderNameDialogProps extends DialogProps<string> {
  title: string;
  /** The present name; empty for a new folder. */
  initial: string;
  /** Creates or renames the folder. @throws ApiError 409 with a text for the field */
  save: (name: string) => Promise<void>;
}

const fields: readonly Field<FolderName>[] = [
  { kind: 'text', name: 'name', label: 'Название', maxLength: 60, isRequired: true },
];

/** The name of a folder, from 1 to 60 characters. A refusal is shown at the field; the result is the saved name. */
export default function FolderNameDialog({ title, initial, save, isOpen, onClose }: FolderNameDialogProps) {
  const form = useForm<FolderName>({
    initial: { name: initial },
    autoFocus: 'name',
    validate: (values) => requiredErrors(fields, values),
    async send({ name }) {
      await save(name.trim());
      onClose(name.trim());
    },
    refusal(error) {
      if (!(error instanceof ApiError)) return {};
      if (error.status === 409) return { name: error.text || 'Такая папка уже есть' };
      return refusedFieldErrors<FolderName>(error.refusedFields);
    },
  });
  return (
    <FormDialog isOpen={isOpen} size="sm" title={title} form={form} onClose={() => onClose()}>
      <Fields form={form} fields={fields} />
    </FormDialog>
  );
}
