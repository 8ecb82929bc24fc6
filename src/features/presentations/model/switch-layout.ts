import { isSame } from '#forms/changed.ts';
import { blockAs, halvesOf, numbersFirst } from './as-block.ts';
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
/** The places that have room for a table or a chart in words. */
const inWords: ReadonlySet<SlotName> = new Set(['body', 'left']);
/** A subtitle is a line or two: longer text is kept, not shown. */
const longestSubtitle = 200;

/** Whether a place is empty: it has no words, or a picture with neither a file nor a description. */
export const isBlank = ({ block }: Slot): boolean =>
  block.kind === 'picture' ? block.idFile === null && block.alt === '' : textOf(block).trim() === '';

const fits = (name: SlotName, block: TextBlock): boolean =>
  block.paragraphs.length <= DECK_LIMITS.paragraphs &&
  textOf(block).length <= (name === 'subtitle' ? longestSubtitle : DECK_LIMITS.slot);

/** What the places of a layout get of the content that has no place of its own name: its form changes, not its words. */
function reshaped(taken: Map<SlotName, Slot>, rest: readonly Slot[], layout: Layout): Slot[] {
  const { slots: places } = LAYOUTS[layout];
  let left = rest.filter((slot) => !isBlank(slot));
  for (const { name, kind } of places) {
    const present = taken.get(name);
    if (kind === 'text' || (present && !isBlank(present))) continue;
    // A list goes into the table or the chart itself, rather than beside an empty one.
    const body = taken.get('body');
    for (const slot of body ? [...left, body] : left) {
      const block = blockAs(kind, slot.block);
      if (!block) continue;
      taken.set(name, { name, block });
      if (slot === body) taken.delete('body');
      left = left.filter((one) => one !== slot);
      break;
    }
  }
  const target = joining.find((name) => places.some((place) => place.name === name));
  if (!target) return left;
  for (const slot of left) {
    // A table or a chart is told in words where there is room for its rows.
    const block = slot.block.kind === 'text' || inWords.has(target) ? blockAs('text', slot.block) : null;
    const present = taken.get(target);
    const own = present?.block.kind === 'text' ? present.block.paragraphs : [];
    if (block?.kind !== 'text') continue;
    const joined: TextBlock = { kind: 'text', paragraphs: [...own, ...block.paragraphs] };
    if (!fits(target, joined)) continue;
    taken.set(target, { name: target, block: joined });
    left = left.filter((one) => one !== slot);
  }
  return left;
}

/** What a layout makes of the text in its places. */
function arranged(taken: Map<SlotName, Slot>, layout: Layout): void {
  const [body, left] = [taken.get('body'), taken.get('left')];
  if (layout === 'numbers' && body?.block.kind === 'text')
    taken.set('body', { name: 'body', block: numbersFirst(body.block) });
  const halves =
    LAYOUTS[layout].slots.some(({ name }) => name === 'right') &&
    !taken.has('right') &&
    left?.block.kind === 'text' &&
    halvesOf(left.block);
  if (!halves) return;
  taken.set('left', { name: 'left', block: halves[0] });
  taken.set('right', { name: 'right', block: halves[1] });
}

/**
 * Shares content out to the places of a layout: by name, then in another form (a list as a table, a table as a chart), the
 * remaining text joined, the rest hidden.
 */
function share(
  root: Pick<Spare, 'layout' | 'slots' | 'unseen'>,
  layout: Layout,
): { slots: Slot[]; hidden: Slot[] } {
  if (layout === root.layout) return { slots: [...root.slots], hidden: [...root.unseen] };
  const places = LAYOUTS[layout].slots;
  const has = (slot: Slot): boolean =>
    places.some(({ name, kind }) => name === slot.name && kind === slot.block.kind);
  const taken = new Map(root.slots.filter(has).map((slot) => [slot.name, slot]));
  const rest = root.slots.filter((slot) => !has(slot));
  const hidden = [...rest.filter(isBlank), ...reshaped(taken, rest, layout)];
  // What an earlier layout held comes back only to an empty place of its own name.
  for (const slot of root.unseen) {
    const present = taken.get(slot.name);
    if (has(slot) && (!present || isBlank(present))) taken.set(slot.name, slot);
    else hidden.push(slot);
  }
  arranged(taken, layout);
  return { slots: places.flatMap(({ name }) => taken.get(name) ?? []), hidden };
}

/** The content of a slide as it was last edited: a switch of the layout is no edit. */
export const contentOf = (
  slide: Pick<Slide, 'layout' | 'slots'>,
  spare: Spare | undefined,
): Pick<Spare, 'layout' | 'slots' | 'unseen'> =>
  spare !== undefined && isSame(slide.slots, spare.shown)
    ? spare
    : { layout: slide.layout, slots: slide.slots, unseen: spare?.hidden ?? [] };

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
  const root = contentOf(slide, spare);
  const { slots, hidden } = share(root, layout);
  return {
    slots,
    spare: { layout: root.layout, slots: root.slots, unseen: root.unseen, shown: slots, hidden },
  };
}
