import { isSame } from '#forms/changed.ts';
import {
  DECK_LIMITS,
  type Layout,
  type Slide,
  type Slot,
  type SlotName,
  type Spare,
  type TextBlock,
  textOf,
} from './deck.ts';
import { LAYOUTS } from './layouts.ts';

/** Where the text of places that a layout lacks is joined, the first one that it has. */
const joining: readonly SlotName[] = ['body', 'left', 'quote', 'subtitle'];
/** A subtitle is a line or two: longer text is kept, not shown. */
const longestSubtitle = 200;

const isBlank = ({ block }: Slot): boolean =>
  block.kind === 'text'
    ? textOf(block).trim() === ''
    : block.kind === 'picture'
      ? block.idFile === null && block.alt === ''
      : textOf(block).trim() === '';

const fits = (name: SlotName, block: TextBlock): boolean =>
  block.paragraphs.length <= DECK_LIMITS.paragraphs &&
  textOf(block).length <= (name === 'subtitle' ? longestSubtitle : DECK_LIMITS.slot);

/** Shares content out to the places of a layout: by name, the remaining text joined, the rest hidden. */
function share(
  root: Pick<Spare, 'layout' | 'slots' | 'unseen'>,
  layout: Layout,
): { slots: Slot[]; hidden: Slot[] } {
  if (layout === root.layout) return { slots: [...root.slots], hidden: [...root.unseen] };
  const places = LAYOUTS[layout].slots;
  const has = (slot: Slot): boolean =>
    places.some(({ name, kind }) => name === slot.name && kind === slot.block.kind);
  const taken = new Map<SlotName, Slot>();
  const hidden: Slot[] = [];
  const rest: Slot[] = [];
  for (const slot of root.slots) {
    if (has(slot)) taken.set(slot.name, slot);
    else (slot.block.kind === 'text' && !isBlank(slot) ? rest : hidden).push(slot);
  }
  // What an earlier layout held comes back only to an empty place of its own name.
  for (const slot of root.unseen) {
    const present = taken.get(slot.name);
    if (has(slot) && (!present || isBlank(present))) taken.set(slot.name, slot);
    else hidden.push(slot);
  }
  const target = joining.find((name) => places.some((place) => place.name === name));
  for (const slot of rest) {
    const present = target && taken.get(target);
    const own = present?.block.kind === 'text' ? present.block.paragraphs : [];
    const added = slot.block.kind === 'text' ? slot.block.paragraphs : [];
    const joined: TextBlock = { kind: 'text', paragraphs: [...own, ...added] };
    if (target && fits(target, joined)) taken.set(target, { name: target, block: joined });
    else hidden.push(slot);
  }
  return { slots: places.flatMap(({ name }) => taken.get(name) ?? []), hidden };
}

/**
 * Moves the content of a slide to another layout (presentations.md §3). As long as nobody edits the result, each further
 * switch starts from the content as it was last edited, so that A → B → A and longer ways lose nothing (PRES-12); after
 * an edit it starts from the edited content, and hidden content is still kept.
 *
 * @param spare what the slide has kept so far
 */
export function switchLayout(
  slide: Pick<Slide, 'layout' | 'slots'>,
  spare: Spare | undefined,
  layout: Layout,
): { slots: Slot[]; spare: Spare } {
  const isUntouched = spare !== undefined && isSame(slide.slots, spare.shown);
  const root = isUntouched
    ? spare
    : { layout: slide.layout, slots: slide.slots, unseen: spare?.hidden ?? [] };
  const { slots, hidden } = share(root, layout);
  return {
    slots,
    spare: { layout: root.layout, slots: root.slots, unseen: root.unseen, shown: slots, hidden },
  };
}
