/** Letters that are written from right to left, as the inside of a character class of a pattern. */
export const rightToLeft =
  '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}';

const letter = /\p{L}/u;
const pattern = new RegExp(`[${rightToLeft}]`, 'u');

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => pattern.test(text);

/** Whether a text is written from right to left. Its first letter decides, as for `dir="auto"`. */
export const isRightToLeft = (text: string): boolean => hasRightToLeft(letter.exec(text)?.[0] ?? '');
