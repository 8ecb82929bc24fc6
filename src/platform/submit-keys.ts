import { withMod } from './shortcuts.ts';

/** The keys that submit a form, for the hint beside its button; null on a touch screen. */
export const submitKeys = (): string | null =>
  matchMedia('(hover: hover)').matches ? withMod('Enter') : null;
