import { Presentation } from 'lucide-react';
import { Icon } from '#ui/index.ts';
import type { AnySlide, Brand, Theme } from '../model/deck.ts';
import { SlideView } from '../slide/SlideView.tsx';
import { empty, frame } from './SlideThumb.css.ts';

interface SlideThumbProps {
  slide: AnySlide | null;
  theme: Theme;
  brand: Brand | null;
  /** Its place in the presentation, from 1. */
  number?: number;
}

/** The thumbnail of a slide, or an icon when there is none. Decorative: its title stands beside it. */
export const SlideThumb = ({ slide, theme, brand, number = 1 }: SlideThumbProps) => (
  <div className={frame} aria-hidden="true">
    {slide ? (
      <SlideView slide={slide} theme={theme} brand={brand} number={number} />
    ) : (
      <div className={empty}>
        <Icon size="lg">
          <Presentation />
        </Icon>
      </div>
    )}
  </div>
);
