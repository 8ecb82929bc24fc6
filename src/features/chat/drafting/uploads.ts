/** Files that are uploaded before their request; the code that uploads them is loaded with the first one. */

import type { Attachment } from '../model/new-request.ts';
import type { Draft } from './draft.ts';
import { currentFile, isUploadedFirst } from './uploaded-files.ts';

/** The code that uploads; null if it cannot be loaded: the files then go with the request. */
export const loadUploading = () => import('./uploading.ts').catch(() => null);

/** Uploads the files of a draft as soon as they are attached. */
export function followUploads(draft: Draft, serviceType: string): void {
  draft.state.subscribe(() => {
    if (!draft.state.get().files.some(isUploadedFirst)) return;
    void loadUploading().then((code) => code?.uploadFiles(draft, serviceType));
  });
}

/** Ends the uploads of files that nobody needs any more. */
export function cancelUploads(files: readonly Attachment[]): void {
  const own = files.filter(isUploadedFirst);
  if (own.length > 0) void loadUploading().then((code) => code?.cancel(own));
}

/** Why a file of a request could not be uploaded, as its chip says it; undefined when none has failed. */
export async function failedUploadReason(files: readonly Attachment[]): Promise<string | undefined> {
  const own = files.map(currentFile).filter(isUploadedFirst);
  if (own.length === 0) return undefined;
  const code = await loadUploading();
  const states = own.map((file) => code?.uploadOf(file).get());
  return states.find((state) => state?.phase === 'failed')?.reason;
}
