import { client } from '#api/client.ts';
import { ApiError } from '#api/error.ts';
import type { operations } from '#api/generated/gateway.d.ts';
import { cleanFileName, fileNameOf } from '#lib/content-disposition.ts';
import { reportError } from './errors/report.ts';

type DownloadQuery = operations['fileDownload']['parameters']['query'];

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the blob over by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/**
 * Downloads a file under the name that the server gives it (CHAT-09). An error is reported, never saved as a file
 * (PRE-12).
 *
 * @param query which file
 * @param fallbackName name to use where the server gives none
 * @returns whether it was saved
 */
export async function downloadFile(query: DownloadQuery, fallbackName: string): Promise<boolean> {
  try {
    const { response } = await client.GET('/download', { params: { query }, parseAs: 'stream' });
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      const { url, status } = response;
      throw new ApiError({ kind: 'malformed', operationId: 'fileDownload', url, status });
    }
    const name = fileNameOf(response.headers.get('content-disposition'));
    save(await response.blob(), cleanFileName(name ?? fallbackName));
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}
