import { ChevronLeft, ChevronRight, HelpCircle, MonitorUp, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { basePath } from '#lib/base-path.ts';
import { IconButton, VisuallyHidden } from '#ui/index.ts';
import type { Deck } from '../model/deck.ts';
import { isLater, slideTitle } from '../model/deck.ts';
import { shownSlides } from '../model/edit.ts';
import { MarksLayer } from './MarksLayer.tsx';
import { MarkTools } from './MarkTools.tsx';
import {
  back,
  cover,
  does,
  help,
  keys,
  next,
  resting,
  screen,
  slide as slideClass,
  tools,
} from './Show.css.ts';
import { ShownSlide } from './ShownSlide.tsx';
import { openShowChannel } from './show-channel.ts';
import { SHOW_KEYS, type ShowAction, showAction, stepOf } from './show-keys.ts';
import { useMarks } from './useMarks.ts';
import { usePointerRest } from './usePointerRest.ts';
import { useSwipe } from './useSwipe.ts';

interface ShowProps {
  deck: Deck;
  /** The person whose windows may follow. */
  userId: number;
  /** Id of the first slide to show. */
  from: string | null;
  /** Called with the id of each slide that is shown. */
  onSlide: (slide: string) => void;
  onClose: () => void;
}

/** Shows the slides on the whole screen, or in the whole window where that is not allowed (presentations.md §6). */
export function Show({ deck, userId, from, onSlide, onClose }: ShowProps) {
  const slides = shownSlides(deck);
  const numbers = slides.map(({ number }) => number);
  const fromNumber = deck.slides.findIndex(({ id }) => id === from) + 1;
  const [at, setAt] = useState(() => stepOf({ type: 'go', number: Math.max(1, fromNumber) }, 0, numbers));
  const [colour, setColour] = useState<'black' | 'white' | null>(null);
  const [hasHelp, setHelp] = useState(false);
  const [startedAt] = useState(() => Date.now());
  const digits = useRef('');
  const box = useRef<HTMLDivElement>(null);
  const shown = slides[at];
  const isResting = usePointerRest();
  const channel = useRef<ReturnType<typeof openShowChannel>>(null);
  const marks = useMarks(shown?.slide.id ?? null, (message) => channel.current?.tell(message));

  /** Opening the presenter's window ends the full screen. The show continues in its window; its next key press fills the screen again. */
  const isAway = useRef(false);
  const fill = (): void =>
    void box.current?.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);

  const act = (action: ShowAction): void => {
    digits.current = action.type === 'digit' ? action.digits : '';
    if (action.type === 'end') {
      if (hasHelp) setHelp(false);
      else if (marks.tool) marks.putAway();
      else onClose();
    } else if (action.type === 'help') setHelp(!hasHelp);
    else if (action.type === 'black' || action.type === 'white')
      setColour(colour === action.type ? null : action.type);
    else if (action.type === 'presenter') {
      isAway.current = document.fullscreenElement !== null;
      open(
        `${basePath}pres-editor/${deck.uuid}?show=presenter`,
        `presenter-${deck.uuid}`,
        'popup,width=1100,height=700',
      );
    } else if (action.type === 'pointer' || action.type === 'pen') marks.choose(action.type);
    else if (action.type === 'erase') marks.erase();
    else if (action.type !== 'digit') {
      if (isAway.current && !document.fullscreenElement && navigator.userActivation?.isActive) fill();
      setColour(null);
      setAt(stepOf(action, at, numbers));
    }
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    // Enter and Space press the button that has the focus.
    const isButton =
      event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ');
    if (isButton && digits.current === '') return;
    const action = showAction(event, digits.current);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    act(action);
  });
  const tellPlace = useEffectEvent((): void =>
    channel.current?.tell({ type: 'at', slide: shown?.slide.id ?? null, startedAt }),
  );
  const tellMarks = useEffectEvent((): void => channel.current?.tell({ type: 'drawn', drawn: marks.drawn }));
  const receiveMarks = useEffectEvent(marks.receive);
  const tellSlide = useEffectEvent((): void => {
    if (shown) onSlide(shown.slide.id);
  });
  const move = useEffectEvent((by: 1 | -1): void => act({ type: by > 0 ? 'next' : 'back' }));
  /** Called when the browser ends the full screen on Escape. With a tool in use, only the tool is put away. */
  const leave = useEffectEvent((): void => {
    if (!marks.tool) onClose();
    else {
      isAway.current = true;
      marks.putAway();
    }
  });
  const enter = useEffectEvent(fill);
  const place = `${userId}:${deck.uuid}`;

  useEffect(() => {
    box.current?.focus();
    document.addEventListener('keydown', onKeyDown, true);
    const made = openShowChannel(place, (message) => {
      if (message.type === 'where') {
        tellPlace();
        tellMarks();
      }
      if (message.type === 'move') move(message.by);
      receiveMarks(message);
    });
    channel.current = made;
    // Removes the lines of an earlier show from a presenter's window that is still open.
    tellMarks();
    let isFull = false;
    // Where the browser refuses full screen, the show fills the window.
    enter();
    const follow = (): void => {
      if (document.fullscreenElement) {
        isFull = true;
        isAway.current = false;
      } else if (isFull && !isAway.current) leave();
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('fullscreenchange', follow);
      made.tell({ type: 'at', slide: null, startedAt: 0 });
      made.close();
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the presenter's window and the address follow the slide
  useEffect(() => {
    tellPlace();
    tellSlide();
  }, [at]);

  const swipe = useSwipe((by) => {
    if (!marks.tool) act({ type: by > 0 ? 'next' : 'back' });
  });
  const title = shown ? (isLater(shown.slide) ? '' : slideTitle(shown.slide)) : '';
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-label="Показ"
      tabIndex={-1}
      className={isResting ? `${screen} ${resting}` : screen}
      {...swipe}
    >
      <VisuallyHidden>
        <span role="status">
          {shown && `Слайд ${shown.number} из\u00a0${deck.slides.length}${title && `: ${title}`}`}
          {colour === 'black' && '. Чёрный экран'}
          {colour === 'white' && '. Белый экран'}
        </span>
      </VisuallyHidden>
      <div className={slideClass}>
        {shown && <ShownSlide deck={deck} slide={shown.slide} number={shown.number} />}
        <MarksLayer marks={marks} />
      </div>
      {colour && <div className={cover[colour]} />}
      {!marks.tool && (
        <>
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
        </>
      )}
      {hasHelp && (
        <dl className={help} aria-label="Клавиши показа">
          {SHOW_KEYS.map(([key, text]) => [
            <dt key={`${key} key`} className={keys}>
              {key}
            </dt>,
            <dd key={key} className={does}>
              {text}
            </dd>,
          ])}
        </dl>
      )}
      <div className={tools}>
        <IconButton
          size="sm"
          label="Предыдущий слайд"
          icon={<ChevronLeft />}
          onPress={() => act({ type: 'back' })}
        />
        <IconButton
          size="sm"
          label="Следующий слайд"
          icon={<ChevronRight />}
          onPress={() => act({ type: 'next' })}
        />
        <MarkTools marks={marks} />
        <IconButton
          size="sm"
          label="Окно докладчика"
          icon={<MonitorUp />}
          onPress={() => act({ type: 'presenter' })}
        />
        <IconButton
          size="sm"
          label="Клавиши показа"
          icon={<HelpCircle />}
          onPress={() => act({ type: 'help' })}
        />
        <IconButton size="sm" label="Закончить показ" icon={<X />} onPress={onClose} />
      </div>
    </div>
  );
}
