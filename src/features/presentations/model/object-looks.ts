/** The names of objects and their colours in a theme (PRES-80). */
import { contrastRatio } from '#ui/theme/contrast.ts';
import { type SlideObject, textOf } from './deck.ts';
import type { ThemeTokens } from './themes.ts';

export type ObjectColour = NonNullable<SlideObject['colour']>;

/** What a screen reader, a list and the shapes of a file call an object. */
export const OBJECT_NAMES: Readonly<Record<SlideObject['kind'], string>> = {
  text: 'Надпись',
  rectangle: 'Прямоугольник',
  ellipse: 'Овал',
  line: 'Линия',
  arrow: 'Стрелка',
  picture: 'Картинка',
};

/** «Овал: Главное»: an object with the beginning of its text, or with the description of its picture. */
export function objectName({ kind, block }: SlideObject): string {
  const words = block ? textOf(block).replaceAll(/\s+/g, ' ').trim().slice(0, 120) : '';
  return words === '' ? OBJECT_NAMES[kind] : `${OBJECT_NAMES[kind]}: ${words}`;
}

export const OBJECT_COLOURS: Readonly<Record<ObjectColour, string>> = {
  accent: 'Акцент',
  text: 'Основной',
  muted: 'Спокойный',
  surface: 'Фон',
};
export const OBJECT_COLOUR_LIST = Object.keys(OBJECT_COLOURS) as readonly ObjectColour[];

export type ObjectOutline = NonNullable<SlideObject['outline']>;

export const OBJECT_OUTLINES: Readonly<Record<ObjectOutline, string>> = {
  none: 'Нет',
  accent: OBJECT_COLOURS.accent,
  text: OBJECT_COLOURS.text,
  muted: OBJECT_COLOURS.muted,
};
export const OBJECT_OUTLINE_LIST = Object.keys(OBJECT_OUTLINES) as readonly ObjectOutline[];

export interface Colours {
  /** Of text and lines on the ground of the slide. */
  readonly ink: string;
  /** Of a shape, and of the text in it. */
  readonly fill: string;
  readonly onFill: string;
}

/** The colour of an object that has none of its own. */
export const usualColour = ({ kind }: Pick<SlideObject, 'kind'>): ObjectColour =>
  kind === 'text' ? 'text' : 'accent';

/** The default outline of a shape. The colour `surface` has one, because its contrast to the slide is too low. */
export const usualOutline = ({ colour }: Pick<SlideObject, 'colour'>): ObjectOutline =>
  colour === 'surface' ? 'muted' : 'none';

/** Least contrast of text and of graphics. */
const [TEXT, GRAPHICS] = [4.5, 3] as const;

/** The accent on covers is that of their bar, where text can be read in it and on it. */
function onCover({ cover, coverShade, coverFade, coverBar, onCover: text }: ThemeTokens): Colours {
  const grounds = [cover, coverShade, coverFade];
  const isInk = grounds.every((ground) => contrastRatio(coverBar, ground) >= TEXT);
  const [onBar = cover] = [cover, text].toSorted(
    (one, other) => contrastRatio(other, coverBar) - contrastRatio(one, coverBar),
  );
  const isFill = contrastRatio(coverBar, cover) >= GRAPHICS && contrastRatio(onBar, coverBar) >= TEXT;
  return { ink: isInk ? coverBar : text, fill: isFill ? coverBar : text, onFill: isFill ? onBar : cover };
}

/**
 * The colours of a role: text has a contrast of 4.5:1 to the ground of the slide and to the shape that it stands in.
 *
 * @param isCover whether the slide has the ground of covers
 */
export function objectColours(colour: ObjectColour, tokens: ThemeTokens, isCover: boolean): Colours {
  const { accent, onAccent, text, muted, surface, background } = tokens;
  if (isCover)
    switch (colour) {
      case 'accent':
        return onCover(tokens);
      case 'text':
        return { ink: tokens.onCover, fill: tokens.onCover, onFill: tokens.cover };
      case 'muted':
        return { ink: tokens.onCoverMuted, fill: tokens.onCoverMuted, onFill: tokens.cover };
      case 'surface':
        return { ink: tokens.onCover, fill: tokens.coverShade, onFill: tokens.onCover };
    }
  switch (colour) {
    case 'accent':
      return { ink: accent, fill: accent, onFill: onAccent };
    case 'text':
      return { ink: text, fill: text, onFill: background };
    case 'muted':
      return { ink: muted, fill: muted, onFill: background };
    case 'surface':
      return { ink: text, fill: surface, onFill: text };
  }
}
