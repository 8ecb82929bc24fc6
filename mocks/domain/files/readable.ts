import type { ModelFile } from '#mocks/domain/model/model.ts';
import type { Database } from '#mocks/store/database.ts';

/** A stored file for a model, whose bytes are read when it asks for them. */
export function readable(
  { store }: Database,
  { idFile, name, size }: Pick<ModelFile, 'idFile' | 'name' | 'size'>,
): ModelFile {
  return {
    idFile,
    name,
    size,
    read: (length) => store.readBlob(idFile, length),
    load: () => store.loadBlob(idFile),
  };
}
