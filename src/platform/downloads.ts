/** Downloads of files (CHAT-09). Their code is loaded at the first one. */

import { toast } from '#ui/index.ts';
import type { Downloaded, DownloadQuery, TablePath, TableQuery, WantedFile } from './downloading.ts';

async function begin<Result>(
  run: (code: typeof import('./downloading.ts')) => Promise<Result>,
): Promise<Result | false> {
  const code = await import('./downloading.ts').catch(() => null);
  if (code) return run(code);
  toast.show({
    tone: 'negative',
    title: 'Не удалось скачать',
    text: 'Проверьте соединение и попробуйте ещё раз.',
  });
  return false;
}

/**
 * Downloads a file under the server's name for it. An error is reported and never saved as a file (PRE-12).
 *
 * @param query which file
 * @param fallbackName name if the server gives none
 * @returns whether it was saved
 */
export const downloadFile = (query: DownloadQuery, fallbackName: string): Promise<boolean> =>
  begin((code) => code.saveFile(query, fallbackName));

/**
 * Downloads a document of the portal under the server's name for it (HOME-19). An error is reported and never saved.
 *
 * @param fallbackName name if the server gives none
 * @returns whether it was saved
 */
export const downloadDocument = (uuid: string, fallbackName: string): Promise<boolean> =>
  begin((code) => code.saveDocument(uuid, fallbackName));

/**
 * Downloads several files, each id once, as one zip (PRE-12). A single one is saved as it is.
 *
 * @param listName title of the list, which names the zip
 * @returns whether something was saved; files that failed are reported
 */
export const downloadFiles = (files: readonly WantedFile[], listName: string): Promise<boolean> =>
  begin((code) => code.saveFiles(files, listName));

/**
 * Downloads the refused rows of a job with the reasons (ADM-12).
 *
 * @returns whether they were saved
 */
export const downloadRefusedRows = (uuid: string): Promise<boolean> =>
  begin((code) => code.saveRefusedRows(uuid));

/**
 * Downloads everything that a list of the administration finds, as a table (ADM-15).
 *
 * @param title name of the file if the server gives none, without its ending
 * @returns whether it was saved
 */
export const downloadTable = <Path extends TablePath>(
  path: Path,
  query: TableQuery<Path>,
  title: string,
): Promise<Downloaded> => begin((code) => code.saveTable(path, query, title));
