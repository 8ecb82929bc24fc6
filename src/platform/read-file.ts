import { incompleteAnswer } from '#api/body.ts';
import { ApiError } from '#api/error.ts';
import type { Operation } from '#api/operation.ts';
import { fileNameOf, headerText } from '#lib/content-disposition.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { collect } from './collect.ts';

/** A call whose answer is a file. */
export interface FileCall {
  operation: Operation;
  request: (signal: AbortSignal) => Promise<{ response: Response }>;
  /** Name of the file if the server gives none. */
  fallbackName: string;
}

/** A file with a name that can be saved. */
export interface NamedFile {
  blob: Blob;
  name: string;
}

/**
 * Reads the file in the answer of a call, under the server's name for it (CHAT-09).
 *
 * @param onShare called with the share that has arrived, 0 to 1, if the size is known
 * @throws ApiError also for a page of HTML instead of a file (PRE-12)
 */
export async function readFile(
  { operation, request, fallbackName }: FileCall,
  signal: AbortSignal,
  onShare?: (share: number) => void,
): Promise<NamedFile> {
  const { response } = await request(signal);
  const { headers, url, status } = response;
  const disposition = headers.get('content-disposition');
  const type = headers.get('content-type') ?? '';
  // An HTML page instead of a file comes from a proxy; the gateway sends HTML results as attachments.
  if (type.startsWith('text/html') && !/^\s*attachment\b/i.test(disposition ?? '')) {
    throw new ApiError({ kind: 'malformed', operation, url, status });
  }
  // The size of a compressed answer is that of its compressed bytes.
  const size = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  const onBytes = size > 0 && onShare ? (count: number) => onShare(Math.min(1, count / size)) : undefined;
  const blob = await collect(response.body, type, onBytes).catch((cause: unknown) => {
    throw incompleteAnswer(response, { operation, url, signal }, cause);
  });
  return { blob, name: cleanFileName(fileNameOf(disposition && headerText(disposition)) ?? fallbackName) };
}
