import { malformed, readAnswer, readJson } from './body.ts';
import { client, operations } from './generated/calls/file.ts';
import type { components } from './generated/gateway.d.ts';

type Schemas = components['schemas'];
export type UploadedFile = Schemas['MessageFile'];

interface Upload {
  file: File;
  /** Service that the file is for. */
  serviceType: string;
  /** True for a file of an agent, which is kept with it. */
  agent?: true;
  /** True for a picture or a material of a presentation. */
  presentation?: true;
  /** Created once for each file; the gateway stores a repeated upload only once (PRE-05). */
  idempotencyKey: string;
}

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the sent part of the form, 0–100, which never falls. */
  onPercent: (percent: number) => void;
}

/** The answer of an XMLHttpRequest as the rest of the client reads answers. */
function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const [, name, value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) headers.append(name, value);
  }
  const isEmpty = [204, 205, 304].includes(xhr.status);
  return new Response(isEmpty ? null : xhr.responseText, { status: xhr.status, headers });
}

/** A `fetch` that reports how much of a form was sent; the body of the request itself is not used. */
const fetchWithPercent =
  (form: FormData, { onPercent }: UploadOptions) =>
  ({ method, url, headers, signal }: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const xhr = new XMLHttpRequest();
      let percent = 0;
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (!lengthComputable || total === 0) return;
        percent = Math.max(percent, Math.floor((loaded / total) * 100));
        onPercent(percent);
      };
      const abort = (): void => xhr.abort();
      signal.addEventListener('abort', abort);
      xhr.onload = () => resolve(responseOf(xhr));
      xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
      xhr.onerror = () => reject(new TypeError('The upload failed'));
      xhr.onloadend = () => signal.removeEventListener('abort', abort);
      xhr.open(method, url);
      for (const [name, value] of headers) xhr.setRequestHeader(name, value);
      xhr.send(form);
    });

/**
 * Uploads a file before its request (APP-18). By XMLHttpRequest, because `fetch` does not tell how much was sent; all
 * else is as in the other calls. Never retries (PRE-05).
 *
 * @returns the file with its id and with what the gateway knows of it
 * @throws ApiError when the gateway refuses, cannot be reached, or `signal` cancels the upload
 */
export async function uploadFile(
  { file, serviceType, agent, presentation, idempotencyKey }: Upload,
  options: UploadOptions,
): Promise<UploadedFile> {
  const request: Schemas['UploadRequest'] = {
    serviceType,
    ...(agent && { agent }),
    ...(presentation && { presentation }),
  };
  const form = new FormData();
  form.append('request', new Blob([JSON.stringify(request)], { type: 'application/json' }));
  form.append('file', file, file.name);
  const { signal } = options;
  const { response } = await client.POST('/upload', {
    params: { header: { 'Idempotency-Key': idempotencyKey } },
    body: { request },
    bodySerializer: () => undefined,
    fetch: fetchWithPercent(form, options),
    parseAs: 'stream',
    signal,
  });
  const call = { operation: operations.fileUpload, url: response.url, signal };
  const json = await readJson(response, call);
  const [uploaded] = readAnswer<UploadedFile[]>(json, operations.fileUpload.answer, response, call);
  if (!uploaded?.idFile) throw malformed(response, call, new TypeError('The answer has no file'));
  return uploaded;
}
