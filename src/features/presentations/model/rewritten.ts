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

/** Compares by content: after a merge with another person's changes, an equal text is another object. */
const areEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Rewritten {
  readonly deck: Deck;
  /** The places that got the new text, each with its earlier text. */
  readonly changed: readonly PlaceText[];
  /** The places that were changed during the request. They keep that change. */
  readonly kept: readonly SlotName[];
  /** Why the new text of a place was not put in: it is too long. Undefined if all of them fit. */
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
