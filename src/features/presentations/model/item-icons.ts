/** Changes of the icons of a list's items. */
import { paragraphText, type Slide, type SlotName, type TextBlock } from './deck.ts';
import { iconFor } from './icons.ts';
import { ITEM_LOOKS } from './item-grids.ts';
import { type ItemText, itemsOf } from './items.ts';
import { isListPlace } from './text-looks.ts';

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

/** The bullets of a list. */
const bulletsOf = ({ paragraphs }: TextBlock): IconItem[] =>
  paragraphs.flatMap((one, paragraph) => {
    const text = textOfAll([{ runs: one.runs, paragraph }]);
    return one.list === 'bullet' && text !== '' ? [{ paragraph, text, name: text, icon: one.icon }] : [];
  });

const itemsIn = (slide: Slide, block: TextBlock): IconItem[] =>
  ITEM_LOOKS[slide.layout] ? iconItemsOf(block) : bulletsOf(block);

/** A text of a slide, and what may have icons in it. */
export interface IconList {
  readonly slot: SlotName;
  readonly block: TextBlock;
  readonly items: readonly IconItem[];
}

/**
 * The texts of a slide that may have icons: its cards and matrix cells, or its bulleted lists (PRES-34, PRES-86).
 * Empty texts are left out.
 */
export const iconLists = (slide: Slide): IconList[] =>
  slide.slots.flatMap(({ name: slot, block }) => {
    const isDrawn = ITEM_LOOKS[slide.layout]?.icons ? slot === 'body' : isListPlace(slide, slot);
    const items = isDrawn && block.kind === 'text' ? itemsIn(slide, block) : [];
    return items.length > 0 && block.kind === 'text' ? [{ slot, block, items }] : [];
  });

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
export const withFittingIcons = ({ block, items }: Pick<IconList, 'block' | 'items'>): TextBlock =>
  items.reduce((changed, { paragraph, text, name, icon }) => {
    const found = icon ?? iconFor(name) ?? iconFor(text);
    return found === icon ? changed : withIcon(changed, paragraph, found);
  }, block);
