import type { SendRequest } from '#api/stream.ts';
import type { Message } from './chat-state.ts';

/** A file of a request: chosen here, or kept by the gateway from an earlier request. */
export type Attachment = File | Message['files'][number];

export interface SendDraft {
  text: string;
  model?: string;
  tileUuid?: string;
  files?: readonly Attachment[];
  /** Called when the gateway has stored the request; until then the caller keeps the text. */
  onAccepted?: () => void;
}

/** What of a draft goes to the gateway: files that it has already by their ids, the others as they are. */
export function requestOf({
  text,
  model,
  tileUuid,
  files = [],
}: SendDraft): Pick<SendRequest, 'request' | 'files'> {
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
