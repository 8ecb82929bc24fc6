import type { LabVariable } from '#api/generated/model/labVariable.ts';
import { Fields, FormDialog, isChanged, useForm } from '#forms/index.ts';
import { toVariable, toVariableValues, variableErrors, variableFields } from '../model/draft-form.ts';

interface VariableDialogProps {
  variable: LabVariable;
  /** The other variables of the template. */
  others: readonly LabVariable[];
  onSave: (variable: LabVariable) => void;
  onClose: () => void;
}

/** The form of one variable. */
export function VariableDialog({ variable, others, onSave, onClose }: VariableDialogProps) {
  const form = useForm({
    initial: toVariableValues(variable),
    validate: (values) => variableErrors(values, others),
    send: async (values) => onSave(toVariable(values)),
    autoFocus: 'key',
  });
  // The dialog is inside the form of the template for React, whose events rise through portals.
  const formProps: typeof form.formProps = {
    ...form.formProps,
    onSubmit(event) {
      event.stopPropagation();
      form.formProps.onSubmit(event);
    },
    onKeyDown(event) {
      event.stopPropagation();
      form.formProps.onKeyDown(event);
    },
  };
  return (
    <FormDialog
      isOpen
      title="Переменная"
      primaryLabel="Готово"
      form={{ ...form, formProps }}
      isUntouched={!isChanged(form)}
      onClose={onClose}
    >
      <Fields form={form} fields={variableFields(form.values.kind)} />
    </FormDialog>
  );
}
