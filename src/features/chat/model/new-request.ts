import type { SendRequest } from '#api/stream.ts';
import type { Message } from './chat.ts';

/** A file of a request: one that was just chosen, or one that the gateway has from an earlier request. */
export type Attachment = File | Message['files'][number];

/** A request to be sent. */
export interface NewRequest {
  text: string;
  files?: readonly Attachment[];
  /** @default the service's default */
  model?: string;
  tileUuid?: string;
  /** Those that differ from the service's defaults. */
  settings?: SendRequest['request']['settings'];
  /** The message after which it begins a branch, null for the beginning of the chat. @default the last message */
  parentId?: string | null | undefined;
  /** The key that it was given before, if it was. */
  idempotencyKey?: string;
}

/** Converts a request for the gateway: files that it already has become ids, the others are uploaded. */
export function requestOf({
  text,
  model,
  tileUuid,
  settings,
  parentId,
  files = [],
}: NewRequest): Pick<SendRequest, 'request' | 'files'> {
  const idFiles = files.flatMap((file) => (file instanceof File ? [] : [file.idFile]));
  return {
    request: {
      text,
      ...(model ? { model } : {}),
      ...(tileUuid ? { tileUuid } : {}),
      ...(settings && Object.keys(settings).length > 0 ? { settings } : {}),
      ...(parentId === undefined ? {} : { parentId }),
      ...(idFiles.length > 0 ? { idFiles } : {}),
    },
    files: files.filter((file) => file instanceof File),
  };
}
