/** Text of the help with marks. Typed, so that a link to an article or a page that does not exist is found by a test. */
export type Mark =
  | { mark: 'bold' | 'code'; text: string }
  /** A combination of keys. */
  | { mark: 'kbd'; keys: readonly string[] }
  /** Another article, or its part under a heading. */
  | { mark: 'article'; id: string; heading?: string; text: string }
  /** A page of the portal. */
  | { mark: 'page'; to: string; text: string };

export type Rich = string | readonly (string | Mark)[];

/** Text with marks as a template: ``rich`Нажмите ${kbd('Enter')}.` `` */
export const rich = (texts: TemplateStringsArray, ...marks: Mark[]): Rich =>
  texts.flatMap((text, index) => [text, marks[index] ?? '']).filter((part) => part !== '');

export const bold = (text: string): Mark => ({ mark: 'bold', text });
export const code = (text: string): Mark => ({ mark: 'code', text });
export const kbd = (...keys: string[]): Mark => ({ mark: 'kbd', keys });
export const page = (to: string, text: string): Mark => ({ mark: 'page', to, text });
/** @param heading id of a heading in the article */
export const article = (id: string, text: string, heading?: string): Mark => ({
  mark: 'article',
  id,
  text,
  ...(heading && { heading }),
});

/** The words without marks. */
export const plainText = (text: Rich): string =>
  typeof text === 'string'
    ? text
    : text
        .map((part) => (typeof part === 'string' ? part : 'keys' in part ? part.keys.join(' + ') : part.text))
        .join('');
