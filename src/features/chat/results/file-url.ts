import { apiPath } from '#lib/gateway-path.ts';

/** Address of a file for `<img>`, `<audio>` and `<video>`, which send the cookie of the session but no headers. */
export const fileUrl = (idFile: string): string =>
  `${apiPath}/download?${new URLSearchParams({ idFile, isInline: 'true' })}`;
