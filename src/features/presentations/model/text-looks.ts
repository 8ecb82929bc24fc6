/** How the texts of a slide look: size, weight, colour, and where they stand in their places. */
import type { TextBox } from './boxes.ts';
import type { Slide, SlotName } from './deck.ts';
import { ITEM_LOOKS } from './item-grids.ts';
import { LAYOUTS } from './layouts.ts';
import type { TextStyle } from './text-box.ts';
import type { ThemeTokens } from './themes.ts';

/** Titles, sections and last slides, which have the theme's cover. */
export const isCover = ({ layout }: Pick<Slide, 'layout'>): boolean => LAYOUTS[layout].title === 'cover';

const listPlaces: readonly SlotName[] = ['body', 'left', 'right'];

/** Whether a place holds a list that is drawn as one, whose bullets may be icons (PRES-86). */
export const isListPlace = ({ layout }: Pick<Slide, 'layout'>, name: SlotName): boolean =>
  listPlaces.includes(name) &&
  LAYOUTS[layout].title !== 'cover' &&
  LAYOUTS[layout].conclusion !== name &&
  !(name === 'body' && ITEM_LOOKS[layout]);

export interface TextLook {
  readonly role: TextBox['role'];
  readonly style: Omit<TextStyle, 'font'>;
  readonly color: string;
}

/** How the text of a place looks. */
export function lookOf(slide: Pick<Slide, 'layout'>, name: SlotName, tokens: ThemeTokens): TextLook {
  const { title, conclusion, beside } = LAYOUTS[slide.layout];
  if (name === 'title')
    switch (title) {
      case 'cover':
        return {
          role: 'title',
          style: { fit: 'cover', isBold: true, isBalanced: true, anchor: 'bottom' },
          color: tokens.onCover,
        };
      case 'whole':
        return {
          role: 'title',
          style: { fit: 'cover', isBold: true, isBalanced: true, anchor: 'bottom' },
          color: tokens.text,
        };
      case 'quiet':
        return { role: 'title', style: { fit: 'aside', anchor: 'top' }, color: tokens.muted };
      case undefined: {
        // A line below the place holds a title at its bottom.
        const anchor = tokens.mark === 'under' ? 'bottom' : 'top';
        return {
          role: 'title',
          style: { fit: 'title', isBold: true, isBalanced: true, anchor },
          color: tokens.text,
        };
      }
    }
  if (name === conclusion)
    return { role: 'body', style: { fit: 'aside', isBold: true, anchor: 'middle' }, color: tokens.text };
  if (title === 'whole') return { role: 'body', style: { fit: 'body' }, color: tokens.muted };
  if (name === 'quote')
    return {
      role: 'quote',
      style: { fit: 'quote', isBold: true, isBalanced: true, anchor: 'bottom' },
      color: tokens.text,
    };
  if (title === 'cover') return { role: 'body', style: { fit: 'aside' }, color: tokens.onCoverMuted };
  if (name === 'author') return { role: 'body', style: { fit: 'aside' }, color: tokens.muted };
  return {
    role: 'body',
    style: {
      // A list is not larger than its conclusion.
      fit: beside === 'remark' || conclusion ? 'aside' : 'body',
      ...(beside && { anchor: 'middle' }),
      isSpread: true,
      hasIcons: isListPlace(slide, name),
    },
    color: tokens.text,
  };
}

/** Whether the text of a place is bold as a whole. */
export const isBoldPlace = (slide: Pick<Slide, 'layout'>, name: SlotName, tokens: ThemeTokens): boolean =>
  lookOf(slide, name, tokens).style.isBold ?? false;
