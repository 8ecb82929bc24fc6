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

/** The texts of a slide in reading order, without empty ones. */
export const textsOfSlide = (slide: Slide): PlaceText[] =>
  LAYOUTS[slide.layout].slots.flatMap(({ name }) => {
    const block = blockIn(slide, name);
    return block?.kind === 'text' && textOf(block).trim() !== '' ? [{ name, block }] : [];
  });

/** A merge with what others saved makes equal texts anew. */
const areEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Rewritten {
  readonly deck: Deck;
  /** The places that have the new text, with the earlier one. */
  readonly changed: readonly PlaceText[];
  /** Places that a person has changed meanwhile: they keep what the person wrote. */
  readonly kept: readonly SlotName[];
  /** Why a place can't have its new text, which is too long; undefined when all can. */
  readonly problem: string | undefined;
}

/**
 * Puts texts into the places of a slide that still have the text that was sent.
 *
 * @param sent what was sent, in the order of `texts`
 */
export function putTexts(
  deck: Deck,
  slideId: string,
  sent: readonly PlaceText[],
  texts: readonly PresentationText[],
): Rewritten {
  const slide = deck.slides.find(({ id }) => id === slideId);
  const changed: PlaceText[] = [];
  const kept: SlotName[] = [];
  let problem: string | undefined;
  let next = deck;
  for (const [at, { name, block }] of sent.entries()) {
    const paragraphs = texts[at]?.paragraphs ?? block.paragraphs;
    const written: TextBlock = { ...block, paragraphs };
    if (areEqual(paragraphs, block.paragraphs)) continue;
    const tooLong = blockProblem(name, written);
    if (!slide || isLater(slide) || !areEqual(blockIn(slide, name), block)) kept.push(name);
    else if (tooLong) problem ??= tooLong;
    else {
      next = setSlot(next, slideId, name, written);
      changed.push({ name, block });
    }
  }
  return { deck: next, changed, kept, problem };
}
