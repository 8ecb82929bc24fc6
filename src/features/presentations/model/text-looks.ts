/** How the texts of a slide look: size, weight, colour, and where they stand in their places. */
import type { TextBox } from './boxes.ts';
import type { Slide, SlotName } from './deck.ts';
import type { TextStyle } from './text-box.ts';
import type { ThemeTokens } from './themes.ts';

const covers: readonly Slide['layout'][] = ['title', 'titlePicture', 'pictureFull', 'section', 'thanks'];
/** Titles, sections and last slides, which have the theme's cover. */
export const isCover = ({ layout }: Pick<Slide, 'layout'>): boolean => covers.includes(layout);

/** Slides whose text is a quote. */
export const isQuote = ({ layout }: Pick<Slide, 'layout'>): boolean =>
  layout === 'quote' || layout === 'portrait';

/** Layouts that end with a conclusion. */
const conclusions: readonly Slide['layout'][] = ['chartFull', 'tableText'];
/** Where a slide says in one sentence what it shows; null without such a place. */
export const conclusionOf = ({ layout }: Pick<Slide, 'layout'>): SlotName | null =>
  conclusions.includes(layout) ? 'body' : layout === 'lead' ? 'subtitle' : null;

export interface TextLook {
  readonly role: TextBox['role'];
  readonly style: Omit<TextStyle, 'font'>;
  readonly color: string;
}

/** Layouts whose text stands beside something larger. */
const besides: readonly Slide['layout'][] = ['pictureText', 'chart'];

/** How the text of a place looks. */
export function lookOf(slide: Pick<Slide, 'layout'>, name: SlotName, tokens: ThemeTokens): TextLook {
  const onCover = isCover(slide);
  if (name === 'title') {
    if (onCover)
      return {
        role: 'title',
        style: { fit: 'cover', isBold: true, anchor: 'bottom' },
        color: tokens.onCover,
      };
    if (slide.layout === 'statement')
      return { role: 'title', style: { fit: 'cover', isBold: true, anchor: 'bottom' }, color: tokens.text };
    // Above a quote the title is quieter than the quote.
    if (isQuote(slide)) return { role: 'title', style: { fit: 'aside', anchor: 'top' }, color: tokens.muted };
    // A line below the place holds a title at its bottom.
    const anchor = tokens.mark === 'under' ? 'bottom' : 'top';
    return { role: 'title', style: { fit: 'title', isBold: true, anchor }, color: tokens.text };
  }
  if (conclusionOf(slide) === name)
    return { role: 'body', style: { fit: 'aside', isBold: true, anchor: 'middle' }, color: tokens.text };
  if (name === 'subtitle' && slide.layout === 'statement')
    return { role: 'body', style: { fit: 'body' }, color: tokens.muted };
  if (name === 'quote')
    return { role: 'quote', style: { fit: 'quote', isBold: true, anchor: 'bottom' }, color: tokens.text };
  if (onCover) return { role: 'body', style: { fit: 'aside' }, color: tokens.onCoverMuted };
  if (name === 'author') return { role: 'body', style: { fit: 'aside' }, color: tokens.muted };
  return {
    role: 'body',
    style: besides.includes(slide.layout)
      ? { fit: 'aside', anchor: 'middle', isSpread: true }
      : { fit: 'body', isSpread: true },
    color: tokens.text,
  };
}

/** Whether the text of a place is bold as a whole. */
export const isBoldPlace = (slide: Pick<Slide, 'layout'>, name: SlotName, tokens: ThemeTokens): boolean =>
  lookOf(slide, name, tokens).style.isBold ?? false;
