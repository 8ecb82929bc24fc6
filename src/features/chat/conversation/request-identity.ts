import type { NewRequest } from '../composer/new-request.ts';

/** A text that is equal for equal requests. A file is identified by its id, or by its name, size and date. */
export const requestIdentity = ({
  text,
  model,
  tileUuid,
  settings,
  parentId = '',
  files = [],
}: NewRequest): string =>
  JSON.stringify([
    text,
    model,
    tileUuid,
    Object.entries(settings ?? {}).sort(),
    parentId,
    ...files.map((file) => (file instanceof File ? [file.name, file.size, file.lastModified] : file.idFile)),
  ]);
