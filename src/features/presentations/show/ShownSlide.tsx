import { useState } from 'react';
import type { AnySlide, Deck } from '../model/deck.ts';
import { footOf, settingsOf } from '../model/settings.ts';
import { SlideView } from '../slide/SlideView.tsx';
import { arriving, leaving, turning } from './ShownSlide.css.ts';

interface ShownSlideProps {
  deck: Pick<Deck, 'title' | 'language' | 'settings' | 'slides' | 'theme' | 'brand'>;
  slide: AnySlide;
  /** Its number in the presentation, from 1. */
  number: number;
  /** Address of a picture. @default that of the gateway */
  pictureSrc?: (idFile: string) => string;
}

/** The slide of a show. With a transition, the slide before it is drawn until the new one has come (PRES-51). */
export function ShownSlide({ deck, slide, number, pictureSrc }: ShownSlideProps) {
  const [turn, setTurn] = useState<{ now: number; before: number | null }>({ now: number, before: null });
  const { transition } = settingsOf(deck);
  if (turn.now !== number) setTurn({ now: number, before: turn.now });
  const { before } = turn;
  const draw = (one: AnySlide, place: number) => (
    <SlideView
      slide={one}
      theme={deck.theme}
      brand={deck.brand}
      {...footOf(deck, place)}
      {...(pictureSrc && { pictureSrc })}
    />
  );
  const earlier = before === null ? undefined : deck.slides[before - 1];
  if (transition === 'none' || before === null || !earlier) return draw(slide, number);
  const motion = transition === 'fade' ? 'fade' : before < number ? 'forth' : 'back';
  return (
    <div className={turning}>
      <div aria-hidden="true" className={leaving[motion]}>
        {draw(earlier, before)}
      </div>
      {/* Where less motion is wanted, the animation ends at once. */}
      <div
        key={number}
        data-arriving
        className={arriving[motion]}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) setTurn({ now: number, before: null });
        }}
      >
        {draw(slide, number)}
      </div>
    </div>
  );
}
