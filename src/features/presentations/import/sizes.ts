/** How large the items of a slide are. */
import type { Placed } from './source.ts';

/** Largest share of the slide that icons and logos have. */
const SMALL = 0.06;
/** A picture up to this share of the slide may be left out; the import names it. */
const TINY = 0.015;

const shareOf = ({ area }: Pick<Placed, 'area'>): number => (area ? area.w * area.h : 1);

export const isSmall = (item: Pick<Placed, 'area'>): boolean => shareOf(item) < SMALL;
export const isTiny = (item: Pick<Placed, 'area'>): boolean => shareOf(item) < TINY;
/** Whether it fills the slide. */
export const isWide = ({ area }: Pick<Placed, 'area'>): boolean =>
  area !== null && area.w > 0.9 && area.h > 0.9;
