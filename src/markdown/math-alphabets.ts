type Starts = readonly [upper: number, lower: number, digit?: number];

/** First code points of each style in Unicode's mathematical alphabets. */
const alphabets: Readonly<Record<string, Starts>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  italic: [0x1d434, 0x1d44e],
  'bold-italic': [0x1d468, 0x1d482],
  script: [0x1d49c, 0x1d4b6],
  'bold-script': [0x1d4d0, 0x1d4ea],
  fraktur: [0x1d504, 0x1d51e],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
  'bold-fraktur': [0x1d56c, 0x1d586],
  'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
  'bold-sans-serif': [0x1d5d4, 0x1d5ee, 0x1d7ec],
  'sans-serif-italic': [0x1d608, 0x1d622],
  'sans-serif-bold-italic': [0x1d63c, 0x1d656],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
};

/** Letters outside of those alphabets, because Unicode had them earlier. */
const elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  italic: { h: 'ℎ' },
  script: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  fraktur: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
  'double-struck': { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
};

/**
 * Converts a text to the letters of a style, `R` to `ℝ`, because MathML Core has no `mathvariant`.
 *
 * @param variant a value of MathML's `mathvariant`; for an unknown one the text is returned unchanged
 */
export function styledText(text: string, variant: string | undefined): string {
  const starts = variant === undefined ? undefined : alphabets[variant];
  if (!starts || variant === undefined) return text;
  const [upper, lower, digit] = starts;
  return text.replace(/[A-Za-z0-9]/g, (char) => {
    const special = elsewhere[variant]?.[char];
    if (special) return special;
    const code = char.charCodeAt(0);
    if (code >= 97) return String.fromCodePoint(lower + code - 97);
    if (code >= 65) return String.fromCodePoint(upper + code - 65);
    return digit === undefined ? char : String.fromCodePoint(digit + code - 48);
  });
}
