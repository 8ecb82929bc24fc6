/** Which colours of a brand slides change, and why, for the administrator who sets them. */
import { contrastRatio } from '#ui/theme/contrast.ts';
import { brandTokens } from './brand-theme.ts';
import type { BrandLook } from './deck.ts';

export type ColourName = 'accent' | 'dark' | 'light';

export interface Advice {
  /** Why the colour can't be used as it is. */
  readonly text: string;
  /** The colour that slides have instead, `#rrggbb`. */
  readonly colour: string;
}

/** A contrast that is never rounded up to what it has to be: `4,4`. */
const shown = (ratio: number): string =>
  (Math.floor(ratio * 10) / 10).toLocaleString('ru-RU', { minimumFractionDigits: 1 });

/** The advice for each colour that slides do not take as it is. */
export function colourAdvice(look: BrandLook): { readonly [Name in ColourName]?: Advice } {
  const { accent, dark, light } = look;
  const tokens = brandTokens(look);
  const grounds = [tokens.background, tokens.surface];
  const least = (colour: string): number =>
    Math.min(...grounds.map((ground) => contrastRatio(colour, ground)));
  const ofAccent = least(accent);
  const isFaint = ofAccent < 3;
  const ground = contrastRatio(tokens.background, '#ffffff') < 4.5 ? 'светлом' : 'тёмном';
  return {
    ...(tokens.accent !== accent && {
      accent: {
        text: isFaint
          ? `Полосы и\u00a0графики почти не\u00a0видны на\u00a0${ground} фоне: контраст ${shown(ofAccent)}, нужно не\u00a0меньше\u00a03, а\u00a0для\u00a0текста\u00a04,5.`
          : `Ссылки и\u00a0текст этого цвета плохо читаются на\u00a0${ground} фоне: контраст ${shown(ofAccent)}, нужно не\u00a0меньше\u00a04,5.`,
        colour: tokens.accent,
      },
    }),
    // A template has its own grounds, and its text is light or dark on them.
    ...(!look.template &&
      tokens.text !== dark && {
        dark: {
          text: `Текст этого цвета плохо читается на\u00a0светлом фоне: контраст ${shown(least(dark))}, нужно не\u00a0меньше\u00a04,5 и\u00a0на\u00a0подложках.`,
          colour: tokens.text,
        },
      }),
    ...(!look.template &&
      tokens.background !== light && {
        light: {
          text: 'Фон слишком тёмный: на\u00a0нём не\u00a0найти читаемых цветов для\u00a0текста и\u00a0графиков.',
          colour: tokens.background,
        },
      }),
  };
}
