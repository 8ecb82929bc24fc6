/** Characters that show nothing, or change the direction of text. U+FE0F makes pictures of some signs, as in ❤️. */
const hidden = /(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** A text in which these characters are shown by their codes: `перевод⟨U+200B⟩`. Emoji of several people come apart. */
export const withHiddenShown = (text: string): string =>
  text.replaceAll(hidden, (one) => `⟨U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`);
