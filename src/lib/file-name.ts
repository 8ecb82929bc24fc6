/**
 * Characters that reverse or hide text: direction marks, zero-width characters, soft hyphens. They can make `fdp.exe`
 * look like `exe.pdf`.
 */
const hiding = /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/gu;

/**
 * Puts a file name on one line and makes its extension visible (PRE-11, PRE-12): characters that hide text are removed;
 * control characters, line breaks and unpaired surrogates become `_`.
 */
export const plainFileName = (name: string): string =>
  name
    .replaceAll(hiding, '')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '_')
    .trim();

/**
 * Cuts a long name in its middle, so that the extension stays.
 *
 * @param maxLength maximum number of characters, more than 30; a surrogate pair counts as one
 */
export function cutFileName(name: string, maxLength: number): string {
  const letters = [...name];
  if (letters.length <= maxLength) return name;
  return `${letters.slice(0, maxLength - 30).join('')}…${letters.slice(-29).join('')}`;
}
