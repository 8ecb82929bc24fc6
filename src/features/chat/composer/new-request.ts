import type { SendRequest } from '#api/stream.ts';
import type { Message } from '../conversation/chat-state.ts';

/** A file of a request: chosen here, or kept by the gateway from an earlier request. */
export type Attachment = File | Message['files'][number];

/** What a person sends. */
export interface NewRequest {
  text: string;
  files?: readonly Attachment[];
  /** @default the service's own */
  model?: string;
  tileUuid?: string;
}

/** What of a request goes to the gateway: files that it has already by their ids, the others as they are. */
export function requestOf({
  text,
  model,
  tileUuid,
  files = [],
}: NewRequest): Pick<SendRequest, 'request' | 'files'> {
  const idFiles = files.flatMap((file) => (file instanceof File ? [] : [file.idFile]));
  return {
    request: {
      text,
      ...(model ? { model } : {}),
      ...(tileUuid ? { tileUuid } : {}),
      ...(idFiles.length > 0 ? { idFiles } : {}),
    },
    files: files.filter((file) => file instanceof File),
  };
}
