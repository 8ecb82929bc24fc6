export { type FieldErrors, type FieldProps, type FormDraft, type FormOptions, useForm } from './useForm.ts';
