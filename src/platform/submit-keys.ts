import { withMod } from './shortcuts.ts';

/** The keys that submit a form, to be named beside its button; null on a touch screen, which has none. */
export const submitKeys = (): string | null =>
  matchMedia('(hover: hover)').matches ? withMod('Enter') : null;
