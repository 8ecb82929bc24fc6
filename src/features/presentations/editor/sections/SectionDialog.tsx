import { type Field, Fields, FormDialog, requiredErrors, useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { DECK_LIMITS } from '../../model/deck.ts';

interface Title {
  title: string;
}

const fields: readonly Field<Title>[] = [
  { kind: 'text', name: 'title', label: 'Название', maxLength: DECK_LIMITS.sectionTitle, isRequired: true },
];

export interface SectionDialogProps extends Title {
  heading: string;
}

/** Asks for the name of a section, from 1 to 100 characters. Closes with it. */
export default function SectionDialog({
  heading,
  title,
  isOpen,
  onClose,
}: SectionDialogProps & DialogProps<string>) {
  const form = useForm<Title>({
    initial: { title },
    autoFocus: 'title',
    validate: (values) => requiredErrors(fields, values),
    send: () => Promise.resolve(),
    onSent: (values) => onClose(values.title.trim()),
  });
  return (
    <FormDialog isOpen={isOpen} size="sm" title={heading} form={form} onClose={() => onClose()}>
      <Fields form={form} fields={fields} />
    </FormDialog>
  );
}
