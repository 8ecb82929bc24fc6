/** Text of slides for the clipboard. */
import { type AnySlide, type Block, isLater, paragraphText, slideTitle, textOf } from './deck.ts';
import { LAYOUTS } from './layouts.ts';

function linesOf(block: Block): string[] {
  if (block.kind !== 'text')
    return textOf(block)
      .split('\n')
      .filter((line) => line.trim() !== '');
  const counts = [0, 0, 0];
  return block.paragraphs.map((one) => {
    const level = Math.min(2, Math.max(0, one.level));
    counts.fill(0, level + 1);
    counts[level] = one.list === 'number' ? (counts[level] ?? 0) + 1 : 0;
    const mark = one.list === 'bullet' ? '• ' : one.list === 'number' ? `${counts[level]}. ` : '';
    return `${'  '.repeat(level)}${mark}${paragraphText(one)}`;
  });
}

/** One slide: its title, then its content in reading order, lists with their marks. */
export function slideText(slide: AnySlide): string {
  if (isLater(slide)) return '';
  const blocks = LAYOUTS[slide.layout].slots.flatMap(
    ({ name }) => slide.slots.find((slot) => slot.name === name) ?? [],
  );
  const rest = blocks.filter(({ name }) => name !== 'title').flatMap(({ block }) => linesOf(block));
  return [slideTitle(slide), ...rest].filter(Boolean).join('\n');
}

/** The outline of slides as `text/plain`, an empty line between them. */
export const outlineText = (slides: readonly AnySlide[]): string =>
  slides.map(slideText).filter(Boolean).join('\n\n');
