import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PresentationCard as Card } from '#api/generated/model/presentationCard.ts';
import { Badge, cardClass, cardLinkClass, IconButton, Skeleton, TimeText } from '#ui/index.ts';
import * as css from './PresentationCard.css.ts';
import { frame } from './SlideThumb.css.ts';
import { SlideThumb } from './SlideThumb.tsx';
import { screenOf, slidesText, statusText } from './status.ts';

interface PresentationCardProps {
  card: Card;
  onPin: () => void;
  /** Whether it leaves the list when it is not pinned any more. */
  isPinnedOnly: boolean;
  /** The menu «Действия»; `leave` is called before the card goes. */
  actions: (nameId: string, leave: () => void) => ReactNode;
  /** Called with the card before it goes. */
  onLeaving: (card: Element) => void;
}

/** A card of the list: first slide, title, number of slides, owner, date and status. */
export function PresentationCard({ card, onPin, isPinnedOnly, actions, onLeaving }: PresentationCardProps) {
  const { uuid, title, owner, pinned, date, slideCount } = card;
  const nameId = useId();
  // By its id: `actions` is called while rendering, where no ref may be handed over.
  const leave = (): void => {
    const item = document.getElementById(nameId)?.closest('li');
    if (item) onLeaving(item);
  };
  const status = statusText(card);
  return (
    <li data-card={uuid} className={cardClass({ interactive: true, padding: 'sm' })}>
      <div className={css.card}>
        <div className={css.picture}>
          <SlideThumb slide={card.firstSlide} theme={card.theme} />
        </div>
        <div className={css.name}>
          <span id={nameId}>
            <Link to={screenOf(card)} params={{ uuid }} className={cardLinkClass}>
              {title}
            </Link>
          </span>
        </div>
        <span className={css.buttons}>
          <IconButton
            size="sm"
            label={pinned ? 'Убрать из избранного' : 'В избранное'}
            icon={<Star className={pinned ? css.pinned : undefined} />}
            isPressed={pinned}
            aria-describedby={nameId}
            onPress={() => {
              if (isPinnedOnly) leave();
              onPin();
            }}
          />
          {actions(nameId, leave)}
        </span>
        <div className={css.foot}>
          <span className={css.facts}>
            <span className={css.fact}>{slidesText(slideCount)}</span>
            <span className={css.fact}>{owner.name}</span>
            <span className={css.fact}>
              <TimeText date={new Date(date)} />
            </span>
          </span>
          {status !== null && <Badge tone={card.status === 'failed' ? 'negative' : 'info'}>{status}</Badge>}
        </div>
      </div>
    </li>
  );
}

/** A card that is loading, of the same layout. */
export const CardSkeleton = () => (
  <div className={cardClass({ padding: 'sm' })}>
    <div className={css.card}>
      <div className={`${css.picture} ${frame}`}>
        <Skeleton shape="block" height="100%" />
      </div>
      <Skeleton width="70%" />
      <div className={css.foot}>
        <Skeleton width="50%" />
      </div>
    </div>
  </div>
);
