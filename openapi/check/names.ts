/** Names that no earlier run has used, so that a check can be repeated against the same gateway. */
const mark = Date.now().toString(36);
let count = 0;

/** A name with a mark of this run. */
export const unique = (name: string): string => `${name} ${mark}${(count++).toString(36)}`;

/** An address of the given domain with a mark of this run. */
export const uniqueEmail = (domain = 'neuro.example'): string =>
  `kit-${mark}${(count++).toString(36)}@${domain}`;

/** A name without digits: numbers do not tell groups of errors apart. */
export const lettersOnly = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));

/**
 * A text as people write it: blanks at both ends, both kinds of line ends, an empty line, a tab, letters of two code points
 * and emoji of several. Contents are stored exactly as sent.
 */
export const exact = (text: string): string =>
  `  ${unique(text)}\r\n\n\te\u0301 и\u0306 ё \u00a0«»\n\u{1f469}\u200d\u{1f680} \u{1f1f7}\u{1f1fa} конец \n `;
