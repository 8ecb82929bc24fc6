/** Text of slides for the clipboard. */
import { type AnySlide, type Block, isLater, paragraphText, slideTitle, textOf } from './deck.ts';
import { LAYOUTS } from './layouts.ts';
import { levelOf, markOf, numbersOf } from './lists.ts';

function linesOf(block: Block): string[] {
  if (block.kind !== 'text')
    return textOf(block)
      .split('\n')
      .filter((line) => line.trim() !== '');
  const numbers = numbersOf(block.paragraphs);
  return block.paragraphs.map((one, at) => {
    const mark = markOf(one, numbers[at] ?? null);
    return `${'  '.repeat(levelOf(one))}${mark && `${mark} `}${paragraphText(one)}`;
  });
}

/** One slide: its title, then its content in reading order, lists with their marks, and its objects. */
export function slideText(slide: AnySlide): string {
  if (isLater(slide)) return '';
  const blocks = LAYOUTS[slide.layout].slots.flatMap(
    ({ name }) => slide.slots.find((slot) => slot.name === name) ?? [],
  );
  const rest = blocks.filter(({ name }) => name !== 'title').flatMap(({ block }) => linesOf(block));
  const inObjects = (slide.objects ?? []).flatMap(({ block }) => (block ? linesOf(block) : []));
  return [slideTitle(slide), ...rest, ...inObjects].filter(Boolean).join('\n');
}

/** The outline of slides as `text/plain`, an empty line between them. */
export const outlineText = (slides: readonly AnySlide[]): string =>
  slides.map(slideText).filter(Boolean).join('\n\n');
