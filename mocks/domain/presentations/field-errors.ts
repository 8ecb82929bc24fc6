/** Refused fields of presentations. */
import { Failure } from '#mocks/contract/failures.ts';
import type { Schemas } from '#mocks/store/database.ts';

type FieldError = Schemas['FieldError'];
export type FieldCheck = (value: string) => boolean;

/** Greatest number of errors in an answer. */
const MAX_ERRORS = 50;

export const problem = (field: string, code: string, message: string): FieldError => ({
  field,
  code,
  message,
});

/** Throws `fields-invalid` when there is an error. */
export function refuseFields(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Failure('fields-invalid', { errors: errors.slice(0, MAX_ERRORS) });
}
