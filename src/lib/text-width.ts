/** Widths of characters in Arial, em, roughly: the first pattern that fits. */
const characterWidths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\u200b-\u200f\u2060-\u2064]/u, 0],
  [/[\s.,:;!'|ijlI()[\]/\\-]/u, 0.31],
  [/[frt"*]/u, 0.37],
  [/[mwMW%@—ЖМШЩЫЮФжмшщыюф]/u, 0.84],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1],
  [/\p{Lu}/u, 0.7],
  [/./u, 0.57],
];

/** Width of a text in a font like Arial, em, where it cannot be measured. */
export const likelyWidth = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (characterWidths.find(([pattern]) => pattern.test(character))?.[1] ?? 0),
    0,
  );
