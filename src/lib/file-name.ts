/** Marks that turn or hide text: direction, zero width, soft hyphen. They could make `exe.pdf` out of `fdp.exe`. */
const hiding = /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/gu;

/**
 * A file's name on one line and without anything that hides what it ends with (PRE-11, PRE-12): hiding marks are left
 * out, control characters, line ends and lone halves of pairs become `_`.
 */
export const plainFileName = (name: string): string =>
  name
    .replaceAll(hiding, '')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '_')
    .trim();

/**
 * Cuts a long name in its middle, so that its extension stays.
 *
 * @param most how many characters may stay, pairs counted as one; more than 30
 */
export function cutFileName(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  return `${letters.slice(0, most - 30).join('')}…${letters.slice(-29).join('')}`;
}
