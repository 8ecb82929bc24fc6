/** What holds for all slides of a presentation: footer, numbers and transition (PRES-51). */
import type { DeckContent, DeckSettings } from './deck.ts';

const usual: DeckSettings = { footer: null, hasNumbers: true, transition: 'none' };

/** The settings of a presentation; those of one without own settings are the title, numbers and no transition. */
export const settingsOf = ({ settings = usual }: Pick<DeckContent, 'settings'>): DeckSettings => settings;

/** What repeats at the foot of slides: options of `layoutSlide` and properties of `SlideView`. */
export interface Foot {
  readonly footer: string;
  /** Absent when slides have no numbers. */
  readonly number?: number;
}

/**
 * The foot of a slide.
 *
 * @param number of the slide, from 1
 */
export function footOf(deck: Pick<DeckContent, 'title' | 'settings'>, number: number): Foot {
  const { footer, hasNumbers } = settingsOf(deck);
  return { footer: footer ?? deck.title, ...(hasNumbers && { number }) };
}
