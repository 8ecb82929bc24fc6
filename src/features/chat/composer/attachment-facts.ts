import type { UploadedFile } from '#api/upload.ts';
import { plural } from '#lib/text.ts';
import { clockText } from '../results/audio/time-text.ts';

/**
 * What the gateway knows of a file: «12 страниц», «40:05», «3 листа»; empty if nothing.
 *
 * @param duration seconds
 */
export function factsText({
  pages,
  duration,
  sheets,
}: Pick<UploadedFile, 'pages' | 'duration' | 'sheets'>): string {
  return [
    pages ? plural(pages, 'страница', 'страницы', 'страниц') : '',
    duration ? clockText(duration) : '',
    sheets?.length ? plural(sheets.length, 'лист', 'листа', 'листов') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
