import { ActionDialog, type ActionDialogProps } from '#ui/index.ts';
import type { Form } from './useForm.ts';

interface FormDialogProps extends Omit<ActionDialogProps, 'form' | 'onPrimary' | 'isPrimaryPending'> {
  form: Pick<Form<object>, 'formProps' | 'isSending'>;
  /** Name of the form for screen readers. @default the title */
  label?: string;
}

/** A dialog with a form, which its primary button and Enter in a field send. */
export const FormDialog = ({ form, label, children, ...dialog }: FormDialogProps) => (
  <ActionDialog {...dialog} form={form.formProps.id} isPrimaryPending={form.isSending}>
    <form {...form.formProps} aria-label={label ?? dialog.title}>
      {children}
    </form>
  </ActionDialog>
);
