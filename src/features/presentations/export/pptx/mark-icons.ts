/** Icons in the place of bullets: shapes of their own over the text of a list (PRES-86). */
import type { TextBox } from '../../model/boxes.ts';
import { paragraphText, type SlotName, type TextBlock } from '../../model/deck.ts';
import { FONTS } from '../../model/fonts.ts';
import { SLOT_NAMES } from '../../model/layouts.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { iconShape } from './shapes.ts';

/** Indexes of the paragraphs with an icon. */
export const iconsIn = ({ lines }: TextBox): ReadonlySet<number> =>
  new Set(lines.filter(({ mark }) => mark?.icon).map(({ paragraph }) => paragraph));

/** Space above the first line, px: a spread list begins below the top of its place. */
export const spaceAbove = ({ anchor, lines, y }: TextBox): number =>
  anchor === 'top' ? Math.max(0, (lines[0]?.y ?? y) - y) : 0;

/** The icons of a list, each named by its paragraph, so that the import finds it. */
export function markIcons(
  slot: SlotName,
  { lines, markColor, font, fontSize, lineHeight }: TextBox,
  { paragraphs }: TextBlock,
  tokens: ThemeTokens,
  nextId: () => number,
): string {
  const read = paragraphs.flatMap((one, at) => (paragraphText(one).trim() === '' ? [] : [at]));
  // Office has the space between lines above the text, half of it more than on the slide.
  const lead = ((lineHeight - FONTS[font].height) * fontSize) / 2;
  const shapes = lines.flatMap(({ paragraph, mark }) => {
    if (!mark?.icon) return [];
    const { name, paths, y } = mark.icon;
    const area = { x: mark.x, y: y + lead, w: mark.width, h: mark.width };
    const bullet = { place: SLOT_NAMES[slot], number: read.indexOf(paragraph) + 1, count: read.length };
    return [iconShape(nextId(), area, { name, paths, size: mark.width, color: markColor }, tokens, bullet)];
  });
  return shapes.join('');
}
