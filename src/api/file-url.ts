import { apiPath } from '#lib/gateway-path.ts';
import { area } from './area.ts';

/**
 * Address of a file for `<img>`, `<audio>` and `<video>`, which send the cookies of both sessions but no headers: the
 * address names the session of the page.
 */
export const fileUrl = (idFile: string): string =>
  `${apiPath}/download?${new URLSearchParams({ idFile, isInline: 'true', sessionType: area.get() })}`;
