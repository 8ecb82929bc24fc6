export { isChanged, isSame } from './changed.ts';
export { conflictRows, mergedValues, typedOver, type Versions } from './conflict.ts';
export {
  type AnyField,
  type Choice,
  type Field,
  type LookupSource,
  refusedFieldErrors,
  requiredErrors,
} from './definitions.ts';
export { Fields } from './Fields.tsx';
export { FormDialog } from './FormDialog.tsx';
export { Lookup } from './Lookup.tsx';
export {
  type FieldErrors,
  type FieldProps,
  type Form,
  type FormDraft,
  type FormOptions,
  useForm,
} from './useForm.ts';
export { useUnsavedChanges } from './useUnsavedChanges.tsx';
export { wordsOf } from './value-texts.ts';
