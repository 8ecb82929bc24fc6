import { ChevronLeft, ChevronRight, Maximize, Minimize } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { PresentationShow } from '#api/generated/model/presentationShow.ts';
import { IconButton, VisuallyHidden } from '#ui/index.ts';
import { isLater, slideTitle } from '../model/deck.ts';
import { shownSlides } from '../model/edit.ts';
import { place as placeClass } from './LinkShow.css.ts';
import { back, cover, next, resting, screen, slide as slideClass, tools } from './Show.css.ts';
import { ShownSlide } from './ShownSlide.tsx';
import { type ShowAction, showAction, stepOf } from './show-keys.ts';
import { usePointerRest } from './usePointerRest.ts';
import { useShowPictures } from './useShowPictures.ts';
import { useSwipe } from './useSwipe.ts';

const watchFullscreen = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};
const isFullscreen = (): boolean => Boolean(document.fullscreenElement);

/** Fills the screen, or gives it back; browsers of phones may not have it. */
const toggleFullscreen = (): void =>
  void (
    isFullscreen()
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  ).catch(() => undefined);

interface LinkShowProps {
  show: PresentationShow;
  /** The secret of the link. */
  token: string;
}

/** The slides of a presentation in the whole window, for somebody who has a link to its show (PRES-77). */
export function LinkShow({ show, token }: LinkShowProps) {
  const slides = shownSlides(show);
  const numbers = slides.map(({ number }) => number);
  const [at, setAt] = useState(0);
  const [colour, setColour] = useState<'black' | 'white' | null>(null);
  const digits = useRef('');
  const isResting = usePointerRest();
  const isFull = useSyncExternalStore(watchFullscreen, isFullscreen);
  const pictureSrc = useShowPictures(show, token);
  const shown = slides[at];

  const act = (action: ShowAction): void => {
    digits.current = action.type === 'digit' ? action.digits : '';
    if (action.type === 'black' || action.type === 'white')
      setColour(colour === action.type ? null : action.type);
    else if (action.type !== 'digit') {
      setColour(null);
      setAt(stepOf(action, at, numbers));
    }
  };
  const swipe = useSwipe((by) => act({ type: by > 0 ? 'next' : 'back' }));
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    // Enter and Space press the button that has the focus.
    const isButton =
      event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ');
    const action = isButton && digits.current === '' ? null : showAction(event, digits.current);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    act(action);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  const title = !shown || isLater(shown.slide) ? '' : slideTitle(shown.slide);
  return (
    <main tabIndex={-1} className={isResting ? `${screen} ${resting}` : screen} {...swipe}>
      <VisuallyHidden>
        <h1>{show.title}</h1>
        <span role="status">
          {shown && `Слайд ${shown.number} из\u00a0${slides.length}${title && `: ${title}`}`}
          {colour === 'black' && '. Чёрный экран'}
          {colour === 'white' && '. Белый экран'}
        </span>
      </VisuallyHidden>
      <div className={slideClass}>
        {shown && (
          <ShownSlide deck={show} slide={shown.slide} number={shown.number} pictureSrc={pictureSrc} />
        )}
      </div>
      {colour && <div className={cover[colour]} />}
      <button
        type="button"
        tabIndex={-1}
        className={back}
        aria-label="Назад"
        onClick={() => act({ type: 'back' })}
      />
      <button
        type="button"
        tabIndex={-1}
        className={next}
        aria-label="Дальше"
        onClick={() => act({ type: 'next' })}
      />
      <div className={tools}>
        <IconButton
          size="sm"
          label="Предыдущий слайд"
          icon={<ChevronLeft />}
          isDisabled={at === 0}
          onPress={() => act({ type: 'back' })}
        />
        <span aria-hidden="true" className={placeClass}>
          {at + 1} / {slides.length}
        </span>
        <IconButton
          size="sm"
          label="Следующий слайд"
          icon={<ChevronRight />}
          isDisabled={at === slides.length - 1}
          onPress={() => act({ type: 'next' })}
        />
        {document.fullscreenEnabled && (
          <IconButton
            size="sm"
            label={isFull ? 'Выйти из\u00a0полного экрана' : 'На\u00a0весь экран'}
            icon={isFull ? <Minimize /> : <Maximize />}
            onPress={toggleFullscreen}
          />
        )}
      </div>
    </main>
  );
}
