import type { Paragraph } from './deck.ts';

/** The depth of a paragraph, 0 to 2. */
export const levelOf = ({ level }: Pick<Paragraph, 'level'>): number =>
  Math.min(2, Math.max(0, Math.trunc(level) || 0));

/**
 * The numbers of a list's items, null for other paragraphs. Items further in do not interrupt a list; anything else at its
 * depth or further out does, and the next one begins with 1 (as PowerPoint counts).
 */
export function numbersOf(paragraphs: readonly Paragraph[]): (number | null)[] {
  const counts = [0, 0, 0];
  return paragraphs.map((one) => {
    const level = levelOf(one);
    counts.fill(0, level + 1);
    counts[level] = one.list === 'number' ? (counts[level] ?? 0) + 1 : 0;
    return one.list === 'number' ? (counts[level] ?? 1) : null;
  });
}

const bullets = ['•', '–', '•'] as const;

/** The mark of an item without a number, by its depth. */
export const bulletOf = (one: Pick<Paragraph, 'level'>): string => bullets[levelOf(one)] ?? '•';

/** The mark before a paragraph, '' without one. */
export const markOf = (one: Paragraph, number: number | null): string =>
  one.list === 'bullet' ? bulletOf(one) : number === null ? '' : `${number}.`;

/** Size of an icon that replaces a bullet, in em. */
export const MARK_ICON = 1.2;

/** How far the text of a list stands behind its marks, and each level behind the one before, in font sizes. */
const usual = { bullet: 1.1, number: 1.6, none: 0, level: 1.25 } as const;
/** How far a level of a list with icons stands behind the one before. */
export const LEVEL_BESIDE_ICONS = 1.8;
const besideIcons = { ...usual, bullet: 1.7, level: LEVEL_BESIDE_ICONS } as const;
/** How far a bullet stands from the left edge of the icons above and below it. */
export const BULLET_BESIDE_ICONS = 0.42;

/**
 * Indents of a paragraph in font sizes (em): of its mark, and of its text behind the mark.
 *
 * @param beside whether paragraphs of its text have icons in the place of bullets: all texts then begin further right (PRES-86)
 * @param isIcon whether its own mark is an icon
 */
export function indentsOf(
  one: Paragraph,
  { beside = false, isIcon = false }: { beside?: boolean; isIcon?: boolean } = {},
): { mark: number; text: number } {
  const indents = beside ? besideIcons : usual;
  const before = levelOf(one) * indents.level;
  const shift = beside && one.list === 'bullet' && !isIcon ? BULLET_BESIDE_ICONS : 0;
  return { mark: before + shift, text: before + indents[one.list] };
}
