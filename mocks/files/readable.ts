import type { Database } from '../db/database.ts';
import type { ModelFile } from '../models/model.ts';

/** A stored file for a model, whose bytes are read when it asks for them. */
export function readable({ store }: Database, { idFile, name, size }: Omit<ModelFile, 'read'>): ModelFile {
  return { idFile, name, size, read: (length) => store.readBlob(idFile, length) };
}
