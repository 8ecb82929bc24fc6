/** Drafts of slides: a layout with its blocks. */
import {
  type Block,
  emptySlide,
  type Layout,
  type Paragraph,
  paragraphText,
  type Run,
  run,
  type Slide,
  type SlideObject,
  type SlotName,
  type TextBlock,
} from '../../model/deck.ts';
import { LAYOUTS } from '../../model/layouts.ts';

export interface Draft {
  readonly layout: Layout;
  readonly blocks: Partial<Record<SlotName, Block>>;
  readonly isPictureRight?: boolean;
  readonly objects?: readonly SlideObject[];
}

/** The slide of a draft, its places in reading order. */
export const slideOf = (
  { layout, blocks, isPictureRight = false, objects = [] }: Draft,
  id: string,
): Slide => ({
  ...emptySlide(layout, id),
  isPictureRight,
  // A run of the generation does not overwrite imported slides.
  isEdited: true,
  slots: LAYOUTS[layout].slots.flatMap(({ name, kind }) => {
    const block = blocks[name];
    return block?.kind === kind ? [{ name, block }] : [];
  }),
  ...(objects.length > 0 && { objects: [...objects] }),
});

export const textOfParagraphs = (list: readonly Paragraph[]): string => list.map(paragraphText).join('\n');
export const asText = (paragraphs: readonly Paragraph[]): TextBlock => ({
  kind: 'text',
  paragraphs: [...paragraphs],
});

/** The runs of all paragraphs in one line, without bold type, which titles have anyway. */
export function inOneLine(list: readonly Paragraph[]): Run[] {
  const runs: Run[] = [];
  for (const [at, { runs: own }] of list.entries()) {
    if (at > 0) runs.push(run(' '));
    for (const one of own) runs.push({ ...one, isBold: false, text: one.text.replaceAll(/\s*\n\s*/g, ' ') });
  }
  return runs;
}
