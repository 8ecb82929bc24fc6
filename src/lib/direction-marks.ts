/** Characters that change the direction of text: names with them can look like other names. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name in which these characters are shown by their codes: `Анна⟨U+202E⟩вонавИ`. */
export const withVisibleMarks = (text: string): string =>
  text.replaceAll(marks, (mark) => `⟨U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`);
