/** What holds for all slides of a presentation: footer, numbers, date and transition (PRES-51, PRES-91). */
import type { DeckContent, DeckSettings } from './deck.ts';
import { dayText, localDay } from './slide-date.ts';

const usual: DeckSettings = { footer: null, hasNumbers: true, transition: 'none' };

/** The settings of a presentation; those of one without own settings are the title, numbers and no transition. */
export const settingsOf = ({ settings = usual }: Pick<DeckContent, 'settings'>): DeckSettings => settings;

/** What repeats at the foot of slides: options of `layoutSlide` and properties of `SlideView`. */
export interface Foot {
  readonly footer: string;
  /** Absent when slides have no numbers. */
  readonly number?: number;
  /** In words; absent when slides have none. */
  readonly date?: string;
}

/**
 * The foot of a slide.
 *
 * @param number of the slide, from 1
 */
export function footOf(deck: Pick<DeckContent, 'title' | 'language' | 'settings'>, number: number): Foot {
  const { footer, hasNumbers, date } = settingsOf(deck);
  return {
    footer: footer ?? deck.title,
    ...(hasNumbers && { number }),
    ...(date !== undefined && { date: dayText(date ?? localDay(), deck.language) }),
  };
}
