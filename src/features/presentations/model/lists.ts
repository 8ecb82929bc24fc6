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

/** Indents of a paragraph in font sizes (em): of its mark, and of its text behind the mark. */
export function indentsOf(one: Paragraph): { mark: number; text: number } {
  const before = levelOf(one) * 1.25;
  return { mark: before, text: before + (one.list === 'bullet' ? 1.1 : one.list === 'number' ? 1.6 : 0) };
}
