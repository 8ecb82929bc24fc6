/** Texts of a slide that a model wrote anew (PRES-78). */
import type { PresentationText } from '#api/generated/model/presentationText.ts';
import { blockIn, type Deck, isLater, type Slide, type SlotName, type TextBlock, textOf } from './deck.ts';
import { setSlot } from './edit.ts';
import { LAYOUTS } from './layouts.ts';
import { blockProblem } from './limits.ts';

/** A place and its text at some moment. */
export interface PlaceText {
  readonly name: SlotName;
  readonly block: TextBlock;
}

/** The text that was sent: the whole text of a place, or some paragraphs of it. */
export interface SentText extends PlaceText {
  /** Index in the place of the first paragraph that was sent. Absent if the whole text was sent. */
  readonly from?: number;
}

/** The paragraphs of a place that a person has selected (PRES-88). */
export interface SelectedText {
  readonly slideId: string;
  readonly name: SlotName;
  readonly from: number;
  readonly paragraphs: TextBlock['paragraphs'];
}

/** The texts of a slide in reading order, without empty ones. */
export const textsOfSlide = (slide: Slide): PlaceText[] =>
  LAYOUTS[slide.layout].slots.flatMap(({ name }) => {
    const block = blockIn(slide, name);
    return block?.kind === 'text' && textOf(block).trim() !== '' ? [{ name, block }] : [];
  });

/** Compares by content: after a merge with another person's changes, an equal text is another object. */
const areEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isRun = (all: TextBlock['paragraphs'], part: TextBlock['paragraphs'], at: number): boolean =>
  areEqual(all.slice(at, at + part.length), part);

/** Selected paragraphs as a text to send; undefined when they are no longer on the slide, or are empty. */
export function selectedIn(slide: Slide, selected: SelectedText | null): SentText | undefined {
  if (selected?.slideId !== slide.id) return undefined;
  const { name, from, paragraphs } = selected;
  const block = blockIn(slide, name);
  if (block?.kind !== 'text' || !isRun(block.paragraphs, paragraphs, from)) return undefined;
  const part: TextBlock = { ...block, paragraphs };
  return textOf(part).trim() === '' ? undefined : { name, from, block: part };
}

/**
 * The text of a place with new paragraphs in the place of those that were sent, and where these stand; undefined if they
 * were changed or moved away.
 */
function replaced(
  current: Slide['slots'][number]['block'] | undefined,
  { block, from }: SentText,
  paragraphs: TextBlock['paragraphs'],
): { block: TextBlock; from: number } | undefined {
  if (current?.kind !== 'text') return undefined;
  if (from === undefined)
    return areEqual(current, block) ? { block: { ...block, paragraphs }, from: 0 } : undefined;
  const places = current.paragraphs.flatMap((_, at) =>
    isRun(current.paragraphs, block.paragraphs, at) ? [at] : [],
  );
  // Other paragraphs may have been added or removed meanwhile.
  const [at] = places.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from));
  if (at === undefined) return undefined;
  const all = current.paragraphs.toSpliced(at, block.paragraphs.length, ...paragraphs);
  return { block: { ...current, paragraphs: all }, from: at };
}

/** Paragraphs that were put into a place, and those that stood there. */
export interface ChangedText {
  readonly written: SentText;
  readonly earlier: TextBlock['paragraphs'];
}

export interface Rewritten {
  readonly deck: Deck;
  /** What was put into places. */
  readonly changed: readonly ChangedText[];
  /** Places that were changed during the request. They are not overwritten. */
  readonly kept: readonly SlotName[];
  /** Why the new text of a place was not put in: it is too long. Undefined if all of them fit. */
  readonly problem: string | undefined;
}

/**
 * Puts texts into the places of a slide that still have the text that was sent, or the paragraphs of it.
 *
 * @param sent what was sent, in the order of `texts`
 */
export function putTexts(
  deck: Deck,
  slideId: string,
  sent: readonly SentText[],
  texts: readonly PresentationText[],
): Rewritten {
  const slide = deck.slides.find(({ id }) => id === slideId);
  const changed: ChangedText[] = [];
  const kept: SlotName[] = [];
  let problem: string | undefined;
  let next = deck;
  for (const [at, one] of sent.entries()) {
    const { name, block } = one;
    const paragraphs = texts[at]?.paragraphs ?? block.paragraphs;
    if (areEqual(paragraphs, block.paragraphs)) continue;
    const current = slide && !isLater(slide) ? blockIn(slide, name) : undefined;
    const written = replaced(current, one, paragraphs);
    const tooLong = written && blockProblem(name, written.block);
    if (current?.kind !== 'text' || !written) kept.push(name);
    else if (tooLong) problem ??= tooLong;
    else {
      next = setSlot(next, slideId, name, written.block);
      changed.push({
        written: { name, from: written.from, block: { kind: 'text', paragraphs } },
        earlier: block.paragraphs,
      });
    }
  }
  return { deck: next, changed, kept, problem };
}

/** Puts the earlier paragraphs back in the place of the written ones; the rest of the text stays as it is by now. */
export const putBack = (deck: Deck, slideId: string, changed: readonly ChangedText[]): Rewritten =>
  putTexts(
    deck,
    slideId,
    changed.map(({ written }) => written),
    changed.map(({ earlier }) => ({ paragraphs: earlier })),
  );
