import { incompleteAnswer } from '#api/body.ts';
import { ApiError } from '#api/error.ts';
import { client, operations } from '#api/generated/calls/file.ts';
import type { paths } from '#api/generated/gateway.d.ts';
import type { Operation } from '#api/operation.ts';
import { cleanFileName, fileNameOf } from '#lib/content-disposition.ts';
import { reportError } from './errors/report.ts';

type DownloadQuery = paths['/download']['get']['parameters']['query'];

/** How long an object URL is kept for the browser to read it, ms; iOS asks the user first. */
const takeoverTime = 40_000;

/** Saves bytes that the portal has made or read as a file of this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), takeoverTime);
}

/**
 * Saves the file in the answer of a call under the server's name for it (CHAT-09). An error is reported and never saved
 * as a file (PRE-12).
 *
 * @param call the operation and its call
 * @param fallbackName name if the server gives none
 * @returns whether it was saved
 */
async function saveAnswer(
  { operation, request }: { operation: Operation; request: () => Promise<{ response: Response }> },
  fallbackName: string,
): Promise<boolean> {
  try {
    const { response } = await request();
    const disposition = response.headers.get('content-disposition');
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    // An HTML page instead of a file comes from a proxy; the gateway sends HTML results as attachments.
    if (isPage && !/^\s*attachment\b/i.test(disposition ?? '')) {
      const { url, status } = response;
      throw new ApiError({ kind: 'malformed', operation, url, status });
    }
    const name = fileNameOf(disposition);
    const file = await response.blob().catch((cause: unknown) => {
      throw incompleteAnswer(response, { operation, url: response.url, signal: null }, cause);
    });
    saveBlob(file, cleanFileName(name ?? fallbackName));
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}

/**
 * Downloads a file (CHAT-09).
 *
 * @param query which file
 * @param fallbackName name if the server gives none
 * @returns whether it was saved
 */
export const downloadFile = (query: DownloadQuery, fallbackName: string): Promise<boolean> =>
  saveAnswer(
    {
      operation: operations.fileDownload,
      request: () => client.GET('/download', { params: { query }, parseAs: 'stream' }),
    },
    fallbackName,
  );

/**
 * Downloads the refused rows of a job with the reasons (ADM-12).
 *
 * @returns whether they were saved
 */
export const downloadRefusedRows = (uuid: string): Promise<boolean> =>
  saveAnswer(
    {
      operation: operations.jobRowDownload,
      request: () =>
        client.GET('/user/jobs/downloadListRow', {
          params: { query: { uuid, result: 'refused' } },
          parseAs: 'stream',
        }),
    },
    'Отказы.csv',
  );

/**
 * Downloads the accounts that match search and filters as a table (ADM-15).
 *
 * @returns whether they were saved
 */
export const downloadUsers = (
  query: NonNullable<paths['/admin/users/downloadListUser']['get']['parameters']['query']>,
): Promise<boolean> =>
  saveAnswer(
    {
      operation: operations.adminUserTableDownload,
      request: () => client.GET('/admin/users/downloadListUser', { params: { query }, parseAs: 'stream' }),
    },
    `Пользователи.${query.format ?? 'csv'}`,
  );
