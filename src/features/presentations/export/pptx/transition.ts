import type { DeckSettings } from '../../model/deck.ts';
import { el } from './xml.ts';

/** How the slide follows the one before it. */
export const transitionPart = (transition: DeckSettings['transition']): string =>
  transition === 'none'
    ? ''
    : el('p:transition', {}, el(`p:${transition}`, transition === 'push' ? { dir: 'l' } : {}));
