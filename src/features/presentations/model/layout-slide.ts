import type { SlideLayout } from './boxes.ts';
import type { AnySlide } from './deck.ts';
import type { ThemeTokens } from './themes.ts';

export type * from './boxes.ts';

export interface LayoutOptions {
  /** The number on the slide, from 1; without it none is drawn. */
  readonly number?: number;
  /** The text at the foot, the deck's title as a rule. */
  readonly footer?: string;
}

/** Lays a slide out. A `LaterSlide` has no boxes. */
export function layoutSlide(
  _slide: AnySlide,
  tokens: ThemeTokens,
  _options: LayoutOptions = {},
): SlideLayout {
  return { background: tokens.background, font: tokens.font, boxes: [], overflow: false };
}
