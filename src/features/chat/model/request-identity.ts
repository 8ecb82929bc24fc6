import type { PlaceFields } from './chat-place.ts';
import type { NewRequest } from './new-request.ts';

/**
 * A text that is equal for equal requests. A file is identified by its id, or by its name, size and date.
 *
 * @param fields what the place of the conversation adds
 */
export const requestIdentity = (
  { text, model, tileUuid, settings, parentId = '', files = [] }: NewRequest,
  fields: PlaceFields = {},
): string =>
  JSON.stringify([
    text,
    fields,
    model,
    tileUuid,
    Object.entries(settings ?? {}).sort(),
    parentId,
    ...files.map((file) => (file instanceof File ? [file.name, file.size, file.lastModified] : file.idFile)),
  ]);
