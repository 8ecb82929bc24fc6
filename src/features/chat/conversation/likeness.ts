import type { NewRequest } from '../composer/new-request.ts';

/** What makes two requests the same; a file is known by its id, or by what its folder says of it. */
export const likeness = ({ text, model, files = [] }: NewRequest): string =>
  JSON.stringify([
    text,
    model,
    ...files.map((file) => (file instanceof File ? [file.name, file.size, file.lastModified] : file.idFile)),
  ]);
