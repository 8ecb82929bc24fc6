export { isChanged } from './changed.ts';
export { type Choice, draftRules, type Field, type LookupSource, requiredErrors } from './definitions.ts';
export { Fields } from './Fields.tsx';
export {
  type FieldErrors,
  type FieldProps,
  type Form,
  type FormDraft,
  type FormOptions,
  useForm,
} from './useForm.ts';
export { useUnsavedChanges } from './useUnsavedChanges.tsx';
