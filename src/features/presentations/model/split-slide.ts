/** «Разделить слайд»: the second half of what does not fit goes to a new slide, never from inside a sentence (PRES-09). */

import {
  type Block,
  type Deck,
  isLater,
  type Paragraph,
  paragraphText,
  type Run,
  type Slide,
  type TableBlock,
  type TextBlock,
  type TimelineBlock,
} from './deck.ts';
import { insertSlides, placeAfter, setSlot } from './edit.ts';
import { LAYOUTS } from './layouts.ts';

/** Ends of sentences in a text: behind «.», «!», «?», «…» and what closes after them, before a space and a capital or a digit. */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const match of text.matchAll(/[.!?…]+[»”")\]]*(?=\s+[«“"(]?[\p{Lu}\d])/gu)) {
    const end = match.index + match[0].length;
    const word = /[\p{L}\d.]+$/u.exec(text.slice(0, match.index))?.[0] ?? '';
    // «А. С. Пушкин», «г. Тверь», «т. е.»: a short word before the point is an abbreviation.
    if (
      match[0] === '.' &&
      (/^\p{L}{1,2}$/u.test(word) ||
        /\.\p{L}{1,2}$/u.test(word) ||
        /^(?:рис|стр|гл|тыс|млн|млрд|руб|см|др|им|ул)$/iu.test(word))
    )
      continue;
    ends.push(end);
  }
  return ends;
}

/** The runs of a text before and behind a place in it; the space between them goes. */
export function cutRuns(runs: readonly Run[], at: number): [Run[], Run[]] {
  const [before, after]: [Run[], Run[]] = [[], []];
  let from = 0;
  for (const one of runs) {
    const cut = Math.min(one.text.length, Math.max(0, at - from));
    if (cut > 0) before.push({ ...one, text: one.text.slice(0, cut) });
    if (cut < one.text.length) after.push({ ...one, text: one.text.slice(cut) });
    from += one.text.length;
  }
  const [first] = after;
  return [before, first ? [{ ...first, text: first.text.trimStart() }, ...after.slice(1)] : after];
}

/** The place nearest to the middle of a text. */
const nearest = (places: readonly number[], middle: number): number | undefined =>
  places.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];

function splitText(block: TextBlock): [TextBlock, TextBlock] | undefined {
  const { paragraphs } = block;
  const half = (list: Paragraph[]): TextBlock => ({ kind: 'text', paragraphs: list });
  if (paragraphs.length > 1) {
    const sizes = paragraphs.map((one) => paragraphText(one).length + 40);
    const middle = sizes.reduce((sum, size) => sum + size, 0) / 2;
    let sum = 0;
    const places = sizes.map((size) => {
      sum += size;
      return sum;
    });
    // Paragraphs below an item stay with it, if there is another place to split.
    const chances = places.slice(0, -1).filter((_, index) => (paragraphs[index + 1]?.level ?? 0) === 0);
    const place = nearest(chances.length > 0 ? chances : places.slice(0, -1), middle);
    const at = places.indexOf(place ?? 0) + 1;
    return [half(paragraphs.slice(0, at)), half(paragraphs.slice(at))];
  }
  const [only] = paragraphs;
  if (!only) return undefined;
  const text = paragraphText(only);
  const at = nearest(sentenceEnds(text), text.length / 2);
  if (at === undefined) return undefined;
  const [before, after] = cutRuns(only.runs, at);
  return [half([{ ...only, runs: before }]), half([{ ...only, runs: after }])];
}

function splitTable(block: TableBlock): [TableBlock, TableBlock] | undefined {
  const head = block.hasHeader ? block.rows.slice(0, 1) : [];
  const rows = block.rows.slice(head.length);
  if (rows.length < 2) return undefined;
  const at = Math.ceil(rows.length / 2);
  return [
    { ...block, rows: [...head, ...rows.slice(0, at)] },
    { ...block, rows: [...head, ...rows.slice(at)] },
  ];
}

function splitTimeline(block: TimelineBlock): [TimelineBlock, TimelineBlock] | undefined {
  if (block.steps.length < 2) return undefined;
  const at = Math.ceil(block.steps.length / 2);
  return [
    { ...block, steps: block.steps.slice(0, at) },
    { ...block, steps: block.steps.slice(at) },
  ];
}

function splitBlock(block: Block): [Block, Block] | undefined {
  switch (block.kind) {
    case 'text':
      return splitText(block);
    case 'table':
      return splitTable(block);
    case 'timeline':
      return splitTimeline(block);
    default:
      return undefined;
  }
}

const main = ['body', 'table', 'timeline', 'left', 'right', 'quote', 'subtitle'] as const;

/** The halves of a slide, or undefined when nothing in it can be split. Text columns are split each. */
function halvesOf(slide: Slide): { name: (typeof main)[number]; halves: [Block, Block] }[] {
  const found = main.flatMap((name) => {
    const block = slide.slots.find((slot) => slot.name === name)?.block;
    const halves = block && splitBlock(block);
    return halves ? [{ name, halves }] : [];
  });
  return found.some(({ name }) => name === 'left' || name === 'right') ? found : found.slice(0, 1);
}

/** True when `splitSlide` does something. */
export const canSplit = (slide: Slide): boolean => halvesOf(slide).length > 0;

/**
 * Splits a slide between paragraphs, rows, steps or sentences. The second one follows it with the same title; its notes are
 * empty. What cannot be split, such as a picture or an object, stays on the first.
 *
 * @param newId the id of the second slide
 * @returns the same deck if there is no such place or no room for another slide
 */
export function splitSlide(deck: Deck, id: string, newId: string): Deck {
  const slide = deck.slides.find((one) => one.id === id);
  if (!slide || isLater(slide)) return deck;
  const parts = halvesOf(slide);
  if (parts.length === 0) return deck;
  const title = slide.slots.filter(({ name }) => name === 'title');
  const names = parts.map(({ name }) => name);
  // Text beside or below something larger goes on over the whole width.
  const { beside, conclusion } = LAYOUTS[slide.layout];
  const isAside = names.includes('body') && (beside || conclusion === 'body');
  const layout = isAside ? 'bullets' : slide.layout;
  const order = LAYOUTS[layout].slots.map(({ name }) => name);
  const slots = [...title, ...parts.map(({ name, halves }) => ({ name, block: halves[1] }))].sort(
    (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
  );
  const { objects: _, ...placed } = slide;
  const second: Slide = { ...placed, id: newId, layout, slots, notes: '', outlineId: null, isEdited: true };
  const added = insertSlides(deck, [second], placeAfter(deck, id));
  if (added === deck) return deck;
  return parts.reduce((state, { name, halves }) => setSlot(state, id, name, halves[0]), added);
}
