import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Button, Skeleton, Stack, Text } from '#ui/index.ts';
import { frame } from '../../list/SlideThumb.css.ts';
import { SlideThumb } from '../../list/SlideThumb.tsx';
import { type AnySlide, type Deck, isLater, slideTitle } from '../../model/deck.ts';
import { caption, center, place } from './slides.css.ts';

interface SlideTileProps {
  slide: AnySlide;
  deck: Deck;
  /** Its place in the presentation, from 1. */
  number: number;
}

/** A slide that is made: its picture, number and title. */
export const SlideTile = ({ slide, deck, number }: SlideTileProps) => (
  <Stack as="li" gap={2}>
    <SlideThumb slide={slide} theme={deck.theme} brand={deck.brand} number={number} />
    <span className={caption}>
      <span className={place}>{number}</span>
      <span>
        {isLater(slide)
          ? 'Слайд создан в\u00a0новой версии'
          : slideTitle(slide) || 'Слайд без\u00a0заголовка'}
      </span>
    </span>
  </Stack>
);

interface WaitingTileProps {
  title: string;
  /** Whether a run is on. */
  isMaking: boolean;
  /** Why it could not be made. */
  problem: string | undefined;
  onRepeat: () => void;
}

/** The tile of a slide that does not exist: it is being made, has failed or was not requested yet (PRES-07). */
export function WaitingTile({ title, isMaking, problem, onRepeat }: WaitingTileProps) {
  const id = useId();
  const isWaiting = isMaking && problem === undefined;
  return (
    <Stack as="li" gap={2} aria-busy={isWaiting}>
      <div className={frame}>
        {isWaiting ? (
          <Skeleton shape="block" height="100%" />
        ) : (
          <div className={center}>
            <Text size="sm" tone={problem === undefined ? 'muted' : 'negative'} align="center">
              {problem ?? 'Ещё не\u00a0создан'}
            </Text>
            {problem !== undefined && !isMaking && (
              <Button size="sm" icon={<RotateCw />} aria-describedby={id} onPress={onRepeat}>
                Повторить слайд
              </Button>
            )}
          </div>
        )}
      </div>
      <span id={id} className={caption}>
        {title}
      </span>
    </Stack>
  );
}
