import { Presentation } from 'lucide-react';
import { Icon } from '#ui/index.ts';
import type { AnySlide, Theme } from '../model/deck.ts';
import { SlideView } from '../slide/SlideView.tsx';
import { empty, frame } from './SlideThumb.css.ts';

interface SlideThumbProps {
  slide: AnySlide | null;
  theme: Theme;
  /** Its place in the presentation, from 1. */
  number?: number;
}

/** The picture of a slide; in the place of one that is not made yet a sign. It is a decoration beside its title. */
export const SlideThumb = ({ slide, theme, number = 1 }: SlideThumbProps) => (
  <div className={frame} aria-hidden="true">
    {slide ? (
      <SlideView slide={slide} theme={theme} number={number} />
    ) : (
      <div className={empty}>
        <Icon size="lg">
          <Presentation />
        </Icon>
      </div>
    )}
  </div>
);
