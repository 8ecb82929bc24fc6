/** Changes of the icons of a list's items. */
import { blockIn, paragraphText, type Slide, type TextBlock } from './deck.ts';
import { iconFor } from './icons.ts';
import { ITEM_LOOKS } from './item-grids.ts';
import { type ItemText, itemsOf } from './items.ts';

export interface IconItem {
  /** Index of the paragraph that the icon belongs to. */
  readonly paragraph: number;
  /** All of its text. */
  readonly text: string;
  /** Its name, or its text without one. */
  readonly name: string;
  readonly icon: string | undefined;
}

const textOfAll = (parts: readonly ItemText[]): string =>
  parts.map(paragraphText).join(' ').replaceAll(/\s+/gu, ' ').trim();

const iconItemsOf = ({ paragraphs }: TextBlock): IconItem[] =>
  itemsOf(paragraphs).map(({ head, texts, icon }) => ({
    paragraph: (head ?? texts[0])?.paragraph ?? 0,
    text: textOfAll(head ? [head, ...texts] : texts),
    name: textOfAll(head ? [head] : texts.slice(0, 1)),
    icon,
  }));

/** The items of a slide whose layout draws icons; none of other slides. */
export function iconItems(slide: Slide): IconItem[] {
  const body = ITEM_LOOKS[slide.layout]?.icons ? blockIn(slide, 'body') : undefined;
  return body?.kind === 'text' ? iconItemsOf(body) : [];
}

/** Gives a paragraph an icon, or takes it away with undefined. */
export const withIcon = (block: TextBlock, paragraph: number, icon: string | undefined): TextBlock => ({
  ...block,
  paragraphs: block.paragraphs.map((one, at) => {
    if (at !== paragraph) return one;
    const { icon: _, ...plain } = one;
    return icon === undefined ? plain : { ...plain, icon };
  }),
});

/** Gives each item without an icon the one that suits its words, if any does; the block itself when none is found. */
export const withFittingIcons = (block: TextBlock): TextBlock =>
  iconItemsOf(block).reduce((changed, { paragraph, text, name, icon }) => {
    const found = icon ?? iconFor(name) ?? iconFor(text);
    return found === icon ? changed : withIcon(changed, paragraph, found);
  }, block);
