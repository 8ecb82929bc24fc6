import { ApiError } from '#api/error.ts';
import { toast } from '#ui/index.ts';

/** `meta` of calls whose refusals stand beside what was refused (ADM-20): gone, in conflict, fields at fault. */
export const ownRefusals = { inline: [404, 409, 422] };

/** The words of a refusal that names no field; null for any other failure, which the error policy shows. */
export const refusalText = (error: unknown): string | null =>
  error instanceof ApiError && ownRefusals.inline.includes(error.status) && error.faults.length === 0
    ? error.text || 'Не удалось выполнить'
    : null;

/** Shows the words of a refusal as a message: for a call without a form that could show them. */
export const tellRefusal = (error: unknown): undefined => {
  const text = refusalText(error);
  if (text !== null) toast.show({ tone: 'negative', title: text });
};
