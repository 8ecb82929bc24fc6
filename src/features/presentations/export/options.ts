import type { Deck } from '../model/deck.ts';
import type { ThemeTokens } from '../model/themes.ts';
import type { PictureFiles } from './picture-file.ts';

/** Slides on a page of a PDF; more than one are a handout of A4 pages. */
export type PerSheet = 1 | 2 | 3 | 6;

/** What a writer of a file needs. */
export interface Source {
  deck: Pick<Deck, 'title' | 'language' | 'theme' | 'settings' | 'brand' | 'slides' | 'sections' | 'date'> & {
    owner: { name: string };
  };
  tokens: ThemeTokens;
  pictures: PictureFiles;
  withNotes: boolean;
  /** Leaves out the slides that the show passes over. */
  withoutSkipped: boolean;
  /** Called after each slide. */
  onSlide?: (done: number, total: number) => void;
}

/** `ru-RU` for `ru` and for itself, as Office and PDF readers choose a spelling checker. */
export function languageTag(language: string): string {
  try {
    const locale = new Intl.Locale(language);
    if (locale.region) return language;
    const { region } = locale.maximize();
    return region ? `${language}-${region}` : language;
  } catch {
    return 'ru-RU';
  }
}
