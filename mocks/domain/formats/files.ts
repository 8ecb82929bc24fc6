/** The uploaded file of a request. */
import { ModelFailure, type ModelFile } from '#mocks/domain/model/model.ts';

/** The extension of a name in small letters, without the dot; '' when there is none. */
export const extensionOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The failure of a file that cannot be read, with its name in the text. */
export const unreadable = ({ name }: Pick<ModelFile, 'name'>): ModelFailure =>
  new ModelFailure('file-unreadable', { message: `Не\u00a0удалось прочитать «${name}»` });

/** The first file. Throws `file-unreadable` when there is none. */
export function firstFile({ files }: { readonly files: readonly ModelFile[] }): ModelFile {
  const [file] = files;
  if (!file) throw new ModelFailure('file-unreadable', { message: 'Приложите файл' });
  return file;
}

/** The bytes of a file. Throws `file-unreadable` when it is empty or gone. */
export function bytesOf(file: ModelFile): Uint8Array {
  const bytes = file.read(file.size);
  if (!bytes?.length) throw unreadable(file);
  return bytes;
}

/** Runs a reader of a file; its failure gets the name of the file. */
export function reading<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ModelFailure && error.failure === 'file-unreadable' ? unreadable({ name }) : error;
  }
}
