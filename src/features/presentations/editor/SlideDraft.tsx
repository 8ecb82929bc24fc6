import { type AnySlide, slideTitle, type Theme } from '../model/deck.ts';

interface SlideDraftProps {
  slide: AnySlide;
  theme: Theme;
  number?: number;
  footer?: string;
}

/** The title of a slide on an empty canvas, until the renderer of slides is there. */
export function SlideView({ slide }: SlideDraftProps) {
  return (
    <div style={{ aspectRatio: '16 / 9', background: '#ffffff', color: '#000000' }}>{slideTitle(slide)}</div>
  );
}
