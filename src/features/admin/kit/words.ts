import type { BadgeProps } from '#ui/index.ts';

/** A status in words. */
export interface StatusWords {
  label: string;
  tone: BadgeProps['tone'];
}

/** Shown for a value that the portal does not know (PRE-13). */
export const unknownText = 'Неизвестно';
export const unknownStatus = { label: unknownText, tone: 'neutral' } as const satisfies StatusWords;
