/** A selection of a slide's text as a table, a chart or cards (PRES-99). */
import { isSame } from '#forms/changed.ts';
import {
  type Block,
  blockIn,
  type Deck,
  emptySlide,
  isLater,
  type Layout,
  type Slide,
  type SlotName,
  type TextBlock,
} from './deck.ts';
import { changeSlide, insertSlides, placeAfter, removeSlides, setLayout } from './edit.ts';
import { layoutSlide } from './layout-slide.ts';
import { LAYOUTS } from './layouts.ts';
import { type LineKind, linesAs } from './line-blocks.ts';
import { type SelectedText, selectedIn } from './rewritten.ts';
import { isBlank } from './switch-layout.ts';
import type { ThemeTokens } from './themes.ts';

/** The places that hold lists. */
const sources: readonly SlotName[] = ['body', 'left', 'right'];
/** The place of each kind of block. */
const targets = { table: 'table', chart: 'chart', cards: 'body' } as const satisfies Record<
  LineKind,
  SlotName
>;

export interface Converted {
  readonly deck: Deck;
  /** The slide with the new block: that of the selection, or a new one after it. */
  readonly slideId: string;
  readonly isNewSlide: boolean;
  /** The place of the new block. */
  readonly name: SlotName;
  /**
   * Restores the text. Returns the same presentation if the text is there already, undefined if a slide of it was changed since.
   */
  readonly back: (now: Deck) => Deck | undefined;
}

/** A slide without the selected text. */
interface Remains {
  readonly slide: Slide;
  /** The remaining texts without the title, in reading order. */
  readonly texts: readonly TextBlock[];
  /** Whether the place of the selection is empty without it. */
  readonly isEmptied: boolean;
  /** Whether it has a picture, a table or the like. */
  readonly hasOthers: boolean;
}

const isText = (block: Block): block is TextBlock => block.kind === 'text';

function without(slide: Slide, name: SlotName, { from, count }: { from: number; count: number }): Remains {
  const slots = slide.slots.flatMap((slot) => {
    if (slot.name !== name || !isText(slot.block)) return [slot];
    return [{ name, block: { ...slot.block, paragraphs: slot.block.paragraphs.toSpliced(from, count) } }];
  });
  const filled = slots.filter((slot) => !isBlank(slot));
  const content = filled.filter((slot) => slot.name !== 'title');
  return {
    slide: { ...slide, slots: filled, isEdited: true },
    texts: content.map(({ block }) => block).filter(isText),
    isEmptied: !filled.some((slot) => slot.name === name),
    hasOthers: content.some(({ block }) => !isText(block)),
  };
}

const withBlocks = (slide: Slide, layout: Layout, blocks: Partial<Record<SlotName, Block>>): Slide => ({
  ...slide,
  layout,
  slots: LAYOUTS[layout].slots.flatMap(({ name }) => {
    const block = name === 'title' ? blockIn(slide, 'title') : blocks[name];
    return block ? [{ name, block }] : [];
  }),
});

/** The layouts with a place for the block and one for the text that is left. */
function layoutsFor(kind: LineKind, texts: readonly TextBlock[]): readonly Layout[] {
  const [text, ...more] = texts;
  if (!text) return [kind === 'chart' ? 'chartFull' : kind];
  if (more.length > 0 || kind === 'cards') return [];
  if (kind === 'table') return ['tableText'];
  return text.paragraphs.length === 1 ? ['chartFull', 'chart'] : ['chart', 'chartFull'];
}

/** The slide with the block beside its remaining text; undefined when no layout has room for both. */
function sameSlide(
  { slide, texts, hasOthers }: Remains,
  kind: LineKind,
  block: Block,
  tokens: ThemeTokens,
): Slide | undefined {
  if (hasOthers || LAYOUTS[slide.layout].title !== undefined) return undefined;
  const [text] = texts;
  return layoutsFor(kind, texts)
    .map((layout) => withBlocks(slide, layout, { ...(text && { body: text }), [targets[kind]]: block }))
    .find((one) => !layoutSlide(one, tokens).overflow);
}

/** A slide whose list is gone, in a layout that what is left fills; undefined when there is none. */
function withoutList({ slide, texts: [text, ...more], hasOthers }: Remains): Slide | undefined {
  if (!text || more.length > 0 || hasOthers) return undefined;
  if (LAYOUTS[slide.layout].conclusion) return withBlocks(slide, 'statement', { subtitle: text });
  return withBlocks(slide, 'bullets', { body: text });
}

const slideOf = (deck: Deck, id: string): Slide | undefined =>
  deck.slides.find((slide): slide is Slide => slide.id === id && !isLater(slide));

/**
 * Restores the content of a slide and removes the added one, unless one of them was changed. A presentation that has the content
 * again is returned as it is.
 */
const wayBack =
  (before: Slide, after: readonly Slide[]) =>
  (now: Deck): Deck | undefined => {
    const own = slideOf(now, before.id);
    const isThere = after.every(({ id }) => id === before.id || !slideOf(now, id));
    if (isThere && own?.layout === before.layout && isSame(own.slots, before.slots)) return now;
    const isChanged = after.some((one) => {
      const slide = slideOf(now, one.id);
      if (slide?.layout !== one.layout || !isSame(slide.slots, one.slots)) return true;
      // The added slide is removed with all that it has.
      return one.id !== before.id && (slide.notes !== one.notes || !isSame(slide.objects, one.objects));
    });
    if (isChanged) return undefined;
    const added = new Set(after.map(({ id }) => id).filter((id) => id !== before.id));
    return changeSlide(removeSlides(now, added), before.id, (slide) => ({
      ...slide,
      layout: before.layout,
      slots: before.slots,
    }));
  };

/**
 * Makes a table, a chart or cards of the selected paragraphs. The block stands beside the text that is left, in a layout with
 * room for both, else on a new slide after this one with the same title. If all text of the slide is selected and «Другой вид»
 * makes the same of it, it is that change of the layout.
 *
 * @param id of the slide that may be added
 * @returns undefined when the selection is gone, has no such form, or when the deck has no room for another slide
 */
export function convertSelection(
  deck: Deck,
  selected: SelectedText | null,
  kind: LineKind,
  { id, tokens }: { id: string; tokens: ThemeTokens },
): Converted | undefined {
  const slide = selected && slideOf(deck, selected.slideId);
  const sent = slide && selectedIn(slide, selected);
  if (!slide || sent?.from === undefined || !sources.includes(sent.name)) return undefined;
  const block = linesAs(kind, sent.block.paragraphs);
  if (!block) return undefined;
  const count = sent.block.paragraphs.length;
  const remains = without(slide, sent.name, { from: sent.from, count });
  const name = targets[kind];
  const here = sameSlide(remains, kind, block, tokens);
  if (here) {
    // Nothing would change.
    if (here.layout === slide.layout && isSame(here.slots, slide.slots)) return undefined;
    const switched = setLayout(deck, slide.id, here.layout);
    const isSwitch = isSame(slideOf(switched, slide.id)?.slots, here.slots);
    const next = isSwitch ? switched : changeSlide(deck, slide.id, () => here);
    return { deck: next, slideId: slide.id, isNewSlide: false, name, back: wayBack(slide, [here]) };
  }
  const left = remains.isEmptied ? withoutList(remains) : remains.slide;
  if (!left) return undefined;
  const [layout = kind] = layoutsFor(kind, []);
  const titled = {
    ...emptySlide(layout, id),
    slots: slide.slots,
    isEdited: true,
    isSkipped: slide.isSkipped,
  };
  const added = withBlocks(titled, layout, { [name]: block });
  const changed = changeSlide(deck, slide.id, () => left);
  const next = insertSlides(changed, [added], placeAfter(changed, slide.id));
  if (next === changed) return undefined;
  return { deck: next, slideId: id, isNewSlide: true, name, back: wayBack(slide, [left, added]) };
}
