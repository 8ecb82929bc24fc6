/**
 * Returns one or two capital letters for a user.
 *
 * @param name a full name («Анна Смирнова» → «АС») or an e-mail («anna.smirnova@…» → «AS»)
 * @returns an empty string if the name has no letter or digit
 */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('');
}
