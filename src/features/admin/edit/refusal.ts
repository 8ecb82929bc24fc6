import { ApiError } from '#api/error.ts';
import { toast } from '#ui/index.ts';

/** `meta` of calls whose refusals are shown in their own place (ADM-20): not found, conflict, invalid fields. */
export const ownRefusals = { inline: [404, 409, 422] };

/** True when the row was changed meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Text of a refusal that names no field; null for any other failure, which the error policy shows. */
export const refusalText = (error: unknown): string | null =>
  error instanceof ApiError && ownRefusals.inline.includes(error.status) && error.refusedFields.length === 0
    ? error.text || 'Не удалось выполнить'
    : null;

/** Shows the text of a refusal, for a call without a form: also one that names a field. */
export const tellRefusal = (error: unknown): undefined => {
  const [refused] = error instanceof ApiError ? error.refusedFields : [];
  const text = refused?.message ?? refusalText(error);
  if (text !== null) toast.show({ tone: 'negative', title: text });
};
