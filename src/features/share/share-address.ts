import { basePath } from '#lib/base-path.ts';

/** The whole address of a shared chat, for a message to a colleague. */
export const shareAddress = (uuid: string): string =>
  new URL(`${basePath.replace(/\/$/, '')}/chat/shared/${uuid}`, location.origin).href;
