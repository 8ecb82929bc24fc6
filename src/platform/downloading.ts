/** The work of `downloads.ts`, which loads it at the first download. */
import { ApiError } from '#api/error.ts';
import { client, operations } from '#api/generated/calls/file.ts';
import type { paths } from '#api/generated/gateway.d.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { saveArchive } from './archive.ts';
import { withProgress } from './download-progress.ts';
import { reportError } from './errors/report.ts';
import { type FileCall, readFile } from './read-file.ts';

export type DownloadQuery = paths['/download']['get']['parameters']['query'];

/** The tables of the administration, by their addresses (TableDownload, openapi/README.md). */
export type TablePath = Extract<
  keyof paths,
  `/${string}/downloadList${string}` | '/admin/statistics/downloadFile'
>;

export type TableQuery<Path extends TablePath> = NonNullable<paths[Path]['get']['parameters']['query']>;

/** Whether a table was saved; `tooLarge`: it has more rows than a download may have, and nobody was told. */
export type Downloaded = boolean | 'tooLarge';

/** A file of a bulk download. */
export interface WantedFile {
  query: DownloadQuery;
  /** Name if the server gives none; the report of a failure names it too. */
  fallbackName: string;
}

/** Saves the file of a call. An error is reported and never saved as a file (PRE-12). */
const save = (call: FileCall): Promise<boolean> => saveOr(call, reportError);

/** Saves the file of a call; an error is passed to `fail`. */
async function saveOr(call: FileCall, fail: (error: unknown) => void): Promise<boolean> {
  try {
    const { blob, name } = await withProgress('Скачиваем файл', ({ signal, tell }) =>
      readFile(call, signal, (share) => tell(`${Math.floor(share * 100)}\u00a0%`)),
    );
    saveBlob(blob, name);
    return true;
  } catch (error) {
    fail(error);
    return false;
  }
}

const fileCall = (query: DownloadQuery, fallbackName: string): FileCall => ({
  operation: operations.fileDownload,
  request: (signal) => client.GET('/download', { params: { query }, parseAs: 'stream', signal }),
  fallbackName,
});

export const saveFile = (query: DownloadQuery, fallbackName: string): Promise<boolean> =>
  save(fileCall(query, fallbackName));

export const saveDocument = (uuid: string, fallbackName: string): Promise<boolean> =>
  save({
    operation: operations.documentDownload,
    request: (signal) =>
      client.GET('/doc/download', { params: { query: { uuid } }, parseAs: 'stream', signal }),
    fallbackName,
  });

export function saveFiles(files: readonly WantedFile[], listName: string): Promise<boolean> {
  const wanted = [...new Map(files.map((file) => [file.query.idFile, file])).values()];
  const [first] = wanted;
  if (first && wanted.length === 1) return saveFile(first.query, first.fallbackName);
  const entries = wanted.map(({ query, fallbackName }) => ({
    title: fallbackName,
    load: (signal: AbortSignal) => readFile(fileCall(query, fallbackName), signal),
  }));
  return saveArchive(entries, listName);
}

export const saveRefusedRows = (uuid: string): Promise<boolean> =>
  save({
    operation: operations.jobRowDownload,
    request: (signal) =>
      client.GET('/user/jobs/downloadListRow', {
        params: { query: { uuid, result: 'refused' } },
        parseAs: 'stream',
        signal,
      }),
    fallbackName: 'Отказы.csv',
  });

/** Downloads the file of a report (ADM-36). It is imported by the page of the reports alone, so that the first load has none of it. */
export const saveReport = (uuid: string, fallbackName: string): Promise<boolean> =>
  save({
    operation: operations.reportFileDownload,
    request: (signal) =>
      client.GET('/admin/reports/downloadReport', { params: { query: { uuid } }, parseAs: 'stream', signal }),
    fallbackName,
  });

/** The same in the area of a company. */
export const saveCompanyReport = (uuid: string, fallbackName: string): Promise<boolean> =>
  save({
    operation: operations.companyReportFileDownload,
    request: (signal) =>
      client.GET('/user/company/reports/downloadReport', {
        params: { query: { uuid } },
        parseAs: 'stream',
        signal,
      }),
    fallbackName,
  });

export async function saveTable<Path extends TablePath>(
  path: Path,
  query: TableQuery<Path>,
  title: string,
): Promise<Downloaded> {
  const operation = Object.values(operations).find((one) => one.path === path);
  if (!operation) throw new Error(`The contract has no table ${path}`);
  const format = 'format' in query && query.format === 'xlsx' ? 'xlsx' : 'csv';
  // The caller already checks the query; the client can do so only for a literal path.
  const get = client.GET as (path: string, init: object) => Promise<{ response: Response }>;
  // The moments in the file are those on the screen.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  let isTooLarge = false;
  const call: FileCall = {
    operation,
    request: (signal) => get(path, { params: { query: { ...query, timeZone } }, parseAs: 'stream', signal }),
    fallbackName: `${title}.${format}`,
  };
  const isSaved = await saveOr(call, (error) => {
    isTooLarge = error instanceof ApiError && error.code === 'export-too-large';
    if (!isTooLarge) reportError(error);
  });
  return isTooLarge ? 'tooLarge' : isSaved;
}
