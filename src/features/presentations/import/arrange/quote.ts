/** Quotes of slides that another program wrote (PRES-100). */
import type { Paragraph } from '../../model/deck.ts';
import { asText, type Draft, textOfParagraphs } from './draft.ts';

/** A text in quotation marks as a whole, which is longer than the name of a company. */
const quoted = /^[«“"][^»”"]{25,}[»”"][.!?…]?$/u;
/** One that ends as a sentence does. Titles of laws, books and documents do not. */
const sentence = /[.!?…][»”"]?[.!?…]?$/u;
const dashed = /^\s*[—–-]\s*\S/u;
/** What is written beside the title of a law or another document. */
const document =
  /(?<!\p{L})(?:(?:законопроект|закон|кодекс|указ|постановлени|распоряжени|приказ|положени|регламент|стать[яие])\p{L}*|гост|санпин|фз)(?!\p{L})/iu;
const AUTHOR = 100;

const isAuthor = (one: Paragraph): boolean =>
  one.list === 'none' && textOfParagraphs([one]).length <= AUTHOR && !document.test(textOfParagraphs([one]));

const isQuoteOf = (text: string, author: Paragraph): boolean =>
  quoted.test(text.trim()) &&
  isAuthor(author) &&
  (sentence.test(text.trim()) || dashed.test(textOfParagraphs([author])));

/**
 * A quote with its author: a text in quotation marks and one line below it. The text is a sentence, or the line begins with a
 * dash. The quote may be the title of the slide.
 *
 * @returns null for other slides
 */
export function quoteOf(title: Draft['blocks']['title'], words: readonly Paragraph[]): Draft | null {
  const [first, second] = words;
  if (!first || words.length > 2) return null;
  if (second)
    return isQuoteOf(textOfParagraphs([first]), second)
      ? {
          layout: 'quote',
          blocks: { ...(title && { title }), quote: asText([first]), author: asText([second]) },
        }
      : null;
  return title?.kind === 'text' && isQuoteOf(textOfParagraphs(title.paragraphs), first)
    ? { layout: 'quote', blocks: { quote: title, author: asText([first]) } }
    : null;
}
