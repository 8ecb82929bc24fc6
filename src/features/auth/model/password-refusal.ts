import { ApiError } from '#api/error.ts';
import { type FieldErrors, refusedFieldErrors } from '#forms/index.ts';

/** `meta` of calls whose form shows a refused password at its field (AUTH-14). */
export const passwordMeta = { inline: [422] };

/** The errors of a form whose new password the gateway refused. */
export const passwordRefusal = <Values extends object>(error: unknown): FieldErrors<Values> =>
  error instanceof ApiError && error.status === 422 ? refusedFieldErrors<Values>(error.refusedFields) : {};
