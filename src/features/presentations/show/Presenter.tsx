import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, Heading, Skeleton, Text } from '#ui/index.ts';
import { type Deck, isLater, slideTitle } from '../model/deck.ts';
import { shownSlides } from '../model/edit.ts';
import { footOf } from '../model/settings.ts';
import { SlideView } from '../slide/SlideView.tsx';
import { MarksLayer } from './MarksLayer.tsx';
import { MarkTools } from './MarkTools.tsx';
import { clock, column, notes, presenter, sheet } from './Show.css.ts';
import { openShowChannel } from './show-channel.ts';
import { showAction } from './show-keys.ts';
import { useMarks } from './useMarks.ts';

const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** Time since the start of the show: «1:05», «1:02:05». */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const padded = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}

interface PresenterProps {
  userId: number;
  uuid: string;
  read: () => Promise<Deck>;
}

/** The presenter's own window: this slide, the next one, the notes, and the time. The audience never sees it. */
export function Presenter({ userId, uuid, read }: PresenterProps) {
  const [place, setPlace] = useState<{ slide: string | null; startedAt: number } | null>(null);
  const { data: deck } = useQuery({
    queryKey: ['deck of presenter', uuid],
    queryFn: read,
    staleTime: 0,
    // The show may have slides that were added after this window was opened, or that are not saved yet.
    refetchInterval: ({ state: { data } }) =>
      data && place?.slide && !data.slides.some(({ id }) => id === place.slide) ? 1000 : false,
  });
  const [now, setNow] = useState(() => Date.now());
  const channel = useRef<ReturnType<typeof openShowChannel>>(null);
  const marks = useMarks(place?.slide ?? null, (message) => channel.current?.tell(message));
  const receiveMarks = useEffectEvent(marks.receive);
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
    const action = showAction(event, '');
    if (action?.type === 'next' || action?.type === 'back')
      channel.current?.tell({ type: 'move', by: action.type === 'next' ? 1 : -1 });
    else if (action?.type === 'pointer' || action?.type === 'pen') marks.choose(action.type);
    else if (action?.type === 'erase') marks.erase();
    else if (action?.type === 'end' && marks.tool) marks.putAway();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const made = openShowChannel(`${userId}:${uuid}`, (message) => {
      if (message.type === 'at') setPlace(message);
      receiveMarks(message);
    });
    channel.current = made;
    made.tell({ type: 'where' });
    const timer = setInterval(() => setNow(Date.now()), 1000);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      made.close();
      clearInterval(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [userId, uuid]);
  if (!deck)
    return (
      <div className={presenter}>
        <Skeleton shape="block" height="60vh" />
      </div>
    );
  const slides = shownSlides(deck);
  const at = slides.findIndex(({ slide }) => slide.id === place?.slide);
  const [shown, following] = [slides[at], slides[at + 1]];
  const move = (by: 1 | -1) => (): void => channel.current?.tell({ type: 'move', by });
  return (
    <section aria-label="Окно докладчика" className={presenter}>
      <div className={clock}>
        <span role="timer" aria-label="Время показа">
          {place && place.slide !== null ? elapsed(now - place.startedAt) : '0:00'}
        </span>
        <Text tone="muted">{time.format(now)}</Text>
        {shown && (
          <Text>
            Слайд {shown.number} из&nbsp;{deck.slides.length}
          </Text>
        )}
        <Button icon={<ChevronLeft />} onPress={move(-1)}>
          Назад
        </Button>
        <Button variant="primary" icon={<ChevronRight />} onPress={move(1)}>
          Дальше
        </Button>
        <MarkTools marks={marks} />
      </div>
      {shown ? (
        <>
          <div className={column}>
            <Heading level={1} size="lg">
              {(!isLater(shown.slide) && slideTitle(shown.slide)) || 'Сейчас'}
            </Heading>
            <div className={sheet}>
              <SlideView
                slide={shown.slide}
                theme={deck.theme}
                brand={deck.brand}
                {...footOf(deck, shown.number)}
              />
              <MarksLayer marks={marks} />
            </div>
          </div>
          <div className={column}>
            <Heading level={2} size="md">
              Дальше
            </Heading>
            {following ? (
              <div className={sheet}>
                <SlideView
                  slide={following.slide}
                  theme={deck.theme}
                  brand={deck.brand}
                  {...footOf(deck, following.number)}
                />
              </div>
            ) : (
              <Text tone="muted">Это последний слайд</Text>
            )}
            <Heading level={2} size="md">
              Заметки
            </Heading>
            <p className={notes}>
              {(!isLater(shown.slide) && shown.slide.notes) || 'К этому слайду заметок нет'}
            </p>
          </div>
        </>
      ) : (
        <Heading level={1} size="md">
          Показ не&nbsp;идёт: начните его в&nbsp;редакторе
        </Heading>
      )}
    </section>
  );
}
